#!/usr/bin/env python3
"""Finds edits of public histories in which Xcode alone wrote a value that merges and diffs do not count as a decision.

    Tools/merges/generated.py FOLDER > Research/generated-values.tsv

FOLDER holds clones of repositories. An edit counts if it changes a document, and by independent facts (`facts.py`) nothing that a
person decides: whatever differs was written by Xcode. For each kind of value, a row for up to three repositories: the part of the
document, element and attribute, repository, commit, path, the value before and after.
"""
import argparse
import collections
import pathlib
import xml.etree.ElementTree as ElementTree

import facts
import histories

WANTED = 3
HEADER = ("part", "element", "attribute", "repository", "commit", "path", "before", "after")


def values(text):
    """(part, element, attribute) -> the list of (place, value), in the document's order."""
    found = {}
    root = ElementTree.fromstring(text)
    for attribute, value in root.attrib.items():
        found[("document", "document", attribute, "")] = value
    for part in root:
        owner, seen = {}, collections.Counter()
        for element in part.iter():
            for child in element:
                owner[child] = element.get("id") or owner.get(element, "")
            own = element.get("id") or element.get("name") or element.get("identifier")
            place = own or f"{owner.get(element, '')} {element.get('key', '')} {element.get('type', '')}"
            seen[(element.tag, place)] += 1
            for attribute, value in element.attrib.items():
                found[(part.tag, element.tag, attribute, f"{place} {seen[(element.tag, place)]}")] = value
    return found


def generated(old, new):
    """(part, element, attribute, before, after) of what differs, if no person decided anything; else nothing."""
    try:
        if facts.decisions(facts.facts(old), facts.facts(new)) or facts.orders(old) != facts.orders(new):
            return []
        before, after = values(old), values(new)
    except ElementTree.ParseError:
        return []
    changed = []
    for key in sorted(before.keys() | after.keys()):
        if before.get(key) != after.get(key):
            changed.append((*key[:3], before.get(key, "–"), after.get(key, "–")))
    return changed


def commit_of(repository, blob, path):
    """The commit that brought a version of a document."""
    listed = histories.git(repository, "log", "--all", "--no-merges", "--format=%H", f"--find-object={blob}", "--", path, check=False)
    commits = listed.decode().split()
    return commits[-1] if commits else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="a folder with clones of repositories")
    parser.add_argument("--most", type=int, default=60, help="the most edits of one repository (default: 60)")
    parser.add_argument("--lines", help="a regular expression: only edits of lines that it matches")
    options = parser.parse_args()
    found = collections.defaultdict(dict)
    for name, repository in histories.git_folders(options.folder):
        for old, new, path in histories.edits(repository, options.most, options.lines):
            texts = [histories.git(repository, "cat-file", "blob", blob, check=False) for blob in (old, new)]
            if any(b"<archive " in text[:500] or not text for text in texts):
                continue
            for part, element, attribute, before, after in generated(*texts):
                rows = found[(part, element, attribute)]
                if name not in rows and len(rows) < WANTED:
                    rows[name] = (commit_of(repository, new, path), path, before, after)
    print("\t".join(HEADER))
    for key in sorted(found):
        for name, (commit, path, before, after) in sorted(found[key].items()):
            print("\t".join((*key, name, commit, path, before, after)))


if __name__ == "__main__":
    main()
