#!/usr/bin/env python3
"""Stops merges, rebases and cherry-picks of public histories at their conflicts, and decides these with `autolayout resolve`.

    Tools/merges/resolutions.py --tool .build/release/autolayout --count 30 FOLDER

FOLDER holds clones of repositories. Each document with conflicts in git and in the merge driver is merged anew in a repository of
its own; every conflict is decided for a random side, one call each, and some calls are interrupted or killed at a random moment
and repeated. Afterwards the document must parse and lay out, hold the chosen values, and refer to nothing that is gone; the index must
hold the same bytes, no file may be unmerged, and git must go on. An interruption may lose no decision that was made before it,
and leave no document half written. The first document is also decided through `git mergetool` in a terminal. Prints what is
wrong, then the sums; exit status 1 if anything is wrong.
"""
import argparse
import collections
import json
import os
import pathlib
import pty
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

import histories

OPERATIONS = ("merge", "rebase", "cherry-pick")
SIDES = ("ours", "theirs")
REFERENCES = ("firstItem", "secondItem", "destination", "target", "initialViewController")
# The seconds within which a call is interrupted: it takes about that long.
LONGEST_WAIT = 0.12
# A dialog that has not ended after so many seconds hangs.
PATIENCE = 30


class Work:
    """A repository whose one document both branches changed."""

    def __init__(self, folder, tool, suffix, versions):
        self.folder, self.tool, self.versions = pathlib.Path(folder), str(tool), versions
        self.name = "Document" + suffix
        home = self.folder / "home"
        home.mkdir()
        self.environment = dict(os.environ, HOME=str(home), GIT_CONFIG_NOSYSTEM="1", GIT_EDITOR="true")
        self.repository = self.folder / "repository"
        self.repository.mkdir()

    @property
    def document(self):
        return self.repository / self.name

    def run(self, *arguments):
        return subprocess.run(arguments, cwd=self.repository, env=self.environment, capture_output=True, check=False)

    def git(self, *arguments):
        return self.run("git", "-c", "user.name=nobody", "-c", "user.email=nobody@example.org", *arguments)

    def commit(self, version):
        self.document.write_bytes(self.versions[version])
        self.git("add", "-A")
        self.git("commit", "-qm", version)

    def start(self, operation):
        """Whether the operation stops at a conflict."""
        self.git("init", "-q", "-b", "main")
        if self.run(self.tool, "git", "install").returncode != 0:
            sys.exit("autolayout git install failed")
        self.commit("base")
        self.git("checkout", "-qb", "feature")
        self.commit("theirs")
        self.git("checkout", "-q", "main")
        self.commit("ours")
        if operation == "rebase":
            self.git("checkout", "-q", "feature")
            return self.git("rebase", "main").returncode != 0
        return self.git(operation, "feature").returncode != 0

    def finish(self, operation):
        return self.git("commit", "-qm", "merged") if operation == "merge" else self.git(operation, "--continue")

    def listed(self):
        """The conflicts, those decided with their decision; None if nothing is unmerged."""
        documents = json.loads(self.run(self.tool, "resolve", "--list", "--format", "json").stdout)["documents"]
        return documents[0]["conflicts"] if documents else None

    def decided(self):
        return {conflict["number"]: conflict["decision"] for conflict in self.listed() or [] if "decision" in conflict}

    def unmerged(self):
        return len(self.git("ls-files", "--unmerged").stdout.splitlines())


