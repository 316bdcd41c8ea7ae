#!/usr/bin/env python3
"""plant.py TOOL CHECKOUT... [--seed N] [--each N]: plants faults in copies of repositories and counts those that `lint` finds.

Each edit renames a class, an outlet, an action, a picture or an identifier. A fault renames it in the document or in the sources
only. A harmless edit renames it on both sides, or moves the member to a superclass, an extension, a category or another file, or the
class to another module. `autolayout lint . --select wiring` runs on the copy before and after each edit. A fault is found if there
is a new finding with the planted name or the former one, and found twice if one line has two of them. Any new finding after a
harmless edit is false.

Faults are planted only where the checkout has all sources that decide about them, by rules that know nothing of the tool's:
the class is declared once, and every superclass is declared in the checkout or has a prefix of Apple's. Checkouts without their
submodules are left out: what they lack may be there.
"""

import argparse
import collections
import functools
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

KINDS = ["class", "outlet", "action", "picture", "identifier"]
PLANTED = "Planted"
# Characters of a long name that messages surely have.
BRIEF = 30
SOURCES = (".swift", ".h", ".m", ".mm")
DOCUMENTS = (".storyboard", ".xib")
# Names that classes of Apple's have, too.
APPLES = {"view", "delegate", "dataSource", "tableView", "collectionView", "imageView", "textLabel", "detailTextLabel",
          "titleLabel", "window", "contentView", "backgroundView", "searchBar", "toolbar", "webView", "mapView"}
APPLE = re.compile(r"^(UI|NS|WK|MK|AV|SK|GLK|QL)[A-Z][A-Za-z]+$")


def is_built(path, projects):
    """Whether the texts of Xcode's projects name a document, in the folder of its language if they name any of one. Exports for
    translators are copies.
    """
    if ".xcloc/" in path:
        return False
    folder, name = os.path.split(path)
    folder = os.path.basename(folder)
    if "PBXFileSystemSynchronizedRootGroup" in projects:
        return True
    languages = re.findall(r"([\w-]+\.lproj)/" + re.escape(name), projects)
    return name in projects and (not folder.endswith(".lproj") or not languages or folder in languages)


