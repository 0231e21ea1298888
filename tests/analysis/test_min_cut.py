"""The minimum vertex cut against all subsets of small random graphs."""

import itertools
import random

import pytest

from numba_enzyme.analysis.planning.min_cut import minimum_vertex_cut


def separates(cut: set, edges: list, sources: list, sinks: list) -> bool:
    """Whether every way from a source to a sink goes through the cut."""
    reached = {s for s in sources if s not in cut}
    grown = True
    while grown:
        more = {b for a, b in edges if a in reached and b not in cut} - reached
        reached |= more
        grown = bool(more)
    return not reached & set(sinks)


def cheapest(capacities: dict, edges: list, sources: list, sinks: list) -> int:
    nodes = list(capacities)
    subsets = (s for n in range(len(nodes) + 1) for s in itertools.combinations(nodes, n))
    return min(sum(capacities[n] for n in s) for s in subsets if separates(set(s), edges, sources, sinks))


@pytest.mark.parametrize("seed", range(40))
def test_against_all_subsets(seed):
    generator = random.Random(seed)
    nodes = list(range(generator.randrange(2, 9)))
    capacities = {n: generator.randrange(1, 20) for n in nodes}
    edges = [(a, b) for a in nodes for b in nodes if a < b and generator.random() < 0.4]
    sources, sinks = [n for n in nodes[:3] if generator.random() < 0.7], [n for n in nodes[-3:] if generator.random() < 0.7]
    cut = minimum_vertex_cut(capacities, edges, sources, sinks)
    assert separates(cut, edges, sources, sinks)
    assert sum(capacities[n] for n in cut) == cheapest(capacities, edges, sources, sinks)


def test_one_narrow_place():
    edges = [("a", "narrow"), ("b", "narrow"), ("narrow", "c"), ("narrow", "d")]
    assert minimum_vertex_cut(dict.fromkeys(["a", "b", "narrow", "c", "d"], 8), edges, ["a", "b"], ["c", "d"]) == {"narrow"}


def test_a_source_that_is_needed_itself():
    assert minimum_vertex_cut({"a": 8}, [], ["a"], ["a"]) == {"a"}


def test_nothing_to_separate():
    assert minimum_vertex_cut({"a": 8, "b": 8}, [("a", "b")], [], ["b"]) == set()
    assert minimum_vertex_cut({}, [], [], []) == set()


def test_the_cut_nearest_to_the_needs():
    """Among cuts of one cost the latest is taken: what lies between is recomputed in the forward sweep anyway."""
    assert minimum_vertex_cut({"a": 8, "b": 8, "c": 8}, [("a", "b"), ("b", "c")], ["a"], ["c"]) == {"c"}


def test_weights_decide():
    edges = [("wide", "x"), ("wide", "y")]
    assert minimum_vertex_cut({"wide": 20, "x": 8, "y": 8}, edges, ["wide"], ["x", "y"]) == {"x", "y"}
    assert minimum_vertex_cut({"wide": 15, "x": 8, "y": 8}, edges, ["wide"], ["x", "y"]) == {"wide"}


def test_a_cycle_is_no_obstacle():
    edges = [("phi", "next"), ("next", "phi"), ("next", "used")]
    assert minimum_vertex_cut({"phi": 8, "next": 8, "used": 1}, edges, ["phi"], ["used"]) == {"used"}


def test_long_chains_do_not_recurse():
    size = 5000
    edges = [(i, i + 1) for i in range(size)]
    capacities = dict.fromkeys(range(size + 1), 8)
    capacities[size // 2] = 1
    assert minimum_vertex_cut(capacities, edges, [0], [size]) == {size // 2}
