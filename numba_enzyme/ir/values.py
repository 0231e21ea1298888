"""Values: anything an operand can be. Constants are here, and the globals, whose addresses are constants."""

from __future__ import annotations

from .types import METADATA, PTR, FloatType, IntType, PointerType, StructType, Type


class Value:
    """Anything an operand can be. ``type`` is the type of the value. Compared and hashed by identity."""

    __slots__ = ("name", "type")

    def __init__(self, type_: Type, name: str = "") -> None:
        self.type = type_
        self.name = name


class Constant(Value):
    """A constant; two equal constants may be two objects. ``str(constant)`` is its text without the type."""

    __slots__ = ()


class ConstantInt(Constant):
    __slots__ = ("value",)
    type: IntType

    def __init__(self, type_: Type, value: int) -> None:
        super().__init__(type_)
        self.value = value

    def __str__(self) -> str:
        if self.type == IntType(1):
            return "true" if self.value else "false"
        return str(self.value)


class ConstantText(Constant):
    """A constant that is kept as it is written."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    def __str__(self) -> str:
        return self.text


class ConstantFloat(ConstantText):
    """``text`` is LLVM's spelling (``1.000000e+00``, ``0x3FB99999A0000000``, ``0xK...``), kept so that printing is exact."""

    __slots__ = ()
    type: FloatType

    @property
    def is_finite(self) -> bool:
        """Whether it is known to be neither infinite nor NaN."""
        if not self.text.startswith("0x"):
            return self.text.strip("+-").startswith(tuple("0123456789"))
        digits = self.text[2:]
        kind, exponent, bits = ("H", 0x1F, 10) if digits[0] == "H" else ("R", 0xFF, 7) if digits[0] == "R" else ("", 0x7FF, 52)
        number = digits.removeprefix(kind)
        return number.isalnum() and not set(number) & set("KLM") and int(number, 16) >> bits & exponent != exponent


class ConstantWord(Constant):
    """``null``, ``undef``, ``poison``, ``zeroinitializer``, ``none``."""

    __slots__ = ("word",)

    def __init__(self, type_: Type, word: str) -> None:
        super().__init__(type_)
        self.word = word

    def __str__(self) -> str:
        return self.word


class ConstantAggregate(Constant):
    """A structure, array or vector of constants. ``packed``: of a packed structure (a named one's type does not tell)."""

    __slots__ = ("elements", "packed")

    def __init__(self, type_: Type, elements: list[Constant], *, packed: bool = False) -> None:
        super().__init__(type_)
        self.elements = elements
        self.packed = packed or (isinstance(type_, StructType) and type_.packed)


class ConstantSplat(Constant):
    """``splat (double 1.0)``."""

    __slots__ = ("element",)

    def __init__(self, type_: Type, element: Constant) -> None:
        super().__init__(type_)
        self.element = element


class ConstantString(ConstantText):
    """``c"..."``; ``text`` includes the leading c and the quotes."""

    __slots__ = ()


class ConstantExpression(Constant):
    """``getelementptr inbounds (i8, ptr @a, i64 8)``, ``ptrtoint (ptr @a to i64)``, ``sub (...)`` and the like.

    ``opcode`` and ``flags`` as on the instruction; ``source_type`` is the element type of a getelementptr.
    """

    __slots__ = ("flags", "opcode", "operands", "source_type")

    def __init__(
        self, type_: Type, opcode: str, operands: list[Constant], flags: tuple[str, ...] = (), source_type: Type | None = None
    ) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.operands = operands
        self.flags = flags
        self.source_type = source_type


class ConstantVerbatim(ConstantText):
    """A constant that is not interpreted (``blockaddress``, ``dso_local_equivalent``, ``no_cfi``, ...)."""

    __slots__ = ()


class InlineAsm(ConstantText):
    """The callee of an inline assembly call; ``text`` is everything from ``asm`` to the constraints."""

    __slots__ = ()

    def __init__(self, text: str) -> None:
        super().__init__(PTR, text)


class MetadataOperand(Value):
    """A metadata argument of a call or debug record. ``value`` is set where it wraps an IR value (``metadata ptr %x``)."""

    __slots__ = ("text", "value")

    def __init__(self, text: str = "", value: Value | None = None) -> None:
        super().__init__(METADATA)
        self.text = text
        self.value = value


class GlobalValue(Constant):
    """A function, global variable, alias or ifunc; as an operand it is its address."""

    __slots__ = ()


class GlobalVariable(GlobalValue):
    """``@name = <prefix> global|constant <value_type> <initializer><suffix>``; prefix and suffix are verbatim text.

    ``suffix`` starts with the comma (``, align 8, !dbg !3``) or is empty. ``initializer`` None means a declaration.
    """

    __slots__ = ("constant", "initializer", "prefix", "suffix", "value_type")

    def __init__(
        self,
        name: str,
        value_type: Type,
        initializer: Constant | None,
        *,
        constant: bool = False,
        prefix: str = "",
        suffix: str = "",
        address_space: int = 0,
    ) -> None:
        super().__init__(PointerType(address_space), name)
        self.value_type = value_type
        self.initializer = initializer
        self.constant = constant
        self.prefix = prefix  # linkage, visibility, thread_local, unnamed_addr, addrspace(...)
        self.suffix = suffix


class GlobalAlias(GlobalValue):
    """``@name = <text>`` for aliases and ifuncs; ``target`` is the aliased constant where it could be parsed."""

    __slots__ = ("target", "text")

    def __init__(self, name: str, text: str, target: Constant | None = None) -> None:
        super().__init__(PTR, name)
        self.text = text
        self.target = target
