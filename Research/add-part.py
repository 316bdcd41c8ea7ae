#!/usr/bin/env python3
"""Adds the documents of git repositories to manifest.tsv as a part of their own.

    Research/add-part.py PART [--half first|second] [--platform iOS|macOS] [--at-most N] [--known] REPOSITORY…

REPOSITORY is a folder named `owner/name` or `owner+name`, bare or not. The storyboards and xibs of its newest commit are added,
but for those that the manifest already has, byte for byte, and those that are for neither iOS nor macOS. A repository of which
the manifest has documents in another part is left out, so that no part has seen the repositories of another; `--known` adds
its further documents, for a part of documents that were read anyway.

`--half` adds only the repositories of one half of a draw: the SHA-256 of the name decides. `--at-most` adds only so many documents
of a repository, those with the smallest hashes, so that no large repository outweighs the others.
"""
import argparse
import hashlib
import os
import re
import sys
import xml.etree.ElementTree as ET

import documents

RELEASES = os.path.join(os.path.dirname(documents.HERE), "Sources", "InterfaceBuilder", "Releases", "XcodeRelease.swift")
PLATFORMS = {"iOS.CocoaTouch": "iOS", "MacOSX.Cocoa": "macOS"}
HALVES = ["first", "second"]
COLUMNS = ["sha256", "part", "platform", "repository", "commit", "path", "xcode"]


def releases():
    """The first tools of each release and its name, oldest first."""
    with open(RELEASES, encoding="utf-8") as file:
        return [(int(first.replace("_", "")), name) for first, name in re.findall(r'\(([\d_]+), "([^"]+)"', file.read())]


def release(tools, known):
    major = int(tools.split(".")[0]) if tools and tools.split(".")[0].isdigit() else 0
    return [name for first, name in known if first <= major][-1]


def row(data, part, repository, commit, path, known):
    """The document's row; None for what is no document of a platform that is laid out."""
    try:
        root = ET.fromstring(data)
    except ET.ParseError:
        return None
    target = root.get("targetRuntime", "")
    platform = next((name for prefix, name in PLATFORMS.items() if target.startswith(prefix)), None)
    if root.tag != "document" or platform is None:
        return None
    return {"sha256": hashlib.sha256(data).hexdigest(), "part": part, "platform": platform, "repository": repository,
            "commit": commit, "path": path, "xcode": release(root.get("toolsVersion"), known)}


def added(part, folder, known):
    """The rows of a repository's documents."""
    words = os.path.abspath(folder).split(os.sep)
    repository = words[-1].replace("+", "/", 1) if "+" in words[-1] else "/".join(words[-2:])
    place = documents.repository_folder(os.path.dirname(os.path.abspath(folder)), words[-1])
    if place is None:
        sys.exit(f"add-part.py: {folder} is no git repository")
    commit = documents.git(place, "rev-parse", "HEAD").decode().strip()
    names = documents.git(place, "ls-tree", "-r", "-z", "--name-only", commit).decode("utf-8", "replace").split("\0")
    for path in names:
        if path.endswith(documents.SUFFIXES):
            yield row(documents.git(place, "cat-file", "blob", f"{commit}:{path}"), part, repository, commit, path, known)


def is_of_half(row, half):
    """Whether a repository belongs to the first or second half of a draw: by the parity of its name's hash."""
    parity = hashlib.sha256(row["repository"].encode()).digest()[-1] % 2
    return half is None or parity == HALVES.index(half)


def chosen(rows, known, options):
    """The rows to add of a repository's documents."""
    if any(one["repository"] in known["elsewhere"] and not options.known or not is_of_half(one, options.half) for one in rows):
        return []
    new = {one["sha256"]: one for one in rows
           if one["sha256"] not in known["documents"] and options.platform in (None, one["platform"])}
    return [new[digest] for digest in sorted(new)[:options.at_most]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part")
    parser.add_argument("repositories", nargs="+")
    parser.add_argument("--half", choices=HALVES)
    parser.add_argument("--platform", choices=sorted(PLATFORMS.values()))
    parser.add_argument("--at-most", type=int)
    parser.add_argument("--known", action="store_true")
    options = parser.parse_args()
    rows, order = documents.table(documents.MANIFEST), releases()
    known = {"documents": {one["sha256"] for one in rows},
             "elsewhere": {one["repository"] for one in rows if one["part"] != options.part}}
    for folder in options.repositories:
        new = chosen([one for one in added(options.part, folder, order) if one is not None], known, options)
        known["documents"] |= {one["sha256"] for one in new}
        rows += new
    rows.sort(key=lambda one: (one["part"], one["repository"].lower(), one["repository"], one["path"]))
    documents.write_table(documents.MANIFEST, COLUMNS, rows)


if __name__ == "__main__":
    main()
