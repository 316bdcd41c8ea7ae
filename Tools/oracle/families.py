"""Named families of random systems, as documents of `autolayout solve`.

Each family is a function of a seeded random.Random and returns a list of constraints. Names say what the family is
meant to catch.
"""

import random

PRIORITIES = [1000, 999.5, 999, 750, 749, 500, 251, 250, 249.99998474121094, 50, 1]
RELATIONS = ["==", "<=", ">="]


class System:
    def __init__(self):
        self.constraints = []

    def add(self, terms, relation, constant, priority=1000):
        self.constraints.append({
            "id": f"c{len(self.constraints)}", "terms": [[name, coefficient] for name, coefficient in terms],
            "relation": relation, "constant": constant, "priority": priority})


def difference(first, second, scale=1):
    return [(first, scale), (second, -scale)]


def layout_tree(r):
    """Boxes in boxes: pins, gaps, fixed and content sizes, one axis."""
    s = System()
    count = r.randint(2, 5)
    s.add([("l0", 1)], "==", 0)
    s.add([("r0", 1)], "==", r.choice([320, 375, 414]))
    for i in range(1, count):
        parent = r.randrange(i)
        if r.random() < 0.85:
            s.add(difference(f"r{i}", f"l{i}"), ">=", 0)
        for edge in "lr":
            if r.random() < 0.7:
                other = f"{edge}{parent}"
                if i > 1 and r.random() < 0.3:
                    other = f"{'r' if edge == 'l' else 'l'}{r.randrange(1, i)}"
                sign = 1 if edge == "l" else -1
                s.add(difference(f"{edge}{i}", other), r.choice(["==", "==", "==", ">=" if sign > 0 else "<="]),
                      sign * r.choice([0, 8, 16, 20]), r.choice([1000, 1000, 1000, 750, 999]))
        kind = r.random()
        width = r.choice([10, 48, 100.5, 220, 1 / 3])
        if kind < 0.3:
            s.add(difference(f"r{i}", f"l{i}"), "==", width, r.choice([1000, 999]))
        elif kind < 0.8:
            s.add(difference(f"r{i}", f"l{i}"), "<=", width, r.choice([250, 251]))
            s.add(difference(f"r{i}", f"l{i}"), ">=", width, r.choice([750, 749]))
        if i > 1 and r.random() < 0.3:
            j = r.randrange(1, i)
            ratio = r.choice([1, 1, 0.5, 1 / 3])
            s.add(difference(f"r{i}", f"l{i}") + difference(f"r{j}", f"l{j}", -ratio), "==", 0,
                  r.choice([1000, 1000, 500]))
        if r.random() < 0.2:
            s.add([(f"l{i}", 1), (f"r{i}", 1), (f"l{parent}", -1), (f"r{parent}", -1)], "==", 0,
                  r.choice([1000, 1000, 750]))
    return s.constraints


def form(r):
    """Labels tied to one shared edge, with many priorities."""
    s = System()
    for i in range(r.randint(2, 6)):
        s.add([(f"a{i}", 1)], ">=", 20)
        s.add([(f"a{i}", 1)], "==", 20, r.choice([50, 51, 49.5]))
        s.add([("x", 1), (f"a{i}", -1)], ">=", r.randint(10, 160), r.choice([750, 749, 751, 1000]))
        s.add([("x", 1), (f"a{i}", -1)], "<=", r.randint(10, 160), r.choice([250, 251, 252]))
    if r.random() < 0.7:
        s.add([("x", 1)], "<=", r.choice([60, 120, 300]), r.choice([1000, 500]))
    return s.constraints


def dense(r):
    """Every row over most variables, any coefficients."""
    s = System()
    n = r.randint(2, 6)
    for _ in range(r.randint(1, 2 * n)):
        terms = [(f"x{j}", r.choice([-2, -1, 1, 2, 3, 0.5, 1 / 3])) for j in range(n) if r.random() < 0.8]
        if terms:
            s.add(terms, r.choice(RELATIONS), r.randint(-50, 50), r.choice(PRIORITIES))
    return s.constraints


def degenerate(r):
    """Many rows through the same few points: ties everywhere, cycling if anywhere."""
    s = System()
    n = r.randint(2, 5)
    for _ in range(r.randint(n, 5 * n)):
        size = r.randint(1, min(3, n))
        terms = [(f"x{j}", r.choice([-1, 1])) for j in r.sample(range(n), size)]
        s.add(terms, r.choice(["<=", ">=", "==", "<="]), r.choice([0, 0, 0, 1]), r.choice([1000, 1000, 500, 500, 250]))
    return s.constraints


