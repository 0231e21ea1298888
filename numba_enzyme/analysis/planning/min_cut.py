"""Minimum vertex cut by maximum flow (Dinic 1970).

    source -> a(8) -> c(8) -> sink          cut {c}: one value of 8 bytes instead of two
    source -> b(8) -> c
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

from ...ir.walks import reached

Node = TypeVar("Node", bound=Hashable)
INFINITE = 1 << 60


class VertexCut(Generic[Node]):
    """Nodes with capacities between one source and one sink. Among minimum cuts the one nearest to the sink is taken."""

    def __init__(self) -> None:
        self._number: dict[Node, int] = {}
        self._heads: list[list[int]] = [[], []]  # node -> edge numbers; 0 is the source, 1 the sink
        self._to: list[int] = []
        self._room: list[int] = []

    def _edge(self, a: int, b: int, capacity: int) -> None:
        self._heads[a].append(len(self._to))
        self._to.append(b)
        self._room.append(capacity)
        self._heads[b].append(len(self._to))
        self._to.append(a)
        self._room.append(0)

    def add_node(self, key: Node, capacity: int) -> None:
        number = self._number[key] = len(self._heads)
        self._heads.extend(([], []))
        self._edge(number, number + 1, capacity)

    def add_edge(self, before: Node, after: Node) -> None:
        self._edge(self._number[before] + 1, self._number[after], INFINITE)

    def add_source(self, key: Node) -> None:
        self._edge(0, self._number[key], INFINITE)

    def add_sink(self, key: Node) -> None:
        self._edge(self._number[key] + 1, 1, INFINITE)

    def solve(self) -> set[Node]:
        """The nodes of the cut."""
        while True:
            levels = self._levels()
            if levels[1] < 0:
                break
            self._block(levels)
        reaching = self._reaching_sink()
        return {key for key, number in self._number.items() if number not in reaching and number + 1 in reaching}

    def _levels(self) -> list[int]:
        levels = [-1] * len(self._heads)
        levels[0] = 0
        queue = [0]
        for node in queue:
            for edge in self._heads[node]:
                target = self._to[edge]
                if self._room[edge] > 0 and levels[target] < 0:
                    levels[target] = levels[node] + 1
                    queue.append(target)
        return levels

    def _block(self, levels: list[int]) -> None:
        """A blocking flow, by depth-first search with an explicit stack."""
        position = [0] * len(self._heads)
        path: list[int] = []
        node = 0
        while True:
            if node == 1:
                amount = min(self._room[e] for e in path)
                for edge in path:
                    self._room[edge] -= amount
                    self._room[edge ^ 1] += amount
                full = next(place for place, edge in enumerate(path) if self._room[edge] == 0)
                node = self._to[path[full] ^ 1]
                del path[full:]
                continue
            edges = self._heads[node]
            while position[node] < len(edges):
                edge = edges[position[node]]
                target = self._to[edge]
                if self._room[edge] > 0 and levels[target] == levels[node] + 1:
                    break
                position[node] += 1
            if position[node] < len(edges):
                path.append(edges[position[node]])
                node = self._to[path[-1]]
                continue
            if not path:
                return
            levels[node] = -1
            node = self._to[path.pop() ^ 1]

    def _reaching_sink(self) -> set[int]:
        def before(node: int) -> list[int]:
            return [self._to[edge] for edge in self._heads[node] if self._room[edge ^ 1] > 0]

        return set(reached([1], before))


def minimum_vertex_cut(
    capacities: dict[Node, int],
    edges: Iterable[tuple[Node, Node]],
    sources: Iterable[Node],
    sinks: Iterable[Node],
) -> set[Node]:
    """The cheapest set of nodes that every way from a source to a sink goes through (ends included)."""
    cut: VertexCut[Node] = VertexCut()
    for key, capacity in capacities.items():
        cut.add_node(key, max(1, capacity))
    for before, after in edges:
        cut.add_edge(before, after)
    for key in sources:
        cut.add_source(key)
    for key in sinks:
        cut.add_sink(key)
    return cut.solve()
