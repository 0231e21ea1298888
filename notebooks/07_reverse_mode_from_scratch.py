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
# What this library does, once more and small: a compiler that reads the LLVM IR of a function and writes the LLVM IR of its
# gradient, in some 350 lines of Python and 65 of IR. What it does not understand it refuses. Every step says what the real
# compiler does better, and in which file. It is for those who want to know how this works, or to add to it.
#
# The words of the field, as they are used here and in `numba_enzyme/`:
#
# | word | meaning |
# |---|---|
# | **primal** | the function that is differentiated, and the values that it computes |
# | **adjoint** of a value | derivative of the final result with respect to that value |
# | **shadow** of memory | memory of the same shape that holds the adjoints of what is in it |
# | **activity** | does a value depend on the inputs *and* influence the outputs? only then it has an adjoint |
# | **tape** (cache) | what the forward sweep writes down because the reverse sweep will need it |

# %%
import ast
import ctypes
import re
import time
from dataclasses import dataclass, field

import llvmlite.binding as llvm
import matplotlib.pyplot as plt
import numba
import numpy as np
from numba import float64, int64, njit, types

import numba_enzyme as ne

# %% [markdown]
# ## 1. The primal
#
# A function with what makes reverse mode hard: loops in loops, the inner one of a length that changes; a branch that depends
# on data; memory that is written and read again. Still it has a closed form to check against: with `v = g(x)`, the total is
# `Σ_i v_i Σ_{j<i} v_j = ((Σ v)² - Σ v²) / 2`.


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
# Numba gives the IR. With pointers in place of arrays (`double*`), no reference counts and array structures are in the way.
# We want it *before* Numba's own optimisation, which unrolls loops and makes vectors of them, and then run LLVM's pipeline
# without those: locals go from memory to registers, calls are inlined, common expressions are shared. To differentiate
# **after** optimisation is Enzyme's idea: what the optimiser takes away needs no derivative and no tape.
#
# *The real compiler*: `bridge/cpu/context.py` keeps the IR before the final optimisation, `ir/llvm_io.py` runs the pipeline,
# and the derivative is optimised a second time, then with vectors, together with whoever calls it.

# (`numba.config.OPT` is turned down while Numba compiles: a trick for a notebook.)

# %%
DOUBLES, INTEGERS = types.CPointer(float64), types.CPointer(int64)


def optimised(text, function):
    """The text of one function of the module ``text``: optimised, without vectors and unrolled loops, every value named."""
    module = llvm.parse_assembly(text)
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = options.loop_interleaving = False
    machine = llvm.Target.from_default_triple().create_target_machine()
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    passes.add_instruction_namer_pass()
    passes.run(module, builder)
    return str(module.get_function(function))


def ir_of(python_function, signature):
    """The optimised IR of a Python function, as Numba compiles it for ``signature``."""
    level = numba.config.OPT
    numba.config.OPT = type(level)(0)
    try:
        dispatcher = njit(signature, error_model="numpy")(python_function)
    finally:
        numba.config.OPT = level
    text = dispatcher.inspect_llvm(dispatcher.signatures[0])
    name = dispatcher.overloads[dispatcher.signatures[0]].fndesc.llvm_func_name
    return optimised(text, name).replace(name, python_function.__name__)


PAIRS = float64(DOUBLES, int64, DOUBLES, float64)
primal_text = ir_of(pairs, PAIRS)
print(primal_text)

# %% [markdown]
# This is static single assignment: every `%value` has one place where it is computed, and a `phi` picks the value that
# belongs to the block that control came from. Numba's result goes to `%retptr` (the `i32` is a status), so the result is
# memory like any other; its shadow will hold the seed.
#
# ## 2. Reading the IR
#
# One pattern for each form of instruction. Flags such as `nsw` are promises to the optimiser; without them the code means
# the same, so they are dropped. What fits no pattern is refused: vectors, `float`, `switch`, calls of other functions,
# memory of its own (`alloca`), ...
#
# *The real compiler*: `ir/parser.py` and the `ir/parse_*.py` beside it read all of LLVM's types, constants and instructions
# into `ir/model.py`, `ir/verifier.py` checks them; `transform/prepare/` brings them into simple forms; whatever is refused
# is collected and told at once, with the source lines (`transform/legality.py`).


# %%
class Unsupported(Exception):
    """The toy can't do this."""


@dataclass(eq=False)
class Instruction:
    text: str
    opcode: str
    result: str = ""  # the name with its %
    type: str = ""  # of the result; of what is stored; of what is returned
    operands: list = field(default_factory=list)
    labels: list = field(default_factory=list)  # br: where to; phi: where from


@dataclass(eq=False)
class Function:
    name: str
    parameters: dict  # name -> type
    blocks: dict  # label -> instructions; the first one is the entry

    def instructions(self):
        return [instruction for block in self.blocks.values() for instruction in block]


