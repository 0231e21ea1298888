# ---
# jupyter:
#   jupytext:
#     formats: ipynb,py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Reverse mode of LLVM IR from scratch
#
# What this library does, once more and small: a compiler that reads the LLVM IR of a function and writes the LLVM
# IR of its gradient, in about 300 lines of Python (section 11 counts them). It runs on what Numba really
# compiles, with loops, branches and arrays that are overwritten. What it does not understand it refuses. Each
# section says what the real compiler does instead, and in which file; the last one lists what was left out. This is
# for those who want to know how it works, or to add to it. You need Numba and the chain rule; LLVM IR is explained
# on the way.
#
# Reverse mode in one table. To differentiate `r = (x * s) * sin(x)`, compute it in small steps, and then go through
# the steps **backwards**. Each variable has an *adjoint*, `d_x = dr/dx`, which starts at 0 (that of `r` at 1). Each
# step gives its result's adjoint to its operands, by the chain rule:
#
# | forward sweep, downwards | reverse sweep, **upwards** |
# |---|---|
# | `u = x * s` | `d_x += d_u * s`, `d_s += d_u * x` |
# | `v = sin(x)` | `d_x += d_v * cos(x)` |
# | `r = u * v` | `d_u += d_r * v`, `d_v += d_r * u` |
#
# One reverse sweep gives the derivatives with respect to all inputs, however many there are. Two things make it work for a
# compiler: the reverse sweep needs values of the forward sweep (`s`, `x`, `u`, `v`), so they have to be kept; and
# programs have loops, branches and memory, which have to be gone through backwards too. The words of the field, as
# they are used here and in `numba_enzyme/`:
#
# | word | meaning |
# |---|---|
# | **primal** | the function that is differentiated, and the values that it computes |
# | **adjoint** of a value | derivative of the final result with respect to that value |
# | **shadow** of an array or a number | memory of the same shape that holds its adjoint |
# | **activity** | does a value depend on the inputs *and* influence the results? only then it has an adjoint |
# | **tape** | what the forward sweep writes down because the reverse sweep will need it |

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate"], check=True)

# %%
import ast
import ctypes
import re
import timeit
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import llvmlite.binding as llvm
import matplotlib.pyplot as plt
import numba
import numpy as np
from llvmlite.binding import ValueKind as Kind
from numba import float64, int64, njit, types

import numba_enzyme as ne

# %% [markdown]
# ## 1. The primal
#
# A function with what makes reverse mode hard: loops in loops, the inner one of a length that changes; a branch
# that depends on data; memory that is written and read again.


# %%
def pairs(x, n, y, s):
    total = 0.0
    for i in range(n):
        value = x[i]
        if value > 0.5:
            value = s * value * np.sin(value)
        else:
            value = value / (1.0 + value * value)
        y[i] = value
        for j in range(i):
            total += y[j] * value
    return total


# %% [markdown]
# Numba gives the IR. With pointers in place of arrays (`double*`), no reference counts and array structures are in
# the way. We want it *before* Numba's own optimisation, which unrolls loops and makes vectors of them (so Numba is
# told not to optimise, a trick for a notebook), and then let LLVM optimise it without those. To differentiate
# **after** optimisation is Enzyme's idea: what the optimiser takes away needs no derivative and no tape.
#
# Values without a name of their own are named after their instruction, so that we can read them. No name has a dot in
# it, so names *with* a dot are free for what we add.
#
# *The real compiler*: `bridge/cpu/context.py` keeps the IR before the final optimisation, `ir/llvm_io.py` optimises
# it; the derivative is optimised once more, with vectors, together with whoever calls it.


# %%
# The compiler: IR from Numba
def target_machine():
    return llvm.Target.from_default_triple().create_target_machine(opt=2)


def optimised(text, vectors):
    """The module of a text, after LLVM's optimisation, with or without vectors and unrolled loops."""
    module = llvm.parse_assembly(text)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = vectors
    options.loop_unrolling = options.loop_interleaving = vectors
    builder = llvm.create_pass_builder(target_machine(), options)
    builder.getModulePassManager().run(module, builder)
    return module


def give_names(function):
    """Names of letters, digits and underscores; what Numba calls ``.142`` is named after its instruction."""
    instructions = [i for block in function.blocks for i in block.instructions if str(i.type) != "void"]
    for value in [*function.arguments, *function.blocks, *instructions]:
        name = re.sub(r"[^a-zA-Z0-9]", "_", value.name.removeprefix("arg."))
        value.name = value.opcode if value.is_instruction and name[:1] in ("_", "") else name or "v"
    return function


def ir_of(python_function, signature):
    """The optimised LLVM function of a Python function, as Numba compiles it for ``signature``."""
    with mock.patch.object(numba.config, "OPT", type(numba.config.OPT)(0)):
        dispatcher = njit(signature, error_model="numpy")(python_function)
    (arguments,) = dispatcher.signatures
    module = optimised(dispatcher.inspect_llvm(arguments), vectors=False)
    return give_names(module.get_function(dispatcher.overloads[arguments].fndesc.llvm_func_name))