def parallel(r):
    """Rows that differ by little, in slope or in place."""
    s = System()
    n = r.randint(2, 3)
    for _ in range(r.randint(1, 3)):
        base = [r.choice([-1, 1, 2]) for _ in range(n)]
        place = r.randint(-20, 20)
        for _ in range(r.randint(2, 4)):
            nudge = r.choice([0, 0, 1e-3, 1e-2])
            terms = [(f"x{j}", c + nudge * r.choice([-1, 0, 1])) for j, c in enumerate(base)]
            s.add(terms, r.choice(RELATIONS), place + r.choice([0, 0.5, 0.001]), r.choice([1000, 750, 500, 250]))
    return s.constraints


def levels(r):
    """A level of its own for almost every row."""
    s = System()
    n = r.randint(2, 6)
    rows = r.choice([10, 20, 40])
    for priority in r.sample(range(1, 1001), rows):
        terms = [(f"x{j}", r.choice([-1, 1, 2])) for j in r.sample(range(n), r.randint(1, min(3, n)))]
        s.add(terms, r.choice(RELATIONS), r.randint(-100, 100), priority)
    return s.constraints


def thousand(r):
    """All thousand levels."""
    s = System()
    for priority in range(1000, 0, -1):
        terms = [(f"x{j}", r.choice([-1, 1, 2])) for j in r.sample(range(8), r.randint(1, 2))]
        s.add(terms, r.choice(RELATIONS), r.randint(-100, 100), priority)
    return s.constraints


def huge_and_tiny(r):
    """Constants of a million beside thirds and thousandths."""
    s = System()
    n = r.randint(2, 5)
    for _ in range(r.randint(2, 2 * n + 2)):
        terms = [(f"x{j}", r.choice([-1, 1, 1 / 3, 2 / 3, 0.1, 3])) for j in r.sample(range(n), r.randint(1, min(3, n)))]
        constant = r.choice([0, 0.001, 1 / 3, 1e6, -1e6, 999999.9, 123456.789, 1])
        s.add(terms, r.choice(RELATIONS), constant, r.choice(PRIORITIES + [1000, 1000]))
    return s.constraints


def infeasible(r):
    """Mostly required rows, too many of them."""
    s = System()
    n = r.randint(2, 6)
    for _ in range(r.randint(n + 2, 4 * n)):
        terms = [(f"x{j}", r.choice([-1, 1, 1, 2])) for j in r.sample(range(n), r.randint(1, min(3, n)))]
        s.add(terms, r.choice(["==", "==", "<=", ">="]), r.randint(-9, 9), r.choice([1000, 1000, 1000, 500]))
    return s.constraints


def layout_chain(r):
    """A column of soft heights in a fixed container, with centres."""
    s = System()
    count = r.randint(2, 6)
    s.add([("t", 1)], "==", 0)
    s.add([("b", 1)], "==", r.choice([100, 200, 480]), r.choice([1000, 1000, 500]))
    previous = "t"
    for i in range(count):
        s.add(difference(f"t{i}", previous), r.choice(["==", "==", ">="]), r.choice([0, 8]))
        height = r.choice([17, 30, 44, 20.5])
        s.add(difference(f"b{i}", f"t{i}"), "<=", height, r.choice([250, 251]))
        s.add(difference(f"b{i}", f"t{i}"), ">=", height, r.choice([750, 751]))
        s.add(difference(f"b{i}", f"t{i}"), ">=", 0)
        if r.random() < 0.4:
            s.add([(f"u{i}", 1), (f"v{i}", 1), (f"t{i}", -1), (f"b{i}", -1)], "==", 0)
            s.add(difference(f"v{i}", f"u{i}"), "==", r.choice([14, 18]), r.choice([1000, 250]))
        previous = f"b{i}"
    s.add(difference("b", previous), r.choice(["==", ">="]), 8, r.choice([1000, 1000, 999]))
    return s.constraints


FAMILIES = {
    "layout-tree": layout_tree, "layout-chain": layout_chain, "form": form, "dense": dense, "degenerate": degenerate,
    "parallel": parallel, "levels": levels, "thousand": thousand, "huge-and-tiny": huge_and_tiny,
    "infeasible": infeasible,
}


def system(seed, index):
    """The family and the constraints of one system; the families take turns."""
    kinds = list(FAMILIES)
    kind = kinds[index % len(kinds)]
    return kind, FAMILIES[kind](random.Random(f"{kind} {seed} {index}"))