TYPES = ("double", "i64", "i32", "i1", "ptr")
FLAGS = r"\b(nuw|nsw|exact|disjoint|samesign|nneg|inbounds|tail|noundef|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc)\b "
FUNCTIONS = ("sin", "cos", "exp", "log", "sqrt")  # of one double
EXTREMES = ("smax", "smin", "umax", "umin")  # of two i64
FORMS = (
    "(?P<opcode>fadd|fsub|fmul|fdiv|add|sub|mul|shl|lshr|ashr|and|or|xor|sdiv|srem|udiv|urem) {type} {a}, {b}",
    "(?P<opcode>fneg) {type} {a}",
    r"(?P<opcode>icmp|fcmp) \w+ {type} {a}, {b}",
    r"(?P<opcode>select) i1 {a}, {type} {b}, \w+ {c}",
    "(?P<opcode>sitofp|uitofp|sext|zext|trunc) (?:i64|i32|i1) {a} to {type}",
    "(?P<opcode>getelementptr) (?:double|i64|i8), {type} {a}, i64 {b}",
    "(?P<opcode>load) {type}, ptr {a}, align 8",
    "(?P<opcode>store) {type} {a}, ptr {b}, align 8",
    rf"call {{type}} @(?:llvm\.)?(?P<opcode>{'|'.join(FUNCTIONS)})(?:\.f64)?\(double {{a}}\)",
    rf"call {{type}} @llvm\.(?P<opcode>{'|'.join(EXTREMES)})\.i64\(i64 {{a}}, i64 {{b}}\)",
    r"(?P<opcode>phi) {type} (?P<incoming>\[.*\])",
    "(?P<opcode>br) label %(?P<yes>.*)",
    "(?P<opcode>br) i1 {a}, label %(?P<yes>.*), label %(?P<no>.*)",
    "(?P<opcode>ret) (?:{type} {a}|void)",
)
PARTS = {"type": f"(?P<type>{'|'.join(TYPES)})"} | {part: rf"(?P<{part}>[^\s,()@]+)" for part in "abc"}
PATTERNS = [re.compile(form.format(**PARTS)) for form in FORMS]


def read_instruction(line):
    result, _, text = line.rpartition(" = ")
    text = re.sub(r"(, ![\w.]+ !\d+| #\d+)+$", "", re.sub(FLAGS, "", text))
    match = next(filter(None, (pattern.fullmatch(text) for pattern in PATTERNS)), None)
    if match is None:
        raise Unsupported(f"not in the toy's language: {line}")
    parts = {name: part for name, part in match.groupdict().items() if part is not None}
    opcode = parts["opcode"]
    type_of = "i1" if opcode in ("icmp", "fcmp") else parts.get("type", "")
    instruction = Instruction(f"{result} = {text}" if result else text, opcode, result, type_of)
    if opcode == "phi":
        for value, label in re.findall(r"\[ (\S+), %(\S+) \]", parts["incoming"]):
            instruction.operands.append(value)
            instruction.labels.append(label)
    else:
        instruction.operands = [parts[name] for name in "abc" if name in parts]
        instruction.labels = [parts[name] for name in ("yes", "no") if name in parts]
    return instruction


def read_function(text):
    text = re.sub('"([^"]*)"', lambda quoted: re.sub(r"\W", "_", quoted[1]), text)
    lines = [line.split(";")[0].strip() for line in text.splitlines()]
    head = next(line for line in lines if line.startswith("define"))
    name, arguments = re.match(r"define .*?@([\w.$]+)\((.*)\)", head).groups()
    parameters = {}
    for words, parameter in re.findall(r"([^%]*)(%[\w.$-]+)", arguments):
        parameters[parameter] = words.lstrip(", )").split()[0]
        if parameters[parameter] not in TYPES:
            raise Unsupported(f"parameter {parameter} is of type {parameters[parameter]}")
    blocks = {}
    for line in lines[lines.index(head) + 1 : lines.index("}")]:
        if line.endswith(":"):
            block = blocks[line[:-1]] = []
        elif line:
            block.append(read_instruction(line))
    return Function(name, parameters, blocks)


primal = read_function(primal_text)
print(len(primal.blocks), "blocks,", len(primal.instructions()), "instructions, parameters", primal.parameters)

# %% [markdown]
# ## 3. One line per derivative
#
# What an instruction's result `r = op(a, b, c)` owes to the adjoints of its operands, when `d` is the adjoint of `r`. The
# names that a formula uses are exactly what the reverse sweep needs of the primal: the formula decides what goes on the tape.
#
# *The real compiler*: `rules/scalar_math.py` has dozens of such lines; `rules/expression.py` can differentiate them again
# (second order), use the *result* where that is cheaper than the argument (`exp`), and keep a zero adjoint zero where a
# partial is infinite (`sqrt` at 0: the toy gives NaN there). Instructions that are no formulas have a file for each family in
# `transform/instructions/`.

# %%
RULES = {
    "fadd": ("d", "d"),
    "fsub": ("d", "-d"),
    "fmul": ("d * b", "d * a"),
    "fdiv": ("d / b", "-d * a / b / b"),
    "fneg": ("-d",),
    "select": ("", "where(a, d, 0.0)", "where(a, 0.0, d)"),
    "sin": ("d * cos(a)",),
    "cos": ("-d * sin(a)",),
    "exp": ("d * exp(a)",),
    "log": ("d / a",),
    "sqrt": ("0.5 * d / sqrt(a)",),
}
ARITHMETIC = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}


def names_in(formula):
    return {node.id for node in ast.walk(ast.parse(formula)) if isinstance(node, ast.Name)}


class Code:
    """Lines of IR, and fresh names."""

    def __init__(self):
        self.lines = []
        self.count = 0

    def add(self, line):
        self.lines.append(line)

    def assign(self, text):
        self.count += 1
        self.add(f"%new.{self.count} = {text}")
        return f"%new.{self.count}"

    def formula(self, node, names):
        """IR that computes a formula, given as Python's own syntax tree."""
        match node:
            case ast.Name(id=name):
                return names[name]
            case ast.Constant(value=number):
                return f"{number:e}"
            case ast.UnaryOp(operand=operand):
                return self.assign(f"fneg double {self.formula(operand, names)}")
            case ast.BinOp(left=left, op=op, right=right):
                left, right = self.formula(left, names), self.formula(right, names)
                return self.assign(f"{ARITHMETIC[type(op)]} double {left}, {right}")
            case ast.Call(func=function, args=arguments):
                values = [self.formula(argument, names) for argument in arguments]
                if function.id == "where":
                    return self.assign(f"select i1 {values[0]}, double {values[1]}, double {values[2]}")
                return self.assign(f"call double @llvm.{function.id}.f64(double {values[0]})")


example = Code()
example.formula(ast.parse("-d * a / b / b", mode="eval").body, {"d": "%r.bar", "a": "%a", "b": "%b"})
print(*example.lines, sep="\n")

