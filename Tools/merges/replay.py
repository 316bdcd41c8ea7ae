#!/usr/bin/env python3
"""Replays merges of public histories in which both sides changed the same document.

    Tools/merges/replay.py --tool .build/release/autolayout FOLDER…

Each FOLDER holds clones of repositories. For every such document this compares git's own merge with `autolayout merge`,
reads and lays out the result, checks by independent facts that it has each side's decisions, and compares it with the
result that the history has. Prints one line for each repository and the sums; `--details FILE` writes everything as JSON.
Exit status 1 if a result cannot be read or laid out although the sides can, or lacks a decision.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

import facts
import histories

COLUMNS = ["documents", "refused", "by lines", "git conflicts", "ours conflicts", "both conflict", "clean", "lost decisions",
           "laid out", "not laid out", "history", "agrees"]


# The root of a xib of Xcode 4 or earlier.
ARCHIVE = b"<archive "
# Facts of one document that the details list.
MOST_DIFFERENCES = 40


class Trial:
    """One document that two sides changed."""

    def __init__(self, repository, blobs, folder, tool):
        self.tool = tool
        self.folder = pathlib.Path(folder)
        self.texts = {}
        for name, blob in blobs.items():
            if blob:
                self.texts[name] = histories.git(repository, "cat-file", "blob", blob)
                (self.folder / name).write_bytes(self.texts[name])

    def run(self, *arguments):
        return subprocess.run(list(arguments), cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              check=False)

    def git_conflicts(self):
        """The number of conflicts in git's own merge, by lines."""
        status = self.run("git", "merge-file", "-p", "ours", "base", "theirs").returncode
        return max(status, 1) if status > 127 else status

    def merge(self):
        """The status and the conflicts of `autolayout merge`; the result is in the file `result`."""
        done = self.run(self.tool, "merge", "base", "ours", "theirs", "-o", "result", "--format", "json")
        return done.returncode, json.loads(done.stdout) if done.returncode < 2 else done.stderr.decode().strip()

    def lays_out(self, name):
        return self.run(self.tool, "layout", "--metrics", "recorded", name).returncode == 0


def kind_of_history(found, merged, past):
    """How a history's result differs from ours."""
    if past == merged:
        return "agrees"
    if past == found["ours"] or past == found["theirs"]:
        return "one side's file was taken"
    if facts.missing(found["base"], found["ours"], found["theirs"], past):
        return "decisions of a side were left out"
    known = [found["base"], found["ours"], found["theirs"]]
    if any(all(value != side.get(key) for side in known) for key, value in past.items()):
        return "something new was decided"
    return "other"


def examine(trial):
    """The outcome of one document: by name, whether git and this merge have conflicts, and what the result keeps."""
    outcome = {"git": trial.git_conflicts()}
    status, answer = trial.merge()
    if status > 1:
        return {**outcome, "refused": answer}
    outcome["conflicts"] = answer
    if any(ARCHIVE in text[:500] for text in trial.texts.values()):
        return {**outcome, "byLines": True}
    found = {name: facts.facts(trial.texts[name]) for name in ("base", "ours", "theirs")}
    merged = facts.facts((trial.folder / "result").read_bytes())
    outcome["laysOut"] = trial.lays_out("result") or not (trial.lays_out("ours") and trial.lays_out("theirs"))
    if not answer:
        lacking = [entry for entry in facts.missing(found["base"], found["ours"], found["theirs"], merged)
                   if not facts.follows(entry, found["base"], found["ours"], found["theirs"], merged)]
        outcome["lost"] = [[str(part) for part in entry] for entry in lacking + facts.lost_orders(
                *(trial.texts[name] for name in ("base", "ours", "theirs")), (trial.folder / "result").read_bytes())]
    if "merged" in trial.texts and not answer:
        try:
            past = facts.facts(trial.texts["merged"])
            outcome["history"] = kind_of_history(found, merged, past)
            outcome["differences"] = [
                [str(part) for part in (*key, merged.get(key), past.get(key))]
                for key in sorted(merged.keys() | past.keys(), key=str) if merged.get(key) != past.get(key)
            ][:MOST_DIFFERENCES]
        except facts.ElementTree.ParseError:
            outcome["history"] = "its result is not XML"
    return outcome


def count(outcome):
    """One row of the table."""
    row = collections.Counter({"documents": 1})
    if "refused" in outcome:
        row["refused"] = 1
        return row
    if "byLines" in outcome:
        row["by lines"] = 1
        return row
    has_conflict = bool(outcome["conflicts"])
    row["git conflicts"] = outcome["git"] > 0
    row["ours conflicts"] = has_conflict
    row["both conflict"] = has_conflict and outcome["git"] > 0
    row["clean"] = not has_conflict
    row["lost decisions"] = bool(outcome.get("lost"))
    row["laid out" if outcome["laysOut"] else "not laid out"] = 1
    row["history"] = "history" in outcome
    row["agrees"] = outcome.get("history") == "agrees"
    return row


def replay(repository, tool, most):
    for number, (merge, path, *blobs) in enumerate(histories.trials(repository)):
        if number == most:
            return
        with tempfile.TemporaryDirectory() as folder:
            try:
                trial = Trial(repository, dict(zip(("base", "ours", "theirs", "merged"), blobs)), folder, tool)
            except subprocess.CalledProcessError:
                continue  # A clone that lacks some of its objects.
            yield {"merge": merge, "path": path, **examine(trial)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="a folder with clones of repositories")
    parser.add_argument("--tool", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--most", type=int, default=60, help="the most documents of one repository (default: 60)")
    parser.add_argument("--details", type=pathlib.Path, help="a file for everything, as JSON")
    options = parser.parse_args()
    details, total, kinds = [], collections.Counter(), collections.Counter()
    print("repository", *COLUMNS, sep="\t")
    for folder in options.folders:
        for name, repository in histories.git_folders(folder):
            row = collections.Counter()
            for outcome in replay(repository, options.tool, options.most):
                details.append({"repository": name, **outcome})
                row += count(outcome)
                kinds[outcome.get("history", "")] += 1
            if row:
                print(name, *(row[column] for column in COLUMNS), sep="\t", flush=True)
                total += row
    print("all", *(total[column] for column in COLUMNS), sep="\t")
    for kind, number in sorted(kinds.items()):
        if kind:
            print(f"history: {kind}\t{number}")
    if options.details:
        options.details.write_text(json.dumps(details, indent=1))
    return 1 if total["not laid out"] or total["lost decisions"] else 0


if __name__ == "__main__":
    sys.exit(main())
