"""Fuzzing the compiler with random IR: derivative against oracle, failures shrunk and stored.

    python -m tools.fuzz.ir --seed 0 --count 200

Each program is differentiated in both modes. The derivative's text is interpreted by the oracle (which sees any access out
of bounds, use after free and leak of the tape), then compiled and called in a forked child, and compared with the exact
derivative: gradients, shadows, the primal's memory. A failing program is made smaller on its syntax tree and written to
the corpus, which the test suite replays.
"""

from __future__ import annotations

import argparse
import re
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from numba_enzyme.errors import EnzymeError
from numba_enzyme.ir.llvm_io import optimize
from numba_enzyme.testing.native import NativeFailure, NativeRun, in_child, run_native
from numba_enzyme.testing.oracle import Oracle
from numba_enzyme.testing.oracle_gradient import OracleGradient, oracle_gradient
from numba_enzyme.testing.oracle_scalars import OracleError
from numba_enzyme.testing.tolerance import difference, tolerance_of

from .campaign import add_campaign_options, campaign, campaign_options
from .program import LENGTH, Program, generate
from .shrink import shrink
from .statements import emit_program

CORPUS = Path("tests/fuzz/corpus")
MODES = ("reverse", "forward")
FINAL = "reverse, final"  # as Numba's functions ask for it where nobody differentiates the gradient
SECOND = "forward over reverse"  # the tangent of the gradient; its witness is the oracle on the gradient's own text
REVERSE = ("reverse", FINAL)
SECOND_ACTIVITIES = ["dup", "dup", "dup", "dup", "dup", "const", "dup"]
Differentiate = Callable[..., str]

PATIENCE = 60.0  # seconds for a program that takes milliseconds: the machine may be busy


@dataclass(frozen=True)
class Verdict:
    """``category``: agrees, refused, wrong, memory (the derivative misuses memory or leaks), invalid (LLVM rejects it),
    crashed, exception (of the compiler), or primal (the oracle and machine code disagree: a bug of the oracle)."""

    category: str
    detail: str = ""
    mode: str = ""

    @property
    def fails(self) -> bool:
        return self.category not in ("agrees", "refused")


@dataclass
class Case:
    """A module with ``T @f(ptr x, ptr y, T s, i64 n)`` and inputs, which follow from the seed."""

    text: str
    seed: int
    kind: str
    count: int
    aliased: bool = False

    def __post_init__(self) -> None:
        random = np.random.default_rng(self.seed)
        dtype = np.float64 if self.kind == "double" else np.float32
        self.x, self.y, self.dx, self.dy = (random.uniform(-1.2, 1.2, LENGTH).astype(dtype) for _ in range(4))
        if self.aliased:
            self.y, self.dy = self.x, self.dx
        self.tangents: list[np.ndarray] = []
        self.primal_run: NativeRun | None = None
        self.s, self.ds, self.seed_of_result = (float(dtype(v)) for v in random.uniform(-1.2, 1.2, 3))

    @classmethod
    def of(cls, program: Program) -> Case:
        text = emit_program(program)
        header = f"; fuzz seed={program.seed} kind={program.kind} count={program.count} aliased={int(program.aliased)}\n"
        return cls(header + text, program.seed, program.kind, program.count, program.aliased)

    @classmethod
    def read(cls, text: str) -> Case:
        """A case of the corpus: its inputs follow from the first line."""
        found = re.search(r"; fuzz seed=(\d+) kind=(\w+) count=(\d+) aliased=([01])", text)
        if found is None:
            raise ValueError("the first line of a fuzz case names seed, kind, count and aliasing")
        return cls(text, int(found[1]), found[2], int(found[3]), found[4] == "1")

    def exact(self, mode: str, gradient: str = "") -> OracleGradient:
        """``gradient``: the text of the reverse derivative, which second order differentiates."""
        if mode == SECOND:
            given = self._second(lambda primal, tangent: [(primal, tangent)])
            return oracle_gradient(gradient, "diffe_f", given, SECOND_ACTIVITIES, mode="forward", returns="dup")
        pairs = [(self.x, self.dx), (self.y, self.dy)]
        if mode in REVERSE:
            activities = ["dup", "dup", "active", "const"]
            return oracle_gradient(self.text, "f", [*pairs, self.s, self.count], activities, seed=self.seed_of_result)
        arguments = [*pairs, (self.s, self.ds), self.count]
        return oracle_gradient(self.text, "f", arguments, ["dup", "dup", "dup", "const"], mode=mode, returns="dup")

    def native_primal(self, isolated: bool) -> NativeRun:
        """What the function itself does as machine code."""
        if self.primal_run is None:
            given = [self.x, self.y, self.s, self.count]
            self.primal_run = run_native(self.text, "f", given, timeout=PATIENCE, isolated=isolated)
        return self.primal_run

    def _second(self, pair: Callable) -> list:
        """Arguments of the derivative of the gradient; ``pair`` says how a primal and its tangent are passed."""
        memory = [self.x, self.dx, self.y, self.dy]
        if not self.tangents:
            known: dict[int, np.ndarray] = {}
            random = np.random.default_rng(self.seed + 1)
            for array in memory:
                known.setdefault(id(array), random.uniform(-1, 1, LENGTH).astype(array.dtype))
            self.tangents = [known[id(array)] for array in memory]
        given = [part for primal, tangent in zip(memory, self.tangents, strict=True) for part in pair(primal, tangent)]
        return [*given, *pair(self.s, self.ds), self.count, *pair(self.seed_of_result, 0.75)]

    def derivative(self, differentiate: Differentiate, mode: str) -> str:
        if mode == SECOND:
            gradient = self.derivative(differentiate, "reverse")
            return differentiate(gradient, "diffe_f", SECOND_ACTIVITIES, mode="forward", returns="dup", name="second_f")
        if mode in REVERSE:
            return differentiate(self.text, "f", ["dup", "dup", "active", "const"], **{"final": True} if mode == FINAL else {})
        return differentiate(self.text, "f", ["dup", "dup", "dup", "const"], mode="forward", returns="dup")

    def arguments(self, mode: str) -> list:
        """Arguments of the derivative, in the order of the LLVM IR entry."""
        if mode == SECOND:
            return self._second(lambda primal, tangent: [primal, tangent])
        memory = [self.x, self.dx, self.y, self.dy]
        if mode in REVERSE:
            return [*memory, self.s, self.count, self.seed_of_result]
        return [*memory, self.s, self.ds, self.count]


