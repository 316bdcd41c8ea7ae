#!/usr/bin/env python3
"""Compares `autolayout solve` with the oracle on random systems, and with itself on random histories.

usage: compare.py TOOL [--systems N] [--traces N] [--seed S] [--record FILE N]
"""

import argparse
import copy
import json
import random
import subprocess
import sys

import families
import verdict

CLOSE = 1e-6
# A level may end 1e-9 above its optimum, so a range this narrow is a point.
POINT = 1e-4


def run(tool, documents):
    text = "\n".join(json.dumps(d) for d in documents) + "\n"
    result = subprocess.run([tool, "solve", "--lines", "-"], input=text, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"the tool failed: {result.stderr}")
    return [json.loads(line) for line in result.stdout.splitlines()]


def differs(a, b, scale=1.0, share=CLOSE):
    return abs(a - b) > share * max(1, abs(a), abs(b), scale)


def totals(constraints, state):
    amounts = {v["id"]: v["amount"] for v in state["violations"]}
    lost = {b["id"] for b in state["broken"]}
    sums = {}
    for c in constraints:
        if c["id"] not in lost:
            sums[c["priority"]] = sums.get(c["priority"], 0) + amounts.get(c["id"], 0)
    return sums


def check_conflicts(constraints, state):
    by_id = {c["id"]: c for c in constraints}
    for entry in state["broken"]:
        members = [by_id[i] for i in entry["conflict"]]
        if entry["conflict"][-1] != entry["id"]:
            return f"conflict of {entry['id']} does not end with it"
        if verdict.is_feasible(members):
            return f"conflict {entry['conflict']} is none"
        for i in range(len(members)):
            if not verdict.is_feasible(members[:i] + members[i + 1:]):
                return f"conflict {entry['conflict']} holds without {members[i]['id']}"
    return None


def check(constraints, state, right, is_exact=False):
    if [b["id"] for b in state["broken"]] != right["broken"]:
        return f"broken {[b['id'] for b in state['broken']]}, oracle {right['broken']}"
    scale = max([1] + [1e-3 * abs(c["constant"]) for c in constraints])
    mine = totals(constraints, state)
    for level, total in right["totals"]:
        if differs(mine.get(level, 0), total, scale):
            return f"level {level}: {mine.get(level, 0)}, oracle {total}"
    if mine.get(1000, 0) > CLOSE * scale:
        return f"required rows missed by {mine[1000]}"
    for name, (low, high) in right["ranges"].items():
        is_point = high - low <= POINT * (1 if is_exact else scale)
        if is_point == (name in state["undetermined"]):
            return f"{name}: undetermined {name in state['undetermined']}, oracle range {low} … {high}"
        value = state["values"][name]
        if value < low - POINT * scale or value > high + POINT * scale:
            return f"{name} = {value}, oracle range {low} … {high}"
        if is_point and differs(value, (low + high) / 2, scale, share=1e-5):
            return f"{name} = {value}, oracle {low} … {high}"
    return check_conflicts(constraints, state)


def judge(constraints, state):
    """The verdict and what is wrong with the state, if anything. Rounding is given the benefit of exact arithmetic."""
    right = verdict.verdict(constraints)
    problem = check(constraints, state, right) if right else "beyond floating point"
    if problem and len(constraints) < 100:
        right = verdict.verdict(constraints, verdict.ExactProgram)
        problem = check(constraints, state, right, is_exact=True)
    return right, problem


def compare_systems(tool, count, seed, record):
    kinds = list(families.FAMILIES)
    cases = []
    for i in range(count):
        kind = kinds[i % len(kinds)]
        constraints = families.FAMILIES[kind](random.Random(f"{kind} {seed} {i}"))
        cases.append((kind, i, constraints))
    if count >= 1000 and not record:
        cases.append(("thousand", 0, families.thousand(random.Random(seed))))
    states = run(tool, [{"constraints": c} for _, _, c in cases])
    failures, recorded = {}, []
    for (kind, i, constraints), state in zip(cases, states):
        right, problem = judge(constraints, state)
        if problem:
            failures.setdefault(kind, []).append(f"{kind} {seed} {i}: {problem}")
        elif record and not is_borderline(right):
            recorded.append(recording(kind, constraints, right))
    if record:
        with open(record, "w") as file:
            file.write("[\n" + ",\n".join(json.dumps(r, separators=(",", ":")) for r in recorded) + "\n]\n")
    return report("systems", count, failures)


