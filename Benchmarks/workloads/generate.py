#!/usr/bin/env python3
"""Writes a layout workload as rows, with the expected frames from arithmetic that uses no solver.

usage: generate.py NAME COUNT FOLDER

FOLDER/NAME-COUNT.rows   variables N
                         row ID RELATION PRIORITY CONSTANT VARIABLE COEFFICIENT …   (Σ coefficient·variable RELATION CONSTANT)
                         then steps: set ID CONSTANT · add ID … · remove ID · solve
FOLDER/NAME-COUNT.frames view left top right bottom, after the last step

Each view has four edge variables: left 4v, top 4v+1, right 4v+2, bottom 4v+3. View 0 is the screen.
"""

import random
import sys

LEFT, TOP, RIGHT, BOTTOM = range(4)


class Workload:
    def __init__(self):
        self.views, self.rows, self.steps, self.frames = 1, [], [], {}
        self.next = 0
        self.screen = {}

    def view(self):
        self.views += 1
        return self.views - 1

    def text(self, relation, constant, terms, priority):
        identifier = self.next
        self.next += 1
        parts = " ".join(f"{4 * v + e} {c:g}" for v, e, c in terms)
        return identifier, f"{identifier} {relation} {priority:g} {constant:.12g} {parts}"

    def row(self, relation, constant, *terms, priority=1000):
        identifier, line = self.text(relation, constant, terms, priority)
        self.rows.append("row " + line)
        return identifier

    def pin(self, view, edge, other, other_edge, constant=0, relation="=", priority=1000):
        return self.row(relation, constant, (view, edge, 1), (other, other_edge, -1), priority=priority)

    def size(self, view, axis, constant, relation="=", priority=1000):
        return self.pin(view, RIGHT + axis, view, LEFT + axis, constant, relation, priority)

    def content(self, view, width, height, hug=(250, 250), resist=(750, 750)):
        for axis, value in enumerate((width, height)):
            if value is not None:
                self.size(view, axis, value, "<", hug[axis])
                self.size(view, axis, value, ">", resist[axis])

    def same_size(self, view, other, axis):
        a, b = LEFT + axis, RIGHT + axis
        self.row("=", 0, (view, b, 1), (view, a, -1), (other, b, -1), (other, a, 1))

    def centre(self, view, other, axis):
        a, b = LEFT + axis, RIGHT + axis
        self.row("=", 0, (view, a, 1), (view, b, 1), (other, a, -1), (other, b, -1))

    def set_screen(self, width, height):
        self.screen = {edge: self.row("=", value, (0, edge, 1))
                       for edge, value in zip(range(4), (0, 0, width, height))}

    def step(self, line):
        self.steps += [line, "solve"]


def flat(w, n):
    """W1: siblings at fixed places."""
    r = random.Random(11)
    for _ in range(n):
        v = w.view()
        x, y, a, b = (r.randrange(10, 300) for _ in range(4))
        w.pin(v, LEFT, 0, LEFT, x), w.pin(v, TOP, 0, TOP, y), w.size(v, 0, a), w.size(v, 1, b)
        w.frames[v] = (x, y, x + a, y + b)
    w.set_screen(375, 812)


def chain(w, n, width=375):
    """W2: a column, each view below the one before."""
    before, w.heights = 0, []
    for i in range(n):
        v = w.view()
        w.pin(v, LEFT, 0, LEFT, 16), w.pin(v, RIGHT, 0, RIGHT, -16)
        w.pin(v, TOP, before, BOTTOM if before else TOP, 8)
        w.heights.append(w.size(v, 1, 40))
        before = v
    w.set_screen(width, 48 * n + 8)
    chain_frames(w, n, width)


def chain_frames(w, n, width, heights={}):
    y = 8
    for i in range(n):
        h = heights.get(i, 40)
        w.frames[i + 1] = (16, y, width - 16, y + h)
        y += h + 8


def nested(w, n):
    """W3: boxes in boxes."""
    a, b = 4 * n + 375, 4 * n + 812
    for i in range(n):
        v = w.view()
        w.pin(v, LEFT, i, LEFT, 1), w.pin(v, TOP, i, TOP, 2)
        w.pin(v, RIGHT, i, RIGHT, -1), w.pin(v, BOTTOM, i, BOTTOM, -2)
        w.frames[v] = (i + 1, 2 * i + 2, a - i - 1, b - 2 * i - 2)
    w.set_screen(a, b)