def _derivatives(mode: str, exact: OracleGradient, result: tuple, contents: list) -> tuple[list, list]:
    """(name, found, exact) of every derivative, and of all memory that must be the primal's."""
    if mode == SECOND:
        names = ["x", "dx", "y", "dy"]
        tangents = [(f"tangent of {n}", contents[2 * i + 1], exact.shadows[i]) for i, n in enumerate(names)]
        memory = [(n, contents[2 * i], exact.contents[i]) for i, n in enumerate(names) if n in ("x", "y")]
        return [("tangent of ds", _only(result), _only(exact.tangent)), *tangents], memory
    scalar = exact.gradients[0] if mode in REVERSE else exact.tangent
    shadows = [("dx", contents[1], exact.shadows[0]), ("dy", contents[3], exact.shadows[1])]
    memory = [("x", contents[0], exact.contents[0]), ("y", contents[2], exact.contents[1])]
    return [("ds" if mode in REVERSE else "tangent", result[0], scalar), *shadows], memory


def _only(nested) -> float:
    """The one number in a result such as ``{ { double } }``."""
    while isinstance(nested, tuple):
        (nested,) = nested
    return nested


def _deviation(case: Case, mode: str, exact: OracleGradient, result: tuple, contents: list) -> str:
    """What differs from the exact derivative, or nothing."""
    derivatives, memory = _derivatives(mode, exact, result, contents)
    scale = max(exact.scale, *(float(np.abs(want).max()) for _, _, want in derivatives))
    narrowed = "fptrunc" in case.text  # the adjoint of a conversion to float is a float
    allowed = tolerance_of(np.float32 if narrowed else case.x.dtype)
    for name, got, want in derivatives:
        found = difference(got, want, scale)
        if not found <= allowed:
            return f"{mode}: {name} differs by {found:.3g}: {got} where {want} is exact"
    for name, got, want in memory:
        # LLVM folds library functions of constants with a libm of its own, which may round the last bit differently.
        if not np.allclose(got, want, rtol=8 * np.finfo(case.x.dtype).eps, atol=0.0, equal_nan=True):
            return f"{mode}: primal memory {name} is {got}, not {want}"
    return ""


def _interpret(derivative: str, case: Case, mode: str, exact: OracleGradient) -> Verdict | None:
    """Runs the derivative's text in the oracle: every access is checked."""
    oracle = Oracle(derivative)
    memory, values, places = oracle.memory, [], []
    known: dict[int, int] = {}
    for argument in case.arguments(mode):
        if isinstance(argument, np.ndarray):
            if id(argument) not in known:
                known[id(argument)] = memory.allocate(argument.nbytes, "argument", f"argument {len(places)}")
                memory.write(known[id(argument)], argument.tobytes())
            places.append((known[id(argument)], argument))
            values.append(known[id(argument)])
        else:
            values.append(argument)
    try:
        result = oracle.call(_derivative_name(mode), values)
    except OracleError as error:
        return Verdict("memory", str(error), mode)
    contents = [np.frombuffer(memory.read(a, v.nbytes)[0], dtype=v.dtype) for a, v in places]
    plain = _plain(result)
    deviation = _deviation(case, mode, exact, plain, contents)
    if deviation:
        return Verdict("wrong", f"interpreted: {deviation}", mode)
    leaks = oracle.memory.leaks()
    return Verdict("memory", f"leaks {', '.join(map(str, leaks))}", mode) if leaks else None


def _derivative_name(mode: str) -> str:
    return "second_f" if mode == SECOND else "diffe_f"


def _plain(value):
    return tuple(_plain(v) for v in value) if isinstance(value, tuple) else float(value.value)