# %%
DOUBLES = types.CPointer(float64)
PAIRS = float64(DOUBLES, int64, DOUBLES, float64)
pairs_ir = ir_of(pairs, PAIRS)
print(re.sub("@_ZN[^(]*", "@pairs", str(pairs_ir)))

# %% [markdown]
# How to read this:
#
# | IR | meaning |
# |---|---|
# | `B70:` | a **block**: instructions that run one after the other; the last one says which block is next |
# | `br i1 %c, label %A, label %B` | go to block `A` if `c`, else to `B` |
# | `%r = fmul double %a, %b` | `r = a * b`. Each `%name` has one place where it is computed, as in mathematics |
# | `%r = phi double [ %a, %A ], [ %b, %B ]` | `r` is `a` if control came from block `A`, and `b` if from `B` |
# | `%p = getelementptr double, ptr %x, i64 %i` | the address `p` of `x[i]`; nothing is read yet |
# | `%v = load double, ptr %p` | read `v` from memory |
# | `store double %v, ptr %p` | write `v` to memory |
# | `%c = icmp slt i64 %i, %n` | `c = i < n`; `fcmp` compares floats |
#
# A loop is a block to which control comes back, and its variables are `phi`s: the block that branches to itself is
# the inner loop of `pairs`, and `%phi` is `i`. Numba's result goes to the address `%retptr` (the `i32` is a status). So
# the result is memory like any other, and its shadow will hold its adjoint, 1.
#
# ## 2. One line per derivative
#
# Calculus first: what an instruction `r = op(a, b, c)` gives to the adjoint of each operand, when `d` is the adjoint
# of `r`. The letters in a formula are exactly what the reverse sweep needs of the primal: **the formula decides what
# goes on the tape**. `select` is a choice without a branch, `r = b if a else c`; `freeze` is `r = a`, for the
# optimiser only.
#
# *The real compiler*: `rules/scalar_math.py` has dozens of such lines; `rules/expression.py` can differentiate them
# again (second order), use the *result* where that is cheaper than the argument (`exp`), and keep a zero adjoint
# zero where a partial is infinite (`sqrt` at 0: ours gives NaN there).

# %%
# The compiler: rules
RULES = {
    "fadd": ("d", "d"),
    "fsub": ("d", "-d"),
    "fmul": ("d * b", "d * a"),
    "fdiv": ("d / b", "-d * a / b / b"),
    "fneg": ("-d",),
    "freeze": ("d",),
    "select": ("0.0", "where(a, d, 0.0)", "where(a, 0.0, d)"),
    "@sin": ("d * cos(a)",),
    "@cos": ("-d * sin(a)",),
    "@exp": ("d * exp(a)",),
    "@log": ("d / a",),
    "@sqrt": ("0.5 * d / sqrt(a)",),
}


def letters_in(formula):
    """The operands that a formula reads."""
    return [letter for letter in "abc" if re.search(rf"\b{letter}\b", formula)]


# %% [markdown]
# A formula becomes instructions by going through Python's own syntax tree of it:

# %%
# The compiler: rules
ARITHMETIC = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}


class Code:
    """Lines of IR, and fresh names."""

    def __init__(self):
        self.lines = []
        self.fresh = 0

    def add(self, line):
        self.lines.append(line if line.endswith(":") else f"  {line}")

    def assign(self, text, name="%new"):
        self.fresh += 1
        self.add(f"{name}.{self.fresh} = {text}")
        return f"{name}.{self.fresh}"

    def formula(self, node, names):
        """Write a formula, given as a syntax tree; ``names`` says what its letters are in the IR."""
        match node:
            case ast.Name(id=letter):
                return names[letter]
            case ast.Constant(value=number):
                return f"{number:.17e}"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return self.assign(f"fneg double {self.formula(operand, names)}")
            case ast.BinOp(left=left, op=op, right=right):
                left, right = self.formula(left, names), self.formula(right, names)
                return self.assign(f"{ARITHMETIC[type(op)]} double {left}, {right}")
            case ast.Call(func=ast.Name(id=function), args=arguments):
                values = [self.formula(argument, names) for argument in arguments]
                if function == "where":
                    return self.assign(f"select i1 {values[0]}, double {values[1]}, double {values[2]}")
                return self.assign(f"call double @llvm.{function}.f64(double {values[0]})")


# %%
example = Code()
example.formula(ast.parse("d * cos(a)", mode="eval").body, {"d": "%d", "a": "%x"})
print(*example.lines, sep="\n")

