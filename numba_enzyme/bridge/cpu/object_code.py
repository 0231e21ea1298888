"""A compiled function as an object file and as a shared object: machine code that runs without Python.

    object_code(compiled, "ne_energy")     ->   bytes of an object file that defines  int ne_energy(ret, excinfo, ...)
    link_shared([...], text, path)         ->   a shared object of them, of C text and of the runtime that they need
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import llvmlite.binding as ll
from numba.core.compiler_lock import global_compiler_lock

from ...errors import EnzymeError

ADDRESS = re.compile(r"inttoptr \(i64 (\d{6,}) to ptr\)")
UNDEFINED = re.compile(r"undefined (?:reference to|symbol:?) [`'\"]?_?([\w.]+)")


@global_compiler_lock
def object_code(compiled: Any, symbol: str, processor: str | None = None) -> bytes:
    """The machine code of a compile result, under the name *symbol*; everything that it links is inside, but the runtime.

    *processor*: as LLVM names it ("x86-64-v3", "generic"); None is the one that this runs on.
    """
    module = ll.parse_assembly(compiled.library.get_llvm_str())
    if found := ADDRESS.search(str(module)):
        raise EnzymeError(f"{symbol} holds an address of this process ({int(found[1]):#x}), such as that of a ctypes function: "
                          "it can't be exported")  # fmt: skip
    for function in module.functions:
        if function.name == compiled.fndesc.llvm_func_name:
            function.name, function.linkage = symbol, ll.Linkage.external
        elif not function.is_declaration:
            function.linkage = ll.Linkage.internal
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = ll.Linkage.internal
    features = ll.get_host_cpu_features().flatten() if processor is None else ""
    machine = ll.Target.from_default_triple().create_target_machine(
        cpu=processor or ll.get_host_cpu_name(), features=features, opt=3, reloc="pic", codemodel="default")
    options = ll.create_pipeline_tuning_options(speed_level=1)
    manager = ll.create_new_module_pass_manager()
    manager.add_global_dead_code_eliminate_pass()
    manager.run(module, ll.create_pass_builder(machine, options))
    return machine.emit_object(module)


def link_shared(objects: Sequence[bytes], text: str, path: Path) -> None:
    """Make the shared object *path* of object files, C *text* and the runtime."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        raise EnzymeError("export needs a C compiler to link: install gcc or clang, or put cc on PATH")
    with tempfile.TemporaryDirectory() as folder:
        sources = [Path(folder, "entries.c"), Path(folder, "runtime.c")]
        sources[0].write_text(text, encoding="utf-8")
        sources[1].write_text(files(__spec__.parent).joinpath("export_runtime.c").read_text(encoding="utf-8"), encoding="utf-8")
        parts = [Path(folder, f"part{i}.o") for i in range(len(objects))]
        for part, content in zip(parts, objects, strict=True):
            part.write_bytes(content)
        whole = ["-Wl,-z,defs"] if sys.platform.startswith("linux") else []
        command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(path), *map(str, [*sources, *parts]), *whole, "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if missing := sorted(set(UNDEFINED.findall(done.stderr))):
        raise EnzymeError(f"the exported code calls {', '.join(missing)}, which only Numba's process has: linear algebra through "
                          "SciPy, random numbers and objects of Python can't be exported")  # fmt: skip
    if done.returncode:
        raise EnzymeError(f"{compiler} could not link {path}:\n{done.stderr}")
