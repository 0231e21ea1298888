"""The mistakes that come first, and that their messages say what to write instead."""

import pickle
import sys

import numba
import numpy as np
import pytest
import scipy.special
from numba import cuda
from numba.core.errors import TypingError

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated


@ne.differentiate
def total(x):
    s = 0.0
    for i in range(len(x)):
        s += x[i] * x[i]
    return s


@ne.differentiate
def square(x):
    return x * x


@ne.differentiate
def size_of(x):
    return x[0] * x.size


@ne.differentiate
def summed(a, b):
    return np.einsum("i,i->", a, b)


@ne.differentiate
def gamma(x):
    return scipy.special.gamma(x)


@ne.differentiate(target="cpu")
@cuda.jit
def squares(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = x[i] * x[i]


@ne.differentiate
def misspelt(x):
    return np.summ(x)


@ne.differentiate
def corner(x):
    return x[0][0] * x[0][0]


@ne.differentiate
def by_keyword(x, *, scale):
    return scale * x


@ne.differentiate
def of_several(*xs):
    return xs[0]


def doubled(x):
    return 2.0 * x


class Plain:
    k = 2.0


LIST, OBJECT = [1.0, 2.0], Plain()


@ne.differentiate
def with_a_function(x):
    return doubled(x)


@ne.differentiate
def with_a_list(x):
    return LIST[0] * x


@ne.differentiate
def with_an_object(x):
    return OBJECT.k * x


@ne.differentiate
def one_by_one(x):
    for k in range(3):
        yield k * x


X = np.ones(3)
MISTAKES = {
    "an array of integers": (lambda: total.grad(np.arange(3)), r"pass x\.astype\(np\.float64\)"),
    "an array in half precision": (lambda: total.grad(np.ones(3, np.float16)), r"pass x\.astype\(np\.float32\)"),
    "a list for an array": (lambda: size_of.grad([1.0, 2.0]), r"(?s)Unknown attribute.*`x` is a list: .*pass np\.array\(x\)"),
    "a list for an array, annotated": (lambda: ne.autodiff(size_of, Duplicated([1.0], [0.0])), r"(?s)pass np\.array\(x\)"),
    "a list that is multiplied": (lambda: square.grad([1.0, 2.0]), r"(?s)`x` is a list: .*pass np\.array\(x\)"),
    "einsum": (lambda: summed.grad(X, X), r"(?s)np\.einsum: write the sum as loops, which are as fast here, or with @"),
    "a special function of SciPy": (lambda: gamma.grad(2.0), r"(?s)scipy\.special: take math\.erf, .*with ne\.rule"),
    "a tangent of another dimension": (lambda: ne.jvp(total, (X,), (np.ones((3, 1)),)),
                                       r"tangent of argument `x` of type array\(float64, 1d, C\) .* got array\(float64, 2d, C\)"),
    "an integer": (lambda: square.grad(2), r"pass a float \(2\.0, not 2\)"),
    "an array of objects": (lambda: total.grad(np.array([1.0, None])), r"pass an array of numbers, array\.astype"),
    "a string": (lambda: square.grad("a"), "type unicode_type, which is not floating: choose other argnums"),
    "nothing": (lambda: square.grad(None), "type none, which is not floating: choose other argnums"),
    "a list of lists": (lambda: corner.grad([[1.0], [2.0]]), r"not supported: pass an array, np\.array\(\.\.\.\), or a tuple"),
    "a function that is misspelt": (lambda: misspelt.grad(X), r"no attribute 'summ' \(called in misspelt, test_first_mist.*\.py"),
    "a keyword-only argument": (lambda: by_keyword.grad(1.0, scale=2.0), "`scale` as a keyword only: put it before the star"),
    "any number of arguments": (lambda: of_several.grad(1.0), r"takes \*xs: pass a tuple, or name the arguments"),
    "a generator": (lambda: one_by_one.grad(1.0), "one_by_one yields: return a float, computed from what is yielded"),
    "a Python function that is called": (lambda: with_a_function.grad(1.0), "doubled is a Python function: .* with @njit"),
    "an object from outside": (lambda: with_an_object.grad(1.0), "OBJECT is outside of .*: pass what is needed of it"),
    "a list from outside": (lambda: with_a_list.grad(1.0), "from outside is a number, .*: pass a list as an argument"),
    "a name for a position": (lambda: ne.grad(square, "x"), "argnums must be an int .*: for names write argnames='x'"),
    "a name of JAX's": (lambda: ne.vmap(square), "has no attribute 'vmap': write a loop, with numba.prange"),
    "a ufunc": (lambda: ne.grad(np.sin), r"the ufunc sin: .*`lambda x: np\.sin\(x\)`"),
    "a class": (lambda: ne.grad(dict), "got the class dict: write what it computes as a function"),
    "a vector as result": (lambda: square.grad(X), "needs a scalar-valued function.*use vjp or jacrev"),
    "no annotation": (lambda: ne.autodiff(total, X), r"write Duplicated\(x, dx\) to differentiate it, or Const\(x\)"),
    "a shadow that does not fit": (lambda: ne.autodiff(total, Duplicated(X, np.zeros(4))), "make it with np.zeros_like"),
    "an argument that is not there": (lambda: ne.grad(total, 1)(X), "argnums=1 names an argument that is not there"),
    "no function": (lambda: ne.grad(3.0), "expected an @njit function or a Python function, got float"),
    "object mode": (lambda: ne.differentiate(numba.jit(forceobj=True)(square.py_func)), "decorate it with @njit"),
    "a kernel without a launch": (lambda: squares.grad(X, X), r"say how many blocks and threads"),
    "too many threads": (lambda: squares.grad[1, 2000](X, X), "a block has at most 1024 threads"),
    "an empty block": (lambda: squares.grad[1, 0](X, X), "the block has at least one thread"),
    "a grid of floats": (lambda: squares[3 / 1, 32](X, X), "the grid is one to three integers, got 3.0"),
    "one number between the brackets": (lambda: squares[3](X, X), r"a launch needs \[grid, block\]"),
    "the gradient of a kernel as of a function": (lambda: ne.grad(squares), r"is a kernel: .* squares\.grad\[grid, block\]"),
    "autodiff of a kernel": (lambda: ne.autodiff(squares.dispatcher, Duplicated(X, X)), r"squares\.grad\[grid, block\]"),
    "a transform of functions": (lambda: squares.hessian,
                                 "a kernel, which returns nothing: it has grad, jvp, augmented and reverse"),
    "a list for a kernel": (lambda: squares[1, 3]([1.0], X), r"x is a list: a kernel takes arrays, pass np\.array\(x\)"),
    "a list and its shadow": (lambda: squares.grad[1, 3](Duplicated([1.0], X), Const(X)), r"pass np\.array\(x\)"),
    "integers for a kernel": (lambda: squares.grad[1, 3](Duplicated(np.arange(3), X), Const(X)),
                              r"write Const\(x\), or pass x\.astype\(np\.float64\)"),
    "objects for a kernel": (lambda: squares[1, 3](np.array([None]), X), r"an array of objects: .*x\.astype\(np\.float64\)"),
    "a scalar that is Active in a kernel": (lambda: squares.grad[1, 3](ne.Active(1.0), Const(X)), r"write Duplicated\(x, dx\)"),
    "an argument too few": (lambda: squares.grad[1, 3](Const(X)), "squares takes 2 arguments, 1 were given"),
    "a target that is none": (lambda: ne.differentiate(target="gpu")(squares.dispatcher), "known are auto, cuda, cpu"),
    "no driver": (lambda: ne.differentiate(target="cuda")(squares.dispatcher).grad[1, 3](Const(X), Const(X)), "use target='cpu'"),
    "a bracket that is not closed": (lambda: total.explain(signature="(float64[:"),
                                     r"is not a valid signature .*'\(float64\[::1\]\)'"),
    "a type that is none": (lambda: total.inspect_gradient("(float65,)"), "'float65' is not defined"),
    "a number for a signature": (lambda: total.inspect_gradient(3), "3 is not a valid signature"),
    "a signature that is too long": (lambda: total.inspect_gradient("(float64[:], int64)"),
                                     "takes 1 argument, the signature .* has 2"),
    "a kernel's bracket": (lambda: squares.explain(signature="(float64[:"), "is not a valid signature"),
    "a number for a kernel's signature": (lambda: squares.inspect_gradient(3), "3 is not a valid signature"),
    "a kernel's signature that is too short": (lambda: squares.inspect_gradient("(float64[:],)"), "takes 2 arguments"),
    "a view that is none": (lambda: total.inspect_gradient("(float64[:],)", view="llvm"), "view must be one of 'source', 'plan'"),
    "a kernel without annotations": (lambda: squares.grad[1, 3](X, X.copy()), r"write Duplicated\(x, dx\)"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_message_says_what_to_do(mistake):
    make, message = MISTAKES[mistake]
    with pytest.raises((ne.EnzymeError, ValueError, TypeError, AttributeError, TypingError), match=message):
        make()


@pytest.mark.parametrize(("absent", "asked", "message"), [
    ("torch", lambda: ne.torch, "ne.torch needs torch: pip install torch"),
    ("jax", lambda: ne.jax, "ne.jax needs jax: pip install jax"),
    ("tensorflow", lambda: ne.tensorflow, "ne.tensorflow needs tensorflow: pip install tensorflow"),
    ("mpmath", lambda: ne.testing.oracle_gradient, "computes with mpmath: pip install mpmath"),
])  # fmt: skip
def test_a_library_that_is_not_there(absent, asked, message, monkeypatch):
    ours = ("numba_enzyme.testing", "numba_enzyme.interop")
    for name in [name for name in sys.modules if name.split(".")[0] == absent or name.startswith(ours)]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("torch", "jax", "tensorflow", "testing"):
        monkeypatch.delitem(vars(ne), name, raising=False)
    monkeypatch.setitem(sys.modules, absent, None)
    with pytest.raises(ImportError, match=message):
        asked()
    assert callable(ne.testing.check_kernel)  # needs none of them


def test_there_is_no_front_end(monkeypatch):
    monkeypatch.delitem(sys.modules, "numba_enzyme.api.kernels")
    monkeypatch.setitem(sys.modules, "numba_enzyme.api.kernels", None)
    with pytest.raises(ne.EnzymeError, match=r"need the package numba-cuda, or a Numba that brings its numba\.cuda along"):
        ne.differentiate(squares.dispatcher)


def test_a_kernel_that_is_decorated_twice():
    assert ne.differentiate(squares) is squares
    watched = ne.differentiate(squares, race_check=True)
    assert watched.race_check and watched.target == "cpu" and not squares.race_check
    shadow = np.zeros(3)
    watched.grad[1, 3](Duplicated(X, shadow), Duplicated(np.zeros(3), np.ones(3)))
    assert np.array_equal(shadow, 2 * X)


def test_a_refusal_can_be_sent_to_another_process():
    @ne.differentiate
    def of_bytes(x):
        x.view(np.uint8)[3] = 1
        return x.sum()

    with pytest.raises(ne.NotDifferentiable) as caught:
        of_bytes.grad(X)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value) and copy.problems == caught.value.problems


LAUNCHES = (lambda: squares.grad[1, 3](X, X.copy()), lambda: squares[0, 3], lambda: squares.grad[1, 2000])


@pytest.mark.parametrize("launch", LAUNCHES)
def test_what_is_wrong_with_a_launch_comes_with_few_frames_of_ours(launch, monkeypatch):
    with pytest.raises((ne.EnzymeError, ValueError)) as caught:
        launch()
    assert len(caught.traceback) <= 4, "the test, its line, and at most two of ours"
    monkeypatch.setenv("NUMBA_ENZYME_TRACEBACK", "full")
    with pytest.raises(ne.EnzymeError) as caught:
        squares.grad[1, 3](X, X.copy())
    assert len(caught.traceback) > 4


@pytest.mark.parametrize("asked", [ne.differentiate, ne.grad, lambda f: ne.differentiate(fastmath=True)(f)])
def test_numba_is_told_to_compile_nothing(asked, monkeypatch):
    monkeypatch.setattr(numba.config, "DISABLE_JIT", True)
    with pytest.raises(ne.EnzymeError, match="cubed can't be differentiated while NUMBA_DISABLE_JIT is set"):
        asked(numba.njit(cubed))


def cubed(x):
    return x * x * x


@pytest.mark.parametrize("tangents", [False, True])
def test_another_byte_order_in_a_tuple(tangents):
    native, swapped = (np.ones(2),) * 2, (np.ones(2), np.ones(2, ">f8"))
    assert ne.jvp(product_of_sums, (native,), (native,))[1] == 8.0
    with pytest.raises(ne.EnzymeError, match="another byte order"):
        ne.jvp(product_of_sums, (native if tangents else swapped,), (swapped if tangents else native,))


@ne.differentiate
def product_of_sums(pair):
    return np.sum(pair[0]) * np.sum(pair[1])
