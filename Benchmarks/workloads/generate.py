#!/usr/bin/env python3
"""Writes layout workloads, with the expected frames from arithmetic that uses no solver.

usage: generate.py FOLDER COUNT NAME …

FOLDER/NAME-COUNT.edges  rows over four edges a view: left 4v, top 4v+1, right 4v+2, bottom 4v+3; view 0 is the screen
FOLDER/NAME-COUNT.boxes  the same rows over left, top, width, height
    variables N
    row ROW RELATION PRIORITY CONSTANT VARIABLE COEFFICIENT …   (Σ coefficient·variable RELATION CONSTANT)
    then steps: set ROW CONSTANT · resize ROW CONSTANT (an edit variable, where there are any) · add ROW … ·
    remove ROW · solve
FOLDER/NAME-COUNT.views  the same for drivers without rows
    view PARENT LEFT TOP WIDTH HEIGHT  LEFT-OF TOP-OF WIDTH-OF HEIGHT-OF   (−1: none)
    then, for each step that sets something, step VALUE
FOLDER/NAME-COUNT.frames VIEW LEFT TOP WIDTH HEIGHT, after the last step
"""

import random
import sys

from system import SCREEN, System

RESIZES, CHANGES, VISITS = 100, 1000, 1000


def flat(s, n):
    """W1: siblings at fixed places."""
    r = random.Random(11)
    for _ in range(n):
        v = s.view()
        box = (r.randrange(300), r.randrange(700), r.randrange(10, 99), r.randrange(10, 99))
        s.relate(v, "left", "=", SCREEN, "left", box[0]), s.relate(v, "top", "=", SCREEN, "top", box[1])
        s.relate(v, "width", constant=box[2]), s.relate(v, "height", constant=box[3])
        s.views[v].box = list(box)
        s.frames[v] = box
    return 375, 812


def chain(s, n):
    """W2: a column, each view below the one before."""
    before, s.heights = SCREEN, []
    for _ in range(n):
        v = s.view()
        link(s, v, before)
        before = v
    return 375, 48 * n + 8


def link(s, v, before):
    s.relate(v, "left", "=", SCREEN, "left", 16), s.relate(v, "right", "=", SCREEN, "right", -16)
    s.relate(v, "top", "=", before, "bottom" if before else "top", 8)
    s.heights.append(s.relate(v, "height", constant=40))


def chain_frames(s, width, changed=None, height=40):
    y = 8
    for v in range(1, len(s.heights) + 1):
        h = height if v == changed else 40
        s.frames[v] = (16, y, width - 32, h)
        y += h + 8


def nested(s, n):
    """W3: boxes in boxes."""
    width, height, parent = 4 * n + 375, 4 * n + 812, SCREEN
    for i in range(1, n + 1):
        v = s.view(parent)
        s.relate(v, "left", "=", parent, "left", 1), s.relate(v, "top", "=", parent, "top", 2)
        s.relate(v, "right", "=", parent, "right", -1), s.relate(v, "bottom", "=", parent, "bottom", -2)
        s.frames[v] = (i, 2 * i, width - 2 * i, height - 4 * i)
        parent = v
    return width, height


def row(s, n):
    """W4: equal widths between two edges."""
    for i in range(1, n + 1):
        v = s.view()
        s.relate(v, "left", "=", v - 1, "right" if i > 1 else "left", 8)
        if i > 1:
            s.relate(v, "width", "=", 1)
        s.relate(v, "top", "=", SCREEN, "top", 8), s.relate(v, "height", constant=40)
    s.relate(n, "right", "=", SCREEN, "right", -8)
    return 50 * n + 8, 56


def row_frames(s, width):
    count = len(s.views) - 1
    each = (width - 8 * (count + 1)) / count
    for i in range(count):
        s.frames[i + 1] = (8 + i * (each + 8), 8, each, 40)