# %% [markdown]
# ## 4. Activity
#
# The caller says a word for each parameter: `dup` (a pointer with a shadow), `active` (a number whose derivative is wanted),
# `const`. From these, three small questions, each answered by going over the function until nothing changes:
#
# * which pointers have a shadow? What is computed from a `dup` pointer.
# * which numbers **vary** with the inputs? Forwards: active parameters, loads from shadowed memory, results of what varies.
# * which numbers are **useful** for the outputs? Backwards: what is stored in shadowed memory or returned, and its operands.
#
# Active is what varies and is useful. Integers, comparisons and everything behind `const` drop out.
#
# *The real compiler*: `analysis/activity.py` asks this of memory too (an array that holds only constants has no shadow),
# with `analysis/points_to.py` for which pointers may mean the same memory, `analysis/scalar_layout.py` for which bytes are
# numbers, and across calls. The toy believes that parameters with different words do not overlap, and knows only `double`
# behind a `dup`.


# %%
def grow(start, step):
    """The smallest set that holds ``start`` and what ``step`` adds to it."""
    found, size = set(start), -1
    while size != len(found):
        size = len(found)
        found |= step(found)
    return found


def values_in(instruction):
    """The operands through which a derivative or a pointer flows."""
    operands = {"select": instruction.operands[1:], "getelementptr": instruction.operands[:1]}
    return operands.get(instruction.opcode, instruction.operands)


def is_number(instruction):
    return instruction.type == "double" and instruction.result != ""


@dataclass
class Activity:
    shadowed: set  # pointers with a shadow
    active: set  # numbers with an adjoint


def find_activity(function, words):
    instructions = function.instructions()
    pointers = [i for i in instructions if i.type == "ptr" and i.opcode in ("getelementptr", "phi", "select")]
    numbers = [i for i in instructions if is_number(i)]
    stores = [i for i in instructions if i.opcode == "store"]
    word_of = dict(zip(function.parameters, words, strict=True))

    shadowed = grow({p for p in word_of if word_of[p] == "dup"},
                    lambda found: {i.result for i in pointers if found & set(values_in(i))})

    loads = {i.result for i in numbers if i.opcode == "load" and i.operands[0] in shadowed}
    varied = grow({p for p in word_of if word_of[p] == "active"} | loads,
                  lambda found: {i.result for i in numbers if i.opcode != "load" and found & set(values_in(i))})

    results = {i.operands[0] for i in stores if i.operands[1] in shadowed}
    results |= {i.operands[0] for i in instructions if i.opcode == "ret" and i.type == "double"}
    useful = grow(results, lambda found: {v for i in numbers if i.opcode != "load" and i.result in found for v in values_in(i)})

    check_activity(function, word_of, pointers, shadowed, varied)
    return Activity(shadowed, varied & useful)


def check_activity(function, word_of, pointers, shadowed, varied):
    """Refuse what would make a wrong gradient."""
    for parameter, type_of in function.parameters.items():
        if word_of[parameter] not in {"ptr": ("dup", "const"), "double": ("active", "const")}.get(type_of, ("const",)):
            raise Unsupported(f"parameter {parameter} of type {type_of} can't be {word_of[parameter]}")
    for i in pointers:
        if i.result in shadowed and not shadowed.issuperset(values_in(i)):
            raise Unsupported(f"a pointer that sometimes has a shadow: {i.text}")
    for i in function.instructions():
        if i.opcode in ("load", "store") and i.operands[-1] in shadowed and i.type != "double":
            raise Unsupported(f"behind a pointer with a shadow there must be doubles: {i.text}")
        if i.opcode == "load" and i.type == "ptr":
            raise Unsupported(f"pointers in memory: {i.text}")
        if i.opcode == "store" and i.operands[1] not in shadowed and i.operands[0] in varied | shadowed:
            raise Unsupported(f"what has a derivative is stored in constant memory: {i.text}")


WORDS = ["dup", "const", "dup", "const", "dup", "active"]  # %retptr, %excinfo, x, n, y, s
activity = find_activity(primal, WORDS)
print("parameters     ", dict(zip(primal.parameters, WORDS, strict=True)))
print("with an adjoint", sorted(activity.active))
print("with a shadow  ", sorted(activity.shadowed))
print("neither        ", sorted({i.result for i in primal.instructions() if i.result} - activity.active - activity.shadowed))
assert "%arg.s" in activity.active and "%arg.n" not in activity.active | activity.shadowed

# %% [markdown]
# ## 5. The plan: what to record
#
# The reverse sweep goes back through the same blocks, and undoes each. It needs
#
# * **the way back**: a block with several predecessors must know where control came from. At the head of a loop that is the
#   loop's *counter*: how often it was entered again, one number for the whole loop. Elsewhere, the number of the predecessor;
# * **values**: those that the formulas of step 3 name, and the shadow addresses of loads and stores. Parameters and constants
#   are there anyway.
#
# All of this goes on one tape: a stack of 64-bit words, pushed in the forward sweep, popped in the reverse sweep. A block
# records what its *own* mirror needs when it ends, so no value has to outlive the block on the way back.
#
# *The real compiler* has no stack. `transform/prepare/loop_form.py` makes counters and numbers of predecessors ordinary values,
# which are recorded, or computed again, like any other. `analysis/trip_count.py` knows how often most loops run before they
# do, so each value has a place in an array of the right size, indexed by the counters (`analysis/tape_layout.py`), and what is
# constant in a loop is stored once. `analysis/recompute.py` says what can be computed again instead of being stored (addresses,
# counters, loads of memory that nobody overwrites), `analysis/min_cut.py` finds the smallest set of values from which the rest
# follows, and `analysis/cache_plan.py` puts that together. Long loops can go under checkpoints:
# `transform/checkpoint_loops.py`.


