"""The goals of the solver, compared with the figures of one run."""

import tables

OURS = tables.OURS[0]
FLEXBOX = ["W1", "W2", "W3", "W4"]
# At these numbers of views.
COUNTS = [1000, 10000]
BYTES, EXPONENT, STEP_US = 400, 1.1, 5


def value(results, driver, name, count, key):
    return results.get((driver, name, count), {}).get(key)


def ratio(results, peer, name, count, key="first_us"):
    """How many times as long as ours the peer takes; None if one was not measured."""
    ours, theirs = value(results, OURS, name, count, key), value(results, peer, name, count, key)
    return theirs / ours if ours and theirs else None


def all_goals(results):
    """Goal, what was measured, whether that is enough; one for each workload and count that was measured."""
    for count in COUNTS:
        at = f"at {count:,}"
        for name in FLEXBOX + ["W5"]:
            yield f"{name} {at}: faster than Yoga", ratio(results, "yoga", name, count), lambda r: r > 1, "×"
        for name in FLEXBOX + ["W10", "W6"]:
            most = 10 if name == "W6" else 3
            share = ratio(results, "hand-objects", name, count)
            yield (f"{name} {at}: within {most}× of hand-written frames into objects", share and 1 / share,
                   lambda r, most=most: r <= most, "×")
        for name in ("W7a", "W7b", "W7c"):
            yield (f"{name} {at}: a resize 20× faster than Yoga's", ratio(results, "yoga", name, count, "step_us"),
                   lambda r: r >= 20, "×")
        for name in ("W8b", "W9a", "W9b"):
            yield (f"{name} {at}: a step under {STEP_US} µs", value(results, OURS, name, count, "step_us"),
                   lambda t: t < STEP_US, " µs")
    yield from per_workload(results)


def per_workload(results):
    counts = sorted({count for driver, _, count in results if driver == OURS})
    for name in tables.FIRST:
        p = tables.exponent(results, OURS, name, "first_us", 100, counts[-1]) if counts[-1] > 1000 else None
        yield f"{name}: growth exponent ≤ {EXPONENT} from 100", p, lambda p: p <= EXPONENT, ""
    for name in tables.FIRST:
        most = [value(results, OURS, name, count, "bytes_a_row") for count in counts if count >= COUNTS[0]]
        yield (f"{name}: at most {BYTES} bytes a constraint", max(most) if all(most) and most else None,
               lambda b: b <= BYTES, "")
    for name in ("W7a", "W7b", "W7c", "W8a", "W8b"):
        found = [value(results, OURS, name, count, "allocations") for count in counts]
        yield (f"{name}: no allocation in the steady state", None if None in found else max(found, default=None),
               lambda n: n == 0, "")


def report(results):
    lines, met, missed = [], 0, 0
    for goal, found, is_met, unit in all_goals(results):
        if found is None:
            continue
        good = is_met(found)
        met, missed = met + good, missed + (not good)
        lines.append([goal, tables.number(found) + unit, "yes" if good else "NO"])
    return tables.table(f"Goals: {met} reached, {missed} not", ["goal", "measured", "reached"], lines)
