"""LLVM IR as a mutable model: read it with :func:`~.parser.parse_module`, write it with :func:`~.printer.print_module`.

Start reading at :mod:`.model`.
"""