class Project:
    """A checkout as a copy on disk, with its texts."""

    def __init__(self, tool, checkout, folder):
        self.tool, self.root = tool, os.path.join(folder, "copy")
        shutil.copytree(checkout, self.root, symlinks=True)
        os.makedirs(os.path.join(self.root, ".git"), exist_ok=True)
        self.texts = {}
        for path, folders, names in os.walk(self.root):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in sorted(names):
                if name.endswith(SOURCES + DOCUMENTS):
                    self.read(os.path.relpath(os.path.join(path, name), self.root))
        projects = subprocess.run(["find", self.root, "-name", "project.pbxproj", "-exec", "cat", "{}", "+"],
                                  capture_output=True, check=False).stdout.decode(errors="replace")
        # Nothing else is built, and documents for tvOS and watchOS are not examined.
        self.documents = sorted(path for path in self.texts if path.endswith(DOCUMENTS)
                                and not re.search('targetRuntime="(AppleTV|watchKit)', self.texts[path])
                                and ("/Sources/" in path or is_built(path, projects)))
        self.sources = sorted(path for path in self.texts if path.endswith(SOURCES))
        self.cache = os.path.join(folder, "cache")
        self.known = self.lint()
        self.declarations = self.find_declarations()
        # An extension of all views that takes undefined keys leaves no outlet to miss.
        self.takes_any_key = any(re.search(r"extension (UIView|NSObject|UIViewController)\b", self.texts[path])
                                 and "forUndefinedKey" in self.texts[path] for path in self.sources)

    def read(self, path):
        full = os.path.join(self.root, path)
        if os.path.islink(full) or os.path.getsize(full) > 2_000_000:
            return
        try:
            with open(full, encoding="utf-8", newline="") as file:
                self.texts[path] = file.read()
        except UnicodeDecodeError:
            pass

    def lint(self):
        command = [self.tool, "lint", ".", "--select", "wiring", "--format", "json", "--cache-path", self.cache]
        run = subprocess.run(command, cwd=self.root, capture_output=True, check=False)
        if run.returncode not in (0, 1, 2) or not run.stdout:
            sys.exit(f"{self.root}: {run.stderr.decode()}")
        findings = json.loads(run.stdout)["findings"]
        # A fault that was there before may name the renamed part.
        return collections.Counter(
            (one["rule"], one["file"], one["message"].replace(PLANTED, ""), one["line"]) for one in findings)

    def find_declarations(self):
        """By the name of a class: its files with declarations, extensions and implementations, and its superclasses."""
        found = collections.defaultdict(lambda: {"files": set(), "supers": set(), "declared": 0})
        swift = re.compile(r"^[ \t]*(?:(?:@\w+(?:\([^)]*\))?|public|open|final|private|fileprivate|internal)\s+)*"
                           r"(class|extension)\s+(\w+)\b([^{\n]*)", re.M)
        objc = re.compile(r"^@(interface|implementation)\s+(\w+)[ \t]*(?::\s*(\w+))?", re.M)
        for path in self.sources:
            text = self.texts[path]
            if path.endswith(".swift"):
                for match in swift.finditer(text):
                    if match[2] in ("func", "var", "let", "subscript"):
                        continue
                    one = found[match[2]]
                    one["files"].add(path)
                    if match[1] == "class":
                        one["declared"] += 1
                        inherited = re.match(r"\s*(?:<[^>]*>)?\s*:\s*([\w.]+)", match[3])
                        one["supers"].add(inherited[1].split(".")[-1] if inherited else "")
            else:
                for match in objc.finditer(text):
                    one = found[match[2]]
                    one["files"].add(path)
                    if match[1] == "interface" and match[3]:
                        one["declared"] += 1
                        one["supers"].add(match[3])
        return found

    def is_known(self, name):
        """Whether all superclasses are in the checkout or Apple's."""
        for _ in range(20):
            one = self.declarations.get(name)
            if not one or one["declared"] != 1 or len(one["supers"]) != 1:
                return False
            name = next(iter(one["supers"]))
            if APPLE.match(name) and name not in self.declarations:
                return True
            if APPLE.match(name) and self.declarations[name]["declared"] == 0:
                return True
        return False

    def chain(self, name):
        """A class and its superclasses in the checkout."""
        names = []
        while name in self.declarations and name not in names:
            names.append(name)
            name = next(iter(self.declarations[name]["supers"]), "")
        return names

    def chain_files(self, name):
        """The files of a class and its superclasses."""
        return set().union(*(self.declarations[one]["files"] for one in self.chain(name) if not APPLE.match(one)))

    # Edits

    def attempt(self, edit):
        """Applies an edit, lints, and takes the edit back. The new findings."""
        moved, changed = edit.get("moved", []), edit["texts"]
        for old, new in moved:
            os.rename(os.path.join(self.root, old), os.path.join(self.root, new))
        for path, text in changed.items():
            full = os.path.join(self.root, path)
            os.makedirs(os.path.dirname(full) or ".", exist_ok=True)
            with open(full, "w", encoding="utf-8", newline="") as file:
                file.write(text)
        try:
            # Edits move lines, so they do not tell known findings from new ones.
            new, known = self.lint(), collections.Counter()
            for key, count in self.known.items():
                known[key[:3]] += count
            return {key: count for key, count in new.items()
                    if sum(n for k, n in new.items() if k[:3] == key[:3]) > known[key[:3]]}
        finally:
            for path in changed:
                if path in self.texts:
                    with open(os.path.join(self.root, path), "w", encoding="utf-8", newline="") as file:
                        file.write(self.texts[path])
                else:
                    os.remove(os.path.join(self.root, path))
            for old, new in moved:
                os.rename(os.path.join(self.root, new), os.path.join(self.root, old))


def word(text, name, new):
    """Renames a word, but not in literals, which may name files."""
    return re.sub(rf"(?<![\w\"]){re.escape(name)}(?!\w)", new, text)


def owners(text):
    """The objects with a custom class: name, module attributes, and the text of the object's own connections."""
    for match in re.finditer(r"<(\w+)\b[^>]*\bcustomClass=\"(\w+)\"[^>]*>", text):
        yield match


def connections(project, kind):
    """Outlets or actions with the class that has the member: document, class, name, place in the text."""
    for path in project.documents:
        text = project.texts[path]
        try:
            yield from connections_in(path, text, kind)
        except ValueError:
            continue


