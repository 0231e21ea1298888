"""The command line.

    python -m numba_enzyme demo [--quick]        differentiate CPU functions and CUDA kernels, check them, print gradient / primal
    python -m numba_enzyme opt in.ll --function f --activities dup,active,const -o out.ll
    python -m numba_enzyme tables                print the derivative rules
    python -m numba_enzyme doctor                versions, and a gradient on everything that is installed
    python -m numba_enzyme reduce in.ll --function f --activities dup,const --call "f([1.0, 2.0], 2)" -o small.ll
    python -m numba_enzyme replay FILE           make a derivative again that NUMBA_ENZYME_REPLAY has recorded

``opt`` and ``replay`` exit with 1 when the function can't be differentiated and with 2 when module or request are not valid;
``doctor`` exits with 1 when a check fails, ``reduce`` with 2 when there is nothing to reduce.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.util
import io
import sys
import tempfile
from pathlib import Path

from . import NotDifferentiable, llvm
from .pipeline import PASSES, differentiate
from .recording import recorded
from .request import Activity, GradientRequest, Mode, Returns
from .rules import documentation_table

CHECKOUT = Path(__file__).resolve().parent.parent
DEMO_PROBLEMS = ("gmm", "ba", "lstm", "ht")
TOLERANCE = 1e-10
NO_CHECKOUT = "\nMore model problems come with the source checkout: run the demo there, after `pip install -e .`."


def demo(options: argparse.Namespace) -> int:
    """Differentiate model problems and two CUDA kernels; 1 when a gradient does not agree with its witness."""
    checkout = (CHECKOUT / "kernels" / "__init__.py").exists()
    print("Gradients of functions and of CUDA kernels, each checked before it is timed.\n")
    print(f"{'problem':11} {'what it is':50} {'primal ms':>10} {'gradient ms':>12} {'ratio':>6}  check")
    failed = (_demo_problems("test" if options.quick else "bench") if checkout else []) + _demo_programs()
    if not checkout:
        print(NO_CHECKOUT)
    for message in failed:
        print(f"\n{message}", file=sys.stderr)
    return 1 if failed else 0


def _demo_problems(size: str) -> list[str]:
    """The rows of the checkout's model problems, beside adjoints by hand; what is wrong with them."""
    sys.path.insert(0, str(CHECKOUT))
    cpu, peers, kernels = (importlib.import_module(name) for name in ("bench.cpu", "bench.peers", "kernels"))
    failed = []
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()):  # the benchmark's progress
        effort = cpu.Effort(size, rounds=5, seconds=0.5)
        for row in cpu.measure_all(DEMO_PROBLEMS, [peers.find(cpu.OURS)], effort, Path(folder)):
            check = f"{row.error:.0e} from {row.witness}" if row.status == "ok" else row.status.upper()
            _show(row.kernel, kernels.get(row.kernel).summary, row.primal_ms, row.gradient_ms, check)
            if row.status != "ok":
                failed.append(f"{row.kernel}: {row.message}")
    return failed


def _demo_programs() -> list[str]:
    """The rows of the programs that every installation has; what is wrong with them."""
    failed = []
    demonstration = importlib.import_module(".testing.demonstration", __package__)
    for program in demonstration.programs():
        error = program.error()
        primal, gradient = program.seconds()
        _show(program.name, program.summary, 1e3 * primal, 1e3 * gradient, f"{error:.0e} from closed form")
        if not error <= TOLERANCE:
            failed.append(f"{program.name}: differs from its closed form by {error:.1e}")
    if reason := demonstration.no_kernels():
        print(f"no kernels here: {reason}")
    return failed


def _show(name: str, summary: str, primal: float | None, gradient: float | None, check: str) -> None:
    ratio = gradient / primal if primal and gradient else None
    figures = (f"{value:.3g}" if value is not None else "-" for value in (primal, gradient, ratio))
    print("{:11} {:50} {:>10} {:>12} {:>6}  {}".format(name, summary, *figures, check), flush=True)


def request_from(options: argparse.Namespace) -> GradientRequest:
    """The request that the options of ``opt`` spell."""
    return GradientRequest(
        options.function,
        tuple(Activity(word) for word in options.activities),
        mode=Mode(options.mode),
        returns=Returns(options.returns),
        primal=options.primal,
        name=options.name or "",
        runtime_activity=options.runtime_activity,
        loose_types=options.loose_types,
    )


def stage(options: argparse.Namespace, module: str) -> str:
    """The text of the stage named by ``--until``; later passes do not run."""
    if options.until not in PASSES:
        raise ValueError(f"no stage {options.until!r}; there are {', '.join(PASSES)}")
    return differentiate(module, request_from(options), until=options.until).text