# %%
@dataclass
class Plan:
    words: list
    activity: Activity
    predecessors: dict  # label -> labels
    loops: set  # labels of heads of loops, whose predecessors are (from outside, from inside)
    recorded: dict  # label -> values


def find_predecessors(function):
    found = {label: [] for label in function.blocks}
    for label, block in function.blocks.items():
        if block[-1].opcode not in ("br", "ret"):
            raise Unsupported(f"block {label} does not end in br or ret")
        for target in block[-1].labels if block[-1].opcode == "br" else ():
            if label in found[target]:
                raise Unsupported(f"two ways lead from block {label} to block {target}")
            found[target].append(label)
    return found


def reachable(function, without):
    """Blocks that can be reached from the entry when one is taken away."""
    targets = {label: set(block[-1].labels) - {without} for label, block in function.blocks.items()}
    entry = next(iter(function.blocks))
    return grow({entry} - {without}, lambda found: {target for label in found for target in targets[label]})


def put_loops_in_order(function, predecessors):
    """Heads of loops; their predecessors are put in the order outside, inside."""
    loops = set()
    for label, sources in predecessors.items():
        outside = reachable(function, label)
        sources.sort(key=lambda source: source not in outside)
        if len(sources) == 2 and sources[0] in outside and sources[1] not in outside:
            loops.add(label)
    return loops


def needed_by(instruction, activity):
    """The primal values (names of the derivative's) that undoing an instruction takes, with their types."""
    if instruction.opcode in ("load", "store"):
        pointer = instruction.operands[-1]
        concerns = instruction.opcode == "store" or instruction.result in activity.active
        return {f"{pointer}.shadow": "ptr"} if pointer in activity.shadowed and concerns else {}
    if instruction.result not in activity.active or instruction.opcode == "phi":
        return {}
    formulas = zip(instruction.operands, RULES[instruction.opcode], strict=True)
    letters = set().union(*(names_in(formula) for operand, formula in formulas if operand in activity.active))
    operands = dict(zip("abc", instruction.operands, strict=False))
    types_of = {"a": "i1"} if instruction.opcode == "select" else {}
    return {operands[letter]: types_of.get(letter, "double") for letter in sorted(letters & set(operands))}


def make_plan(function, words):
    activity = find_activity(function, words)
    predecessors = find_predecessors(function)
    always_there = set(function.parameters) | {f"{parameter}.shadow" for parameter in function.parameters}
    recorded = {}
    for label, block in function.blocks.items():
        needed = {value: type_of for instruction in block for value, type_of in needed_by(instruction, activity).items()}
        recorded[label] = {v: needed[v] for v in needed if v.startswith("%") and v not in always_there}
    return Plan(words, activity, predecessors, put_loops_in_order(function, predecessors), recorded)


plan = make_plan(primal, WORDS)
print(f"{'block':<16} {'comes from':<28} {'way back':<18} recorded values")
for label, sources in plan.predecessors.items():
    way = "loop counter" if label in plan.loops else "predecessor number" if len(sources) > 1 else "-"
    print(f"{label:<16} {', '.join(sources):<28} {way:<18} {', '.join(plan.recorded[label])}")
assert len(plan.loops) == 2

# %% [markdown]
# ## 6. The tape
#
# Four small functions in IR: push and pop a word; count an arrival at the head of a loop, and take it back. A counter starts
# at 0 when the loop is entered from outside; what it held before (from the last time that the loop ran) is pushed then. On
# the way back, a counter of 0 means: leave to the outside.
#
# *The real compiler* allocates arrays of the size that the plan says, once (`transform/reverse/tape.py`), keeps the memory of
# large tapes for the next call (`bridge/cpu/tape_pool.py`), and can leave the tape to the caller
# (`transform/reverse/buffered_tape.py`). The toy does not even look whether `realloc` found memory.

# %%
RUNTIME = """
%Tape = type { ptr, i64, i64 }    ; words, how many there are, for how many there is room
declare ptr @realloc(ptr, i64)
declare void @free(ptr)

define private void @push(ptr %tape, i64 %word) alwaysinline {
entry:
  %height.at = getelementptr %Tape, ptr %tape, i32 0, i32 1
  %room.at = getelementptr %Tape, ptr %tape, i32 0, i32 2
  %height = load i64, ptr %height.at
  %room = load i64, ptr %room.at
  %full = icmp eq i64 %height, %room
  br i1 %full, label %grow, label %write
grow:
  %double = shl i64 %room, 1
  %more = add i64 %double, 64
  %bytes = shl i64 %more, 3
  %old = load ptr, ptr %tape
  %new = call ptr @realloc(ptr %old, i64 %bytes)
  store ptr %new, ptr %tape
  store i64 %more, ptr %room.at
  br label %write
write:
  %words = load ptr, ptr %tape
  %at = getelementptr i64, ptr %words, i64 %height
  store i64 %word, ptr %at
  %next = add i64 %height, 1
  store i64 %next, ptr %height.at
  ret void
}

define private i64 @pop(ptr %tape) alwaysinline {
  %height.at = getelementptr %Tape, ptr %tape, i32 0, i32 1
  %height = load i64, ptr %height.at
  %last = sub i64 %height, 1
  store i64 %last, ptr %height.at
  %words = load ptr, ptr %tape
  %at = getelementptr i64, ptr %words, i64 %last
  %word = load i64, ptr %at
  ret i64 %word
}

define private void @arrive(ptr %tape, ptr %counter, i64 %from) alwaysinline {
  %count = load i64, ptr %counter
  %again = icmp eq i64 %from, 1
  br i1 %again, label %inside, label %outside
inside:
  %more = add i64 %count, 1
  store i64 %more, ptr %counter
  ret void
outside:
  call void @push(ptr %tape, i64 %count)
  store i64 0, ptr %counter
  ret void
}

define private i64 @take.back(ptr %tape, ptr %counter) alwaysinline {
  %count = load i64, ptr %counter
  %first = icmp eq i64 %count, 0
  br i1 %first, label %outside, label %inside
inside:
  %less = sub i64 %count, 1
  store i64 %less, ptr %counter
  ret i64 1
outside:
  %before = call i64 @pop(ptr %tape)
  store i64 %before, ptr %counter
  ret i64 0
}
"""

