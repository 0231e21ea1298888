"""Sums at several places by the lanes of one group, as LLVM IR for blocks of one size.

    call void @ne.lanes.add.f64.4(ptr %p, i64 0, i64 8, i64 16, i64 24, double %a, double %b, double %c, double %d, ...)

By recursive halving, where a group has as many lanes as a power of two, at a distance of a power of two:

    round 0     lanes one apart hand each other two of their four numbers, and add what they get to the two that they keep
    round 1     lanes two apart: one of two
    round 2     lanes four apart, where so many add to one place: the sums of one place, as nothing is left to be halved

By rotation in a block of one warp, where a group has another number of lanes: lane g gets the g-th number of each of the
others, of one in each round. Both are a reduce-scatter. Then each lane adds the number that it holds to its place; of lanes that
hold the same, the lowest. In blocks of another form sums are made one by one, and so they are where some of a warp are elsewhere.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from ...analysis.threads.lane_groups import Owner
from ...transform.instructions.shared_updates import KINDS, LANES_ADD

WARP = 32
TOLD = r", i32 (?P<first>\d), i32 (?P<after>\d), i32 (?P<owner>\d), i1 (?P<searched>\w+)\)"
CALL = re.compile(re.escape(f"@{LANES_ADD}") + r"(?P<kind>f32|f64)\.(?P<count>\d+)(?P<arguments>\(.*)" + TOLD)
TYPES = {kind: str(type_) for type_, kind in KINDS.items()}
STAYS_A_LOOP = '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.disable"}\n'
Held = list[tuple[str, str]]
"""What a lane holds: numbers, each with the offset of its place."""


class Sums(NamedTuple):
    """What distinguishes calls: the kind and the count of the numbers, and which lanes add."""

    kind: str
    count: int
    first: int
    after: int
    owner: int
    searched: str

    @property
    def name(self) -> str:
        return f"{LANES_ADD}{self.kind}.{self.count}.{self.first}.{self.after}.{self.owner}.{self.searched}"


def with_sums_of_groups(text: str, block: tuple[int, ...]) -> tuple[str, str]:
    """The module's text, in which calls name sums for blocks of one size (unknown: empty), and their definitions."""
    wanted: dict[Sums, None] = {}

    def named(call: re.Match[str]) -> str:
        first, after, owner = int(call["first"]), int(call["after"]), int(call["owner"])
        sums = Sums(call["kind"], int(call["count"]), first, after, owner, call["searched"])
        wanted.setdefault(sums)
        return f"@{sums.name}{call['arguments']})"

    text = re.sub(rf"^declare void @{re.escape(LANES_ADD)}f\d\d\.\d+\(.*\n", "", text, flags=re.MULTILINE)
    text = CALL.sub(named, text)
    made = "".join(_Definition(s, Group.of(s, block)).text() for s in wanted)
    declared = "".join(f"declare void @{s.name}({_types(s)})\n" for s in wanted)
    return text + declared, made + STAYS_A_LOOP if made else ""


def _types(sums: Sums) -> str:
    return ", ".join(["ptr", *["i64"] * sums.count, *[TYPES[sums.kind]] * sums.count])


@dataclass(frozen=True)
class Group:
    """Lanes ``distance`` apart, among ``width`` threads in a row, of a block of ``threads``."""

    distance: int
    width: int
    threads: int

    @classmethod
    def of(cls, sums: Sums, block: tuple[int, ...]) -> Group | None:
        if not block:
            return None
        rows = [1, block[0], block[0] * block[1], block[0] * block[1] * block[2]]
        return cls(rows[sums.first], rows[sums.after], rows[3])

    @property
    def lanes(self) -> int:
        """Of one group, in a warp."""
        return min(self.width, WARP) // self.distance

    @property
    def is_halved(self) -> bool:
        return self.lanes > 1 and all(n & (n - 1) == 0 for n in (self.distance, self.width))

    @property
    def is_rotated(self) -> bool:
        return self.lanes > 1 and self.threads <= WARP

    def is_alone(self, owner: int) -> bool:
        """Whether only lanes of one group, all in this warp, access a place before the next barrier, as `ne.lanes.group` finds it
        at run time. Another group, even if each of its sums has another place, may access the place of this one by the next."""
        if owner == Owner.GROUP:
            return self.threads <= WARP or (self.width <= WARP and self.width & (self.width - 1) == 0)
        return owner == Owner.BLOCK and self.threads <= WARP and self.distance == 1 and self.width == self.threads


