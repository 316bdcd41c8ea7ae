"""Whether a state that the tool printed is right, by a verdict of the oracle or by a state of another solve."""

import verdict

CLOSE = 1e-6
# A level may end 1e-9 above its optimum, so a range this narrow is a point. In exact arithmetic it may be either: the
# solver's own tolerance can close it, but need not.
POINT = 1e-4


def differs(a, b, scale=1.0, share=CLOSE):
    return abs(a - b) > share * max(1, abs(a), abs(b), scale)


def scale_of(constraints):
    return max([1] + [1e-3 * abs(c["constant"]) for c in constraints])


def totals(constraints, state):
    """Total violation by priority, broken rows left out."""
    amounts = {v["id"]: v["amount"] for v in state["violations"]}
    lost = {b["id"] for b in state["broken"]}
    sums = {}
    for c in constraints:
        if c["id"] not in lost:
            sums[c["priority"]] = sums.get(c["priority"], 0) + amounts.get(c["id"], 0)
    return sums


def conflict_problem(constraints, entry):
    """The faults of a conflict set: it must end with the broken row, be a conflict, and be irreducible."""
    if not entry["conflict"] or entry["conflict"][-1] != entry["id"]:
        return f"conflict of {entry['id']} does not end with it"
    by_id = {c["id"]: c for c in constraints}
    members = [by_id[i] for i in entry["conflict"]]
    if verdict.is_feasible(members):
        return f"conflict {entry['conflict']} is none"
    for i in range(len(members)):
        if not verdict.is_feasible(members[:i] + members[i + 1:]):
            return f"conflict {entry['conflict']} holds without {members[i]['id']}"
    return None


def problem(constraints, state, right, is_exact=False):
    """The first difference between a state and the oracle's verdict, conflict sets aside."""
    if [b["id"] for b in state["broken"]] != right["broken"]:
        return f"broken {[b['id'] for b in state['broken']]}, oracle {right['broken']}"
    scale = scale_of(constraints)
    mine = totals(constraints, state)
    for level, total in right["totals"]:
        if differs(mine.get(level, 0), total, scale):
            return f"level {level}: {mine.get(level, 0)}, oracle {total}"
    if mine.get(1000, 0) > CLOSE * scale:
        return f"required rows missed by {mine[1000]}"
    for name, (low, high) in right["ranges"].items():
        found = value_problem(name, low, high, state, scale, is_exact)
        if found:
            return found
    return None


def value_problem(name, low, high, state, scale, is_exact):
    is_point = high - low <= POINT * (1 if is_exact else scale)
    is_either = is_exact and is_point and low < high
    if not is_either and is_point == (name in state["undetermined"]):
        return f"{name}: undetermined {name in state['undetermined']}, oracle range {low} … {high}"
    value = state["values"][name]
    if value < low - POINT * scale or value > high + POINT * scale:
        return f"{name} = {value}, oracle range {low} … {high}"
    if is_point and differs(value, (low + high) / 2, scale, share=1e-5):
        return f"{name} = {value}, oracle {low} … {high}"
    return None


def difference(constraints, now, fresh):
    """The first difference between a state after a history and that of a fresh solve."""
    if [b["id"] for b in now["broken"]] != [b["id"] for b in fresh["broken"]]:
        return f"broken {[b['id'] for b in now['broken']]}, fresh {[b['id'] for b in fresh['broken']]}"
    scale = scale_of(constraints)
    a, b = totals(constraints, now), totals(constraints, fresh)
    for level in a:
        if differs(a[level], b.get(level, 0), scale):
            return f"level {level}: {a[level]}, fresh {b.get(level, 0)}"
    names = verdict.names_of(constraints)
    open_now = [n for n in names if n in now["undetermined"]]
    open_fresh = [n for n in names if n in fresh["undetermined"]]
    if open_now != open_fresh:
        return f"undetermined {open_now}, fresh {open_fresh}"
    for name in names:
        if name not in open_now and differs(now["values"][name], fresh["values"][name], scale):
            return f"{name} = {now['values'][name]}, fresh {fresh['values'][name]}"
    return None