# %% [markdown]
# ## 7. The adjoint
#
# One new function: the forward sweep is the primal's own text, with shadow pointers beside the pointers and pushes at the end
# of each block; `ret` becomes a jump to the mirror of its block, and the reverse sweep begins:
#
# ```text
#     forward sweep, downwards                  reverse sweep, upwards
#
#     entry                                     mirror.entry      add up d/ds, free the tape, ret
#       |                                             ^
#       v                                             |
#     loop  <---+   arrive: count up            mirror.loop <---+   pop what was pushed, undo
#       |  |    |   compute                           ^  |      |   take.back: count down, and
#       |  +----+   push what the mirror needs        |  +------+   go round again, or up
#       v                                             |
#     end --------- the turn, where ret was -----> mirror.end
# ```
#
# For each block there is a mirror, which
#
# 1. pops what the block recorded, last first;
# 2. undoes its instructions, last first. Each one takes its result's adjoint `d`, **sets it to zero** (the next round of a
#    loop computes a new value under the same name) and adds to the adjoints of its operands;
# 3. goes back where control came from; on the way, each `phi` gives its adjoint to the value it had from there.
#
# Loads and stores are the interesting pair. `v = load p` reads memory, so its adjoint is *added to* the shadow. `store v, p`
# overwrites memory, so the shadow is taken for `v`, and what was there before gets zero: it has no influence any more.
#
# Adjoints live in stack slots (`alloca`), which LLVM turns into registers afterwards.
#
# *The real compiler*: `transform/reverse/forward_half.py` and `reverse_half.py` beside it are the two sweeps,
# `transform/reverse/adjoints.py` knows where adjoints are, `transform/sweep.py` copies with shadows. A family of instructions
# has its forward and reverse side in one class (`transform/instructions/family.py`). It adds atomically where threads share
# memory (`transform/parallel_plan.py`), makes derivatives of called functions too (`transform/derivative.py`), and forward mode
# out of the same rules (`transform/forward.py`).


