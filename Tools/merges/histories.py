"""Merges of public histories in which both sides changed the same document."""
import pathlib
import subprocess

SUFFIXES = (".storyboard", ".xib")
# A history with a merge train has the same documents again and again; the first ones stand for the rest.
MOST_MERGES = 4000


def git(repository, *arguments, check=True):
    """The bytes that a git command prints."""
    done = subprocess.run(["git", "-C", str(repository), *arguments], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=False)
    if check and done.returncode != 0:
        raise subprocess.CalledProcessError(done.returncode, arguments)
    return done.stdout


def git_folders(folder):
    """The git directories in a folder of repositories, by the name of the repository."""
    for path in sorted(pathlib.Path(folder).iterdir()):
        for candidate in (path, path / ".git", path / "repo", path / "repo" / ".git"):
            if (candidate / "objects").is_dir() and (candidate / "HEAD").exists():
                yield path.name.replace("+", "/", 1), candidate
                break


def merges(repository):
    """(merge, ours, theirs) for each merge commit of two parents, newest first."""
    listed = git(repository, "log", "--all", "--merges", "--format=%H %P", check=False).decode()
    for line in listed.splitlines()[:MOST_MERGES]:
        commits = line.split()
        if len(commits) == 3:
            yield commits


def changed_documents(repository, older, newer):
    """path -> (mode, blob before, blob after) of the documents that differ, renames not followed."""
    text = git(repository, "diff-tree", "-r", "-z", "--no-renames", "--diff-filter=M", older, newer, check=False)
    fields = text.split(b"\0")
    found = {}
    for head, path in zip(fields[0::2], fields[1::2]):
        parts = head.decode().split()
        if path.decode("utf-8", "replace").endswith(SUFFIXES) and parts[1] != "120000":
            found[path] = (parts[2], parts[3])
    return found


def edits(repository, most, pattern=None):
    """(old blob, new blob, path) of edits of one document in one commit without merges, spread evenly.

    With a pattern, those only that add or remove a line which it matches.
    """
    chosen = ["-E", "-G", pattern] if pattern else []
    fields = git(repository, "log", "--all", *chosen, "--no-merges", "--diff-filter=M", "--no-renames", "--raw", "--no-abbrev", "-z",
                 "--format=", "--", "*.storyboard", "*.xib", check=False).split(b"\0")
    found = set()
    for head, path in zip(fields, fields[1:]):
        words = head.lstrip(b"\n").split()
        if head.lstrip(b"\n").startswith(b":") and len(words) >= 4:
            found.add((words[2].decode(), words[3].decode(), path.decode("utf-8", "replace")))
    listed = sorted(found)
    step = max(1, len(listed) / most)
    return [listed[int(number * step)] for number in range(min(most, len(listed)))]


def trials(repository):
    """(merge, path, base, ours, theirs, merged) as ids of blobs; `merged` is None where the merge has no such file.

    Each combination of blobs once, whatever number of merges repeats it.
    """
    seen = set()
    for merge, ours, theirs in merges(repository):
        bases = git(repository, "merge-base", ours, theirs, check=False).decode().split()
        if not bases:
            continue
        left = changed_documents(repository, bases[0], ours)
        if not left:
            continue
        right = changed_documents(repository, bases[0], theirs)
        for path in sorted(left.keys() & right.keys()):
            base, a = left[path]
            b = right[path][1]
            if a == b or (base, a, b) in seen:
                continue
            seen.add((base, a, b))
            merged = git(repository, "rev-parse", "--verify", "-q",
                         merge + ":" + path.decode("utf-8", "replace"), check=False).decode().strip()
            yield merge, path.decode("utf-8", "replace"), base, a, b, merged or None