# %% [markdown]
# ## 3. Reading the IR
#
# LLVM's own parser does most of the work; llvmlite shows the instructions and their operands. What is left is a list of
# what we know. Everything else is refused: `float` and vectors, calls of other functions, memory of the function's
# own (`alloca`), bits that are taken for something else, ...
#
# *The real compiler*: `ir/parser.py` and the `ir/parse_*.py` beside it read all of LLVM's types, constants and
# instructions into the model of `ir/`; `transform/prepare/` brings them into simple forms; what is refused is collected
# and told at once, with the source lines (`transform/legality.py`).

# %%
# The compiler: reading
TYPES = {"double", "i64", "i32", "i1", "ptr", "void"}
CONTROL_AND_MEMORY = {"br", "switch", "ret", "phi", "load", "store", "getelementptr"}
EXTREMES = {"@llvm.smax.i64", "@llvm.smin.i64", "@llvm.umax.i64", "@llvm.umin.i64"}
WITHOUT_DERIVATIVE = EXTREMES | {
    "add", "sub", "mul", "sdiv", "srem", "udiv", "urem", "shl", "lshr", "ashr", "and", "or", "xor",
    "icmp", "fcmp", "sext", "zext", "trunc", "sitofp", "uitofp",
}
KNOWN = CONTROL_AND_MEMORY | WITHOUT_DERIVATIVE | set(RULES)


class Unsupported(Exception):
    """The small compiler can't do this."""


@dataclass(eq=False)
class Instruction:
    text: str
    opcode: str  # "fmul", "load", ...; of a call "@sin", ...
    result: str  # "%name", or "" if there is none
    type: str  # of the result; of a store, of what is stored
    operands: list  # each "%name", or a constant as it is written
    labels: list  # at the end of a block: where it goes; of a phi: the blocks where its operands come from


def name_of(value):
    """An operand as it is written in the IR."""
    if value.value_kind in (Kind.instruction, Kind.argument):
        return f"%{value.name}"
    if value.value_kind in (Kind.constant_int, Kind.constant_fp, Kind.constant_pointer_null):
        return str(value).split()[1]
    raise Unsupported(f"an operand that is no number: {value}")


def read_instruction(value):
    text = re.sub(r"(, ![\w.]+ !\d+| #\d+)+$", "", str(value).strip())  # without metadata
    operands = [operand for operand in value.operands if operand.value_kind != Kind.basic_block]
    labels = [operand.name for operand in value.operands if operand.value_kind == Kind.basic_block]
    opcode = value.opcode
    if opcode == "call" and re.search("^declare ", str(operands[-1]), flags=re.MULTILINE):
        opcode = re.sub(r"^@llvm\.(\w+)\.f64$", r"@\1", f"@{operands.pop().name}")
    if opcode not in KNOWN or not {str(v.type) for v in (value, *operands)} <= TYPES or " atomic " in text:
        raise Unsupported(f"not in the language: {text}")
    if opcode == "phi":
        labels = [block.name for block in value.incoming_blocks]
    type_of = str(operands[0].type if opcode == "store" else value.type)
    result = "" if str(value.type) == "void" else f"%{value.name}"
    return Instruction(text, opcode, result, type_of, [name_of(operand) for operand in operands], labels)


# %% [markdown]
# A function is its blocks, and the way control can have come: the *predecessors* of each block, which are where the
# reverse sweep goes.


# %%
# The compiler: reading
@dataclass(eq=False)
class Function:
    parameters: dict  # name -> type
    blocks: dict  # label -> instructions; the first one is the entry
    predecessors: dict  # label -> labels

    def instructions(self):
        return [instruction for block in self.blocks.values() for instruction in block]


def read(llvm_function):
    parameters = {f"%{argument.name}": str(argument.type) for argument in llvm_function.arguments}
    blocks = {block.name: [read_instruction(i) for i in block.instructions] for block in llvm_function.blocks}
    predecessors = {label: [] for label in blocks}
    for label, block in blocks.items():
        for target in block[-1].labels:
            predecessors[target].append(label)
        if len(block[-1].labels) != len(set(block[-1].labels)):
            raise Unsupported(f"two ways lead from one block to the same: {block[-1].text}")
    return Function(parameters, blocks, predecessors)


# %%
primal = read(pairs_ir)
print(len(primal.blocks), "blocks, parameters", primal.parameters)

# %% [markdown]
# ## 4. Activity
#
# The caller says which parameters have derivatives: doubles, and pointers to doubles that have a shadow. From these,
# three small questions, each answered by going over the function until nothing changes:
#
# * which addresses have a shadow? Those in arrays that have one.
# * which numbers **vary** with the inputs? Forwards: those parameters, what is loaded from memory with a shadow, and
#   what is computed from numbers that vary.
# * which numbers are **useful** for the results? Backwards: what is stored in memory with a shadow, and the operands
#   of what is useful.
#
# **Active** is what varies and is useful. Integers and comparisons drop out, and everything that comes from arrays
# without a shadow. This is also where a gradient could go silently wrong, so here it is refused that a derivative
# gets lost: in memory without a shadow, in integers that lie over doubles, in pointers that are chosen at run time.
#
# *The real compiler*: `analysis/activity.py` asks this of memory too (an array that holds only constants needs no
# shadow), with `analysis/memory/points_to.py` for which pointers may mean the same memory, `analysis/memory/scalar_layout.py` for
# which bytes are numbers, and across calls. Ours believes the caller that different parameters do not overlap.