# %%
class Adjoint(Code):
    """Writes the derivative of a function; ``i64 @gradient(...)`` returns how many words its tape had at the turn."""

    def __init__(self, function, plan):
        super().__init__()
        self.function, self.plan, self.activity = function, plan, plan.activity
        self.names = {}  # primal values in the mirror that is written: as popped

    def text(self):
        self.start()
        for label, block in self.function.blocks.items():
            self.forward_block(label, block)
        for label, block in self.function.blocks.items():
            self.mirror(label, block)
        head = f"define i64 @gradient({', '.join(self.parameters())}) {{"
        declarations = [f"declare double @{name}(double)\ndeclare double @llvm.{name}.f64(double)" for name in FUNCTIONS]
        declarations += [f"declare i64 @llvm.{name}.i64(i64, i64)" for name in EXTREMES]
        lines = [line if line.endswith(":") else "  " + line for line in self.lines]
        return "\n".join([RUNTIME, *declarations, "", head, *lines, "}"])

    def parameters(self):
        """All of the primal's; a shadow follows each dup; then a place for each active number's derivative; then the seed."""
        result = []
        for (name, type_of), word in zip(self.function.parameters.items(), self.plan.words, strict=True):
            result.append(f"{type_of} {name}")
            if word == "dup":
                result.append(f"ptr {name}.shadow")
        result += [f"ptr {name}.derivative" for name in self.active_parameters()]
        return [*result, "double %seed"] if self.returns_number() else result

    def active_parameters(self):
        return [name for name, word in zip(self.function.parameters, self.plan.words, strict=True) if word == "active"]

    def returns_number(self):
        return any(i.opcode == "ret" and i.type == "double" for i in self.function.instructions())

    # --- the forward sweep

    def start(self):
        self.add("start:")
        self.add("%tape = alloca %Tape")
        self.add("store %Tape zeroinitializer, ptr %tape")
        self.add("%height.at = getelementptr %Tape, ptr %tape, i32 0, i32 1")
        for slot in sorted(f"{value}.adjoint" for value in self.activity.active | set(self.active_parameters())):
            self.add(f"{slot} = alloca double")
            self.add(f"store double 0.0, ptr {slot}")
        for label in sorted(self.plan.loops):
            self.add(f"%{label}.counter = alloca i64")
            self.add(f"store i64 0, ptr %{label}.counter")
        self.add("%height.at.turn = alloca i64")
        self.add(f"br label %{next(iter(self.function.blocks))}")

    def forward_block(self, label, block):
        self.add(f"{label}:")
        sources = self.plan.predecessors[label]
        phis = [i for i in block if i.opcode == "phi"]
        for instruction in phis:
            self.forward_instruction(instruction)
        if len(sources) > 1:
            self.record_arrival(label, sources)
        for instruction in block[len(phis) : -1]:
            self.forward_instruction(instruction)
        for value, type_of in self.plan.recorded[label].items():
            self.add(f"call void @push(ptr %tape, i64 {self.as_word(value, type_of)})")
        if block[-1].opcode == "ret":
            height = self.assign("load i64, ptr %height.at")
            self.add(f"store i64 {height}, ptr %height.at.turn")
            self.add(f"br label %mirror.{label}")
        else:
            self.add(block[-1].text)

    def forward_instruction(self, instruction):
        self.add(instruction.text)
        if instruction.result in self.activity.shadowed:
            shadow = instruction.text
            for pointer in {instruction.result, *values_in(instruction)}:
                shadow = re.sub(re.escape(pointer) + r"(?![\w.$-])", f"{pointer}.shadow", shadow)
            self.add(shadow)

    def record_arrival(self, label, sources):
        incoming = ", ".join(f"[ {number}, %{source} ]" for number, source in enumerate(sources))
        self.add(f"%{label}.from = phi i64 {incoming}")
        if label in self.plan.loops:
            self.add(f"call void @arrive(ptr %tape, ptr %{label}.counter, i64 %{label}.from)")
        else:
            self.add(f"call void @push(ptr %tape, i64 %{label}.from)")

    def as_word(self, value, type_of):
        return self.assign({"double": "bitcast double", "ptr": "ptrtoint ptr", "i1": "zext i1"}[type_of] + f" {value} to i64")

    # --- the reverse sweep

    def mirror(self, label, block):
        self.add(f"mirror.{label}:")
        self.names = {}
        for value, type_of in reversed(self.plan.recorded[label].items()):
            word = self.assign("call i64 @pop(ptr %tape)")
            conversion = {"double": "bitcast", "ptr": "inttoptr", "i1": "trunc"}[type_of]
            self.names[value] = self.assign(f"{conversion} i64 {word} to {type_of}")
        for instruction in reversed(block):
            self.undo(instruction)
        self.go_back(label, [i for i in block if i.opcode == "phi" and i.result in self.activity.active])

    def undo(self, instruction):
        if instruction.opcode == "ret" and instruction.type == "double":
            self.add_adjoint(instruction.operands[0], "%seed")
        elif instruction.opcode == "store" and instruction.operands[1] in self.activity.shadowed:
            self.add_adjoint(instruction.operands[0], self.take(self.primal(f"{instruction.operands[1]}.shadow")))
        elif instruction.result in self.activity.active and instruction.opcode == "load":
            self.accumulate(self.primal(f"{instruction.operands[0]}.shadow"), self.take(f"{instruction.result}.adjoint"))
        elif instruction.result in self.activity.active and instruction.opcode != "phi":
            self.undo_by_rule(instruction)

    def undo_by_rule(self, instruction):
        names = {letter: self.primal(operand) for letter, operand in zip("abc", instruction.operands, strict=False)}
        names["d"] = self.take(f"{instruction.result}.adjoint")
        for operand, formula in zip(instruction.operands, RULES[instruction.opcode], strict=True):
            if operand in self.activity.active:
                self.add_adjoint(operand, self.formula(ast.parse(formula, mode="eval").body, names))

    def go_back(self, label, phis):
        sources = self.plan.predecessors[label]
        given = [(phi, self.take(f"{phi.result}.adjoint")) for phi in phis]  # all are taken before any is given
        if not sources:
            self.finish()
            return
        if len(sources) > 1:
            counter = f"call i64 @take.back(ptr %tape, ptr %{label}.counter)"
            number = self.assign(counter if label in self.plan.loops else "call i64 @pop(ptr %tape)")
            cases = " ".join(f"i64 {k}, label %back.{label}.{source}" for k, source in enumerate(sources) if k)
            self.add(f"switch i64 {number}, label %back.{label}.{sources[0]} [{cases}]")
        else:
            self.add(f"br label %back.{label}.{sources[0]}")
        for source in sources:
            self.add(f"back.{label}.{source}:")
            for phi, adjoint in given:
                self.add_adjoint(phi.operands[phi.labels.index(source)], adjoint)
            self.add(f"br label %mirror.{source}")

    def finish(self):
        for parameter in self.active_parameters():
            self.accumulate(f"{parameter}.derivative", self.take(f"{parameter}.adjoint"))
        words = self.assign("load ptr, ptr %tape")
        self.add(f"call void @free(ptr {words})")
        height = self.assign("load i64, ptr %height.at.turn")
        self.add(f"ret i64 {height}")

    def primal(self, value):
        return self.names.get(value, value)

    def take(self, place):
        adjoint = self.assign(f"load double, ptr {place}")
        self.add(f"store double 0.0, ptr {place}")
        return adjoint

    def accumulate(self, place, amount):
        before = self.assign(f"load double, ptr {place}")
        after = self.assign(f"fadd double {before}, {amount}")
        self.add(f"store double {after}, ptr {place}")

    def add_adjoint(self, value, amount):
        if value in self.activity.active:
            self.accumulate(f"{value}.adjoint", amount)


adjoint_text = Adjoint(primal, plan).text()


def block_of(text, label):
    """The lines of one block."""
    return label + ":" + re.split(r"^\S+:$|^}", text.split(f"\n{label}:")[1], flags=re.MULTILINE)[0]


inner = max(plan.loops, key=lambda label: len(plan.recorded[label]))
print(block_of(adjoint_text, inner))
print(block_of(adjoint_text, f"mirror.{inner}"))

# %% [markdown]
# ## 8. Compiling and running
#
# LLVM checks the text, optimises it (the stack slots go, the tape's functions are inlined) and makes machine code.
#
# *The real compiler* gives the derivative back to Numba as a library that its callers inline (`bridge/cpu/link.py`), and calls
# it with arrays, tuples and exceptions (`bridge/cpu/wrap.py`, `bridge/cpu/layout.py`); `pipeline.py` is all of it on one screen.


# %%
CTYPES = {"double": ctypes.c_double, "i64": ctypes.c_int64, "i32": ctypes.c_int32, "i1": ctypes.c_bool, "ptr": ctypes.c_void_p}


