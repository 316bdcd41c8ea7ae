"""The manifest of the documents, and where they are found."""
import csv
import hashlib
import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = os.path.join(HERE, "manifest.tsv")
STALE = os.path.join(HERE, "stale-views.tsv")
SERVER = "https://github.com/"
SUFFIXES = (".storyboard", ".xib")
FONTS = (".ttf", ".otf", ".ttc")
COMMIT = re.compile(r"[0-9a-f]{40}")


def table(path):
    """The rows of a table, as dictionaries."""
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def write_table(path, columns, rows):
    """Writes rows, which are dictionaries, under their columns."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write("\t".join(columns) + "\n")
        for row in rows:
            file.write("\t".join(str(row[column]) for column in columns) + "\n")


def stale_views():
    """By document, the ids of views whose saved frame contradicts the document's own required constraints."""
    found = {}
    for row in table(STALE):
        found.setdefault(row["sha256"], set()).add(row["id"])
    return found


def repository_folder(folder, repository):
    """The git directory of a repository below a folder, as `owner/name` or `owner+name`, bare or not; None without one."""
    for name in (repository, repository.replace("/", "+")):
        for inner in ("", ".git", "repo", "repo/.git"):
            path = os.path.join(folder, name, inner)
            if os.path.isfile(os.path.join(path, "HEAD")) and os.path.isdir(os.path.join(path, "objects")):
                return path
    return None


def git(folder, *words, given=b""):
    """What git prints; nothing if it fails. It runs no program of the repository."""
    return subprocess.run(
        ["git", "-c", "safe.directory=*", "-c", "core.fsmonitor=false", "--git-dir=" + folder, *words],
        input=given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def fetch(folder, rows):
    """Clones the repositories that the folder lacks, without the contents of files: git fetches those that are read."""
    os.makedirs(folder, exist_ok=True)
    for repository in sorted({row["repository"] for row in rows if COMMIT.fullmatch(row["commit"])}):
        if repository_folder(folder, repository) is None:
            subprocess.run(
                ["git", "clone", "--quiet", "--bare", "--filter=blob:none", SERVER + repository + ".git",
                 os.path.join(folder, repository.replace("/", "+"))], check=False)


def found(folder, rows):
    """By hash, the bytes of the rows' documents: files of the folder first, then blobs of the repositories in it."""
    missing = {row["sha256"] for row in rows}
    documents = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if name.endswith(SUFFIXES) and os.path.isfile(path):
                with open(path, "rb") as file:
                    keep(documents, missing, file.read())
    wanted = {}
    for row in rows:
        if row["sha256"] in missing and COMMIT.fullmatch(row["commit"]):
            wanted.setdefault(row["repository"], []).append(row["commit"] + ":" + row["path"])
    for repository, names in sorted(wanted.items()):
        place = repository_folder(folder, repository)
        for data in blobs(place, names) if place else []:
            keep(documents, missing, data)
    return documents


def blobs(folder, names):
    """The bytes of the blobs with such names, `commit:path`, that a repository has."""
    output = git(folder, "cat-file", "--batch", given="".join(name + "\n" for name in names).encode())
    place = 0
    while place < len(output):
        end = output.index(b"\n", place)
        words = output[place:end].split(b" ")
        place = end + 1
        if words[-1].isdigit() and words[-2] == b"blob":
            yield output[place:place + int(words[-1])]
            place += int(words[-1]) + 1


def fonts(folder, repository, commit):
    """The bytes of the font files of a repository's commit, in the order of their paths; none without the repository."""
    place = repository_folder(folder, repository) if COMMIT.fullmatch(commit) else None
    if place is None:
        return []
    names = git(place, "ls-tree", "-r", "-z", "--name-only", commit).decode("utf-8", "replace").split("\0")
    return list(blobs(place, [commit + ":" + name for name in names if name.lower().endswith(FONTS) and "\n" not in name]))


def keep(documents, missing, data):
    digest = hashlib.sha256(data).hexdigest()
    if digest in missing:
        missing.remove(digest)
        documents[digest] = data
