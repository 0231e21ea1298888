"""What a module registers for Enzyme: rules of its own, functions like others, functions without a derivative.

    @__enzyme_register_gradient_f = global [3 x ptr] [ptr @f, ptr @f.augmented, ptr @f.reverse]
    define double @f(double %x) { ... }            declare double @f(double %x)      define double @ne.body.f(double %x) { ... }

Until the derivative is there, such a function is only declared: it is not inlined, and the analyses know it by its registration.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...diagnostics import Problem
from ...errors import NotDifferentiable
from ...ir.attributes import attribute_texts
from ...ir.clone import copy_function
from ...ir.functions import Argument, Function, Module
from ...ir.instructions import Alloca, Call, Store
from ...ir.reachable_functions import reachable_functions
from ...ir.types import is_pointer
from ...ir.values import Constant, ConstantAggregate, ConstantString, GlobalVariable
from ...rules import RuleBook
from ...rules.effects import ANY, effect
from ...rules.registered import RegisteredRule
from ...rules.spellings import split_spelling
from ..chunk_calls import quoted

INACTIVE_WORD = '"enzyme_inactive"'
MATH = re.compile(r'"enzyme_math"\s*=\s*"([^"]*)"')
REGISTRATION = re.compile(r"__enzyme_(register_gradient|register_derivative|register_splitderivative|function_like|inactivefn)")
METADATA = re.compile(r"!enzyme_(derivative|splitderivative|augment|gradient) (!\d+)")
OF_METADATA = {"register_gradient": ("augment", "gradient"), "register_derivative": ("derivative",)}
ENTRIES = {"register_gradient": 3, "register_derivative": 2, "function_like": 2, "inactivefn": 1}
LINKAGE = re.compile(r"\b(?:internal|private|linkonce|linkonce_odr|weak|weak_odr|available_externally|dso_local)\b ?")
INACTIVE = effect(reads=ANY, writes=ANY)


def read_registrations(module: Module, root: Function, book: RuleBook) -> tuple[RuleBook, list[Function]]:
    """The book with what the module registers for functions that the root reaches, and those. Raises NotDifferentiable for what
    can't be followed, and warns of a function that a compiler seems to have inlined before."""
    problems = _part_inactive_calls(module, root)
    reached = set(reachable_functions(root, declared=True)) - {root}
    inlined: list[str] = []
    followed: dict[Function, None] = {}
    rules: dict[Function, RegisteredRule] = {}
    for kind, place, entries in (*_registrations(module), *_in_metadata(reached, module)):
        function = entries[0]
        if not isinstance(function, Function) or function not in reached:
            inlined += [function.name] if isinstance(function, Function) and _may_be_inlined(function, module) else []
            continue
        followed[function] = None
        problem = _why_not(kind, function, entries, place)
        if problem is not None:
            problems.append(problem)
        elif kind == "inactivefn":
            book = book.with_facts(function.name, INACTIVE)
        elif kind == "function_like" and (spelling := split_spelling(_text_of(entries[1]))) is not None:
            book = book.with_spelling(function.name, *spelling)
        else:
            parts = ("forward",) if kind == "register_derivative" else ("augmented", "reverse")
            names = {part: entry.name for part, entry in zip(parts, entries[1:], strict=True)}
            rules[function] = replace(rules.get(function, RegisteredRule(function.name)), **names)
    silent = _called_as_inactive(reached | {root}, module)
    for function in reached:
        said = book.with_facts(function.name, INACTIVE) if function in silent else _said_by_attributes(function, module, book)
        if isinstance(said, Problem):
            problems.append(said)
        elif said is not None:
            followed[function], book = None, said
    if problems:
        raise NotDifferentiable(root.name.strip('"'), problems)
    if inlined:
        warnings.warn(f"{', '.join(dict.fromkeys(inlined))}: registered, but called nowhere in the module, so that it has no "
                      "effect; compilers inline such calls, unless the function is marked `noinline`", stacklevel=2)  # fmt: skip
    for rule in rules.values():
        book = book.with_registered(rule)
    return book, list(followed)


def _registrations(module: Module) -> Iterator[tuple[str, str, list[Constant]]]:
    """Kind, the variable's name, and entries, the function first."""
    for variable in module.globals.values():
        found = REGISTRATION.search(variable.name)
        given = variable.initializer if found and isinstance(variable, GlobalVariable) else None
        if found and isinstance(variable, GlobalVariable) and isinstance(given, ConstantAggregate) and given.elements:
            yield found[1], variable.name, given.elements


def _in_metadata(functions: Iterable[Function], module: Module) -> Iterator[tuple[str, str, list[Constant]]]:
    """The same of what stands at the functions themselves: `define double @f(double %x) !enzyme_derivative !0`."""
    nodes = dict(re.findall(r"^(!\d+) = !\{ptr @([^,}]+)\}", "\n".join(module.metadata), re.MULTILINE))
    for function in functions:
        said = dict(METADATA.findall(f"{function.prefix} {function.suffix}"))
        for kind, words in OF_METADATA.items():
            entries = [module.functions.get(nodes.get(said.get(word, ""), "")) for word in words]
            if None not in entries:
                yield kind, "metadata", [function, *(entry for entry in entries if entry is not None)]


