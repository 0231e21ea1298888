"""LLVM IR as a small mutable model: read with :func:`~.parser.parse_module`, written with :func:`~.printer.print_module`.

Start reading at :mod:`.values`, :mod:`.functions` and :mod:`.instructions`. What the compiler does not interpret (attributes,
metadata, linkage, calling conventions, whole instructions) is carried verbatim.

    %y = fmul fast double %x, 2.0, !dbg !7

    Binary("fmul", DOUBLE, [x, ConstantFloat(DOUBLE, "2.0")], name="y", flags=("fast",), metadata={"dbg": "!7"})

Conventions. Concrete classes are final: ``isinstance`` is exact. Instructions know their operands; who uses a value is
computed for a whole function at once by :func:`~.functions.users`. Names are without ``%`` and ``@`` and as printed (quotes
kept where LLVM needs them); the printer makes value names unique, so two values may carry one name in the model.
"""
