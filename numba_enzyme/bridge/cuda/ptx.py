"""PTX of a kernel or of its derivative, by LLVM's NVPTX back end.

    void @ne.entry(ptr %x, ptr %x.d, ptr %shared.0, ptr %shared.0.d)
    ->  .visible .entry name(x, x.d), with two arrays in shared memory, the second zeroed by all threads before anything else

Neither a GPU nor a driver is needed; libdevice's bitcode is, where a kernel calls mathematics: it is looked for in the CUDA
toolkit and in NVIDIA's wheels.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import llvmlite.binding as ll

from ...diagnostics import Problem
from ...errors import EnzymeError, NotDifferentiable
from ...ir import llvm_io
from ...ir.extrema import TANGENT, as_calls
from ...ir.functions import Argument, Function, Module
from ...ir.instructions import Call
from ...ir.printer import print_module
from ...ir.types import VOID, FunctionType
from ...request import Activity, GradientRequest, Mode
from ...transform.debug_locations import DebugLocations
from ...transform.prepare.padded_barriers import PADDING
from .entry import ENTRY
from .extremum_tangents import device_tangents
from .grid_sync import SHARED_BYTES, device_meetings, meets_grid, with_device_meetings
from .guarded_clears import with_guarded_clears
from .kernel import Kernel
from .known_block import with_known_block
from .narrow_stores import with_narrow_stores
from .opaque import SharedArray, shared_bytes
from .own_arrays import add_runtime
from .reductions import with_reductions
from .reshapes import add_reshape
from .sums import SCRATCH_BYTES, device_sums
from .sums_of_groups import with_sums_of_groups
from .tape_access import STOP

DEFAULT_CAPABILITY = (9, 0)
PTX_VERSIONS = {(12, 1): 88, (12, 0): 87, (11, 0): 90, (10, 3): 88, (10, 0): 86, (9, 0): 80, (8, 9): 78, (8, 7): 74, (8, 6): 71,
                (8, 0): 70, (7, 0): 63}  # fmt: skip  # the oldest PTX that knows a capability
OLDEST = ".".join(map(str, min(PTX_VERSIONS)))
HEAP = frozenset(["malloc", "calloc", "realloc"])
PADDING_BYTES = 16  # of shared memory: what padded barriers tell
MOST_STATIC = 48 * 1024  # bytes of shared memory that a function may declare
HEADER = re.compile(r"^\.(?:version|target|address_size)\b[^\n]*\n", re.MULTILINE)
DECLARATION = re.compile(  # or definition, of anything but entry points
    r"^\.func\b[^;{]*\{.*?^\}\n|^\.(?!visible \.entry|version|target|address_size)[^;{]*(?:\{[^}]*\})?;\n",
    re.MULTILINE | re.DOTALL,
)
LABEL = re.compile(r"\$L__BB\d+_")  # they are numbered by functions
SUMS = re.compile(r"@ne\.(warp\.add|lanes\.add|block\.add|shfl\.adjoint)\.")
# The barrier of a block, what it takes and what it is given; LLVM 20 has another name for it.
BARRIER, TAKES, GIVEN = (
    ("llvm.nvvm.barrier.cta.sync.aligned.all", "i32", "i32 0")
    if llvm_io.LLVM_VERSION >= (21,)
    else ("llvm.nvvm.barrier0", "", "")
)


@dataclass(frozen=True)
class PtxOptions:
    """What the kernel was decorated with, as far as the back end is concerned. ``block``: the size of all blocks, if known."""

    lineinfo: bool = False
    max_registers: int = 0
    optimize: bool = True
    fastmath: bool = False
    block: tuple[int, ...] = ()


def registers_for(threads: int) -> int:
    """How many registers a thread may take in blocks of so many threads, where the kernel does not say.

    A multiprocessor has 65,536. With 128 of them 16 warps are at work, which is worth a few spilled numbers (on an H100: RSBench
    1.07 times faster than with the 160 that it would take, DG 1.1 times); and blocks of more than 512 threads could not be
    launched. The reverse sweep takes more registers than the primal, for which the block was chosen.
    """
    return 128 if threads <= 512 else 64


def ptx(kernel: Kernel, module: Module, request: GradientRequest | None, name: str,
        capability: tuple[int, int] = DEFAULT_CAPABILITY, options: PtxOptions | None = None) -> str:  # fmt: skip
    """PTX of the module of :func:`.entry.add_entry`, with the entry point ``name``."""
    options = options or PtxOptions()
    _check(kernel, module)
    located = _located(module, name)
    text = as_calls(print_module(module))
    if _has_dynamic_shadow(kernel, request):
        text = text.replace("@ne.dynamic_shared_bytes", "@ne.primal_shared_bytes")
    meets = meets_grid(text)
    if meets:
        text = with_device_meetings(text, STOP)
    block = options.block or (request.block_size if request is not None else ())
    text, several = with_sums_of_groups(text, block)
    text += _launcher(module, kernel, request, name, located, meets=meets)
    whole = ll.parse_assembly(text)
    if meets:
        whole.link_in(ll.parse_assembly(f'target triple = "{module.triple}"\n' + device_meetings()))
    whole.link_in(ll.parse_assembly(f'target triple = "{module.triple}"\n' + _runtime()))
    add_reshape(whole, text)
    add_runtime(whole, text)
    if f"@{TANGENT}" in text:
        whole.link_in(ll.parse_assembly(f'target triple = "{module.triple}"\n' + device_tangents(text)))
    if SUMS.search(text):
        sums = device_sums(f"call void @{BARRIER}({GIVEN})", "addrspacecast (ptr addrspace(3) @ne_sums to ptr)")
        scratch = f"@ne_sums = internal addrspace(3) global [{SCRATCH_BYTES} x i8] undef, align 8"
        declared = f"declare void @{BARRIER}({TAKES})"
        whole.link_in(ll.parse_assembly("\n".join([f'target triple = "{module.triple}"', scratch, declared, sums, several])))
    if re.search(r"@__nv_\w+\(", text):
        whole.link_in(ll.parse_bitcode(libdevice_path().read_bytes()))
    whole.triple, whole.data_layout = module.triple, module.data_layout
    for function in whole.functions:
        if not function.is_declaration and function.name != name:
            function.linkage = "internal"
    whole.verify()
    if block or not options.lineinfo:
        whole = ll.parse_assembly(_settled(str(whole), options, block))
    level = 3 if options.optimize else 0
    machine = ll.Target.from_triple(module.triple).create_target_machine(
        cpu=f"sm_{capability[0]}{capability[1]}", features=f"+ptx{_ptx_version(capability)}", opt=level)
    builder = ll.create_pass_builder(machine, ll.create_pipeline_tuning_options(speed_level=max(1, level)))
    builder.getModulePassManager().run(whole, builder)
    made = with_guarded_clears(with_narrow_stores(with_reductions(machine.emit_assembly(whole))))
    if options.max_registers:
        made = re.sub(r"(\.entry [^{]*\))", rf"\1\n.maxnreg {options.max_registers}", made, count=1)
    return made


def _check(kernel: Kernel, module: Module) -> None:
    """Raise NotDifferentiable if the module calls what no device has: derivatives of device functions that need it are in it."""
    called = {i.callee_name for f in module.functions.values() for i in f.instructions() if isinstance(i, Call)}
    problems = []
    if not called.isdisjoint(HEAP):
        problems.append(Problem("NE272", "the gradient of a device function keeps a number of values that only the run tells",
                                fix="give loops constant bounds, or use target='cpu'"))  # fmt: skip
    if problems:
        raise NotDifferentiable(kernel.name, problems)


def joined(modules: Iterable[str]) -> str:
    """Several modules as one that the assembler takes: with one header, and once what more than one of them declares."""
    first, *others = modules
    known = {LABEL.sub("", text) for text in DECLARATION.findall(first)}
    for text in others:
        body = HEADER.sub("", text[text.index(".version") :])
        first += DECLARATION.sub(lambda m: "" if LABEL.sub("", m[0]) in known else m[0], body)
        known.update(LABEL.sub("", text) for text in DECLARATION.findall(text))
    return first


def _settled(text: str, options: PtxOptions, block: tuple[int, ...]) -> str:
    text = text if options.lineinfo else without_lines(text)
    return with_known_block(text, block) if block else text


def without_lines(text: str) -> str:
    """The module without its debug locations."""
    text = re.sub(r", !dbg !\d+", "", text)
    text = re.sub(r"(define [^\n]*?) !dbg !\d+", r"\1", text)
    text = re.sub(r"^\s*#dbg_\w+\([^\n]*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"^!llvm\.dbg\.cu = [^\n]*\n", "", text, flags=re.MULTILINE)


def _has_dynamic_shadow(kernel: Kernel, request: GradientRequest | None) -> bool:
    if request is None:
        return False
    activities = request.activities[len(request.activities) - len(kernel.shared) :]
    return any(not a.count and on is not Activity.CONST for a, on in zip(kernel.shared, activities, strict=True))


def _is_moved(kernel: Kernel, request: GradientRequest | None) -> bool:
    """Whether static arrays lie in dynamic memory: with their shadows they are more than a function may declare."""
    return _static_bytes(kernel, request) + _scratch(kernel, request) > MOST_STATIC and all(a.count for a in kernel.shared)


def _static_bytes(kernel: Kernel, request: GradientRequest | None) -> int:
    activities = request.activities[len(request.activities) - len(kernel.shared) :] if request else ()
    shadowed = [bool(activities) and activities[i] is not Activity.CONST for i in range(len(kernel.shared))]
    return sum(_spaced(a) * (1 + on) for a, on in zip(kernel.shared, shadowed, strict=True) if a.count)


def _scratch(kernel: Kernel, request: GradientRequest | None) -> int:
    """What sums of a block and padded barriers may need, of which primals and tangents have none, and meetings of the grid."""
    own = SCRATCH_BYTES + PADDING_BYTES if request is not None and request.mode is Mode.REVERSE else 0
    return own + SHARED_BYTES * meets_grid(kernel.text)


def _spaced(array: SharedArray) -> int:
    return -(-shared_bytes(array) // 16) * 16


def shared_need(kernel: Kernel, request: GradientRequest | None, dynamic: int) -> tuple[int, int]:
    """(static, dynamic) bytes of shared memory of a block, shadows included."""
    static = _static_bytes(kernel, request)
    if _is_moved(kernel, request):
        return _scratch(kernel, request), static
    return static + _scratch(kernel, request), dynamic * (1 + _has_dynamic_shadow(kernel, request))


def _ptx_version(capability: tuple[int, int]) -> int:
    found = [version for known, version in PTX_VERSIONS.items() if tuple(capability) >= known]
    if not found:
        raise EnzymeError(f"devices of compute capability {'.'.join(map(str, capability))} are too old: {OLDEST} is needed")
    return found[0]


def _located(module: Module, name: str) -> tuple[str, str]:
    """What attaches a subprogram to the entry point, and a location to its calls; empty where there is no debug information."""
    locations, point = DebugLocations(module), Function(name, FunctionType(VOID, ()))
    locations.describe(point, module.functions[ENTRY])
    start = locations.of(point).start
    return (f" {point.suffix}", f", !dbg {start}") if start else ("", "")


def _launcher(module: Module, kernel: Kernel, request: GradientRequest | None, name: str, located: tuple[str, str], *,
              meets: bool) -> str:  # fmt: skip
    """The entry point: shared memory of the block in place of the last parameters.

    ``meets``: threads wait for the whole grid, in a workspace that is one more parameter.
    """
    count = len(kernel.shared)
    activities: Sequence[Activity] = request.activities[len(request.activities) - count :] if request is not None else ()
    shadowed = [bool(request) and activities[i] is not Activity.CONST for i in range(count)]
    arguments = module.functions[ENTRY].arguments
    launcher = _Launcher(moved=_is_moved(kernel, request))
    launcher.take(arguments[: len(arguments) - count - sum(shadowed)])
    if meets:
        launcher.enter_grid()
    shadows_begin = len(launcher.body)
    for i, array in enumerate(kernel.shared):
        launcher.add_shared(i, array, shadowed=shadowed[i])
    if PADDING in module.functions:
        launcher.body.append("  call void @ne.barrier.begin()")
        launcher.globals.append("declare void @ne.barrier.begin()")
    if len(launcher.body) > shadows_begin:
        launcher.body.append(f"  call void @{BARRIER}({GIVEN})")
        if BARRIER not in module.functions:
            launcher.globals.append(f"declare void @{BARRIER}({TAKES})")
        if _has_dynamic_shadow(kernel, request):
            launcher.globals.append("declare i32 @ne.dynamic_shared_bytes()")
        launcher.globals.append("declare void @ne.zero_shared(ptr addrspace(3), i32)")
    return launcher.text(name, located)


class _Launcher:
    """Collects the text of an entry point. ``moved``: shared arrays lie one behind the other in dynamic shared memory."""

    def __init__(self, *, moved: bool) -> None:
        self.moved, self.offset = moved, 0
        self.globals = ["@ne_shared = external addrspace(3) global [0 x i8], align 16"] if moved else []
        self.parameters: list[str] = []
        self.passed: list[str] = []
        self.body: list[str] = []

    def take(self, arguments: Sequence[Argument]) -> None:
        """Parameters that are passed on; what a launch hands over by address lies in global memory."""
        for i, argument in enumerate(arguments):
            is_pointer = str(argument.type) == "ptr"
            if is_pointer:
                self.body += [f"  %g{i} = addrspacecast ptr %p{i} to ptr addrspace(1)",
                              f"  %q{i} = addrspacecast ptr addrspace(1) %g{i} to ptr"]  # fmt: skip
            self.passed.append(f"{argument.type} %{'q' if is_pointer else 'p'}{i}")
            self.parameters.append(f"{argument.type} %p{i}")

    def enter_grid(self) -> None:
        self.parameters.append("ptr %grid.workspace")
        self.body += ["  %grid.global = addrspacecast ptr %grid.workspace to ptr addrspace(1)",
                      "  %grid.generic = addrspacecast ptr addrspace(1) %grid.global to ptr",
                      "  call void @ne.grid.enter(ptr %grid.generic)"]  # fmt: skip

    def add_shared(self, i: int, array: SharedArray, *, shadowed: bool) -> None:
        primal = self._location(f"ne_shared_{i}", array)
        self.passed.append(f"ptr addrspacecast (ptr addrspace(3) {primal} to ptr)")
        if array.zeroed:
            self.body.append(f"  call void @ne.zero_shared(ptr addrspace(3) {primal}, i32 {_words(array)})")
        if shadowed and array.count:
            shadow = self._location(f"ne_shared_{i}_d", array)
            self.passed.append(f"ptr addrspacecast (ptr addrspace(3) {shadow} to ptr)")
            self.body.append(f"  call void @ne.zero_shared(ptr addrspace(3) {shadow}, i32 {_words(array)})")
        elif shadowed:
            # The launch gives twice the dynamic memory; the shadow is its second half.
            self.body += ["  %bytes = call i32 @ne.dynamic_shared_bytes()", "  %half = lshr i32 %bytes, 1",
                          f"  %dynamic.d = getelementptr i8, ptr addrspace(3) @ne_shared_{i}, i32 %half",
                          "  %dynamic.generic = addrspacecast ptr addrspace(3) %dynamic.d to ptr",
                          "  %words = lshr i32 %half, 2",
                          "  call void @ne.zero_shared(ptr addrspace(3) %dynamic.d, i32 %words)"]  # fmt: skip
            self.passed.append("ptr %dynamic.generic")

    def _location(self, name: str, array: SharedArray) -> str:
        if not self.moved:
            self.globals.append(_shared_global(name, array))
            return f"@{name}"
        begin, self.offset = self.offset, self.offset + _spaced(array)
        return f"getelementptr (i8, ptr addrspace(3) @ne_shared, i32 {begin})"

    def text(self, name: str, located: tuple[str, str]) -> str:
        calls = [*self.body, f"  call void @{ENTRY}({', '.join(self.passed)})"]
        body = [line + located[1] if " call " in line else line for line in calls]
        head = f"define ptx_kernel void @{name}({', '.join(self.parameters)}){located[0]} {{"
        return "\n" + "\n".join([*self.globals, head, *body, "  ret void", "}"]) + "\n"


def _shared_global(name: str, array: SharedArray) -> str:
    linkage, value = ("internal", " undef") if array.count else ("external", "")
    return f"@{name} = {linkage} addrspace(3) global [{array.count} x {array.element}]{value}, align 16"


def _words(array: SharedArray) -> int:
    """32-bit words of a static shared array."""
    return (shared_bytes(array) + 3) // 4


@cache
def _runtime() -> str:
    return files(__spec__.parent).joinpath("device_ir", "runtime.ll").read_text(encoding="utf-8")


@cache
def libdevice_path() -> Path:
    """Where libdevice's bitcode is.

    Raises EnzymeError if it is nowhere.
    """
    places = [Path(os.environ[name]) / "nvvm" / "libdevice" for name in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(name)]
    spec = find_spec("nvidia")
    for root in (spec and spec.submodule_search_locations) or ():
        places += sorted(Path(root).glob("*/nvvm/libdevice"))
    places += sorted(Path("/usr/local").glob("cuda*/nvvm/libdevice"), reverse=True)
    for place in places:
        for path in sorted(place.glob("libdevice*.bc")):
            return path
    raise EnzymeError("libdevice is not found: set CUDA_HOME, or install nvidia-cuda-nvcc or nvidia-nvvm")