def _judge_mode(case: Case, differentiate: Differentiate, mode: str, isolated: bool) -> Verdict:
    exact = case.exact("forward" if mode == SECOND else mode)
    primal = case.native_primal(isolated)
    if primal.result != exact.result or not all(np.array_equal(primal.contents[i], exact.contents[i]) for i in (0, 1)):
        return Verdict("primal", f"machine code returns {primal.result}, the oracle {exact.result}", mode)
    try:
        derivative = case.derivative(differentiate, mode)
        if mode == SECOND:
            exact = case.exact(mode, case.derivative(differentiate, "reverse"))
    except EnzymeError as refusal:
        return Verdict("refused", str(refusal), mode)
    except Exception:
        return Verdict("exception", traceback.format_exc(limit=-6), mode)
    try:
        compiled = optimize(derivative, vectorize=True, unroll=True)
    except ValueError as error:
        return Verdict("invalid", str(error), mode)
    verdict = _interpret(derivative, case, mode, exact)
    if verdict is not None:
        return verdict
    try:
        run = run_native(compiled, _derivative_name(mode), case.arguments(mode), timeout=PATIENCE, isolated=isolated)
    except NativeFailure as failure:
        return Verdict("crashed", str(failure), mode)
    deviation = _deviation(case, mode, exact, run.result, run.contents)
    return Verdict("wrong", f"compiled: {deviation}", mode) if deviation else Verdict("agrees", mode=mode)


def judge_here(case: Case, differentiate: Differentiate, modes=MODES, *, isolated: bool = False) -> Verdict:
    """The first failure among the modes, else a refusal, else agreement. Unless ``isolated``, a crash ends this process."""
    verdicts = []
    for mode in modes:
        verdicts.append(_judge_mode(case, differentiate, mode, isolated))
        if verdicts[-1].fails:
            return verdicts[-1]
    return next((v for v in verdicts if v.category == "refused"), verdicts[0])


def judge(case: Case, differentiate: Differentiate, modes=MODES, timeout: float = 4 * PATIENCE) -> Verdict:
    """As :func:`judge_here`, in a child, for LLVM may abort."""
    try:
        return in_child(lambda: judge_here(case, differentiate, modes, isolated=True), timeout)
    except NativeFailure as failure:
        return Verdict("crashed", str(failure))


def smallest(program: Program, verdict: Verdict, differentiate: Differentiate, budget: int) -> Program:
    """The shrunk program that fails in the same way."""
    modes = (verdict.mode,) if verdict.mode else MODES

    def still_fails(candidate: Program) -> bool:
        return judge(Case.of(candidate), differentiate, modes).category == verdict.category

    return shrink(program, still_fails, budget)


def store(program: Program, verdict: Verdict, folder: Path = CORPUS) -> Path:
    """Writes a case of the corpus, named by what went wrong and the seed."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{verdict.category}_{(verdict.mode or 'any').replace(',', '').replace(' ', '_')}_{program.seed}.ll"
    case = Case.of(program)
    path.write_text(case.text)
    return path


def described(verdict: Verdict) -> str:
    """What a verdict is counted under: its category, a refusal also by its code."""
    if verdict.category != "refused":
        return verdict.category
    return " ".join(["refused", *(re.findall(r"NE\d+", verdict.detail) or ["?"])[:1]])


def _the_compiler() -> Differentiate:
    """Late, so that generating, shrinking and the oracle work on their own."""
    from numba_enzyme.llvm import differentiate

    return differentiate


def main(arguments: list[str] | None = None) -> int:
    """The command line; the exit status is the number of failing programs, at most 100."""
    parser = argparse.ArgumentParser(prog="tools.fuzz.ir", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=0, help="seed of the first program")
    parser.add_argument("--count", type=int, default=200, help="how many programs")
    parser.add_argument("--mode", choices=(*REVERSE, "forward", SECOND), action="append", help="only this mode (may be repeated)")
    parser.add_argument("--shrink", type=int, default=200, metavar="TRIES", help="programs to try per failure; 0: do not shrink")
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="where failing programs are written")
    parser.add_argument("--show", action="store_true", help="print the module of every program")
    add_campaign_options(parser)
    options = parser.parse_args(arguments)
    differentiate = _the_compiler()

    def modes(seed: int) -> tuple[str, ...]:
        """Both ways; the reverse sweep of every other program is that of a gradient which nobody differentiates."""
        return tuple(options.mode or (REVERSE[seed % 2], "forward"))

    def report(seed: int, verdict: Verdict) -> str:
        program = generate(seed)
        if options.shrink:
            program = smallest(program, verdict, differentiate, options.shrink)
        path = store(program, verdict, options.corpus)
        return f"{verdict.category} {verdict.mode}: {verdict.detail.strip()[-400:]} -> {path}"

    def here(seed: int) -> Verdict:
        case = Case.of(generate(seed))
        if options.show:
            print(case.text, flush=True)
        return judge_here(case, differentiate, modes(seed))

    totals = campaign(
        range(options.seed, options.seed + options.count),
        here,
        lambda seed: judge(Case.of(generate(seed)), differentiate, modes(seed)),
        report,
        describe=described,
        **campaign_options(options),
    )
    print(totals)
    return min(totals.failures, 100)


if __name__ == "__main__":
    sys.exit(main())