# %%
# The compiler: activity
def grow(start, step):
    """The smallest set that holds ``start`` and what ``step`` adds to it."""
    found, size = set(start), -1
    while size != len(found):
        size = len(found)
        found |= step(found)
    return found


def find_activity(function, wanted):
    """The pointers with a shadow, and the active numbers."""
    every = function.instructions()
    numbers = [i for i in every if i.type == "double" and i.opcode != "store"]
    addresses = [i for i in every if i.opcode == "getelementptr"]

    shadowed = {name for name in wanted if function.parameters.get(name) == "ptr"}
    shadowed = grow(shadowed, lambda found: {i.result for i in addresses if i.operands[0] in found})

    varied = {name for name in wanted if function.parameters.get(name) == "double"}
    varied |= {i.result for i in numbers if i.opcode == "load" and i.operands[0] in shadowed}
    varied = grow(varied, lambda found: {i.result for i in numbers if found & set(i.operands)})

    useful = {i.operands[0] for i in every if i.opcode == "store" and i.operands[1] in shadowed}
    useful = grow(useful, lambda found: {v for i in numbers if i.result in found for v in i.operands})

    if not wanted <= shadowed | varied:
        raise Unsupported(f"only pointers and doubles have derivatives: {wanted - shadowed - varied}")
    for i in every:
        refuse_to_lose(i, shadowed, varied)
    return shadowed, varied & useful


def refuse_to_lose(i, shadowed, varied):
    """No derivative is lost in this instruction, or else it is refused."""
    memory = i.opcode in ("load", "store")
    if shadowed & set(i.operands) and not memory and i.opcode != "getelementptr":
        raise Unsupported(f"more is done with a pointer that has a shadow than to index it: {i.text}")
    if memory and i.operands[-1] in shadowed and i.type != "double":
        raise Unsupported(f"behind a pointer with a shadow there must be doubles: {i.text}")
    leaving = set(i.operands[:1]) & (shadowed | varied) if i.opcode in ("store", "ret") else set()
    if leaving and i.operands[-1] not in shadowed:
        raise Unsupported(f"what has a derivative goes where there is no shadow: {i.text}")
    if i.opcode == "load" and i.type == "ptr":
        raise Unsupported(f"a pointer from memory: {i.text}")


# %%
WANTED = {"%retptr", "%x", "%y", "%s"}
shadowed, active = find_activity(primal, WANTED)
print("active       ", *sorted(active))
print("with a shadow", *sorted(shadowed))
print("neither      ", *sorted({i.result for i in primal.instructions()} - active - shadowed - {""}))

# %% [markdown]
# ## 5. The plan: what to record
#
# The reverse sweep goes back through the same blocks, and undoes each. For each block it needs
#
# * **values**: those that the formulas of section 2 name;
# * **addresses** in shadows, one for each load and store;
# * **the path of the reverse sweep**: of several predecessors the number of the one that control came from. We call it
#   `%block.from`, and record it like any other value. That is all there is to do for branches *and* for loops.
#
# Parameters and constants are there anyway. Everything else goes on one tape, which is a stack: at its end, each time
# that it runs, a block of the forward sweep pushes what its own mirror in the reverse sweep will pop.
#
# *The real compiler* has no stack. It counts loops (`transform/prepare/loop_form.py`) and knows how often most of
# them run before they do (`analysis/control/trip_count.py`), so a value has its place in an array of the right size, and what
# is constant in a loop is stored once (`analysis/planning/tape_layout.py`). Addresses, counters and much else are computed
# again instead (`analysis/planning/recompute.py`); `min_cut.py` there finds the smallest set of values from which the rest
# follows, and `cache_plan.py` puts that together. Long loops can go under checkpoints
# (`transform/checkpoint_loops.py`).


# %%
# The compiler: plan
def make_plan(function, shadowed, active):
    """For each block, the values that undoing it takes, with their types."""
    types_of = function.parameters | {i.result: i.type for i in function.instructions()}
    there_anyway = {*function.parameters, *(f"{name}.shadow" for name in function.parameters)}
    plan = {}
    for label, block in function.blocks.items():
        needed = {f"%{label}.from": "i64"} if len(function.predecessors[label]) > 1 else {}
        for i in block:
            if i.opcode in ("load", "store") and i.operands[-1] in shadowed:
                needed[f"{i.operands[-1]}.shadow"] = "ptr"
            elif i.opcode != "phi" and i.result in active:
                for operand, formula in zip(i.operands, RULES[i.opcode], strict=True):
                    values = [i.operands["abc".index(letter)] for letter in letters_in(formula)]
                    needed |= {v: types_of[v] for v in values if operand in active and v in types_of}
        plan[label] = {value: needed[value] for value in needed if value not in there_anyway}
    return plan