class _Definition:
    """The text of one function."""

    def __init__(self, sums: Sums, group: Group | None) -> None:
        self.sums, self.group = sums, group
        self.type = TYPES[sums.kind]
        self.lines: list[str] = []
        self.names = 0

    def text(self) -> str:
        count, group = self.sums.count, self.group
        held = [(f"%v{i}", f"%o{i}") for i in range(count)]
        parameters = ", ".join(["ptr %p", *(f"i64 %o{i}" for i in range(count)), *(f"{self.type} %v{i}" for i in range(count))])
        if group is not None and (group.is_halved or group.is_rotated):
            self.together(group, held)
        else:
            for number, offset in held:
                self.one_by_one(number, offset)
        body = "\n  ".join(self.lines)
        return f"define void @{self.sums.name}({parameters}) alwaysinline convergent {{\n  {body}\n  ret void\n}}\n"

    def new(self, instruction: str) -> str:
        """The name of an instruction's result."""
        self.names += 1
        self.lines.append(f"%t{self.names} = {instruction}")
        return f"%t{self.names}"

    def say(self, *lines: str) -> None:
        self.lines += lines

    def choose(self, test: str, yes: str, no: str, type_: str) -> str:
        return self.new(f"select i1 {test}, {type_} {yes}, {type_} {no}")

    def one_by_one(self, number: str, offset: str) -> None:
        s, place = self.sums, self.new(f"getelementptr i8, ptr %p, i64 {offset}")
        told = f"i32 {s.first}, i32 {s.after}, i32 {s.owner}, i1 {s.searched}"
        self.say(f"call void @{LANES_ADD}{s.kind}(ptr {place}, {self.type} {number}, {told})")

    def together(self, group: Group, held: Held) -> None:
        """By a loop where lanes are missing: a call would take registers from what is around it, as many copies are long."""
        facts = "{ i32, i32, i32, i32, i32, i32, i1, i1, i1 }"
        known = self.new(f"call {facts} @ne.lanes.group(i32 {self.sums.first}, i32 {self.sums.after}, i32 {self.sums.owner})")
        lane, expected = (self.new(f"extractvalue {facts} {known}, {at}") for at in (0, 5))
        here = self.new("call i32 @ne.active.mask()")
        self.say(f"br i1 {self.new(f'icmp eq i32 {here}, {expected}')}, label %all, label %some", "some:", "br label %next",
                 "next:", "%i = phi i32 [ 0, %some ], [ %i.next, %next ]")  # fmt: skip
        number, offset = held[0]
        for i, (other, place) in enumerate(held[1:], 1):
            is_it = self.new(f"icmp eq i32 %i, {i}")
            number, offset = self.choose(is_it, other, number, self.type), self.choose(is_it, place, offset, "i64")
        self.one_by_one(number, offset)
        self.say("%i.next = add i32 %i, 1", f"%again = icmp ult i32 %i.next, {len(held)}",
                 "br i1 %again, label %next, label %done, !llvm.loop !0", "all:")  # fmt: skip
        most = WARP if group.is_halved else group.lanes
        while held:
            size = min(most, len(held))
            part = held[: 1 << (size.bit_length() - 1) if group.is_halved else size]
            held = held[len(part) :]
            kept, lowest = self.halved(group, lane, part) if group.is_halved else self.rotated(group, lane, part)
            self.add(kept, lowest, alone=group.is_alone(self.sums.owner))
        self.say("br label %done", "done:")

    def halved(self, group: Group, lane: str, held: Held) -> tuple[Held, str]:
        """What a lane holds in the end, and whether it is the lowest that does."""
        lowest, distance = "true", group.distance
        for _ in range(group.lanes.bit_length() - 1):
            upper = self.new(f"icmp ne i32 {self.new(f'and i32 {lane}, {distance}')}, 0")
            if len(held) == 1:
                lowest = self.new(f"and i1 {lowest}, {self.new(f'xor i1 {upper}, true')}")
                held = [(self.received(held[0][0], held[0][0], distance), held[0][1])]
            else:
                half = len(held) // 2
                pairs = list(zip(held[:half], held[half:], strict=True))
                held = [(self.received(self.choose(upper, a, b, self.type), self.choose(upper, b, a, self.type), distance),
                         self.choose(upper, to_b, to_a, "i64")) for (a, to_a), (b, to_b) in pairs]  # fmt: skip
            distance *= 2
        return held, lowest

    def received(self, given: str, kept: str, distance: int) -> str:
        """What is kept, and what the lane at a distance gives."""
        return self.new(f"fadd {self.type} {kept}, {self.handed(3, given, distance)}")

    def handed(self, mode: int, given: str, lane: int | str) -> str:
        shuffle = f"ne.shfl.sync.{self.sums.kind}"
        return self.new(f"call {self.type} @{shuffle}(i32 -1, i32 {mode}, {self.type} {given}, i32 {lane}, i32 31)")

    def rotated(self, group: Group, lane: str, held: Held) -> tuple[Held, str]:
        lanes, distance = group.lanes, group.distance
        place = self.new(f"udiv i32 {self.new(f'urem i32 {lane}, {group.width}')}, {distance}")
        numbers = [*(number for number, _ in held), *["0.0"] * (lanes - len(held))]
        offset = held[0][1]
        for i, (_, other) in enumerate(held[1:], 1):
            offset = self.choose(self.new(f"icmp eq i32 {place}, {i}"), other, offset, "i64")
        for bit in range((lanes - 1).bit_length()):  # so that the number for the lane that is r places on is the r-th
            turned = self.new(f"icmp ne i32 {self.new(f'and i32 {place}, {1 << bit}')}, 0")
            numbers = [self.choose(turned, numbers[(r + (1 << bit)) % lanes], numbers[r], self.type) for r in range(lanes)]
        total = numbers[0]
        for r in range(1, lanes):
            before = self.new(f"sub i32 {lane}, {distance * r}")
            behind = self.new(f"add i32 {lane}, {distance * (lanes - r)}")
            source = self.choose(self.new(f"icmp ult i32 {place}, {r}"), behind, before, "i32")
            total = self.new(f"fadd {self.type} {total}, {self.handed(0, numbers[r], source)}")
        return [(total, offset)], self.new(f"icmp ult i32 {place}, {len(held)}")

    def add(self, held: Held, lowest: str, *, alone: bool) -> None:
        """What a lane holds to memory, if it is the one to do it."""
        self.names += 1
        adds, added = f"adds{self.names}", f"added{self.names}"
        self.say(f"br i1 {lowest}, label %{adds}, label %{added}", f"{adds}:")
        for number, offset in held:
            place = self.new(f"getelementptr i8, ptr %p, i64 {offset}")
            if alone:
                before = self.new(f"load {self.type}, ptr {place}")
                self.say(f"store {self.type} {self.new(f'fadd {self.type} {before}, {number}')}, ptr {place}")
            else:
                self.new(f"atomicrmw fadd ptr {place}, {self.type} {number} monotonic")
        self.say(f"br label %{added}", f"{added}:", *["call void @llvm.nvvm.bar.warp.sync(i32 -1)"] * alone)
