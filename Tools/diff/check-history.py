#!/usr/bin/env python3
"""Checks `autolayout diff` against the histories of repositories.

Usage: check-history.py TOOL REPOSITORY… [--most N] [--list FILE]

For each edit of a storyboard or xib, at most N a repository, spread evenly over its history, compares both versions
element by element without the package's code, and checks that every attribute that differs is in the tool's JSON, that
every object that came, went or moved is, and that both agree on which edits are nothing but noise. Prints a table; with
--list, writes one line for each disagreement. Standard library only; needs git.
"""
import argparse
import collections
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

HEADER = {"toolsVersion", "systemVersion", "version", "colorMatched", "propertyAccessControl"}
TOP_NOISE = {"device", "dependencies", "resources", "designables", "customFonts", "classes",
             "inferredMetricsTieBreakers", "simulatedMetricsContainer"}
UNORDERED = {"connections", "constraints", "scenes", "mask", "gestureRecognizers", "prototypes", "layoutGuides",
             "userDefinedRuntimeAttributes"}


def git(repository, *arguments):
    return subprocess.run(["git", "-C", repository, *arguments], check=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout


def edits(repository, most):
    """(old blob, new blob, path) of edits of one document in one commit, without merges."""
    raw = git(repository, "log", "--all", "--no-merges", "--diff-filter=M", "--no-renames", "--raw", "--no-abbrev", "-z",
              "--format=", "--", "*.storyboard", "*.xib").split(b"\0")
    found, index = [], 0
    while index + 1 < len(raw):
        head = raw[index].lstrip(b"\n")
        if head.startswith(b":"):
            words = head.decode().split()
            found.append((words[2], words[3], raw[index + 1].decode("utf-8", "replace")))
            index += 2
        else:
            index += 1
    found = sorted(set(found))
    step = max(1, len(found) / most)
    return [found[int(i * step)] for i in range(min(most, len(found)))]


class Version:
    """The facts of one version of a document."""

    def __init__(self, data):
        self.facts = collections.Counter()
        self.plain = collections.Counter()
        self.parents = {}
        self.order = {}
        self.ids = set()
        root = ET.fromstring(data)
        if root.tag != "document":
            raise ValueError("no document")
        self.isStoryboard = root.find("scenes") is not None
        pending = [(root, "", False, 0, "", "")]
        while pending:
            element, owner, noise, depth, holder, path = pending.pop()
            name = element.tag
            if depth == 1 and name in TOP_NOISE:
                noise = True
            if (name == "rect" and element.get("key") in ("frame", "contentRect", "screenRect")) or (
                    name == "point" and element.get("key") == "canvasLocation"):
                noise = True
            identity = None if noise else element.get("sceneID") if name == "scene" else element.get("id") or None
            if identity is not None:
                owner = identity
                self.ids.add(identity)
                self.parents[identity] = (holder, path)
                path = ""
            else:
                path = path + "/" + name + (element.get("key") or "")
            for attribute, value in element.attrib.items():
                if attribute in ("id", "sceneID") and identity is not None:
                    continue
                self.facts[(owner, attribute, value)] += 1
                if not (noise or attribute in ("misplaced", "ambiguous") or depth == 0 and attribute in HEADER):
                    self.plain[(owner, path, attribute, number(attribute, value))] += 1
            text = (element.text or "").strip() if not len(element) else ""
            if text:
                self.facts[(owner, "", text)] += 1
                if not noise:
                    self.plain[(owner, path, "", text)] += 1
            if not noise:
                self.note_order(element, owner, path)
            for child in element:
                pending.append((child, owner, noise, depth + 1, owner, path))

    def note_order(self, element, owner, path):
        ordered = [child.get("id") for child in element if child.get("id") and not child.get("key")]
        if element.tag == "connections":
            ordered = [child.get("id") for child in element if child.get("kind") == "relationship"]
        elif element.tag in UNORDERED or (element.tag == "objects" and self.isStoryboard):
            return
        if len(ordered) > 1:
            self.order[(owner, path, element.tag)] = ordered


def number(attribute, value):
    """Values that mean the same number are the same."""
    if attribute in ("text", "title", "placeholder", "label", "content"):
        return value
    try:
        return "%.8g" % float(value) if re.fullmatch(r"-?\d+(\.\d+)?([eE]-?\d+)?", value) else value
    except ValueError:
        return value


def is_noise(old, new):
    if old.plain != new.plain or old.ids != new.ids:
        return False
    # A constraint means the same wherever it is held.
    if any(old.parents[one] != new.parents[one] for one in old.ids):
        return None
    return all(new.order.get(key) == value for key, value in old.order.items())


def named(document):
    """The values and objects that the tool's JSON names: lost and gained values by object, objects, and new ids by old ones."""
    lost, gained, objects, renamed = collections.Counter(), collections.Counter(), set(), {}
    for change in document.get("changes", []):
        old, new = change.get("oldId", ""), change.get("newId", "")
        objects.update(change.get("contents", []))
        if change["kind"] in ("added", "removed", "moved"):
            objects.update(one for one in (old, new) if one)
        for one in change.get("attributes", []):
            if "old" in one:
                lost[(old, one["name"], one["old"])] += 1
            if "new" in one:
                gained[(new, one["name"], one["new"])] += 1
            if one["name"] in ("id", "sceneID") and "old" in one and "new" in one and not one["element"]:
                renamed[one["old"]] = one["new"]
                objects.update((one["old"], one["new"]))
            if one["name"] == "element" and not one["element"]:
                objects.add(old)
    return lost, gained, objects, renamed


def check(old, new, document):
    """The differences that are not named, in words."""
    lost, gained, objects, renamed = named(document)
    missing = []
    for identity in sorted((old.ids ^ new.ids) - objects):
        missing.append("object " + identity)
    for identity in sorted(old.ids & new.ids):
        if old.parents[identity][0] != new.parents[identity][0] and identity not in objects:
            if renamed.get(old.parents[identity][0]) != new.parents[identity][0]:
                missing.append("parent of " + identity)
    before = collections.Counter()
    for (owner, name, value), count in old.facts.items():
        before[(renamed.get(owner, owner), name, value)] += count
    for label, facts, claims, others in (("lost", before - new.facts, lost, old), ("gained", new.facts - before, gained, new)):
        for (owner, name, value), count in sorted(facts.items()):
            back = {there: here for here, there in renamed.items()}
            mine = back.get(owner, owner) if label == "lost" else owner
            if owner in objects and (owner not in old.ids or owner not in new.ids):
                continue
            if claims[(mine, name, value)] < count:
                missing.append(f"{label} {owner} {name}={value[:60]}")
    return missing


def run(tool, files, *options):
    return subprocess.run([tool, "diff", "--no-layout", *options, *files], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=300)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("repositories", nargs="+")
    parser.add_argument("--most", type=int, default=100)
    parser.add_argument("--list")
    options = parser.parse_args()
    listing = open(options.list, "w", encoding="utf-8") if options.list else None
    totals = collections.Counter()
    ours_all, gits_all = [], []
    print("| repository | edits | unreadable | named | noise by hand | called noise | lines of git | lines of diff |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for repository in options.repositories:
            counts, ours, gits = history(options, repository, folder, listing)
            totals.update(counts)
            ours_all += ours
            gits_all += gits
            row(os.path.basename(os.path.dirname(os.path.abspath(repository))).replace("+", "/"), counts, ours, gits)
            sys.stdout.flush()
    row("all", totals, ours_all, gits_all)
    sys.exit(1 if totals["crashed"] or totals["named"] < totals["edits"] else 0)


def row(name, counts, ours, gits):
    median = lambda values: "%g" % statistics.median(values) if values else "–"
    print(f"| {name} | {counts['edits']} | {counts['unreadable']} | {counts['named']} | {counts['noise']} | "
          f"{counts['called']} | {median(gits)} | {median(ours)} |")
    if counts["crashed"] or counts["overcalled"]:
        print(f"  crashed {counts['crashed']}, called noise but is not {counts['overcalled']}", file=sys.stderr)


def history(options, repository, folder, listing):
    counts, ours, gits = collections.Counter(), [], []
    for old, new, path in edits(repository, options.most):
        try:
            blobs = [git(repository, "cat-file", "blob", one) for one in (old, new)]
            numbers = git(repository, "diff", "--no-ext-diff", "--no-textconv", "--numstat", old, new).split()
            versions = [Version(blob) for blob in blobs]
        except (subprocess.CalledProcessError, ET.ParseError, ValueError):
            counts["unreadable"] += 1
            continue
        files = [os.path.join(folder, name + os.path.splitext(path)[1]) for name in ("old", "new")]
        for file, blob in zip(files, blobs):
            with open(file, "wb") as out:
                out.write(blob)
        result = run(options.tool, files, "--all", "--format", "json")
        place = f"{repository} {old[:10]} {new[:10]} {path}"
        if result.returncode not in (0, 1):
            kind = "unreadable" if result.returncode == 2 else "crashed"
            counts[kind] += 1
            if listing:
                listing.write(f"{place}: status {result.returncode} {result.stdout[-300:]!r}\n")
            continue
        documents = json.loads(result.stdout)["documents"]
        document = documents[0] if documents else {}
        counts["edits"] += 1
        missing = check(*versions, document)
        counts["named"] += not missing
        noise = is_noise(*versions)
        called = all("noise" in change for change in document.get("changes", []))
        counts["noise"] += noise is True
        counts["called"] += noise is True and called
        counts["overcalled"] += noise is False and called and versions[0].ids == versions[1].ids
        if listing and (missing or (noise is True) != called and noise is not None):
            listing.write(f"{place}: noise {noise} called {called}; {'; '.join(missing[:8])}\n")
        text = run(options.tool, files).stdout.decode("utf-8", "replace").splitlines()
        # The document's name, the layout, an empty line and the summary are the same for all.
        ours.append(max(0, len([line for line in text if line.startswith("    ")])))
        if len(numbers) >= 2 and numbers[0] != b"-":
            gits.append(int(numbers[0]) + int(numbers[1]))
    return counts, ours, gits


if __name__ == "__main__":
    main()