# %%
plan = make_plan(primal, shadowed, active)
for label, sources in primal.predecessors.items():
    print(f"{label:<13} comes from {', '.join(sources) or 'the caller':<24} records {', '.join(plan[label])}")

# %% [markdown]
# ## 6. The tape
#
# The instructions that push and pop. Each value takes 8 bytes, and a block pushes all that it records at once. The
# room for the tape is always the next power of two, less one byte (`ctlz` counts the leading zero bits of the height):
# mostly that is the room which it has already, and `realloc` has nothing to do.
#
# *The real compiler* allocates arrays of the size that the plan says, once (`transform/reverse/tape.py`), keeps the
# memory of large tapes for the next call (`bridge/cpu/tape_pool.py`), and can leave the tape to the caller
# (`transform/reverse/buffered_tape.py`). Ours does not even look whether `realloc` found memory.


# %%
# The compiler: tape
class Tape(Code):
    def push(self, values):
        """Values (with their types) go on the tape, each in 8 bytes."""
        height = self.assign("load i64, ptr %tape.height", "%height")
        higher = self.assign(f"add i64 {height}, {8 * len(values)}", "%height")
        self.add(f"store i64 {higher}, ptr %tape.height")
        zeros = self.assign(f"call i64 @llvm.ctlz.i64(i64 {higher}, i1 true)", "%zeros")
        room = self.assign(f"lshr i64 -1, {zeros}", "%room")
        old = self.assign("load ptr, ptr %tape.start", "%old")
        tape = self.assign(f"call ptr @realloc(ptr {old}, i64 {room})", "%tape")
        self.add(f"store ptr {tape}, ptr %tape.start")
        for place, (value, type_of) in zip(self.places(tape, height, values), values.items(), strict=True):
            self.add(f"store {type_of} {value}, ptr {place}")

    def pop(self, values):
        """The same values come off the tape; returns the names that they have now."""
        height = self.assign("load i64, ptr %tape.height", "%height")
        lower = self.assign(f"sub i64 {height}, {8 * len(values)}", "%height")
        self.add(f"store i64 {lower}, ptr %tape.height")
        tape = self.assign("load ptr, ptr %tape.start", "%tape")
        places = zip(values, self.places(tape, lower, values), strict=True)
        return {value: self.assign(f"load {values[value]}, ptr {place}", value) for value, place in places}

    def places(self, tape, height, values):
        top = self.assign(f"getelementptr i8, ptr {tape}, i64 {height}", "%place")
        return [self.assign(f"getelementptr i64, ptr {top}, i64 {k}", "%place") for k in range(len(values))]


# %% [markdown]
# ## 7. The derivative
#
# One new function with both sweeps:
#
# ```text
#     forward sweep, downwards                  reverse sweep, upwards
#
#     entry                                     mirror.entry      free the tape, return
#       |                                             ^
#       v                                             |
#     loop  <---+   note where from             mirror.loop <---+   pop what was pushed,
#       |  |    |   compute                           ^  |      |   undo,
#       |  +----+   push what the mirror needs        |  +------+   go where control came from
#       v                                             |
#     end --------- the turn, where ret was -----> mirror.end
# ```
#
# **The forward sweep** is the primal's own text, with an address in the shadow beside each address, and pushes at the
# end of each block. Each active number has a shadow too, a place on the machine's stack (`alloca`), which LLVM turns
# into a register afterwards.
#
# *The real compiler*: `transform/reverse/forward_half.py` is this sweep, `transform/sweep.py` copies with shadows.


# %%
# The compiler: forward sweep
class ForwardSweep(Tape):
    def __init__(self, function, wanted):
        super().__init__()
        self.function = function
        self.shadowed, self.active = find_activity(function, wanted)
        self.plan = make_plan(function, self.shadowed, self.active)

    def parameters(self):
        """All of the primal's, with a shadow behind each: the address where its adjoint is."""
        return [part for name, type_of in self.function.parameters.items()
                for part in (f"{type_of} {name}", f"ptr {name}.shadow")]

    def begin(self):
        places = {"%tape.start": "ptr", "%tape.height": "i64"}
        places |= {f"{v}.shadow": "double" for v in sorted(self.active - set(self.function.parameters))}
        self.add("begin.sweep:")
        for place, type_of in places.items():
            self.add(f"{place} = alloca {type_of}")
            self.add(f"store {type_of} zeroinitializer, ptr {place}")
        self.add(f"br label %{next(iter(self.function.blocks))}")

    def forward(self, label, block):
        self.add(f"{label}:")
        sources = self.function.predecessors[label]
        if len(sources) > 1:
            numbers = ", ".join(f"[ {k}, %{source} ]" for k, source in enumerate(sources))
            self.add(f"%{label}.from = phi i64 {numbers}")
        for i in block[:-1]:
            self.add(i.text)
            if i.result in self.shadowed:  # the same address, but in the shadow
                self.add(re.sub(rf"({i.result}|{i.operands[0]})\b", r"\1.shadow", i.text))
        if self.plan[label]:
            self.push(self.plan[label])
        self.add(block[-1].text if block[-1].opcode != "ret" else f"br label %mirror.{label}")


