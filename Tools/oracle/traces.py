"""Random histories: after each step the tool agrees with itself given the same constraints at once."""

import copy
import json
import random

import check
import families
import tool

STEPS = 200
# By how much a row misses one that is added to contradict it.
APART = 7


def compare_trace(job):
    """Checks one trace; failures as (index, text)."""
    program, seed, index = job
    document, snapshots = trace(random.Random(f"trace {seed} {index}"))
    state = tool.solve(program, [document])[0]
    fresh = tool.solve(program, [{"constraints": s} for s in snapshots])
    for step, now in enumerate([state] + state["steps"]):
        problem = check.difference(snapshots[step], now, fresh[step])
        if problem:
            return 1, [(index, f"trace seed {seed} index {index} step {step}: {problem}")]
    return 1, []


def trace(r):
    """A document with steps, and the constraints that live after each."""
    kind = r.choice([name for name in families.FAMILIES if name != "thousand"])
    pool = families.FAMILIES[kind](r) + families.FAMILIES[kind](r)
    for i, c in enumerate(pool):
        c["id"] = f"c{i}"
    half = len(pool) // 2
    live, spare = [copy.deepcopy(c) for c in pool[:half]], pool[half:]
    document = {"constraints": copy.deepcopy(live), "steps": []}
    snapshots = [copy.deepcopy(live)]
    for _ in range(STEPS):
        step = {}
        for _ in range(r.choice([1, 1, 1, 3])):
            change(r, step, live, spare)
        document["steps"].append(step)
        snapshots.append(copy.deepcopy(live))
    return document, snapshots


def change(r, step, live, spare):
    """One more change in a step, kept in the order in which a step is applied."""
    kind = r.random()
    added = {c["id"] for c in step.get("add", [])}
    old = [c for c in live if c["id"] not in added]
    if kind < 0.35 and spare:
        add(r, step, live, spare)
    elif kind < 0.6 and old:
        remove(r.choice(old), step, live, spare)
    elif kind < 0.9 and old:
        chosen = r.choice(old)
        chosen["constant"] = chosen["constant"] + r.choice([-10, -1, 1, 10, 0.5])
        step.setdefault("constant", {})[chosen["id"]] = chosen["constant"]
    elif old:
        chosen = r.choice(old)
        chosen["priority"] = r.choice(families.PRIORITIES)
        step.setdefault("priority", {})[chosen["id"]] = chosen["priority"]


def add(r, step, live, spare):
    taken = spare.pop(r.randrange(len(spare)))
    live.append(copy.deepcopy(taken))
    step.setdefault("add", []).append(copy.deepcopy(taken))


def remove(chosen, step, live, spare):
    if chosen["id"] in step.get("constant", {}) or chosen["id"] in step.get("priority", {}):
        return
    live.remove(chosen)
    spare.append(chosen)
    step.setdefault("remove", []).append(chosen["id"])


def compare_dormancy(job):
    """A required row that goes dormant moves nothing: same values to the bit, same violations, before, with and after.

    Returns how many rows of the chunk did go dormant, and failures."""
    program, seed, chunk, size = job
    cases = []
    for index in range(chunk * size, (chunk + 1) * size):
        _, constraints = families.system(f"dormancy {seed}", index)
        rival = contradiction(random.Random(f"rival {seed} {index}"), constraints)
        if rival:
            cases.append((index, {"constraints": constraints, "steps": [{"add": [rival]}, {"remove": ["rival"]}]}))
    failures, slept = [], 0
    for (index, _), before in zip(cases, tool.solve(program, [document for _, document in cases])):
        during, after = before["steps"]
        if not any(entry["id"] == "rival" for entry in during["broken"]):
            continue
        slept += 1
        during["broken"] = [entry for entry in during["broken"] if entry["id"] != "rival"]
        for name, state in (("dormant", during), ("removed", after)):
            if members(state) != members(before):
                failures.append((index, f"dormancy seed {seed} index {index}: another state with the row {name}"))
    return slept, failures


def members(state):
    return json.dumps({key: value for key, value in state.items() if key != "steps"})


def contradiction(r, constraints):
    """A required row that says something else than one of the required rows."""
    required = [c for c in constraints if c["priority"] == 1000]
    if not required:
        return None
    rival = copy.deepcopy(r.choice(required))
    rival["id"] = "rival"
    if rival["relation"] == ">=":
        rival["relation"], rival["constant"] = "<=", rival["constant"] - APART
    else:
        rival["relation"], rival["constant"] = ">=", rival["constant"] + APART
    return rival
