"""Tables of results, as Markdown."""

import math

FIRST = ["W1", "W2", "W3", "W4", "W5", "W6", "W10"]
STEPS = ["W7a", "W7b", "W7c", "W8a", "W8b", "W9a", "W9b"]
OURS = ["ours-edges", "ours-boxes"]
PEERS = ["kiwi", "yoga", "hand-objects", "hand-flat"]
# Points by which a frame may be off, a view: Yoga computes in single precision.
CLOSE = 1e-4


def number(value):
    """Three digits."""
    if value is None:
        return "–"
    if value == 0:
        return "0"
    digits = max(0, 2 - math.floor(math.log10(abs(value))))
    return f"{value:,.{digits}f}"


def table(title, head, lines):
    """Columns as wide as their widest entry."""
    rows = [head] + lines
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    text = ["| " + " | ".join(cell.rjust(w) if i else cell.ljust(w) for i, (cell, w) in enumerate(zip(row, widths)))
            + " |" for row in rows]
    text.insert(1, "|" + "|".join("-" * (w + 1) + (":" if i else "-") for i, w in enumerate(widths)) + "|")
    return ["", f"**{title}**", ""] + text


def values(results, driver, names, count, key):
    return [results.get((driver, name, count), {}).get(key) for name in names]


def times(results, count, names, key, unit, scale):
    """A line a driver, then the ratios of each peer to our solver over edges."""
    ours = values(results, OURS[0], names, count, key)
    lines = []
    for driver in OURS + PEERS:
        own = values(results, driver, names, count, key)
        if any(value is not None for value in own):
            lines.append([driver] + [number(value and value / scale) for value in own])
    for driver in PEERS:
        own = values(results, driver, names, count, key)
        ratios = [b / a if a and b else None for a, b in zip(ours, own)]
        if any(ratios):
            lines.append([f"{driver} : ours-edges"] + [number(ratio) for ratio in ratios])
    return table(f"{unit}, {count:,} views", [""] + names, lines)


def exponent(results, driver, name, key, low, high):
    """p where time grows as count^p, between two counts."""
    a, b = (results.get((driver, name, count), {}).get(key) for count in (low, high))
    return math.log(b / a) / math.log(high / low) if a and b else None


def growth(results, counts, names, key, title):
    pairs = list(zip(counts, counts[1:]))
    whole = [(100, counts[-1])] if 100 in counts and counts[-1] > 1000 else []
    lines = []
    for low, high in pairs + whole:
        lines.append([f"{low:,} … {high:,}"] + [
            number(exponent(results, OURS[0], name, key, low, high)) for name in names])
    return table(title, ["ours-edges"] + names, lines) if lines else []


def counts_of(results, counts, names, key, title):
    lines = [[f"{driver}, {count:,} views"] + [number(v) for v in values(results, driver, names, count, key)]
             for count in counts for driver in OURS]
    return table(title, [""] + names, lines)


def report(results, counts):
    text = []
    for count in counts:
        text += times(results, count, FIRST, "first_us", "First solve, ms", 1000)
        text += times(results, count, STEPS, "step_us", "A step, µs", 1)
    text += growth(results, counts, FIRST, "first_us", "Growth exponent of the first solve")
    text += growth(results, counts, STEPS, "step_us", "Growth exponent of a step")
    text += counts_of(results, counts, FIRST, "bytes_a_row", "Memory, bytes a constraint")
    text += counts_of(results, counts, STEPS, "rows_a_step", "Rows looked at, a step")
    text += counts_of(results, counts, STEPS, "allocations", "Allocations in the second half of the steps")
    return text