def connections_in(path, text, kind):
    tag = re.compile(r"<(/?)([\w]+)((?:\s+[\w:]+=\"[^\"]*\")*)\s*(/?)>")
    classes = {}
    stack, found = [], []
    for match in tag.finditer(text):
        closing, name, attributes, empty = match.groups()
        if closing:
            if stack:
                stack.pop()
            continue
        values = dict(re.findall(r"([\w:]+)=\"([^\"]*)\"", attributes))
        if "id" in values:
            classes[values["id"]] = values.get("customClass", "")
        if kind == "outlet" and name == "outlet" and len(stack) > 1:
            found.append((match.start(), stack[-2].get("id", ""), values.get("property", "")))
        if kind == "action" and name == "action":
            found.append((match.start(), values.get("destination") or values.get("target") or "", values.get("selector", "")))
        if not empty:
            stack.append(values)
    for place, owner, member in found:
        if classes.get(owner) and member:
            yield path, classes[owner], member, place


def renamed_at(text, place, old, new):
    end = text.index(">", place)
    return text[:place] + text[place:end].replace(f'"{old}"', f'"{new}"') + text[end:]


def renamed_everywhere(project, name, new):
    texts = {}
    for path in project.sources:
        if name in project.texts[path]:
            text = word(project.texts[path], name, new)
            if text != project.texts[path]:
                texts[path] = text
    return texts


def class_edits(project):
    for path in project.documents:
        for match in owners(project.texts[path]):
            name, tag = match[2], match[0]
            # The owner of a xib is made before, whatever its class there.
            if match[1] == "placeholder" or 'id="-2"' in tag:
                continue
            if 'customModuleProvider="target"' not in tag or not project.is_known(name):
                continue
            yield (path, name), functools.partial(class_edit, project, path, name)


def class_edit(project, path, name):
    new = name + PLANTED
    code = renamed_everywhere(project, name, new)
    documents = {}
    for other in project.documents:
        changed = project.texts[other].replace(f'customClass="{name}"', f'customClass="{new}"')
        if changed != project.texts[other]:
            documents[other] = changed
    # The name of the class may be that of its document or its reuse identifier, too.
    is_literal = any(f'"{name}"' in project.texts[source] for source in project.sources)
    return {"faults": [{"side": "document", "texts": {path: documents[path]}}, {"side": "code", "texts": code}],
            "harmless": ([] if is_literal else [{"side": "both", "texts": {**code, **documents}}])
                        + moved_class(project, name)}


def moved_class(project, name):
    """The class in a package of the checkout, and its documents naming that module."""
    files = project.declarations[name]["files"]
    if len(files) != 1 or not next(iter(files)).endswith(".swift"):
        return []
    path = next(iter(files))
    texts = {"Planted/Package.swift": "// swift-tools-version: 5.9\n", path: "",
             f"Planted/Sources/Planted/{name}.swift": project.texts[path]}
    for other in project.documents:
        text = re.sub(rf'customClass="{name}"( customModule="[^"]*")?( customModuleProvider="target")?',
                      f'customClass="{name}" customModule="Planted"', project.texts[other])
        if text != project.texts[other]:
            texts[other] = text
    return [{"side": "module", "texts": texts}]


def member_edits(project, kind):
    for path, owner, member, place in connections(project, kind):
        name = member.split(":")[0]
        if not project.is_known(owner) or not re.match(r"^[a-z]\w+$", name):
            continue
        files = project.chain_files(owner)
        # Members that the class inherits from Apple's may be overridden, and then have two names.
        declaration = rf"(?:var\s+|func\s+|[*)\s]){re.escape(name)}\b"
        if name in APPLES or not any(re.search(declaration, project.texts[file]) for file in files):
            continue
        # Another class of the same file may have a member of the same name.
        if any(file in one["files"] for file in files for other, one in project.declarations.items()
               if other not in project.chain(owner) and not APPLE.match(other)):
            continue
        if kind == "outlet" and project.takes_any_key:
            continue
        # A member that is missing already, as its declaration is in a comment, cannot go missing.
        if any(file == path and f"“{member}”" in message for _, file, message, _ in project.known):
            continue
        yield (owner, name), functools.partial(member_edit, project, kind, path, owner, member, place)