# %% [markdown]
# **The reverse sweep** has a mirror of each block, which
#
# 1. pops what the block pushed;
# 2. undoes its instructions, the last one first. Each *takes* its result's adjoint `d`, which leaves zero behind (the
#    next round of a loop computes a new value under the same name), and *gives* to the adjoints of its operands;
# 3. goes back where control came from; on the way, each `phi` gives its adjoint to the value that it had from there.
#
# Loads and stores are the interesting pair. `v = load p` reads memory, so its adjoint is added to the shadow.
# `store v, p` overwrites memory, so the shadow is taken for `v`; it leaves zero behind, because what was in memory
# *before* has no influence any more.
#
# *The real compiler*: `transform/reverse/reverse_half.py`, `transform/reverse/adjoints.py` and a file for each family
# of instructions in `transform/instructions/`, whose classes have the forward and the reverse side together. It adds
# atomically where threads share memory (`transform/planning/parallel_plan.py`), makes derivatives of called functions too
# (`transform/derivative.py`), and forward mode out of the same rules (`transform/forward.py`).


# %%
# The compiler: reverse sweep
class Derivative(ForwardSweep):
    """The text of the function ``@gradient``."""

    def mirror(self, label, block):
        self.add(f"mirror.{label}:")
        self.popped = self.pop(self.plan[label]) if self.plan[label] else {}
        for i in reversed(block):
            self.undo(i)
        self.go_back(label, [i for i in block if i.opcode == "phi" and i.result in self.active])

    def undo(self, i):
        if i.opcode == "store" and i.operands[1] in self.shadowed:
            self.give(i.operands[0], self.take(self.primal(f"{i.operands[1]}.shadow")))
        elif i.opcode == "load" and i.result in self.active:
            self.accumulate(self.primal(f"{i.operands[0]}.shadow"), self.take(f"{i.result}.shadow"))
        elif i.opcode != "phi" and i.result in self.active:
            names = {letter: self.primal(operand) for letter, operand in zip("abc", i.operands, strict=False)}
            names["d"] = self.take(f"{i.result}.shadow")
            for operand, formula in zip(i.operands, RULES[i.opcode], strict=True):
                if operand in self.active:
                    self.give(operand, self.formula(ast.parse(formula, mode="eval").body, names))

    def go_back(self, label, phis):
        sources = self.function.predecessors[label]
        adjoints = [self.take(f"{phi.result}.shadow") for phi in phis]  # all are taken before any is given
        if not sources:
            self.add(f"call void @free(ptr {self.assign('load ptr, ptr %tape.start')})")
            self.add("ret void")
            return
        cases = " ".join(f"i64 {k}, label %back.{label}.{source}" for k, source in enumerate(sources))
        came_from = self.popped.get(f"%{label}.from", "0")
        self.add(f"switch i64 {came_from}, label %back.{label}.{sources[0]} [{cases}]")
        for source in sources:
            self.add(f"back.{label}.{source}:")
            for phi, adjoint in zip(phis, adjoints, strict=True):
                self.give(phi.operands[phi.labels.index(source)], adjoint)
            self.add(f"br label %mirror.{source}")

    def primal(self, value):
        return self.popped.get(value, value)

    def take(self, place):
        adjoint = self.assign(f"load double, ptr {place}", "%d")
        self.add(f"store double 0.0, ptr {place}")
        return adjoint

    def accumulate(self, place, amount):
        before = self.assign(f"load double, ptr {place}", "%before")
        self.add(f"store double {self.assign(f'fadd double {before}, {amount}')}, ptr {place}")

    def give(self, value, amount):
        if value in self.active:
            self.accumulate(f"{value}.shadow", amount)

    def text(self):
        self.begin()
        for label, block in self.function.blocks.items():
            self.forward(label, block)
        for label, block in self.function.blocks.items():
            self.mirror(label, block)
        declarations = ["ptr @realloc(ptr, i64)", "void @free(ptr)", "i64 @llvm.ctlz.i64(i64, i1)"]
        declarations += [f"i64 {name}(i64, i64)" for name in EXTREMES]
        for name in [name[1:] for name in RULES if name.startswith("@")]:
            declarations += [f"double @{name}(double)", f"double @llvm.{name}.f64(double)"]
        head = f"define void @gradient({', '.join(self.parameters())}) {{"
        return "\n".join([*(f"declare {function}" for function in declarations), head, *self.lines, "}"])