def _part_inactive_calls(module: Module, root: Function) -> list[Problem]:
    """Calls through which no derivative passes get a function of their own where other calls are to the same one; those of which
    there can't be two."""
    problems: list[Problem] = []
    silent, others = _inactive_calls(reachable_functions(root), module)
    for function in silent:
        if function not in others or INACTIVE_WORD in " ".join(attribute_texts(function.suffix, module)):
            continue
        if function.is_declaration:
            problems.append(Problem("NE120", f'some calls of `{function.name}` are marked "enzyme_inactive", and others are not',
                                    fix="mark all of them, or let the marked ones be to a function around it"))  # fmt: skip
            continue
        copy = copy_function(function, quoted(f"ne.inactive.{function.name.strip(chr(34))}"))
        copy.prefix = f"internal {LINKAGE.sub('', function.prefix)}".strip()
        module.functions[copy.name] = copy
        for call in silent[function]:
            call.operands[-1] = copy
    return problems


def _inactive_calls(functions: Iterable[Function], module: Module) -> tuple[dict[Function, list[Call]], set[Function]]:
    """The calls of each function that say that no derivative passes through them, and the functions of which others do not."""
    silent: dict[Function, list[Call]] = {}
    others: set[Function] = set()
    for call in (i for f in functions for i in f.instructions() if isinstance(i, Call) and isinstance(i.callee, Function)):
        if any(INACTIVE_WORD in text for text in attribute_texts(call.suffix, module)):
            silent.setdefault(call.called, []).append(call)
        else:
            others.add(call.called)
    return silent, others


def _called_as_inactive(functions: Iterable[Function], module: Module) -> set[Function]:
    """The functions all calls of which say that no derivative passes through them."""
    silent, others = _inactive_calls(functions, module)
    return silent.keys() - others


def _said_by_attributes(function: Function, module: Module, book: RuleBook) -> RuleBook | Problem | None:
    """The book with what a function's attributes say of its derivative, if they say something."""
    said = dict(METADATA.findall(f"{function.prefix} {function.suffix}"))
    if "splitderivative" in said or ("augment" in said) != ("gradient" in said):
        return Problem("NE120", f"`{function.name}` has a rule of its own in metadata, which is not followed",
                       fix="give both `!enzyme_augment` and `!enzyme_gradient`, or `!enzyme_derivative`")  # fmt: skip
    words = " ".join(attribute_texts(function.suffix, module))
    if INACTIVE_WORD in words:
        return book.with_facts(function.name, INACTIVE)
    found = MATH.search(words)
    if found is None:
        return None
    spelling = split_spelling(found[1])
    return book.with_spelling(function.name, *spelling) if spelling is not None else Problem(
        "NE120", f"`{function.name}` is said to be like `{found[1]}`, which is no known function",
        fix='take the attribute "enzyme_math" out')  # fmt: skip


def _may_be_inlined(function: Function, module: Module) -> bool:
    """Whether calls of a function may have been there: it has a body that may be inlined, and no callers."""
    if function.is_declaration or any("noinline" in words for words in attribute_texts(function.suffix, module)):
        return False
    return not any(function in i.operands for other in module.functions.values() for i in other.instructions())


def _why_not(kind: str, function: Function, entries: list[Constant], place: str) -> Problem | None:
    """What keeps a registration from being followed."""
    says, fix = f"`{function.name}` has a rule of its own in `{place}`", "take the registration out"
    if kind == "register_splitderivative":
        return Problem("NE120", f"{says}, for Enzyme's split forward mode, which there is not here", fix=fix)
    if len(entries) != ENTRIES[kind]:
        return Problem("NE120", f"{says}, with {len(entries)} entries instead of {ENTRIES[kind]}", fix=fix)
    if kind == "function_like":
        if split_spelling(_text_of(entries[1])) is None:
            return Problem("NE120", f"{says} that names no known function", fix=fix)
    elif not all(isinstance(entry, Function) for entry in entries):
        return Problem("NE120", f"{says}, with an entry that is no function", fix=fix)
    if kind.startswith("register") and _keeps_pointers(function):
        return Problem("NE120", f"{says}, and stores addresses, which are not followed there", fix=fix)
    return None


def _text_of(entry: Constant) -> str:
    """The text behind an address, without the zero at its end."""
    text = entry.initializer if isinstance(entry, GlobalVariable) else None
    return text.text[2:-1].removesuffix("\\00") if isinstance(text, ConstantString) else ""


def _keeps_pointers(function: Function) -> bool:
    """Whether addresses are stored, other than in variables on the stack, where unoptimised code keeps its arguments."""
    return any(isinstance(i, Store) and is_pointer(i.value.type) and not isinstance(i.value, Constant)
               and not isinstance(i.pointer, Alloca)
               for f in reachable_functions(function) for i in f.instructions())  # fmt: skip


# ---- bodies


def take_bodies(module: Module, functions: list[Function]) -> dict[str, str]:
    """Move bodies to functions without callers: how each function was linked, by its name."""
    taken: dict[str, str] = {}
    for function in functions:
        if function.is_declaration:
            continue
        body = Function(_body_of(function.name), function.function_type, function.arguments,
                        prefix=LINKAGE.sub("", function.prefix), suffix=function.suffix)  # fmt: skip
        taken[function.name] = function.prefix
        _move(function, body)
        function.arguments = [Argument(a.type, a.name, a.index, a.attributes) for a in body.arguments]
        function.prefix, function.suffix = body.prefix, ""
        module.functions[body.name] = body
    return taken


def give_bodies_back(module: Module, taken: dict[str, str]) -> None:
    for name, prefix in taken.items():
        body, function = module.functions.pop(_body_of(name)), module.functions[name]
        _move(body, function)
        function.arguments, function.prefix, function.suffix = body.arguments, prefix, body.suffix


def _body_of(name: str) -> str:
    return quoted(f"ne.body.{name.strip(chr(34))}")


def _move(source: Function, target: Function) -> None:
    source.blocks, target.blocks = [], source.blocks
    for block in target.blocks:
        block.function = target
