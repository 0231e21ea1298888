"""Statements of the fuzzer's programs as LLVM IR: control flow with phis, memory, calls; and whole modules.

    emit_program(generate(7))   ->   the text of a module with @f
"""

from __future__ import annotations

from .emit import LAYOUT, LIBRARY, MATHEMATICS, FunctionEmitter, _Loop, assigned, mentioned
from .program import LENGTH, VARIABLES, Helper, Program


class StatementEmitter(FunctionEmitter):
    """Adds statements; a statement that ends the block (none does unconditionally) would end the program."""

    def statements(self, block: list) -> None:
        for node in block:
            getattr(self, "_do_" + node[0])(*node[1:])

    # ----------------------------------------------------------------------------------------------- straight line

    def _do_assign(self, variable: str, value: tuple) -> None:
        self.env[variable] = self.expression(value)

    def _do_store(self, array: str, index: tuple, value: tuple) -> None:
        stored = self.expression(value)
        self.do(f"store {self.T} {stored}, ptr {self.element(array, self.index(index))}")

    def _do_clear(self, array: str) -> None:
        pointer = self.element(array, LENGTH // 2)
        self.do(f"call void @llvm.memset.p0.i64(ptr {pointer}, i8 0, i64 {self.size * LENGTH // 2}, i1 false)")

    def _do_copy(self, style: str, target: str, to: int, source: str, start: int) -> None:
        destination, origin, count = self.element(target, to), self.element(source, start), LENGTH // 2
        if style in ("memcpy", "memmove"):  # halves of one array coincide or are apart; of two pointers too
            self.do(f"call void @llvm.memmove.p0.p0.i64(ptr {destination}, ptr {origin}, i64 {self.size * count}, i1 false)"
                    if style == "memmove" or target not in ("local", "heap") or source == target else
                    f"call void @llvm.memcpy.p0.p0.i64(ptr {destination}, ptr {origin}, i64 {self.size * count}, i1 false)")
            return
        type_ = {"integers": f"<2 x {self.integer}>", "vectors": f"<4 x {self.T}>", "bytes": f"[2 x {self.integer}]"}[style]
        loaded = self.op(f"load {type_}, ptr {origin}, align {self.size}", "w")
        self.do(f"store {type_} {loaded}, ptr {destination}, align {self.size}")

    def _do_vector(self, target: str, to: int, source: str, start: int, operation: str) -> None:
        vector, size = f"<4 x {self.T}>", self.size
        a = self.op(f"load {vector}, ptr {self.element(source, start)}, align {size}", "w")
        b = self.op(f"load {vector}, ptr {self.element(target, to)}, align {size}", "w")
        half = f"<{', '.join([f'{self.T} {self.const(0.5)}'] * 4)}>"
        if operation == "shuffle":
            value = self.op(f"shufflevector {vector} {a}, {vector} {b}, <4 x i32> <i32 3, i32 4, i32 1, i32 6>", "w")
        elif operation == "scale":
            lane = self.op(f"insertelement {vector} {a}, {self.T} {self.env['v0']}, i64 1", "w")
            value = self.op(f"fmul {vector} {lane}, {half}", "w")
        elif operation == "select":
            mask = self.op(f"fcmp olt {vector} {a}, {b}", "w")
            value = self.op(f"select <4 x i1> {mask}, {vector} {a}, {vector} {b}", "w")
        else:
            other = a if operation == "square" else b
            combined = self.op(f"{'fmul' if operation == 'square' else 'fadd'} {vector} {a}, {other}", "w")
            value = self.op(f"fmul {vector} {combined}, {half}", "w")
        self.do(f"store {vector} {value}, ptr {self.element(target, to)}, align {size}")

    def _do_call_procedure(self, which: int, array: str, value: tuple) -> None:
        self._call(which, value, ("var", "v1"), array)

    # ------------------------------------------------------------------------------------------------- control flow

    def join(self, arrivals: list[tuple[str, dict[str, str]]]) -> None:
        """Phis at the start of the current block for every variable on which the arrivals differ."""
        merged = {}
        for variable in VARIABLES:
            values = [env[variable] for _, env in arrivals]
            if len(set(values)) == 1:
                merged[variable] = values[0]
            else:
                incoming = ", ".join(f"[ {v}, %{label} ]" for v, (label, _) in zip(values, arrivals, strict=True))
                merged[variable] = self.op(f"phi {self.T} {incoming}", variable)
        counters = {k: v for k, v in arrivals[0][1].items() if k not in VARIABLES}
        self.env = {**counters, **merged}

    def _do_if(self, condition: tuple, then: list, otherwise: list) -> None:
        c = self.condition(condition)
        yes, no, after = self.fresh("then"), self.fresh("else"), self.fresh("join")
        self.do(f"br i1 {c}, label %{yes}, label %{no}")
        before, arrivals = dict(self.env), []
        for label, block in ((yes, then), (no, otherwise)):
            self.start(label)
            self.env = dict(before)
            self.statements(block)
            arrivals.append((self.block, dict(self.env)))
            self.do(f"br label %{after}")
        self.start(after)
        self.join(arrivals)

    def _do_switch(self, index: tuple, cases: list) -> None:
        value, after = self.index(index), self.fresh("join")
        labels = [self.fresh("case") for _ in cases]
        targets = " ".join(f"i64 {k}, label %{label}" for k, label in enumerate(labels[1:]))
        self.do(f"switch i64 {value}, label %{labels[0]} [ {targets} ]")
        before, arrivals = dict(self.env), []
        for label, block in zip(labels, cases, strict=True):
            self.start(label)
            self.env = dict(before)
            self.statements(block)
            arrivals.append((self.block, dict(self.env)))
            self.do(f"br label %{after}")
        self.start(after)
        self.join(arrivals)

    def _do_for(self, counter: str, count: int | str, body: list, rotated: bool) -> None:
        limit = "%n" if count == "n" else str(count)
        self._loop(counter, body, rotated, lambda: self.op(f"icmp slt i64 {self.env[counter]}, {limit}", "c"))

    def _do_while(self, counter: str, bound: int, condition: tuple, body: list) -> None:
        def proceed() -> str:
            within = self.op(f"icmp ult i64 {self.env[counter]}, {bound}", "c")
            return self.op(f"and i1 {within}, {self.condition(condition)}", "c")

        self._loop(counter, body, False, proceed)

    def _loop(self, counter: str, body: list, rotated: bool, proceed) -> None:
        """``rotated``: the test stands at the end and the body runs at least once."""
        header, after = self.fresh("loop"), self.fresh("after")
        preheader, before = self.block, dict(self.env)
        self.do(f"br label %{header}")
        self.start(header)
        carried = sorted(assigned(body))
        holes = len(self.lines)
        phis = {name: "%" + self.fresh(name) for name in (counter, *carried)}
        self.lines.extend("" for _ in phis)
        self.env = {**before, **phis}
        loop = _Loop(after, [])
        self.loops.append(loop)
        if not rotated:
            self._leave_unless(proceed(), loop)
        self.statements(body)
        self.env[counter] = self.op(f"add nsw i64 {phis[counter]}, 1", counter)
        going_on = proceed() if rotated else None
        self.loops.pop()
        latch, end = self.block, self.env
        if going_on is None:
            self.do(f"br label %{header}")
        else:
            self.do(f"br i1 {going_on}, label %{header}, label %{after}")
            loop.arrivals.append((latch, dict(end)))
        for hole, (name, phi) in enumerate(phis.items(), holes):
            type_, first = ("i64", "0") if name == counter else (self.T, before[name])
            self.lines[hole] = f"  {phi} = phi {type_} [ {first}, %{preheader} ], [ {end[name]}, %{latch} ]"
        self.start(after)
        self.join(loop.arrivals)
        self.env.pop(counter, None)

    def _leave_unless(self, condition: str, loop: _Loop) -> None:
        stay = self.fresh("body")
        loop.arrivals.append((self.block, dict(self.env)))
        self.do(f"br i1 {condition}, label %{stay}, label %{loop.exit}")
        self.start(stay)

    def _do_break_if(self, condition: tuple) -> None:
        if not self.loops:  # the loop around it was shrunk away
            return
        negated = self.op(f"xor i1 {self.condition(condition)}, true", "c")
        self._leave_unless(negated, self.loops[-1])

    def _do_return_if(self, condition: tuple, value: tuple) -> None:
        c, leave, stay = self.condition(condition), self.fresh("early"), self.fresh("stay")
        self.do(f"br i1 {c}, label %{leave}, label %{stay}")
        self.start(leave)
        before = dict(self.env)
        self.give_back(self.expression(value))
        self.env = before
        self.start(stay)

    def give_back(self, value: str) -> None:
        if self.heap is not None:
            self.do(f"call void @free(ptr {self.heap})")
        self.do(f"ret {self.T} {value}")


# ------------------------------------------------------------------------------------------------------------ modules


def _main(program: Program) -> list[str]:
    emitter = StatementEmitter(program.kind, {"x": "%x", "y": "%y"}, program.kind)
    used = mentioned([program.body, program.result], set())
    size, T = emitter.size * LENGTH, program.kind
    if "local" in used:
        emitter.arrays["local"] = emitter.op(f"alloca [{LENGTH} x {T}]", "local")
        emitter.do(f"call void @llvm.memset.p0.i64(ptr {emitter.arrays['local']}, i8 0, i64 {size}, i1 false)")
    if "heap" in used:
        emitter.heap = emitter.arrays["heap"] = emitter.op(f"call ptr @malloc(i64 {size})", "heap")
        if program.seed % 3:  # a copy that says what it copies; memcpy alone is often refused for unknown bytes
            whole = emitter.op(f"load <{LENGTH} x {T}>, ptr %y, align {emitter.size}", "w")
            emitter.do(f"store <{LENGTH} x {T}> {whole}, ptr {emitter.heap}, align {emitter.size}")
        else:
            emitter.do(f"call void @llvm.memcpy.p0.p0.i64(ptr {emitter.heap}, ptr %y, i64 {size}, i1 false)")
    if "chosen" in used or "slot" in used:
        odd = emitter.op("trunc i64 %n to i1", "c")
        emitter.arrays["chosen"] = emitter.op(f"select i1 {odd}, ptr %x, ptr %y", "chosen")
    if "slot" in used:
        place = emitter.op("alloca ptr", "slot")
        emitter.do(f"store ptr {emitter.arrays['chosen']}, ptr {place}")
        emitter.arrays["slot"] = emitter.op(f"load ptr, ptr {place}", "slot")
    first = emitter.op(f"load {T}, ptr %x", "x")
    second = emitter.op(f"load {T}, ptr {emitter.element('y', 3)}", "y")
    emitter.env = {"v0": "%s", "v1": first, "v2": second, "v3": emitter.const(0.625)}
    emitter.statements(program.body)
    emitter.give_back(emitter.expression(program.result))
    attribute = "noalias " if program.noalias and not {"chosen", "slot"} & used else ""
    head = f"define {T} @f(ptr {attribute}%x, ptr {attribute}%y, {T} %s, i64 %n) {{"
    return [head, "entry:", *emitter.lines, "}", ""]


def _helper(number: int, helper: Helper, kind: str) -> list[str]:
    emitter = StatementEmitter(kind, {"x": "%x"}, kind)
    first = emitter.op(f"load {kind}, ptr %x", "x")
    emitter.env = {"v0": "%a", "v1": "%b", "v2": first, "v3": emitter.const(-0.375)}
    emitter.statements(helper.body)
    emitter.give_back(emitter.expression(helper.result))
    head = f"define internal {kind} @helper{number}({kind} %a, {kind} %b, ptr %x, i64 %n) noinline nounwind {{"
    return [head, "entry:", *emitter.lines, "}", ""]


def _recursive(kind: str) -> list[str]:
    emitter = StatementEmitter(kind, {}, kind)
    emitter.do("%c = icmp sle i64 %d, 0")
    emitter.do("br i1 %c, label %leaf, label %more")
    emitter.start("leaf")
    emitter.do(f"ret {kind} %a")
    emitter.start("more")
    emitter.env = dict.fromkeys(VARIABLES, "%a")
    inner = emitter.op(f"call {kind} @recursive({kind} {emitter.math('sin', '%a')}, i64 {emitter.op('add i64 %d, -1', 'k')})")
    emitter.do(f"ret {kind} {emitter.affine(inner, 0.5, emitter.arith('fmul', '%a', emitter.const(0.25)))}")
    return [f"define internal {kind} @recursive({kind} %a, i64 %d) noinline nounwind {{", "entry:", *emitter.lines, "}", ""]


def _declarations(kind: str) -> list[str]:
    suffix, f = ("f64", "") if kind == "double" else ("f32", "f")
    arity = {"pow": 2, "maxnum": 2, "minnum": 2, "copysign": 2, "fma": 3}
    lines = [f"declare {kind} @llvm.{m}.{suffix}({', '.join([kind] * arity.get(m, 1))})" for m in MATHEMATICS]
    lines += [f"declare {kind} @{m}{f}({kind}, {kind})" for m in LIBRARY]
    return [
        *lines,
        f"declare {kind} @llvm.powi.{suffix}.i32({kind}, i32)",
        f"declare {kind} @llvm.vector.reduce.fadd.v4{suffix}({kind}, <4 x {kind}>)",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)",
        "declare noalias ptr @malloc(i64)",
        "declare void @free(ptr)",
    ]


def emit_program(program: Program) -> str:
    """The module of a program; helpers that nothing calls are left out."""
    main = _main(program)
    text = "\n".join(main)
    lines = [f'target datalayout = "{LAYOUT}"', "", *main]
    helpers = {i: _helper(i, h, program.kind) for i, h in enumerate(program.helpers) if f"@helper{i}(" in text}
    for helper in helpers.values():
        lines += helper
    if "@recursive(" in "\n".join(lines):
        lines += _recursive(program.kind)
    body = "\n".join(lines)
    needed = [d for d in _declarations(program.kind) if d.split("@")[1].split("(")[0] + "(" in body]
    return "\n".join([body, *needed, ""])