def opt(options: argparse.Namespace) -> int:
    """Differentiate a function of an LLVM module."""
    try:
        module = sys.stdin.read() if options.module == "-" else Path(options.module).read_text(encoding="utf-8")
        if options.until:
            text = stage(options, module)
        else:
            text = llvm.differentiate(
                module,
                options.function,
                options.activities,
                mode=options.mode,
                returns=options.returns,
                primal=options.primal,
                name=options.name,
                runtime_activity=options.runtime_activity,
                loose_types=options.loose_types,
            )
    except NotDifferentiable as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except (ValueError, OSError) as mistake:
        print(mistake, file=sys.stderr)
        return 2
    return _write(text, options.output)


def tables(options: argparse.Namespace) -> int:
    print(documentation_table())
    return 0


def doctor(options: argparse.Namespace) -> int:
    """Show the configuration and check a gradient on everything that is installed."""
    from .installation import doctor as check

    return 1 if check() else 0


def reduce(options: argparse.Namespace) -> int:
    """Shrink a module whose derivative is wrong, refused or crashes."""
    from .testing.reduce import reduce as smallest

    try:
        module = sys.stdin.read() if options.module == "-" else Path(options.module).read_text(encoding="utf-8")
        text = smallest(module, request_from(options), options.call, report=lambda line: print(line, file=sys.stderr))
    except (ValueError, OSError) as mistake:
        print(mistake, file=sys.stderr)
        return 2
    return _write(text, options.output)


def replay(options: argparse.Namespace) -> int:
    """Make a recorded derivative again."""
    try:
        text, request, book = recorded(Path(options.file).read_text(encoding="utf-8"))
        made = differentiate(text, request, book=book, until=options.until).text
    except NotDifferentiable as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except (ValueError, OSError) as mistake:
        print(mistake, file=sys.stderr)
        return 2
    return _write(made, options.output)


def _write(text: str, output: str) -> int:
    if output == "-":
        print(text)
    else:
        Path(output).write_text(text, encoding="utf-8")
    return 0


def words(text: str) -> list[str]:
    """Comma-separated activities; nothing between the commas stands for a function without parameters."""
    return [word.strip() for word in text.split(",")] if text.strip() else []


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(prog="python -m numba_enzyme", description="Derivatives of Numba functions and of LLVM IR.")
    commands = top.add_subparsers(required=True, metavar="command")
    shown = commands.add_parser("demo", help="differentiate CPU functions and CUDA kernels and check the gradients")
    shown.add_argument("--quick", action="store_true", help="small inputs")
    shown.set_defaults(run=demo)
    compiled = commands.add_parser("opt", help="add a derivative to an LLVM module")
    _add_request(compiled)
    compiled.add_argument("--until", metavar="STAGE", default="", help="print this stage of the compiler instead of the result")
    compiled.set_defaults(run=opt)
    commands.add_parser("tables", help="print the derivative rules").set_defaults(run=tables)
    commands.add_parser("doctor", help="show versions and check the installation").set_defaults(run=doctor)
    replayed = commands.add_parser("replay", help="make a derivative again that NUMBA_ENZYME_REPLAY has recorded")
    replayed.add_argument("file", help="a file of that directory")
    replayed.add_argument("--until", metavar="STAGE", default="", help="print this stage of the compiler instead of the result")
    replayed.add_argument("-o", "--output", default="-", help="file for the module (default: stdout)")
    replayed.set_defaults(run=replay)
    reduced = commands.add_parser("reduce", help="shrink a module whose derivative is wrong, refused or crashes")
    _add_request(reduced)
    reduced.add_argument("--call", default="", help="a call such as 'f([1.0, 2.0], 2)' whose derivative is wrong")
    reduced.set_defaults(run=reduce)
    return top


def _add_request(command: argparse.ArgumentParser) -> None:
    """The options that say what is asked of which function."""
    command.add_argument("module", help="file with the text of a module, or - for standard input")
    command.add_argument("--function", required=True, help="name of the function to differentiate")
    command.add_argument("--activities", type=words, default=[], help="per parameter: const, active, dup or dupnoneed")
    command.add_argument("-o", "--output", default="-", help="file for the module (default: stdout)")
    command.add_argument("--mode", choices=[mode.value for mode in Mode], default=Mode.REVERSE.value)
    command.add_argument("--returns", choices=[kind.value for kind in Returns], default=Returns.ACTIVE.value)
    command.add_argument("--primal", action="store_true", help="also return the function's own result")
    command.add_argument("--name", default=None, help="name of the new function (default: diffe_<function>)")
    command.add_argument("--runtime-activity", action="store_true", help="decide at run time which pointers are constant")
    command.add_argument("--loose-types", action="store_true", help="guess the type of memory whose type is not known")


def main(arguments: list[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
