"""Random systems in chunks. The oracle's answers do not depend on the tool, so they are kept from run to run."""

import hashlib
import json
import os
import pathlib

import check
import families
import tool
import verdict

CHUNK = 100
# A recording keeps this many systems of a thousand rows.
LARGE_KEPT = 2
# Systems of more constraints are not given to the slow exact arithmetic.
EXACT_LIMIT = 100


class Kept:
    """Verdicts of a chunk by system and kind, and what is wrong with conflict sets seen so far."""

    def __init__(self, folder, seed, chunk):
        self.path = pathlib.Path(folder) / f"verdicts-{seed}-{chunk}.json"
        self.entries = {}
        try:
            held = json.loads(self.path.read_text())
            if held["of"] == fingerprint():
                self.entries = held["entries"]
        except (OSError, ValueError, KeyError):
            pass
        self.was = len(self.entries)

    def get(self, key, make):
        if key not in self.entries:
            self.entries[key] = make()
        return self.entries[key]

    def save(self):
        if len(self.entries) == self.was:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps({"of": fingerprint(), "entries": self.entries}))
        part.replace(self.path)


def fingerprint():
    """Changes when the systems or the oracle change."""
    here = pathlib.Path(__file__).parent
    return hashlib.sha256(b"".join(
        (here / name).read_bytes() for name in ("families.py", "verdict.py", "exact.py"))).hexdigest()


def judge(constraints, state, kept, key):
    """The verdict and what is wrong with the state, if anything. Rounding is given the benefit of exact arithmetic."""
    right = kept.get(f"{key} floating", lambda: verdict.verdict(constraints))
    problem = check.problem(constraints, state, right) if right else "beyond floating point"
    if problem and len(constraints) < EXACT_LIMIT:
        right = kept.get(f"{key} exact", lambda: verdict.verdict_by(verdict.ExactProgram, constraints))
        problem = check.problem(constraints, state, right, is_exact=True)
    elif problem:
        right = kept.get(f"{key} faces", lambda: verdict.verdict_by(verdict.FaceProgram, constraints))
        problem = check.problem(constraints, state, right) if right else problem
    for entry in state["broken"]:
        name = f"{key} conflict {entry['id']} {' '.join(entry['conflict'])}"
        problem = problem or kept.get(name, lambda: check.conflict_problem(constraints, entry))
    return right, problem


def compare_chunk(job):
    """Checks the systems of a chunk; the number checked, and failures as (index, text)."""
    program, folder, seed, chunk, count = job
    indices = range(chunk * CHUNK, min(count, (chunk + 1) * CHUNK))
    cases = [families.system(seed, index) for index in indices]
    states = tool.solve(program, [{"constraints": constraints} for _, constraints in cases])
    kept = Kept(folder, seed, chunk)
    failures = []
    for index, (kind, constraints), state in zip(indices, cases, states):
        _, problem = judge(constraints, state, kept, index)
        if problem:
            failures.append((index, f"{kind} seed {seed} index {index}: {problem}"))
    kept.save()
    return len(indices), failures


def chunks(count):
    return range((count + CHUNK - 1) // CHUNK)


def record(program, folder, seed, count, file):
    """Writes systems with their verdicts, for a test that runs without the oracle."""
    kept = Kept(folder, f"record-{seed}", 0)
    recorded, large = [], 0
    cases = [families.system(seed, index) for index in range(count)]
    states = tool.solve(program, [{"constraints": constraints} for _, constraints in cases])
    for index, ((kind, constraints), state) in enumerate(zip(cases, states)):
        if len(constraints) > EXACT_LIMIT:
            large += 1
            if large > LARGE_KEPT:
                continue
        right, problem = judge(constraints, state, kept, index)
        if not problem and not is_borderline(right):
            recorded.append(recording(kind, constraints, right))
    with open(file, "w") as out:
        out.write("[\n" + ",\n".join(json.dumps(r, separators=(",", ":")) for r in recorded) + "\n]\n")
    return recorded


def is_borderline(right):
    """Whether a range is neither clearly a point nor clearly none."""
    return any(check.POINT < high - low < 1 for low, high in right["ranges"].values())


def recording(kind, constraints, right):
    values = {n: (a + b) / 2 for n, (a, b) in right["ranges"].items() if b - a <= check.POINT}
    return {"family": kind, "constraints": constraints, "broken": right["broken"], "totals": right["totals"],
            "values": {n: round(v, 7) for n, v in values.items()},
            "undetermined": [n for n in right["ranges"] if n not in values]}