def is_borderline(right):
    """Whether a range is neither clearly a point nor clearly none."""
    return any(POINT < high - low < 1 for low, high in right["ranges"].values())


def recording(kind, constraints, right):
    values = {n: (a + b) / 2 for n, (a, b) in right["ranges"].items() if b - a <= POINT}
    return {"family": kind, "constraints": constraints, "broken": right["broken"], "totals": right["totals"],
            "values": {n: round(v, 7) for n, v in values.items()},
            "undetermined": [n for n in right["ranges"] if n not in values]}


def trace(r):
    """A document with 200 steps, and the constraints that live after each."""
    kind = r.choice(list(families.FAMILIES))
    pool = families.FAMILIES[kind](r) + families.FAMILIES[kind](r)
    for i, c in enumerate(pool):
        c["id"] = f"c{i}"
    half = len(pool) // 2
    live, spare = [copy.deepcopy(c) for c in pool[:half]], pool[half:]
    document = {"constraints": copy.deepcopy(live), "steps": []}
    snapshots = [copy.deepcopy(live)]
    for _ in range(200):
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
        taken = spare.pop(r.randrange(len(spare)))
        if taken["id"] in step.get("remove", []):
            spare.append(taken)
            return
        live.append(copy.deepcopy(taken))
        step.setdefault("add", []).append(copy.deepcopy(taken))
    elif kind < 0.6 and old:
        chosen = r.choice(old)
        if chosen["id"] in step.get("constant", {}) or chosen["id"] in step.get("priority", {}):
            return
        live.remove(chosen)
        spare.append(chosen)
        step.setdefault("remove", []).append(chosen["id"])
    elif kind < 0.9 and old:
        chosen = r.choice(old)
        chosen["constant"] = chosen["constant"] + r.choice([-10, -1, 1, 10, 0.5])
        step.setdefault("constant", {})[chosen["id"]] = chosen["constant"]
    elif old:
        chosen = r.choice(old)
        chosen["priority"] = r.choice(families.PRIORITIES)
        step.setdefault("priority", {})[chosen["id"]] = chosen["priority"]


def same(constraints, now, fresh):
    if [b["id"] for b in now["broken"]] != [b["id"] for b in fresh["broken"]]:
        return f"broken {[b['id'] for b in now['broken']]}, fresh {[b['id'] for b in fresh['broken']]}"
    scale = max([1] + [1e-3 * abs(c["constant"]) for c in constraints])
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


def compare_traces(tool, count, seed):
    failures = {}
    for i in range(count):
        document, snapshots = trace(random.Random(f"trace {seed} {i}"))
        state = run(tool, [document])[0]
        fresh = run(tool, [{"constraints": s} for s in snapshots])
        for step, now in enumerate([state] + state["steps"]):
            problem = same(snapshots[step], now, fresh[step])
            if problem:
                failures.setdefault("trace", []).append(f"trace {seed} {i} step {step}: {problem}")
                break
    return report("traces of 200 steps", count, failures)


def report(what, count, failures):
    wrong = sum(len(f) for f in failures.values())
    print(f"{what}: {count}, {wrong} differ", flush=True)
    for kind, found in failures.items():
        print(f"  {kind}: {len(found)}")
        for line in found[:5]:
            print(f"    {line}")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--systems", type=int, default=2000)
    parser.add_argument("--traces", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record")
    options = parser.parse_args()
    wrong = compare_systems(options.tool, options.systems, options.seed, options.record)
    if not options.record:
        wrong += compare_traces(options.tool, options.traces, options.seed)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