def feed(s, n):
    """W5: cells of ten views with content sizes, in a column."""
    r = random.Random(55)
    before, s.cells = SCREEN, []
    for _ in range(max(1, n // 10)):
        c = Cell(s, r)
        s.relate(c.cell, "top", "=", before, "bottom" if before else "top")
        s.cells.append(c)
        before = c.cell
    return 375, 812


class Cell:
    """A message: picture, name, handle that may be cut off, time, text, four buttons alike, a line."""

    def __init__(self, s, r):
        self.cell = s.view()
        (self.avatar, self.name, self.handle, self.time, self.text, *self.buttons, self.line) = (
            s.view(self.cell) for _ in range(10))
        self.widths = {"name": r.randrange(60, 130), "handle": r.randrange(50, 110), "time": r.randrange(20, 30)}
        self.text_height, self.button = 17 * r.randrange(1, 6), [r.randrange(36, 52) for _ in range(4)]
        self.side = 48
        s.relate(self.cell, "left", "=", SCREEN), s.relate(self.cell, "right", "=", SCREEN)
        self.heading(s), self.body(s), self.foot(s)

    def heading(self, s):
        cell, avatar, name, handle, time = self.cell, self.avatar, self.name, self.handle, self.time
        s.relate(avatar, "left", "=", cell, "left", 12), s.relate(avatar, "top", "=", cell, "top", 12)
        self.side_row = s.relate(avatar, "width", constant=48)
        s.relate(avatar, "height", constant=48)
        s.relate(name, "left", "=", avatar, "right", 8), s.relate(name, "top", "=", cell, "top", 12)
        s.content(name, self.widths["name"], 18, hug=(251, 251))
        s.relate(handle, "left", "=", name, "right", 4), s.relate(handle, "centre y", "=", name)
        s.content(handle, self.widths["handle"], 16, hug=(250, 251), resist=(749, 750))
        s.relate(time, "left", ">", handle, "right", 4), s.relate(time, "right", "=", cell, "right", -12)
        s.relate(time, "centre y", "=", name)
        s.content(time, self.widths["time"], 14, hug=(251, 251), resist=(1000, 750))

    def body(self, s):
        s.relate(self.text, "left", "=", self.name, "left"), s.relate(self.text, "right", "=", self.cell, "right", -12)
        s.relate(self.text, "top", "=", self.name, "bottom", 4)
        s.content(self.text, None, self.text_height)
        first = self.buttons[0]
        for button, before, width in zip(self.buttons, [None] + self.buttons, self.button):
            if before is None:
                s.relate(button, "left", "=", self.text), s.relate(button, "top", "=", self.text, "bottom", 8)
            else:
                s.relate(button, "left", "=", before, "right", 8), s.relate(button, "width", "=", first)
                s.relate(button, "top", "=", first)
            s.content(button, width, 20)
        s.relate(self.buttons[-1], "right", "<", self.cell, "right", -12)

    def foot(self, s):
        line, button = self.line, self.buttons[0]
        s.relate(line, "left", "=", self.text), s.relate(line, "right", "=", self.cell)
        s.relate(line, "height", constant=1), s.relate(line, "bottom", "=", self.cell)
        s.relate(line, "top", ">", button, "bottom", 8), s.relate(line, "top", ">", self.avatar, "bottom", 12)
        s.relate(line, "top", "=", button, "bottom", 8, priority=250)

    def frames(self, s, y, width):
        """Sets the frames at height y of a screen; returns where the cell ends."""
        f, w = s.frames, self.widths
        x = 20 + self.side
        start = width - 12 - w["time"]
        handle = x + w["name"] + 4
        f[self.avatar] = (12, y + 12, self.side, 48)
        f[self.name] = (x, y + 12, w["name"], 18)
        f[self.handle] = (handle, y + 13, min(w["handle"], start - 4 - handle), 16)
        f[self.time] = (start, y + 14, w["time"], 14)
        f[self.text] = (x, y + 34, width - 12 - x, self.text_height)
        top, each = y + 42 + self.text_height, max(self.button)
        for i, button in enumerate(self.buttons):
            f[button] = (x + i * (each + 8), top, each, 20)
        end = max(top + 28, y + 72)
        f[self.line] = (x, end, width - x, 1)
        f[self.cell] = (0, y, width, end + 1 - y)
        return end + 1


def feed_frames(s, width):
    y = 0
    for cell in s.cells:
        y = cell.frames(s, y, width)


def form(s, n):
    """W6: labels and fields that share one edge, with five priorities."""
    r = random.Random(66)
    widths, before, first = [], None, None
    for _ in range(n):
        label, field = s.view(), s.view()
        widths.append(r.randrange(40, 160))
        s.relate(label, "left", ">", SCREEN, "left", 20), s.relate(label, "left", "=", SCREEN, "left", 20, 50)
        s.relate(label, "right", "=", field, "left", -8), s.relate(label, "centre y", "=", field)
        s.content(label, widths[-1], 20, hug=(251, 251))
        if before is None:
            first = field
            s.relate(field, "top", "=", SCREEN, "top", 20)
        else:
            s.relate(field, "top", "=", before, "bottom", 10), s.relate(field, "left", "=", first)
        s.relate(field, "right", "=", SCREEN, "right", -20)
        s.content(field, None, 30, hug=(250, 251))
        before = field
    edge = max(widths) + 28
    for i, width in enumerate(widths):
        y = 20 + 40 * i
        s.frames[2 * i + 1] = (edge - 8 - width, y + 5, width, 20)
        s.frames[2 * i + 2] = (edge, y, 480 - edge, 30)
    return 500, 40 * n + 40


def relations(s, n):
    """W10: each view placed and sized after earlier ones, at random."""
    r = random.Random(10)
    s.frames[SCREEN] = (0, 0, 375, 812)
    for i in range(n):
        v = s.view()
        facts = s.views[v]
        place = [r.randrange(v), r.randrange(v)]
        own = [r.randrange(-20, 21), r.randrange(-20, 21), 40 + i % 17, 30 + i % 13]
        likes = [r.randrange(1, v) if i and i % 2 else -1, r.randrange(1, v) if i and i % 3 == 0 else -1]
        facts.box, facts.follows = own, place + likes
        frame = [s.frames[place[k]][k] + own[k] for k in (0, 1)]
        s.relate(v, "left", "=", place[0], "left", own[0]), s.relate(v, "top", "=", place[1], "top", own[1])
        for k, attribute in ((2, "width"), (3, "height")):
            if likes[k - 2] < 0:
                s.relate(v, attribute, constant=own[k])
                frame.append(own[k])
            else:
                s.relate(v, attribute, "=", likes[k - 2])
                frame.append(s.frames[likes[k - 2]][k])
        s.frames[v] = tuple(frame)
    return 375, 812


def resize(s, n, base):
    """W7: a hundred screen widths, one after the other."""
    width, height = base(s, n)
    screen = s.screen(width, height)
    for k in range(1, RESIZES + 1):
        now = width + k * n if base is row else width - 55 + k
        s.line(f"resize {screen} {now}")
        s.solve(now)
    {chain: chain_frames, row: row_frames, feed: feed_frames}[base](s, now)


def constant(s, n, base):
    """W8: one constant in the middle, a thousand times."""
    s.screen(*base(s, n))
    middle = s.cells[len(s.cells) // 2] if base is feed else None
    for k in range(1, CHANGES + 1):
        value = 48 - k % 7 if middle else 40 + k % 7
        s.line(f"set {middle.side_row if middle else s.heights[n // 2]} {value}")
        s.solve(value)
    if middle:
        middle.side = value
        feed_frames(s, 375)
    else:
        chain_frames(s, 375, n // 2 + 1, value)


def churn(s, n, base):
    """W9: one view comes and goes, a thousand times."""
    s.screen(*base(s, n))
    parent = s.cells[len(s.cells) // 2].cell if base is feed else SCREEN
    v, s.in_steps = s.view(parent), True
    heights = list(s.heights) if base is chain else []
    for _ in range(VISITS):
        begin = s.rows
        if base is chain:
            link(s, v, n)
        else:
            badge(s, v, s.cells[len(s.cells) // 2].avatar)
        s.solve(1)
        for number in range(begin, s.rows):
            s.line(f"remove {number}")
        s.solve(0)
    if base is chain:
        s.heights = heights
        chain_frames(s, 375)
    else:
        feed_frames(s, 375)


def badge(s, v, avatar):
    s.relate(v, "left", "=", avatar), s.relate(v, "bottom", "=", avatar)
    s.relate(v, "width", constant=16), s.relate(v, "height", constant=16)


def once(base, frames=None):
    """A first solve, without steps."""
    def make(s, n):
        width, height = base(s, n)
        s.screen(width, height)
        if frames:
            frames(s, width)
    return make


WORKLOADS = {
    "W1": once(flat), "W2": once(chain, chain_frames), "W3": once(nested), "W4": once(row, row_frames),
    "W5": once(feed, feed_frames), "W6": once(form), "W10": once(relations),
    "W7a": lambda s, n: resize(s, n, chain), "W7b": lambda s, n: resize(s, n, row),
    "W7c": lambda s, n: resize(s, n, feed), "W8a": lambda s, n: constant(s, n, chain),
    "W8b": lambda s, n: constant(s, n, feed), "W9a": lambda s, n: churn(s, n, chain),
    "W9b": lambda s, n: churn(s, n, feed),
}


def main(folder, count, *names):
    for name in names:
        s = System()
        WORKLOADS[name](s, int(count))
        s.write(f"{folder}/{name}-{count}")


if __name__ == "__main__":
    main(*sys.argv[1:])
