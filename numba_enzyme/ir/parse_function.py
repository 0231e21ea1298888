"""Bodies of functions: blocks, names, numbering, forward references, attachments.

    loop:                                                    Block("loop") whose Phi refers to the very Binary object
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]     ->    that is defined two lines later
      %next = add i64 %i, 1

Values without a name get one: ``%12`` is called ``v12`` and the block ``%3`` is called ``b3``.
"""

from __future__ import annotations

from .functions import NOWHERE, Block, DebugRecord, Function, Instruction
from .instructions import Call, Verbatim
from .lexer import END, label_reference
from .parse_constants import Forward
from .parse_instructions import HANDLERS, InstructionParser
from .types import VOID
from .values import MetadataOperand, Value


class FunctionParser(InstructionParser):
    """Reads one body after the other."""

    def body(self, function: Function, argument_names: list[str], start: int) -> None:
        """Read the body whose first token (behind the brace) is ``start`` into ``function.blocks``."""
        self.index = start
        self.locals, self.blocks, self.forwards = {}, {}, {}
        self._next_number = 0
        self._patches: list[Instruction] = []
        for argument, token in zip(function.arguments, argument_names, strict=True):
            self._define(token, argument, start)
        self._blocks_and_instructions(function)
        if not function.blocks:
            self.fail(f"`@{function.name}` has no blocks", self.index - 1)
        self._check_blocks(function)
        self._resolve_forwards()

    def _blocks_and_instructions(self, function: Function) -> None:
        tokens = self.tokens
        block: Block | None = None
        while True:
            token = tokens[self.index]
            if token == "}":
                self.index += 1
                return
            if token[-1] == ":" and len(token) > 1:
                self.index += 1
                block = self._start_block(function, label_reference(token))
                continue
            if block is None:
                block = self._start_block(function, "")
            instruction = self._instruction(token)
            instruction.block = block
            block.instructions.append(instruction)
            if instruction.is_terminator:
                block = None

    def _instruction(self, token: str) -> Instruction:
        tokens = self.tokens
        start = self.index
        name = ""
        if token[0] == "%":
            name = token
            if tokens[start + 1] != "=":
                self.index += 1
                self.unexpected("`=`")
            self.index = start + 2
            token = tokens[start + 2]
        self.pending = False
        if token[0] == "#":
            instruction: Instruction = self.debug_record()
        else:
            handler = HANDLERS.get(token)
            if handler is None:
                if token == END:
                    self.unexpected("`}`")
                self.fail(f"`{token}` is no instruction")
            self.index += 1
            instruction = handler(self)
            while tokens[self.index] == "," and tokens[self.index + 1][0] == "!":
                kind = tokens[self.index + 1][1:]
                self.index += 2
                instruction.metadata[kind] = self.metadata_text()
        if self.pending:
            self._patches.append(instruction)
        if instruction.type is not VOID and instruction.type != VOID:
            self._define(name, instruction, start)
        elif name:
            self.fail(f"`{name}` is given to an instruction without a result", start)
        return instruction

    # -------------------------------------------------------------------------------------------------------- names

    def _take_number(self, token: str, place: int) -> str:
        """The key of a value or block: its own token, or the next free number if it has none."""
        if not token:
            token = f"%{self._next_number}"
        elif not token[1:].isdigit():
            return token
        number = int(token[1:])
        if number < self._next_number:
            self.fail(f"`{token}` is out of order: the next unnamed value is %{self._next_number}", place)
        self._next_number = number + 1
        return token

    def _define(self, token: str, value: Value, place: int) -> None:
        token = self._take_number(token, place)
        if token in self.locals:
            self.fail(f"`{token}` is defined twice", place)
        self.locals[token] = value
        name = token[1:]
        value.name = "v" + name if name.isdigit() else name

    def _start_block(self, function: Function, token: str) -> Block:
        place = self.index
        token = self._take_number(token, place)
        block = self.blocks.get(token)
        if block is None:
            block = self.blocks[token] = Block(token[1:])
        if block.function is not NOWHERE.function:
            self.fail(f"block `{token}` is defined twice", place)
        block.function = function
        function.blocks.append(block)
        return block

    def _check_blocks(self, function: Function) -> None:
        for token, block in self.blocks.items():
            if block.function is NOWHERE.function:
                self.fail(f"block `{token}` is not defined", self._last_use(token))
            if block.name.isdigit():
                block.name = "b" + block.name
                while f"%{block.name}" in self.blocks or f"%{block.name}" in self.locals:
                    block.name += "."
        for constant, function_token, token, place in self.block_addresses:
            if function_token[1:] == function.name:
                target = self.blocks.get(token)
                if target is None:
                    self.fail(f"block `{token}` is not defined", place)
                constant.text = f"blockaddress({function_token}, %{target.name})"

    def _last_use(self, token: str) -> int:
        """Where the text names a block that it does not define. For errors."""
        place = self.index
        while place > 0 and self.tokens[place] != token:
            place -= 1
        return place

    # --------------------------------------------------------------------------------------------- forward references

    def _resolve_forwards(self) -> None:
        for forward in self.forwards.values():
            value = self.locals.get(forward.name)
            if value is None:
                self.fail(f"`{forward.name}` is not defined", forward.place)
            if value.type != forward.type:
                self.fail(f"`{forward.name}` has type {value.type}, but {forward.type} is written", forward.place)
        for instruction in self._patches:
            instruction.operands = [self._resolve(operand) for operand in instruction.operands]
            if isinstance(instruction, (Verbatim, DebugRecord)):
                instruction.pieces = [piece if isinstance(piece, str) else self._resolve(piece) for piece in instruction.pieces]
            elif isinstance(instruction, Call):
                instruction.bundles = [(tag, [self._resolve(v) for v in values]) for tag, values in instruction.bundles]

    def _resolve(self, value: Value) -> Value:
        if type(value) is Forward:
            return self.locals[value.name]
        if type(value) is MetadataOperand and type(value.value) is Forward:
            value.value = self.locals[value.value.name]
        return value