class Gradient:
    """The compiled gradient of IR text. Called with numpy arrays and numbers; returns how many words went on the tape."""

    def __init__(self, text, words):
        function = read_function(text)
        self.adjoint = Adjoint(function, make_plan(function, words))
        module = llvm.parse_assembly(self.adjoint.text())
        module.verify()
        machine = llvm.Target.from_default_triple().create_target_machine(opt=2)
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
        self.engine = llvm.create_mcjit_compiler(module, machine)
        self.engine.finalize_object()
        types_of = [parameter.split()[0] for parameter in self.adjoint.parameters()]
        signature = ctypes.CFUNCTYPE(ctypes.c_int64, *(CTYPES[name] for name in types_of))
        self.entry = signature(self.engine.get_function_address("gradient"))

    def __call__(self, *arguments):
        return self.entry(*(a.ctypes.data if isinstance(a, np.ndarray) else a for a in arguments))


gradient = Gradient(primal_text, WORDS)
print(*gradient.adjoint.parameters(), sep=", ")

# %% [markdown]
# The result's shadow is the seed, 1. That of `y` is 0: nobody uses `y` afterwards.


# %%
def toy_gradient(x, s):
    """Total, its derivatives by x and s, and how many words were on the tape."""
    y, result = np.empty_like(x), np.zeros(1)
    d_x, d_y, d_s, seed = np.zeros_like(x), np.zeros_like(x), np.zeros(1), np.ones(1)
    words = gradient(result, seed, None, x, d_x, x.size, y, d_y, s, d_s)
    return result[0], d_x, d_s[0], words


def closed_form(x, s):
    """The same from `((Σ v)² - Σ v²) / 2` with `v = g(x)`."""
    v = np.where(x > 0.5, s * x * np.sin(x), x / (1.0 + x * x))
    slope = np.where(x > 0.5, s * (np.sin(x) + x * np.cos(x)), (1.0 - x * x) / (1.0 + x * x) ** 2)
    d_v = v.sum() - v
    return 0.5 * (v.sum() ** 2 - (v * v).sum()), d_v * slope, d_v @ np.where(x > 0.5, x * np.sin(x), 0.0)


real = ne.grad(ne.differentiate(pairs), argnums=(0, 3))

x, s = np.random.default_rng(7).uniform(-1.0, 2.0, 50), 1.3
value, d_x, d_s, words = toy_gradient(x, s)
expected_value, expected_d_x, expected_d_s = closed_form(x, s)
real_d_x, real_d_s = real(x, x.size, np.zeros_like(x), s)
print("toy          ", d_x[:4], d_s)
print("closed form  ", expected_d_x[:4], expected_d_s)
print("numba_enzyme ", real_d_x[:4], real_d_s)
assert np.isclose(value, expected_value, rtol=1e-13) and np.isclose(value, pairs(x, x.size, np.zeros_like(x), s), rtol=1e-13)
assert np.allclose(d_x, expected_d_x, rtol=1e-11, atol=1e-12) and np.isclose(d_s, expected_d_s, rtol=1e-12)
assert np.allclose(d_x, real_d_x, rtol=1e-12, atol=1e-13) and np.isclose(d_s, real_d_s, rtol=1e-12)
for few in range(3):  # loops that do not run at all, or once
    assert np.allclose(toy_gradient(x[:few], s)[1], closed_form(x[:few], s)[1])

# %% [markdown]
# ## 9. More functions
#
# The toy knows nothing of `pairs` in particular. Three others, each with something new, against `numba_enzyme`:
#
# * `smooth_in_place` overwrites its input, again and again: shadows are overwritten with it;
# * `gather` reads where integers tell it to, several times from the same place, and swaps two variables in each round;
# * `roots` has a loop that runs as long as it must, with two ways out.


# %%
def smooth_in_place(x, n, rounds):
    for _ in range(rounds):
        for i in range(1, n - 1):
            x[i] = 0.5 * x[i] + 0.25 * np.sin(x[i - 1] * x[i + 1])


def gather(x, index, n):
    a, b = 1.0, 0.5
    for k in range(n):
        a, b = b, a * x[index[k]] + np.exp(-b) * k
    return a * b


def roots(x, n):
    total = 0.0
    for k in range(n):
        guess = max(x[k], 1.0)
        while guess * guess - x[k] > 1e-6:
            guess = 0.5 * (guess + x[k] / guess)
            if guess < 1.2:
                guess = np.sqrt(guess) * x[k]
                break
        total += guess / (k + 1)
    return total


def against_the_real_one(function, signature, words, x, *rest):
    """The gradient of a function's result, or of a weighted sum of what it leaves in x, from the toy and from numba_enzyme."""
    toy = Gradient(ir_of(function, signature), words)
    returns = signature.return_type != types.void
    d_x, seed = (np.zeros_like(x), np.ones(1)) if returns else (np.cos(np.arange(x.size)), None)
    result = [np.zeros(1), seed] if returns else [np.zeros(1)]
    real_x, real_d_x = x.copy(), d_x.copy()
    words_on_tape = toy(*result, None, x.copy(), d_x, *rest)
    ne.autodiff(ne.differentiate(function), ne.Duplicated(real_x, real_d_x), *map(ne.Const, rest))
    print(f"{function.__name__:<16} {words_on_tape:>5} words on the tape   toy {d_x[:3]}   numba_enzyme {real_d_x[:3]}")
    assert np.any(d_x) and np.allclose(d_x, real_d_x, rtol=1e-12, atol=1e-14)


x = np.random.default_rng(8).uniform(0.2, 3.0, 12)
index = np.random.default_rng(9).integers(0, x.size, 30)
against_the_real_one(smooth_in_place, types.void(DOUBLES, int64, int64), ["const", "const", "dup", "const", "const"],
                     x, x.size, 5)
against_the_real_one(gather, float64(DOUBLES, INTEGERS, int64), ["dup", "const", "dup", "const", "const"], x, index, index.size)
against_the_real_one(roots, float64(DOUBLES, int64), ["dup", "const", "dup", "const"], x, x.size)

# %% [markdown]
# The IR need not come from Numba. Text of any language will do; here is a function that returns its number itself, as C would.