def member_edit(project, kind, path, owner, member, place):
    name = member.split(":")[0]
    new = name + PLANTED
    document = renamed_at(project.texts[path], place, member, member.replace(name, new, 1))
    code = {file: word(project.texts[file], name, new) for file in project.chain_files(owner)}
    code = {file: text for file, text in code.items() if text != project.texts[file]}
    both = renamed_everywhere(project, name, new)
    for other in project.documents:
        text = re.sub(rf'((?:property|selector)="{re.escape(name)})([":])', rf"\g<1>{PLANTED}\g<2>", project.texts[other])
        if text != project.texts[other]:
            both[other] = text
    return {"faults": [{"side": "document", "texts": {path: document}}, {"side": "code", "texts": code}],
            "harmless": [{"side": "both", "texts": both}] + moved_member(project, kind, owner, member, code)}


def moved_member(project, kind, owner, member, code):
    """The member in another file: an extension, a category, or a new superclass."""
    files = project.declarations[owner]["files"]
    name = member.split(":")[0]
    labels = member.count(":")
    declared = [file for file in files if file in code]
    if not declared or labels > 1 or (labels == 1 and not member.endswith(":")):
        return []
    if all(file.endswith(".swift") for file in files):
        if kind == "action":
            argument = "_ sender: Any" if labels else ""
            extra = f"import UIKit\nextension {owner} {{\n  @IBAction func {name}({argument}) {{}}\n}}\n"
            return [{"side": "extension", "texts": {**code, f"Planted{owner}.swift": extra}}]
        super_name = next(iter(project.declarations[owner]["supers"]))
        extra = f"import UIKit\nclass {owner}PlantedBase: {super_name} {{\n  @IBOutlet var {name}: AnyObject!\n}}\n"
        texts = {file: re.sub(rf"(class\s+{owner}\b\s*(?:<[^>]*>)?\s*:\s*)([\w.]+)", rf"\g<1>{owner}PlantedBase", code.get(file, project.texts[file]))
                 for file in files}
        return [{"side": "superclass", "texts": {**code, **texts, f"Planted{owner}.swift": extra}}]
    if any(file.endswith(".swift") for file in files):
        return []
    if kind == "action":
        argument = ":(id)sender" if labels else ""
        extra = f"@interface {owner} (Planted)\n- (IBAction){name}{argument};\n@end\n"
    else:
        extra = f"@interface {owner} (Planted)\n@property (nonatomic) IBOutlet id {name};\n@end\n"
    return [{"side": "category", "texts": {**code, f"{owner}+Planted.h": extra}}]


def picture_edits(project):
    sets = {}
    for path, folders, _ in os.walk(project.root):
        for name in folders:
            if name.endswith(".imageset") and ".xcassets" in path:
                sets.setdefault(name[:-len(".imageset")], []).append(os.path.relpath(os.path.join(path, name), project.root))
    files = subprocess.run(["find", project.root, "-name", "*.png"], capture_output=True, text=True, check=False).stdout
    for path in project.documents:
        for name in sorted(set(re.findall(r"<image name=\"([\w-]+)\" (?![^>]*catalog)[^>]*/>", project.texts[path]))):
            if len(sets.get(name, [])) != 1 or f"/{name}" in files.replace(sets[name][0], ""):
                continue
            if not re.search(rf"[iI]mage=\"{re.escape(name)}\"", project.texts[path]):
                continue
            yield (path, name), functools.partial(picture_edit, project, path, name, sets[name][0])


def picture_edit(project, path, name, folder):
    new = name + PLANTED
    renamed = {other: project.texts[other].replace(f'"{name}"', f'"{new}"') for other in project.documents
               if re.search(rf"<image name=\"{re.escape(name)}\"", project.texts[other])}
    moved = [(folder, os.path.join(os.path.dirname(folder), f"{new}.imageset"))]
    return {"faults": [{"side": "document", "texts": {path: renamed[path]}}, {"side": "code", "texts": {}, "moved": moved}],
            "harmless": [{"side": "both", "texts": renamed, "moved": moved}]}


CALLS = re.compile(r"(?:instantiateViewController\(withIdentifier: |performSegue\(withIdentifier: |"
                   r"instantiateViewControllerWithIdentifier:@|performSegueWithIdentifier:@)\"([^\"\\]+)\"")


