"""Judge one case at one level in one mode: differentiate, compile, run, compare.

    Verdict("wrong", "input 2: 3.5, finite differences say 7.0")

The work is done in a forked child with a time limit, so that a crash of compiler or program is a verdict like any other.
"""

from __future__ import annotations

import contextlib
import faulthandler
import math
import os
import pickle
import random
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from numba_enzyme.errors import EnzymeError, NotDifferentiable

from .heap import heap_growth, heap_is_exact
from .memory import Vector
from .native import Native
from .reference import Arguments, Primal, jacobian, reset, returned_numbers
from .second_order import second_order_case
from .specification import Case
from .verdict import CHECK_TOLERANCE, Verdict

TIME_LIMIT = 20.0


class Disagreement(Exception):
    """The derivative is there but it is not right."""


class Contract(Exception):
    """The result does not have the signature, linkage or text that the contract states."""


def judge(case: Case, text: str, mode: str, level: str, differentiate: Callable[..., str] | None = None) -> Verdict:
    """The verdict on one request, whatever the child does; ``differentiate`` is the entry of the package."""
    started = time.monotonic()
    verdict = in_child(lambda: examine(case, text, mode, level, differentiate or entry_point()), TIME_LIMIT)
    verdict.seconds = time.monotonic() - started
    return verdict