# %% [markdown]
# The inner loop of `pairs`, and its mirror. Each line `%d.` takes an adjoint; what comes off the tape has its old name
# and a number.

# %%
derivative_text = Derivative(primal, WANTED).text()
inner = next(label for label, sources in primal.predecessors.items() if label in sources)
for label in (inner, f"mirror.{inner}"):
    print(label + ":" + re.split(r"\n\S+:\n", derivative_text.split(f"\n{label}:")[1])[0], end="\n\n")

# %% [markdown]
# ## 8. Compiling
#
# LLVM checks the text, optimises it and makes machine code. A number is passed as it is, an array as its address.
#
# *The real compiler* gives the derivative back to Numba as a library that its callers inline (`bridge/cpu/link.py`),
# and calls it with arrays, tuples and exceptions (`bridge/cpu/wrap.py`, `bridge/cpu/layout.py`); `pipeline.py` is all
# of it on one screen.

# %%
# The compiler: compiling
CTYPES = {"ptr": ctypes.c_void_p, "double": ctypes.c_double, "i64": ctypes.c_int64, "i32": ctypes.c_int32}


class Gradient:
    def __init__(self, llvm_function, wanted):
        self.derivative = Derivative(read(llvm_function), {f"%{name}" for name in wanted.split()})
        module = optimised(self.derivative.text(), vectors=True)
        self.engine = llvm.create_mcjit_compiler(module, target_machine())
        self.engine.finalize_object()
        types_of = [CTYPES[parameter.split()[0]] for parameter in self.derivative.parameters()]
        address = self.engine.get_function_address("gradient")
        self.entry = ctypes.CFUNCTYPE(None, *types_of)(address)

    def __call__(self, *arguments):
        self.entry(*(a.ctypes.data if isinstance(a, np.ndarray) else a for a in arguments))


# %% [markdown]
# Each argument is followed by its shadow, or by `None` where no derivative is wanted. The shadow of the result is the
# seed, 1; the others start at 0, and what is added to them is the gradient.

# %%
gradient = Gradient(pairs_ir, "retptr x y s")
x, n, y, s = np.array([0.2, 0.9, 1.5]), 3, np.zeros(3), 1.3
result, d_x, d_y, d_s = np.zeros(1), np.zeros(3), np.zeros(3), np.zeros(1)
gradient(result, np.ones(1), None, None, x, d_x, n, None, y, d_y, s, d_s)
print("result", result, " by x", d_x, " by s", d_s)

# %% [markdown]
# Is it right? Compare with two others: with `numba_enzyme`, number by number, and with a central difference in a random
# direction, which knows nothing of compilers. With loops that do not run at all, too.


# %%
def check(function, signature, wanted, *arguments):
    """Our gradient of a function that returns a number, against numba_enzyme's and against a difference."""
    positions = [k for k, name in enumerate(function.__code__.co_varnames) if name in wanted.split()]
    directions = {k: np.random.default_rng(k).normal(size=np.shape(arguments[k])) for k in positions}

    def moved(step):
        return [a + step * directions[k] if k in positions else a for k, a in enumerate(arguments)]

    shadows = [np.zeros(np.shape(a) or 1) if k in positions else None for k, a in enumerate(arguments)]
    passed = [part for both in zip(moved(0.0), shadows, strict=True) for part in both]
    Gradient(ir_of(function, signature), f"retptr {wanted}")(np.zeros(1), np.ones(1), None, None, *passed)

    real = ne.grad(ne.differentiate(function), argnums=tuple(positions))(*moved(0.0))
    assert all(np.allclose(shadows[k], real[at], rtol=1e-11, atol=1e-12) for at, k in enumerate(positions))
    slope = sum(np.sum(shadows[k] * directions[k]) for k in positions)
    difference = (function(*moved(1e-6)) - function(*moved(-1e-6))) / 2e-6
    assert np.isclose(slope, difference, rtol=1e-6)
    print(f"{function.__name__}: derivative in a direction {slope:.10g}, by differences {difference:.10g}")


for length in (50, 2, 0):
    x = np.random.default_rng(7).uniform(-1.0, 2.0, length)
    check(pairs, PAIRS, "x y s", x, length, np.zeros(length), 1.3)

# %% [markdown]
# Nothing in the compiler knows `pairs`. Here is another function with other difficulties: it overwrites its input in
# place and reads what it wrote; and it has a loop that runs as long as it must, with two ways out.


# %%
def smooth_and_roots(x, n):
    total = 0.0
    for k in range(1, n):
        x[k] = 0.5 * x[k] + np.exp(-x[k - 1])
        guess = max(x[k], 1.0)
        while guess * guess > x[k] + 1e-6:
            guess = 0.5 * (guess + x[k] / guess)
            if guess < 0.9:
                break
        total += guess * np.log(1.0 + x[k] * x[k])
    return total


