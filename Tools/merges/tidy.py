#!/usr/bin/env python3
"""Tidies real edits of public histories and checks the results.

    Tools/merges/tidy.py --tool .build/release/autolayout --count 300 FOLDER

FOLDER holds clones of repositories. Each edit is committed in its old form and tidied in its new one: plainly, with
`core.autocrlf`, with mode 755, or as UTF-16 by `working-tree-encoding`, in turn. Tidying again must change nothing, every decision
of the edit must be in the result (by `facts.py`), the layout must be that of the edit, and mode, line ends and encoding must stay.
Exit status 1 if anything is wrong.
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import facts
import histories

NAME = "Main.storyboard"
WAYS = ("plain", "autocrlf", "mode 755", "UTF-16")


class Work:
    """A repository with one document."""

    def __init__(self, folder, tool, way):
        self.folder, self.tool, self.way = pathlib.Path(folder), tool, way
        self.git("init", "-q")
        for name in ("user.name", "user.email"):
            self.git("config", name, "nobody")
        if way == "autocrlf":
            self.git("config", "core.autocrlf", "true")
        if way == "UTF-16":
            (self.folder / ".gitattributes").write_text("*.storyboard text working-tree-encoding=UTF-16LE-BOM\n")
        self.document = self.folder / NAME

    def git(self, *arguments):
        subprocess.run(["git", *arguments], cwd=self.folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def write(self, data):
        if self.way == "autocrlf":
            data = data.replace(b"\n", b"\r\n")
        if self.way == "UTF-16":
            data = b"\xff\xfe" + data.decode().encode("utf-16-le")
        self.document.write_bytes(data)
        os.chmod(self.document, 0o755 if self.way == "mode 755" else 0o644)

    def read(self):
        data = self.document.read_bytes()
        if self.way == "UTF-16":
            return data[2:].decode("utf-16-le").encode()
        return data.replace(b"\r\n", b"\n") if self.way == "autocrlf" else data

    def tidy(self, *options):
        return subprocess.run([self.tool, "tidy", *options, NAME], cwd=self.folder, capture_output=True, check=False)

    def has_form(self):
        """Whether mode, line ends and encoding are those that were given."""
        data = self.document.read_bytes()
        if self.way == "mode 755":
            return os.stat(self.document).st_mode & 0o777 == 0o755
        if self.way == "UTF-16":
            return data.startswith(b"\xff\xfe")
        return data.count(b"\r\n") == data.count(b"\n") if self.way == "autocrlf" else True


def layout(tool, folder, new, tidied):
    """The outcome of comparing the layouts of an edit and of its tidied form, with recorded sizes: those of images come from asset
    catalogs, and what a document repeats of them is not read beside these."""
    (folder / "new.storyboard").write_bytes(new)
    (folder / "tidied.storyboard").write_bytes(tidied)
    done = subprocess.run([tool, "diff", "--metrics", "recorded", "--format", "json", "new.storyboard", "tidied.storyboard"], cwd=folder,
                          capture_output=True, check=False)
    if done.returncode > 1:
        return "not compared"
    documents = json.loads(done.stdout)["documents"]
    return documents[0]["layout"]["outcome"] if documents and "layout" in documents[0] else "same"


def trial(tool, way, old, new):
    """One word for the outcome, and what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        work = Work(folder, tool, way)
        work.write(old)
        work.git("add", "-A")
        work.git("commit", "-qm", "old")
        if work.tidy("--check").returncode != 0:
            return "clean file", ["an unchanged file is listed"]
        work.write(new)
        done = work.tidy()
        if done.returncode > 1:
            return "refused", [done.stderr.decode().strip()[-160:]]
        result = work.read()
        wrong = [] if work.has_form() else ["mode, line ends or encoding changed"]
        again = work.tidy()
        if work.read() != result or again.returncode > 1:
            wrong.append("tidying again changed the document")
        before, wanted, found = (facts.facts(text) for text in (old, new, result))
        lacking = facts.missing(before, wanted, before, found)
        wrong += [f"lost: {entry}" for entry in lacking[:3]]
        wrong += [f"order: {entry}" for entry in facts.lost_orders(old, new, old, result)[:3]]
        if result != new and layout(tool, work.folder, new, result) == "moved":
            wrong.append("another layout")
        return ("unchanged" if result == new else "back as it was" if result == old else "tidied"), wrong


def usable(data):
    try:
        data.decode()
        return b"<archive " not in data[:500] and b"\r" not in data and facts.facts(data)
    except (UnicodeDecodeError, facts.ElementTree.ParseError):
        return False


def drawn(folder, count, most):
    """Edits of the repositories in turn, so that each gives a few."""
    lists = [[(path, *edit) for edit in histories.edits(path, most)] for _, path in histories.git_folders(folder)]
    turns = [edits[number] for number in range(most) for edits in lists if number < len(edits)]
    return iter(turns), count


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="a folder with clones of repositories")
    parser.add_argument("--tool", required=True, type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--most", type=int, default=10, help="the most edits of one repository (default: 10)")
    options = parser.parse_args()
    counts, bad = collections.Counter(), 0
    turns, count = drawn(options.folder, options.count, options.most)
    for repository, old, new, path in turns:
        if sum(counts.values()) == count:
            break
        texts = [histories.git(repository, "cat-file", "blob", blob, check=False) for blob in (old, new)]
        if not all(usable(text) for text in texts):
            continue
        way = WAYS[sum(counts.values()) % len(WAYS)]
        kind, wrong = trial(options.tool, way, *texts)
        counts[way, kind] += 1
        if wrong:
            bad += 1
            print(way, kind, old[:10], new[:10], path, *wrong, sep="\t", flush=True)
    for (way, kind), number in sorted(counts.items()):
        print(way, kind, number, sep="\t")
    print("edits", sum(counts.values()), f"wrong {bad}", sep="\t")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