def is_comment(text, place):
    line = text[text.rfind("\n", 0, place) + 1:place]
    return "//" in line or text.rfind("/*", 0, place) > text.rfind("*/", 0, place)


def identifier_edits(project):
    for source in project.sources:
        if re.search(r"Tests?\b", source):
            continue
        for match in CALLS.finditer(project.texts[source]):
            name = match[1]
            # Beside the call, only documents may have the name.
            documents = [path for path in project.documents
                         if re.search(rf"(?:storyboardIdentifier|identifier)=\"{re.escape(name)}\"", project.texts[path])]
            if not documents or is_comment(project.texts[source], match.start()):
                continue
            yield (source, name), functools.partial(identifier_edit, project, source, name, match.span(1))


def identifier_edit(project, source, name, span):
    new = name + PLANTED
    text = project.texts[source]
    attributes = rf'((?:storyboardIdentifier|identifier|referencedIdentifier)=)"{re.escape(name)}"'
    renamed = {path: re.sub(attributes, rf'\1"{new}"', project.texts[path])
               for path in project.documents if f'"{name}"' in project.texts[path]}
    both = {path: project.texts[path].replace(f'"{name}"', f'"{new}"')
            for path in project.sources if f'"{name}"' in project.texts[path]}
    return {"faults": [{"side": "code", "texts": {source: text[:span[0]] + new + text[span[1]:]}},
                       {"side": "document", "texts": renamed}],
            "harmless": [{"side": "both", "texts": {**renamed, **both}}]}


def edits(project, kind, draw):
    found = {
        "class": lambda: class_edits(project), "outlet": lambda: member_edits(project, "outlet"),
        "action": lambda: member_edits(project, "action"), "picture": lambda: picture_edits(project),
        "identifier": lambda: identifier_edits(project),
    }[kind]()
    unique = {}
    for key, make in found:
        unique.setdefault(key, make)
    keys = sorted(unique)
    draw.shuffle(keys)
    return [(key[1], unique[key]) for key in keys]


def lacks_submodules(checkout):
    """Whether .gitmodules names a folder that is missing or empty."""
    try:
        with open(os.path.join(checkout, ".gitmodules"), encoding="utf-8") as file:
            paths = re.findall(r"^\s*path\s*=\s*(.+?)\s*$", file.read(), re.MULTILINE)
    except FileNotFoundError:
        return False
    return any(not os.path.isdir(folder) or not os.listdir(folder) for path in paths
               for folder in [os.path.join(checkout, path)])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("tool")
    parser.add_argument("checkouts", nargs="+")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=4, help="edits of each kind in each repository")
    options = parser.parse_args()
    print("repository\tkind\tedit\tside\tname\tresult", flush=True)
    for checkout in options.checkouts:
        repository = os.path.basename(checkout.rstrip("/")).replace("+", "/", 1)
        if lacks_submodules(checkout):
            print(f"{repository}: left out without its submodules", file=sys.stderr, flush=True)
            continue
        draw = random.Random(f"{options.seed} {repository}")
        with tempfile.TemporaryDirectory() as folder:
            project = Project(os.path.abspath(options.tool), checkout, folder)
            for kind in KINDS:
                for number, (name, make) in enumerate(edits(project, kind, draw)[:options.each]):
                    edit = make()
                    fault = edit["faults"][number % len(edit["faults"])]
                    new = project.attempt(fault)
                    mentioned = {key: count for key, count in new.items() if name[:BRIEF] in key[2]}
                    places = collections.Counter()
                    for (_, file, _, line), count in mentioned.items():
                        places[file, line] += count
                    result = "missed" if not mentioned else "twice" if max(places.values()) > 1 else "found"
                    print(repository, kind, "fault", fault["side"], name, result, sep="\t", flush=True)
                    if not edit["harmless"]:
                        continue
                    harmless = edit["harmless"][number // 2 % len(edit["harmless"])]
                    new = project.attempt(harmless)
                    result = "false: " + next(iter(sorted(new)))[2] if new else "silent"
                    print(repository, kind, "harmless", harmless["side"], name, result, sep="\t", flush=True)


if __name__ == "__main__":
    main()