check(smooth_and_roots, float64(DOUBLES, int64), "x", np.linspace(0.2, 3.0, 40), 40)

# %% [markdown]
# ## 9. What it refuses
#
# A wrong gradient is worse than none. Whatever is not understood stops the compiler, with the reason: functions
# without a rule, numbers that are no doubles, arrays whose shadow was forgotten.


# %%
def product(x, y):
    y[0] = x[0] * x[1]


def power(x, y):
    y[0] = x[0] ** 1.5


cases = [(power, float64, "x y"), (product, types.float32, "x y"), (product, float64, "x")]
for function, number, wanted in cases:
    arrays = types.void(types.CPointer(number), types.CPointer(number))
    try:
        Gradient(ir_of(function, arrays), wanted)
        raise AssertionError("this was accepted")
    except Unsupported as error:
        print(error)

# %% [markdown]
# ## 10. What the real compiler saves
#
# In the inner loop of `pairs` ours records four values each time, 32 bytes: where control came from, an address, the
# element of `y`, and the value of the outer loop. The real compiler needs 8 bytes: it counts the loop, the address
# follows from the counter, and what is constant in the inner loop is kept once. Its method `explain` tells what it
# stores and why (see the notebook `03_reading_explain.py`). That, and asking `realloc` each time, is the difference:

# %%
real, compiled_pairs, sizes = ne.differentiate(pairs), njit(pairs), [25, 50, 100, 200, 400]
real_gradient = ne.grad(real, argnums=(0, 3))
print("tape of the real compiler:", real.explain(np.ones(4), 4, np.ones(4), 1.0).tape_formula)


def measure(n):
    """Microseconds of our gradient, the real one, and the primal alone."""
    x, y, d_x, d_y = np.random.default_rng(n).uniform(-1.0, 2.0, (4, n))
    result, seed, d_s = np.zeros(1), np.ones(1), np.zeros(1)
    calls = (lambda: gradient(result, seed, None, None, x, d_x, n, None, y, d_y, 1.3, d_s),
             lambda: real_gradient(x, n, y, 1.3), lambda: compiled_pairs(x, n, y, 1.3))
    return [1e6 * min(timeit.repeat(call, number=1, repeat=20)) for call in calls]


figure, axes = plt.subplots(figsize=(6, 4))
axes.loglog(sizes, [measure(n) for n in sizes], "o-", label=["our gradient", "numba_enzyme's", "primal"])
axes.set(xlabel="n", ylabel="microseconds")
axes.set_xticks(sizes, sizes)
axes.minorticks_off()
axes.legend()
plt.show()

# %% [markdown]
# ## 11. How many lines it has
#
# Each cell of the compiler begins with a comment that says which part of it this is. Lines count if they are neither
# blank nor only a comment.

# %%
cells = globals().get("In") or re.split(r"^# %%.*\n", Path(__file__).read_text("utf-8"), flags=re.MULTILINE)
lines_of = Counter()
for cell in cells:
    part = re.match(r"# The compiler: (.*)", cell)
    code = [line for line in cell.splitlines() if line.strip() and not line.strip().startswith("#")]
    lines_of[part[1] if part else "imports, examples, checks"] += len(code)
for part, count in lines_of.items():
    print(f"{count:>4} {part}")
print(f"{lines_of.total() - lines_of['imports, examples, checks']:>4} lines of compiler")

# %% [markdown]
# ## 12. What was left out, and how to extend it
#
# Whatever you add: check it against `ne.testing.check_grads`, differences, and loops that do not run at all. In the
# order of difficulty, with the place where the real compiler does it:
#
# 1. `pow`: a line in `RULES`, and a declaration with two numbers. (`rules/scalar_math.py`; what happens at 0?)
# 2. Functions that return their number itself, as in C: the adjoint of what `ret` returns is a new parameter.
# 3. Loops that are counted: one number for a loop on the tape, not one for each round.
#    (`transform/prepare/loop_form.py`)
# 4. Addresses computed again from the counter, not from the tape. (`analysis/planning/recompute.py`)
# 5. What is constant in a loop is recorded outside it. (`analysis/planning/tape_layout.py`)
# 6. Pointers that are chosen at run time (`phi`, `select`): their shadows are chosen with them. (`transform/sweep.py`)
# 7. Memory of the function's own: an `alloca`, and one for its shadow. (`transform/instructions/allocation.py`)
# 8. Forward mode: tangents beside the values, no tape, the same rules. (`transform/forward.py`)
# 9. Calls of functions that are defined in the same module. (`transform/instructions/defined_calls.py`)
#
# Also left out: `float` and vectors (`ir/types.py`), other functions than these five, exceptions, arrays that
# overlap, threads, kernels, and derivatives of derivatives.
