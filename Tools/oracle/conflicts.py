"""conflicts.py FILE [COUNT]: whether the sets of a file that the tests wrote are irreducible, by HiGHS.

Each line of FILE is a set of statements about views. They are put into rows here, with nothing of the engine's: a set must
not hold together, and without any one of its members it must. Looks at COUNT sets, 1000 by default, evenly
spread over the file; prints a summary, and exits with 1 if any set is wrong.
"""

import json
import sys

import verdict

SIDES = {"left": "left", "leading": "left", "right": "right", "trailing": "right", "top": "top", "bottom": "bottom"}
PAIRS = {"width": ("left", "right", -1, 1), "height": ("top", "bottom", -1, 1),
         "centerX": ("left", "right", 0.5, 0.5), "centerY": ("top", "bottom", 0.5, 0.5)}


def terms(view, attribute, factor):
    if attribute in SIDES:
        return [[f"{view} {SIDES[attribute]}", factor]]
    near, far, low, high = PAIRS[attribute]
    return [[f"{view} {near}", low * factor], [f"{view} {far}", high * factor]]


def row(parts, relation, constant):
    return {"terms": parts, "relation": relation, "constant": constant}


def rows_of(member):
    """A statement as rows over the edges of views."""
    view = member["first"]
    if member["kind"] == "constraint":
        parts = terms(view, member["firstAttribute"], 1)
        if "second" in member:
            parts += terms(member["second"], member["secondAttribute"], -member["multiplier"])
        return [row(parts, member["relation"], member["constant"])]
    x, y, width, height = member["frame"]
    rows = [row(terms(view, "width", 1), "==", width), row(terms(view, "height", 1), "==", height)]
    for side, place in (("left", x), ("top", y)):
        parts = terms(view, side, 1) + (terms(member["second"], side, -1) if "second" in member else [])
        rows.append(row(parts, "==", place))
    return rows


def holds(members):
    """Whether statements can hold together, where no view is less than nothing wide or high."""
    rows = [part for member in members for part in rows_of(member)]
    views = sorted({name.rsplit(" ", 1)[0] for part in rows for name, _ in part["terms"]})
    rows += [row(terms(view, extent, 1), ">=", 0) for view in views for extent in ("width", "height")]
    return verdict.is_feasible(rows)


def problem(members):
    if holds(members):
        return "is none"
    for place in range(len(members)):
        if holds(members[:place] + members[place + 1:]):
            continue
        return f"needs no member {place}"
    return None


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        sets = [json.loads(line) for line in file]
    count = min(int(sys.argv[2]) if len(sys.argv) > 2 else 1000, len(sets))
    chosen = [sets[place * len(sets) // count] for place in range(count)]
    wrong, sizes = 0, {}
    for one in chosen:
        sizes[len(one["members"])] = sizes.get(len(one["members"]), 0) + 1
        found = problem(one["members"])
        if found:
            wrong += 1
            print(f"the set of seed {one['seed']} {found}: {json.dumps(one['members'])}")
    spread = ", ".join(f"{number} of {size}" for size, number in sorted(sizes.items()))
    print(f"{count} of {len(sets)} sets looked at, {wrong} wrong; members: {spread}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