class Resolution:
    """All conflicts of one document, decided one after the other."""

    def __init__(self, work, operation, generator, interruptions):
        self.work, self.operation, self.random = work, operation, generator
        self.interruptions = interruptions
        self.chosen, self.wrong, self.interrupted = [], [], 0

    def decide_all(self):
        while True:
            conflicts = self.work.listed()
            left = [conflict for conflict in conflicts or [] if "decision" not in conflict]
            if not left:
                return
            conflict, side = self.random.choice(left), self.random.choice(SIDES)
            if self.is_taken_in_spite(side, conflict):
                self.chosen.append((side, conflict))
                continue
            if not self.decide(side, conflict) and not self.decide(SIDES[side == "ours"], conflict):
                self.wrong.append(f"no side can be taken: {conflict['message'][:160]}")
                return

    def is_taken_in_spite(self, side, conflict):
        """Whether one of up to a few interrupted calls took the decision."""
        while self.interruptions and self.random.random() < 0.6:
            self.interruptions -= 1
            if self.interrupt(side, conflict):
                return True
        return False

    def decide(self, side, conflict):
        """Whether the decision could be taken. One that contradicts an earlier one is refused."""
        done = self.work.run(self.work.tool, "resolve", f"--{side}", "--conflict", str(conflict["number"]))
        if done.returncode > 1:
            self.wrong.append(f"exit status {done.returncode}: {done.stderr.decode()[-200:]}")
        if b"is not possible" in done.stderr:
            return False
        self.chosen.append((side, conflict))
        return True

    def interrupt(self, side, conflict):
        """Whether the decision was taken although its program was stopped."""
        self.interrupted += 1
        before, bytes_before = self.work.decided(), self.work.document.read_bytes()
        process = subprocess.Popen(
            [self.work.tool, "resolve", f"--{side}", "--conflict", str(conflict["number"])], cwd=self.work.repository,
            env=self.work.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(self.random.random() * LONGEST_WAIT)
        process.send_signal(self.random.choice((signal.SIGKILL, signal.SIGINT)))
        process.wait()
        lock = self.work.repository / ".git" / "index.lock"
        if lock.exists():
            lock.unlink()  # Git itself leaves it when it is killed, and says to remove it.
        after, stages = self.work.listed(), self.work.unmerged()
        if after is None:
            if stages:
                self.wrong.append("an interruption left stages without a conflict")
            return True
        decided = {entry["number"]: entry["decision"] for entry in after if "decision" in entry}
        if any(decided.get(number) != decision for number, decision in before.items()):
            self.wrong.append("an interruption lost decisions")
        if self.work.document.read_bytes() != bytes_before:
            try:
                ElementTree.fromstring(self.work.document.read_bytes())
            except ElementTree.ParseError:
                self.wrong.append("an interruption left a document half written")
        return decided.get(conflict["number"]) == side

    def check(self):
        work = self.work
        if work.unmerged():
            self.wrong.append("the document is unmerged")
            return
        result = work.document.read_bytes()
        if work.git("show", ":" + work.name).stdout != result:
            self.wrong.append("the index holds other bytes")
        try:
            objects = by_id(result)
        except ElementTree.ParseError as error:
            self.wrong.append(f"the result cannot be read: {error}")
            return
        self.check_choices(objects)
        known = set().union(*(dangling(work.versions[side]) for side in SIDES))
        self.wrong += [f"refers to nothing: {entry}" for entry in sorted(dangling(result) - known)[:3]]
        if not self.lays_out(result) and self.lays_out(work.versions["ours"]):
            self.wrong.append("the result cannot be laid out")
        if work.finish(self.operation).returncode != 0:
            self.wrong.append("git cannot go on")
        if work.git("status", "--porcelain", "--untracked-files=no").stdout:
            self.wrong.append("the work tree differs from the commit")

    def check_choices(self, objects):
        """Plain attributes have the value of the chosen side."""
        for side, conflict in self.chosen:
            attribute, owner = conflict.get("attribute"), conflict.get("id")
            element = objects.get(owner)
            versions = [by_id(self.work.versions[version]).get(owner) for version in SIDES]
            if conflict["kind"] != "value" or element is None or None in versions or not attribute:
                continue
            wanted = versions[side == "theirs"].get(attribute)
            if {version.get(attribute) for version in versions} != {None} and element.get(attribute) != wanted:
                self.wrong.append(f"not the chosen side: {attribute} of {conflict['object']}")

    def lays_out(self, text):
        path = self.work.folder / ("laid-out" + self.work.document.suffix)
        path.write_bytes(text)
        return self.work.run(self.work.tool, "layout", "--metrics", "recorded", str(path)).returncode == 0


def by_id(text):
    found = {}
    for element in ElementTree.fromstring(text).iter():
        own = element.get("id") or element.get("sceneID")
        if own:
            found.setdefault(own, element)
    return found


def dangling(text):
    """References to objects that are not there: (element, id, attribute). Placeholders have short negative ids."""
    found = by_id(text)
    return {(element.tag, element.get("id") or "", attribute)
            for element in ElementTree.fromstring(text).iter() for attribute in REFERENCES
            if element.get(attribute) and len(element.get(attribute)) == 10 and element.get(attribute) not in found}


def through_terminal(work, generator):
    """Decides everything in the dialog that `git mergetool` starts. What is wrong."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(work.repository)
        os.execvpe("git", ["git", "mergetool", "--no-prompt", "-t", "autolayout"], work.environment)
    shown, ends = b"", time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if not select.select([terminal], [], [], 0.2)[0]:
            continue
        try:
            read = os.read(terminal, 65536)
        except OSError:
            break
        if not read:
            break
        shown += read
        if shown.rstrip().endswith(b"(q) stop:"):
            os.write(terminal, generator.choice((b"o\n", b"t\n")))
            shown = b""
    else:
        os.kill(process, signal.SIGKILL)
        return ["the dialog did not end"]
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    return [] if status == 0 and not work.unmerged() else [f"mergetool: exit status {status}, {shown[-200:]!r}"]


def documents(folder, tool, generator):
    """(repository, path, versions) of documents with a conflict in git and in `autolayout merge`, at most three a repository."""
    found = list(histories.git_folders(folder))
    generator.shuffle(found)
    for name, repository in found:
        taken = 0
        for _, path, *blobs, _ in histories.trials(repository):
            if taken == 3:
                break
            base, ours, theirs = (histories.git(repository, "cat-file", "blob", blob, check=False) for blob in blobs)
            if b"<archive " in base[:500]:
                continue
            with tempfile.TemporaryDirectory() as scratch:
                files = [pathlib.Path(scratch) / version for version in ("base", "ours", "theirs")]
                for file, text in zip(files, (base, ours, theirs)):
                    file.write_bytes(text)
                merge = [str(tool), "merge", *map(str, files), "-o", str(pathlib.Path(scratch) / "merged")]
                if subprocess.run(merge, capture_output=True, check=False).returncode != 1:
                    continue
            taken += 1
            yield name, path, {"base": base, "ours": ours, "theirs": theirs}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="a folder with clones of repositories")
    parser.add_argument("--tool", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--interruptions", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    generator, counts = random.Random(options.seed), collections.Counter()
    for name, path, versions in documents(options.folder, options.tool, generator):
        if counts["documents"] == options.count:
            break
        operation = generator.choice(OPERATIONS)
        folder = pathlib.Path(tempfile.mkdtemp())
        work = Work(folder, options.tool, pathlib.Path(path).suffix, versions)
        if work.start(operation) and work.listed():
            resolution = Resolution(work, operation, generator, options.interruptions - counts["interruptions"])
            if counts["documents"] == 0:
                resolution.wrong += through_terminal(work, generator)
            resolution.decide_all()
            resolution.check()
            counts.update({"documents": 1, operation: 1, "decisions": len(resolution.chosen),
                           "interruptions": resolution.interrupted, "wrong": len(resolution.wrong)})
            for wrong in resolution.wrong:
                print(f"{name} {path} ({operation}): {wrong}", flush=True)
        shutil.rmtree(folder)
    print(", ".join(f"{what}: {count}" for what, count in counts.items()))
    sys.exit(1 if counts["wrong"] or not counts["documents"] else 0)


if __name__ == "__main__":
    main()