# %%
HORNER = """
define double @horner(ptr %c, i64 %n, double %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %new, %loop ]
  %next = sub i64 %i, 1
  %at = getelementptr double, ptr %c, i64 %next
  %coefficient = load double, ptr %at
  %product = fmul double %sum, %x
  %new = fadd double %product, %coefficient
  %more = icmp sgt i64 %next, 0
  br i1 %more, label %loop, label %end
end:
  ret double %new
}
"""
horner = Gradient(optimised(HORNER, "horner"), ["dup", "const", "active"])
c, d_c, d_point = np.array([2.0, -1.0, 0.5, 3.0]), np.zeros(4), np.zeros(1)
horner(c, d_c, 4, 1.7, d_point, 1.0)
print("by the coefficients", d_c, " by x", d_point)
assert np.allclose(d_c, 1.7 ** np.arange(4)) and np.allclose(d_point, np.polyval(np.polyder(c[::-1]), 1.7))

# %% [markdown]
# ## 10. What it refuses
#
# A wrong gradient is worse than none. Whatever is not understood stops the compiler, with the reason.


# %%
def refusal(function, signature, words):
    try:
        Gradient(ir_of(function, signature), words)
    except Unsupported as error:
        return str(error)
    raise AssertionError(f"{function.__name__} was accepted")


def power(x, n):
    return x[0] ** 1.5


def single(x, n):
    return x[0] * x[1]


def copied(x, y):
    y[0] = x[0] * x[0]


def one_of_two(x, y, n):
    p = x if n > 3 else y
    return p[0]


TWO = ["dup", "const", "dup", "const"]
reasons = [
    refusal(power, float64(DOUBLES, int64), TWO),
    refusal(single, types.float32(types.CPointer(types.float32), int64), TWO),
    refusal(copied, types.void(DOUBLES, DOUBLES), ["const", "const", "dup", "const"]),
    refusal(one_of_two, float64(DOUBLES, DOUBLES, int64), ["dup", "const", "dup", "const", "const"]),
    refusal(single, float64(DOUBLES, int64), ["dup", "const", "active", "const"]),
]
print(*reasons, sep="\n")
for reason, part in zip(reasons, ("pow", "float", "constant memory", "sometimes", "can't be active"), strict=True):
    assert part in reason, reason

# %% [markdown]
# ## 11. What the real compiler saves
#
# How long the tapes are, and what a gradient costs. `explain` tells what the real compiler stores, as a formula of the
# loops' lengths, and why (see the notebook `03_reading_explain.py`).


# %%
def best_time(call, repeat=7):
    best = np.inf
    for _ in range(repeat):
        begin = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - begin)
    return best



explained = ne.differentiate(pairs).explain(np.ones(4), 4, np.ones(4), 1.0)
print(explained)

# %% [markdown]
# In the inner loop the toy records three words: the value of the outer loop, over and over, the element of `y`, and its
# shadow's address. The real compiler needs one of them: the first is constant there, and the address follows from the counter.

# %%
compiled_pairs = njit(pairs)
inner_rounds = re.search(r"iterations\(line \d+\)", explained.tape_formula)[0]


def measure(n):
    """Bytes of tape (toy, real), microseconds (primal, toy, real)."""
    x, y = np.random.default_rng(n).uniform(-1.0, 2.0, n), np.zeros(n)
    compiled_pairs(x, n, y, s)
    toy_bytes = 8 * toy_gradient(x, s)[-1]
    real_bytes = explained.bytes_for({"n": n, inner_rounds: n * (n - 1) // 2})
    calls = (lambda: compiled_pairs(x, n, y, s), lambda: toy_gradient(x, s), lambda: real(x, n, y, s))
    return toy_bytes, real_bytes, *(1e6 * best_time(call) for call in calls)


sizes = [50, 100, 200, 400, 800]
measured = np.array([measure(n) for n in sizes])
print("   n   tape in bytes: toy, real     time in µs: primal, toy's gradient, real gradient")
for n, (toy_bytes, real_bytes, *times) in zip(sizes, measured, strict=True):
    print(f"{n:>4} {toy_bytes:>16.0f} {real_bytes:>10.0f}" + "".join(f"{microseconds:>16.1f}" for microseconds in times))
assert np.all(measured[:, 0] > 2.0 * measured[:, 1]), "the real compiler's tape is the shorter one"

# %%
figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4))
left.loglog(sizes, measured[:, 0], "o-", color="tab:orange", label="toy")
left.loglog(sizes, measured[:, 1], "o-", color="tab:blue", label="numba_enzyme")
left.set(title="Tape", xlabel="n", ylabel="bytes")
right.loglog(sizes, measured[:, 2], "o-", color="tab:gray", label="primal")
right.loglog(sizes, measured[:, 3], "o-", color="tab:orange", label="toy's gradient")
right.loglog(sizes, measured[:, 4], "o-", color="tab:blue", label="numba_enzyme's gradient")
right.set(title="Time", xlabel="n", ylabel="µs")
for axes in (left, right):
    axes.set_xticks(sizes, sizes)
    axes.minorticks_off()
    axes.legend()
plt.show()

# %% [markdown]
# ## 12. Extending it
#
# In the order of difficulty, each with the place where the real compiler does it:
#
# 1. `pow`: a pattern with two operands, a line in `RULES`, a declaration. (`rules/scalar_math.py`; what happens at 0?)
# 2. Addresses again from the counter, not from the tape. (`analysis/recompute.py`)
# 3. What is constant in a loop is recorded outside it. (`analysis/tape_layout.py`)
# 4. Memory of the function's own: an `alloca`, and one for its shadow. (`transform/instructions/allocation.py`)
# 5. Forward mode: tangents beside the values, no tape, the same `RULES`. (`transform/forward.py`)
# 6. Calls of functions that are defined in the same module. (`transform/instructions/defined_calls.py`)
#
# Whatever you add: check it against `ne.testing.check_grads`, differences and loops that do not run at all.