def in_child(work: Callable[[], Verdict], limit: float) -> Verdict:
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        os.close(reading)
        status = 1
        try:
            silence()
            most = 4096 * int(Path("/proc/self/statm").read_text().split()[0]) + (4 << 30)  # what the tests before it hold, too
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            with os.fdopen(writing, "wb") as stream:
                pickle.dump(attempt(work), stream)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    received, deadline = b"", time.monotonic() + limit
    with os.fdopen(reading, "rb", buffering=0) as stream:
        while True:
            ready, _, _ = select.select([stream], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return Verdict("timeout", f"no answer within {limit:.0f} s")
            part = stream.read(1 << 16)
            if not part:
                break
            received += part
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code or not received:
        name = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return Verdict("crash", name)
    return pickle.loads(received)


def attempt(work: Callable[[], Verdict]) -> Verdict:
    """An exception of the judge itself speaks of the program, not of the compiler."""
    try:
        return work()
    except Exception as problem:
        return Verdict("bad-program", "".join(traceback.format_exception(problem)[-3:]))


def silence() -> None:
    faulthandler.disable()
    with open(os.devnull, "w") as null:
        os.dup2(null.fileno(), 1)
        os.dup2(null.fileno(), 2)


def entry_point() -> Callable[..., str]:
    """Imported late: the judge's own tests need no compiler."""
    from numba_enzyme.llvm import differentiate

    return differentiate


def examine(case: Case, text: str, mode: str, level: str, differentiate: Callable[..., str]) -> Verdict:
    """Runs in the child."""
    expect = case.expected_at(level)
    request = request_of(case, mode, level)
    try:
        answer = differentiate(text, case.function, request.activities, mode=mode, **request.keywords)
    except NotDifferentiable as refusal:
        status = "ok" if expect in ("refused", "any", "invalid") else "refused"
        return Verdict(status, f"refused: {refusal}", {})
    except (ValueError, EnzymeError) as problem:
        return Verdict("ok" if expect == "invalid" else "error", f"{type(problem).__name__}: {problem}")
    except BaseException as problem:
        return Verdict("error", "".join(traceback.format_exception(problem)[-3:]))
    if expect in ("refused", "invalid"):
        return Verdict("wrong", f"an answer where the program must be {expect}")
    try:
        return compare(case, text, answer, mode, request)
    except Disagreement as problem:
        return Verdict("wrong", str(problem))
    except Contract as problem:
        return Verdict("error", f"contract: {problem}")


def judge_primal(case: Case, text: str) -> Verdict:
    """Whether the program itself is fit to be judged: it compiles, runs, and its finite differences settle."""
    def work() -> Verdict:
        primal = Primal(text, case)
        return measured(case, primal)[0] or Verdict("ok")

    return in_child(work, TIME_LIMIT)


def measured(case: Case, primal: Primal) -> tuple[Verdict | None, list[list[float]], float]:
    """The Jacobian by finite differences and the tolerance it deserves, or what is wrong with the program."""
    if len(case.arguments) != len(primal.signature.parameters):
        kinds = [str(kind) for kind in primal.signature.parameters]
        return Verdict("bad-program", f"{len(case.arguments)} arguments for parameters {kinds}"), [], 0.0
    inputs = primal.fresh().read_inputs()
    outputs = primal(None)
    if not all(map(math.isfinite, outputs)):
        return Verdict("bad-program", f"the primal itself gives {outputs}"), [], 0.0
    if primal(None) != outputs:
        return Verdict("bad-program", "a second call of the primal differs"), [], 0.0
    columns, error = jacobian(primal, inputs, float(case.options.get("step", 2e-2 if is_single(primal) else 1e-3)))
    tolerance = float(case.options.get("tol", 3e-3 if is_single(primal) else 1e-6))
    if not error <= 30 * tolerance:
        return Verdict("bad-program", f"finite differences do not settle: {error:.1e}"), [], 0.0
    if case.gradient is not None:
        rows = columns_of_result(columns, primal, case)
        loose = max(1e-5, 30 * error, tolerance)
        if any(abs(a - b) > loose * max(1.0, abs(b)) for a, b in zip(rows, case.gradient, strict=True)):
            return Verdict("bad-program", f"closed form {case.gradient} but finite differences {rows}"), [], 0.0
    return None, columns, max(tolerance, 10 * error)


def columns_of_result(columns: list[list[float]], primal: Primal, case: Case) -> list[float]:
    in_memory = len(primal.fresh().memory_leaves(shadow=False))
    return [sum(column[in_memory:]) for column in columns]


def judge_second_order(case: Case, text: str, mode: str, level: str) -> Verdict | None:
    """The verdict on the derivative, in ``mode``, of the reverse derivative; None where it is not asked."""
    def work() -> Verdict:
        differentiate = entry_point()
        slots = Primal(text, case).signature.result_slots()
        second = second_order_case(case, len(slots))
        if second is None or any(word not in ("f64", "f32") for _, word, _ in slots):
            return Verdict("ok", "not asked")
        try:
            activities = [argument.activity for argument in case.arguments]
            first = differentiate(text, case.function, activities, mode="reverse", returns=case.returns)
        except NotDifferentiable as refusal:
            return Verdict("refused", f"first order: {refusal}")
        return examine(second, first, mode, level, differentiate)

    return in_child(work, TIME_LIMIT)


@dataclass(frozen=True)
class Asked:
    activities: list[str]
    keywords: dict[str, object]
    derivative: str
    primal: bool
    optimise: bool


def request_of(case: Case, mode: str, level: str) -> Asked:
    """``primal`` and the optimisation of the answer vary with the level, so that each program meets both."""
    forward = mode == "forward"
    activities = ["dup" if forward and a.activity == "active" else a.activity for a in case.arguments]
    returns = "dup" if forward and case.returns == "active" else case.returns
    primal = bool(case.entry.get("primal", level in ("O1", "ir")))
    keywords: dict[str, object] = {**case.entry, "returns": returns, "primal": primal}
    name = str(keywords.get("name") or f"diffe_{case.function}")
    return Asked(activities, keywords, name, primal, level in ("O2", "O3", "ir-O3"))


def compare(case: Case, text: str, answer: str, mode: str, asked: Asked) -> Verdict:
    primal = Primal(text, case)
    try:
        derivative = Native(answer, [asked.derivative], asked.optimise)
    except (RuntimeError, NameError) as problem:
        raise Contract(f"the answer is no valid module: {problem}") from problem
    check_signature(primal, derivative, mode, asked)
    problem, columns, tolerance = measured(case, primal)
    if problem:
        return problem
    inputs, outputs = primal.fresh().read_inputs(), primal(None)
    run = run_reverse if mode == "reverse" else run_forward
    session = Session(case, primal, derivative, asked, inputs, len(outputs), columns, tolerance)
    verdict = run(session)
    return leak_verdict(session, mode) or verdict


def is_single(primal: Primal) -> bool:
    words = [word for _, word, _ in primal.signature.result_slots()]
    images = primal.fresh().images.values()
    return "f32" in words or any(kind == "f32" for image in images for _, kind in image.leaves()) or any(
        "float" in str(kind) for kind in primal.signature.parameters
    )


def check_signature(primal: Primal, derivative: Native, mode: str, asked: Asked) -> None:
    """Parameters, result and linkage are those of the contract."""
    of = primal.signature
    wanted = []
    for kind, activity in zip(of.parameters, asked.activities, strict=True):
        wanted += [str(kind)] * (2 if activity.startswith("dup") else 1)
    returns = asked.keywords["returns"]
    if mode == "reverse" and returns == "active" and not of.is_void:
        wanted.append(str(of.result))
    parts = [str(of.result)] if asked.primal and not of.is_void else []
    if mode == "reverse":
        parts += [str(kind) for kind, activity in zip(of.parameters, asked.activities, strict=True) if activity == "active"]
    elif returns == "dup" and not of.is_void:
        parts.append(str(of.result))
    result = "{ " + ", ".join(parts) + " }" if parts else "void"
    found = derivative.signatures[asked.derivative]
    if [str(kind) for kind in found.parameters] != wanted:
        raise Contract(f"parameters are {[str(kind) for kind in found.parameters]}, not {wanted}")
    if str(found.result) != result:
        raise Contract(f"the result is {found.result}, not {result}")


@dataclass
class Session:
    """All that a run in either mode needs."""

    case: Case
    primal: Primal
    derivative: Native
    asked: Asked
    inputs: list[float]
    outputs: int
    columns: list[list[float]]
    tolerance: float

    @property
    def agreement(self) -> float:
        """How closely the two modes must agree: numbers of lower precision inside cost some of it."""
        given = min(1e-2, float(self.case.options.get("tol", 0)))
        return max(given, 1e-4 if is_single(self.primal) else CHECK_TOLERANCE)

    def fresh(self) -> Arguments:
        return Arguments.fresh(self.case, self.derivative, self.primal.signature.parameters)

    def weights(self, count: int, salt: str) -> list[float]:
        draw = random.Random(f"{self.case.name}/{salt}")
        return [draw.choice((-1, 1)) * draw.uniform(0.5, 1.5) for _ in range(count)]

    def check_kept(self, arguments: Arguments, primal_part: list[float]) -> None:
        """Memory and returned value are the primal's."""
        own = self.primal.fresh()
        result = self.primal.run(own)
        close("memory after the derivative", arguments.kept_contents(), own.kept_contents(), 1e-9)
        if self.asked.primal and not any(word == "ptr" for _, word, _ in self.primal.signature.result_slots()):
            close("the primal result", primal_part, result, 1e-9)

    def call(self, arguments: list[object]) -> list[float]:
        reset(self.derivative, self.case)
        return self.derivative.call(self.asked.derivative, arguments)


def close(what: str, found: list[float], wanted: list[float], tolerance: float) -> None:
    if len(found) != len(wanted):
        raise Disagreement(f"{what}: {len(found)} numbers, not {len(wanted)}")
    scale = max([1e-3, *[abs(x) for x in wanted if math.isfinite(x)]])
    for index, (a, b) in enumerate(zip(found, wanted, strict=True)):
        same = a == b or (math.isnan(a) and math.isnan(b))
        if not same and not abs(a - b) <= tolerance * max(abs(b), 0.1 * scale):
            raise Disagreement(f"{what}: number {index} is {a!r}, should be {b!r}; all: {short(found)} / {short(wanted)}")


def short(values: list[float]) -> str:
    return "[" + ", ".join(f"{value:.6g}" for value in values[:8]) + (", …]" if len(values) > 8 else "]")


def passed_arguments(session: Session, arguments: Arguments, tangents: dict[int, list[float]]) -> list[object]:
    passed: list[object] = []
    for index, activity in enumerate(session.asked.activities):
        passed.append(arguments.passed(index))
        if activity.startswith("dup"):
            if index in arguments.scalars:
                tangent = [0.0] * len(arguments.scalars[index])
                for k, value in zip(arguments.floats[index], tangents[index], strict=True):
                    tangent[k] = value
                passed.append(as_value(tangent))
            else:
                passed.append(arguments.pointer(index, shadow=True))
    return passed


def reverse_once(session: Session, weights: list[float]) -> tuple[Arguments, list[float], list[float]]:
    """One reverse call: the arguments afterwards, the gradient of all inputs, the primal part of the result."""
    arguments = session.fresh()
    in_memory = len(arguments.memory_leaves(shadow=True))
    arguments.write_shadows(weights[:in_memory])
    passed = passed_arguments(session, arguments, {})
    if session.case.returns == "active" and not session.primal.signature.is_void:
        slots = session.primal.signature.result_slots()
        rest = iter(weights[in_memory:])
        seed = [next(rest) if word in ("f64", "f32") else 0 for _, word, _ in slots]
        passed.append(as_value(seed))
    result = session.call(passed)
    count = len(session.primal.signature.result_slots()) if session.asked.primal else 0
    primal_part, gradients = result[:count], result[count:]
    gradient: list[float] = []
    shadows = arguments.memory_leaves(shadow=True)
    for index in range(len(session.case.arguments)):
        size = len(arguments.read_input(index))
        if index in arguments.scalars:
            if arguments.is_input(index):
                whole = len(arguments.scalars[index])
                gradient += [gradients[k] for k in arguments.floats[index]]
                gradients = gradients[whole:]
        else:
            gradient += shadows[:size]
            shadows = shadows[size:]
    return arguments, gradient, primal_part


def as_value(values: list[float]) -> object:
    return values[0] if len(values) == 1 else Vector(tuple(values))


def run_reverse(session: Session) -> Verdict:
    weights = session.weights(session.outputs, "w")
    arguments, gradient, primal_part = reverse_once(session, weights)
    wanted = [sum(w * x for w, x in zip(weights, column, strict=True)) for column in session.columns]
    close("reverse against finite differences", gradient, wanted, session.tolerance)
    session.check_kept(arguments, primal_part)
    again = reverse_once(session, weights)[1]
    close("a second reverse call", again, gradient, 1e-12)
    doubled = reverse_once(session, [2 * weight for weight in weights])[1]
    close("reverse with twice the seed", doubled, [2 * x for x in gradient], 1e-6 if is_single(session.primal) else 1e-12)
    if session.case.gradient is not None:
        in_memory = len(session.fresh().memory_leaves(shadow=True))
        one = reverse_once(session, [0.0] * in_memory + [1.0] * (session.outputs - in_memory))[1]
        within = float(session.case.options.get("within", 1e-6 if is_single(session.primal) else 1e-12))
        close("reverse against the closed form", one, session.case.gradient, within)
    return Verdict("ok", "", {"w": weights, "Jtw": gradient}, session.agreement)


def forward_once(session: Session, tangent: list[float]) -> tuple[Arguments, list[float], list[float]]:
    arguments = session.fresh()
    rest, tangents, in_memory = list(tangent), {}, []
    for index in range(len(session.case.arguments)):
        size = len(arguments.read_input(index))
        part, rest = rest[:size], rest[size:]
        if index in arguments.scalars:
            tangents[index] = part
        else:
            in_memory += part
    arguments.write_shadows(in_memory)
    result = session.call(passed_arguments(session, arguments, tangents))
    slots = session.primal.signature.result_slots()
    count = len(slots) if session.asked.primal else 0
    returned = returned_numbers(session.case, slots, result[count:]) if session.asked.keywords["returns"] == "dup" else []
    return arguments, arguments.memory_leaves(shadow=True) + returned, result[:count]


def run_forward(session: Session) -> Verdict:
    tangent = session.weights(len(session.inputs), "v")
    arguments, found, primal_part = forward_once(session, tangent)
    wanted = [sum(v * column[k] for v, column in zip(tangent, session.columns, strict=True)) for k in range(session.outputs)]
    close("forward against finite differences", found, wanted, session.tolerance)
    session.check_kept(arguments, primal_part)
    close("a second forward call", forward_once(session, tangent)[1], found, 1e-12)
    return Verdict("ok", "", {"v": tangent, "Jv": found}, session.agreement)


def leak_verdict(session: Session, mode: str) -> Verdict | None:
    """A leak is memory that each of several derivative calls leaves behind and the primal does not."""
    if not heap_is_exact():
        return None
    native, own = session.derivative.call, session.primal.native.call
    growth: list[int] = []
    primal_growth: list[int] = []

    def counted(call: Callable[..., list[float]], counts: list[int]) -> Callable[..., list[float]]:
        def inner(name: str, arguments: list[object]) -> list[float]:
            answer: list[float] = []
            counts.append(heap_growth(lambda: answer.extend(call(name, arguments))))
            return answer
        return inner

    session.derivative.call = counted(native, growth)
    session.primal.native.call = counted(own, primal_growth)
    with contextlib.ExitStack() as stack:
        stack.callback(setattr, session.derivative, "call", native)
        stack.callback(setattr, session.primal.native, "call", own)
        for _ in range(6):
            session.primal(None)
            if mode == "reverse":
                reverse_once(session, session.weights(session.outputs, "w"))
            else:
                forward_once(session, session.weights(len(session.inputs), "v"))
    if min(growth) >= 16 and min(primal_growth) < 16:
        return Verdict("leak", f"{min(growth)} bytes per call")
    return None