def row(w, n):
    """W4: equal widths between two edges."""
    for i in range(1, n + 1):
        v = w.view()
        w.pin(v, LEFT, v - 1, RIGHT if i > 1 else LEFT, 8)
        if i > 1:
            w.same_size(v, 1, 0)
        w.pin(v, TOP, 0, TOP, 8), w.size(v, 1, 40)
    w.pin(n, RIGHT, 0, RIGHT, -8)
    w.set_screen(50 * n + 8, 56)
    row_frames(w, n, 50 * n + 8)


def row_frames(w, n, width):
    each = (width - 8 * (n + 1)) / n
    for i in range(n):
        x = 8 + i * (each + 8)
        w.frames[i + 1] = (x, 8, x + each, 48)


def feed(w, n):
    """W5: cells of an avatar, a name, a handle that may shrink, a time, a text and a line, in a column."""
    r = random.Random(55)
    before, w.cells = 0, []
    for _ in range(max(1, n // 7)):
        cell, avatar, name, handle, time, text, line = (w.view() for _ in range(7))
        c = {"views": (cell, avatar, name, handle, time, text, line), "avatar": 48,
             "name": r.randrange(60, 130), "handle": r.randrange(50, 140), "time": r.randrange(20, 30),
             "text": 17 * r.randrange(1, 6)}
        w.pin(cell, LEFT, 0, LEFT), w.pin(cell, RIGHT, 0, RIGHT), w.pin(cell, TOP, before, BOTTOM if before else TOP)
        w.pin(avatar, LEFT, cell, LEFT, 12), w.pin(avatar, TOP, cell, TOP, 12)
        c["row"] = w.size(avatar, 0, 48)
        w.size(avatar, 1, 48)
        w.pin(name, LEFT, avatar, RIGHT, 8), w.pin(name, TOP, cell, TOP, 12)
        w.content(name, c["name"], 18, hug=(251, 251))
        w.pin(handle, LEFT, name, RIGHT, 4), w.centre(handle, name, 1)
        w.content(handle, c["handle"], 16, hug=(250, 251), resist=(749, 750))
        w.pin(time, LEFT, handle, RIGHT, 4, ">"), w.pin(time, RIGHT, cell, RIGHT, -12), w.centre(time, name, 1)
        w.content(time, c["time"], 14, hug=(251, 251), resist=(999, 750))
        w.pin(text, LEFT, name, LEFT), w.pin(text, RIGHT, cell, RIGHT, -12), w.pin(text, TOP, name, BOTTOM, 4)
        w.content(text, None, c["text"])
        w.pin(line, LEFT, text, LEFT), w.pin(line, RIGHT, cell, RIGHT), w.size(line, 1, 1)
        w.pin(line, BOTTOM, cell, BOTTOM)
        w.pin(line, TOP, avatar, BOTTOM, 12, ">"), w.pin(line, TOP, text, BOTTOM, 8, ">")
        w.pin(line, TOP, text, BOTTOM, 8, priority=250)
        w.cells.append(c)
        before = cell
    w.set_screen(375, 812)
    feed_frames(w, 375)


def feed_frames(w, width):
    y = 0
    for c in w.cells:
        cell, avatar, name, handle, time, text, line = c["views"]
        x = 20 + c["avatar"]
        right = x + c["name"]
        start = width - 12 - c["time"]
        w.frames[avatar] = (12, y + 12, 12 + c["avatar"], y + 60)
        w.frames[name] = (x, y + 12, right, y + 30)
        w.frames[handle] = (right + 4, y + 13, min(right + 4 + c["handle"], start - 4), y + 29)
        w.frames[time] = (start, y + 14, width - 12, y + 28)
        w.frames[text] = (x, y + 34, width - 12, y + 34 + c["text"])
        top = max(y + 72, y + 42 + c["text"])
        w.frames[line] = (x, top, width, top + 1)
        w.frames[cell] = (0, y, width, top + 1)
        y = top + 1


def form(w, n):
    """W6: labels and fields that share one edge, with five priorities."""
    r = random.Random(66)
    widths, before = [], None
    for _ in range(n):
        label, field = w.view(), w.view()
        widths.append(r.randrange(40, 160))
        w.pin(label, LEFT, 0, LEFT, 20, ">"), w.pin(label, LEFT, 0, LEFT, 20, priority=50)
        w.pin(label, RIGHT, field, LEFT, -8), w.centre(label, field, 1)
        w.content(label, widths[-1], 20, hug=(251, 251))
        if before is None:
            w.pin(field, TOP, 0, TOP, 20)
        else:
            w.pin(field, TOP, before, BOTTOM, 10), w.pin(field, LEFT, 2, LEFT)
        w.pin(field, RIGHT, 0, RIGHT, -20)
        w.content(field, None, 30)
        before = field
    edge = max(widths) + 28
    for i, width in enumerate(widths):
        y = 20 + 40 * i
        w.frames[2 * i + 1] = (edge - 8 - width, y + 5, edge - 8, y + 25)
        w.frames[2 * i + 2] = (edge, y, 480, y + 30)
    w.set_screen(500, 40 * n + 40)


def relations(w, n):
    """W10: each view placed and sized after earlier ones, at random."""
    r = random.Random(10)
    sizes = {0: (375, 812)}
    w.frames[0] = (0, 0, 375, 812)
    for i in range(n):
        v = w.view()
        a, b = r.randrange(v), r.randrange(v)
        x, y = r.randrange(-20, 21), r.randrange(-20, 21)
        w.pin(v, LEFT, a, LEFT, x), w.pin(v, TOP, b, TOP, y)
        size = []
        for axis in range(2):
            if i and r.random() < 0.4:
                other = r.randrange(1, v)
                w.same_size(v, other, axis)
                size.append(sizes[other][axis])
            else:
                size.append(30 + i % 17)
                w.size(v, axis, size[-1])
        sizes[v] = tuple(size)
        left, top = w.frames[a][0] + x, w.frames[b][1] + y
        w.frames[v] = (left, top, left + size[0], top + size[1])
    w.set_screen(375, 812)


def resize(w, n, base):
    """W7: a hundred screen widths, one after the other."""
    base(w, n)
    for k in range(1, 101):
        width = 50 * n + 8 + k * n if base is row else 320 + k
        w.step(f"set {w.screen[RIGHT]} {width}")
    {chain: lambda: chain_frames(w, n, width), row: lambda: row_frames(w, n, width),
     feed: lambda: feed_frames(w, width)}[base]()


def constant(w, n, base):
    """W8: one constant in the middle, a thousand times."""
    base(w, n)
    for k in range(1000):
        if base is chain:
            w.step(f"set {w.heights[n // 2]} {40 + (k + 1) % 7}")
        else:
            w.cells[len(w.cells) // 2]["avatar"] = 48 - (k + 1) % 7
            w.step(f"set {w.cells[len(w.cells) // 2]['row']} {48 - (k + 1) % 7}")
    if base is chain:
        chain_frames(w, n, 375, {n // 2: 40 + (k + 1) % 7})
    else:
        feed_frames(w, 375)


def churn(w, n, base):
    """W9: one view comes and goes, a thousand times."""
    base(w, n)
    v = w.view()
    anchor = n if base is chain else w.cells[len(w.cells) // 2]["views"][1]
    for _ in range(1000):
        rows = [((v, LEFT, 1), (anchor, LEFT, -1), 0), ((v, BOTTOM, 1), (anchor, BOTTOM, -1), 0),
                ((v, RIGHT, 1), (v, LEFT, -1), 16), ((v, BOTTOM, 1), (v, TOP, -1), 16)]
        identifiers = []
        for a, b, value in rows:
            identifier, line = w.text("=", value, (a, b), 1000)
            identifiers.append(identifier)
            w.steps.append("add " + line)
        w.steps.append("solve")
        w.steps += [f"remove {i}" for i in identifiers] + ["solve"]


WORKLOADS = {
    "W1": flat, "W2": chain, "W3": nested, "W4": row, "W5": feed, "W6": form, "W10": relations,
    "W7a": lambda w, n: resize(w, n, chain), "W7b": lambda w, n: resize(w, n, row),
    "W7c": lambda w, n: resize(w, n, feed), "W8a": lambda w, n: constant(w, n, chain),
    "W8b": lambda w, n: constant(w, n, feed), "W9a": lambda w, n: churn(w, n, chain),
    "W9b": lambda w, n: churn(w, n, feed),
}


def main(name, count, folder):
    w = Workload()
    WORKLOADS[name](w, int(count))
    with open(f"{folder}/{name}-{count}.rows", "w") as file:
        file.write("\n".join([f"variables {4 * w.views}"] + w.rows + w.steps) + "\n")
    with open(f"{folder}/{name}-{count}.frames", "w") as file:
        for view, frame in sorted(w.frames.items()):
            file.write(f"{view} " + " ".join(f"{x:.9g}" for x in frame) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:4])
