#!/usr/bin/env python3
"""Counts public declarations without a doc comment, or that throw without saying so, for each target; finds comments
that begin with "What" or "Of".

usage: check-docs.py [--list] [TARGET…]

Mirrors of Apple's declarations are left out, because Apple documents them: members of types, and functions and types, whose
names begin with Apple's prefixes (UI, NS, CA, CG), in the targets that mirror Apple's frameworks. Also left out are overrides,
requirements of the standard library's protocols, such as `description` and `==`, and initialisers that only assign stored
properties, which are documented themselves. `--list` prints `file:line: declaration` for each. The exit status is 1 if a target
has more of them than the table below allows.

A comment says what the thing is ("The size of …") or does ("Returns the …"). One that begins with "What" or "Of" is half a
sentence: its other half is the declaration below it. Such comments are looked for in all Swift files, Python programs and shell
scripts; one of them fails.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The most undocumented declarations that each target may have; 0 for targets that are not named.
ALLOWED = {}
# Targets that mirror Apple's frameworks.
MIRRORS = {
    "iOSControls", "iOSCore", "iOSDocuments", "iOSDrawing", "iOSLists", "iOSViews", "MacControls", "MacDocuments", "MacDrawing",
    "MacLists", "MacWindows", "AppKit", "Cocoa", "LayerTree", "AttributedText", "CompositionalLayout", "ListSnapshots", "ObjCCompatibility",
    "CoreGraphics", "QuartzCore", "UIKit"}
STAND_INS = {"AppKitStandIns", "ProjectStandIns", "UIKitStandIns"}
# The folders with files whose comments are read, and the extensions of these files.
READ = ["Sources", "Tests", "Tools", "Examples", "Benchmarks", "Scripts", "Packaging"]
READ_SUFFIXES = {".swift", ".py", ".sh"}
# The marks at the beginning of comments.
COMMENT = re.compile(r'^(///|//|#(?!!)|"""(?=\S))')
# Targets whose public declarations are not used outside the package.
INTERNAL = {"AutoLayoutTool", "DocumentFuzzing", "autolayout"}

APPLE = re.compile(r"^(UI|NS|WK|CA|CG|CF|objc_)|^(Selector|IndexPath|Bundle|String|AttributeScopes|DocumentAttributeKey)\b")
# Those of the modules of Apple's that the stand-ins mirror.
APPLE_OF_STAND_INS = re.compile(
    r"^(AV|CL|CS|CT|GK|LA|MF|MK|OS|SF|SK|Sec|UN|UT)[A-Z]|^(k[A-Z]|errSec|os_|imp_|class_|method_|object_|property_|simd_|vector_)|"
    r"^(Data|Notification|RelativeDateTimeFormatter|RunLoop|MessageComposeResult|double4x4|U?INT\d+_MAX)\b")
# This package's names for Apple's types, which are type aliases in the targets above.
APPLE_BY_ALIAS = re.compile(r"^(FontNames|GraphicsContext|LayoutPriority|LayoutInsets|DirectionalLayoutInsets)$")
DECLARATION = re.compile(
    r"^(?P<indent> *)(?:@[\w.]+(?:\([^)]*\))? )*(?:nonisolated(?:\(unsafe\))? |override |final |static |class |required |"
    r"convenience |mutating |indirect |weak |unowned(?:\(unsafe\))? |lazy |prefix |postfix |(?:private|internal|package|fileprivate)\(set\) )*"
    r"(?P<access>public|open)(?:\(set\))? "
    r"(?P<rest>.*)$")
KIND = re.compile(
    r"(?P<modifiers>(?:(?:nonisolated(?:\(unsafe\))?|override|final|static|class(?= (?:var|func|override))|required|convenience|mutating|"
    r"indirect|weak|unowned(?:\(unsafe\))?|lazy|prefix|postfix|borrowing|consuming|distributed|dynamic|async|"
    r"(?:private|internal|package|fileprivate|public)\(set\)) )*)"
    r"(?P<kind>func|var|let|struct|class|enum|protocol|actor|typealias|init|subscript|extension|associatedtype|macro)\b"
    r"[?!]?\s*(?P<name>[^\s(<:={]*)")
# A line with only attributes.
ATTRIBUTES = re.compile(r"^(?:@[\w.]+(?:\([^)]*\))?\s*)+$")
TYPE = re.compile(
    r"^(?P<indent> *)(?:@[\w.]+(?:\([^)]*\))? )*(?:[a-z]+(?:\([a-z]+\))? )*"
    r"(?:struct|class|enum|protocol|actor|extension) (?P<name>[\w.]+)")
STANDARD = {"description", "debugDescription", "hash", "==", "<", "<=", ">", ">=", "+", "-", "rawValue", "errorDescription",
            "next", "makeIterator", "encode", "customMirror", "startIndex", "endIndex", "index", "allCases", "playgroundDescription"}


def targets():
    """The Swift targets' names and folders."""
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    names = re.findall(r"\.target\(\s*name: \"(\w+)\"", manifest)
    folders = {name: ROOT / "Sources" / name for name in names}
    return {name: folder for name, folder in folders.items() if any(folder.rglob("*.swift"))}


def is_documented(lines, index):
    """Whether there is a doc comment above the line, possibly with attributes and conditions in between."""
    index -= 1
    while index >= 0:
        line = lines[index].strip()
        if line.startswith("///"):
            return True
        if not (ATTRIBUTES.match(line) or line.startswith(("#if", "//"))):
            return False
        index -= 1
    return False


def comment(lines, index):
    """The doc comment above the line."""
    index -= 1
    while index >= 0 and not lines[index].strip().startswith("///"):
        index -= 1
    text = []
    while index >= 0 and lines[index].strip().startswith("///"):
        text.append(lines[index])
        index -= 1
    return "\n".join(text)


def throws(lines, index):
    """Whether the declaration is a function or an initialiser that throws its own errors."""
    signature = lines[index]
    while "{" not in signature and index + 1 < len(lines) and len(signature) < 1000:
        index += 1
        signature += lines[index]
    head = re.sub(r"\([^()]*\)", "", re.sub(r"throws\(\w+\)", "throws", signature.split("{")[0]))
    while re.search(r"\([^()]*\)", head):
        head = re.sub(r"\([^()]*\)", "", head)
    return bool(re.search(r"\bthrows\b", head)) and "Failure" not in signature


def assigns_only(lines, index):
    """Whether an initialiser's body only assigns stored properties."""
    body, depth, started = [], 0, False
    for line in lines[index:index + 60]:
        depth += line.count("{") - line.count("}")
        if started:
            body.append(line.strip())
        started = started or "{" in line
        if started and depth <= 0:
            break
    if not started:
        return False
    statements = [line for line in body if line and line != "}"]
    if not statements:
        text = lines[index]
        statements = [part.strip() for part in text[text.find("{") + 1:text.rfind("}")].split(";")] if "{" in text else []
    return all(re.match(r"^(self\.)?\w+ = \w+$|^$|^super\.init\(\)$", line) for line in statements)


def is_of_apple(names, target):
    """Whether one of some names, of types and a member of them, is Apple's in a target that mirrors its frameworks."""
    patterns = []
    if target in MIRRORS | STAND_INS | {"CoreGraphics"}:
        patterns = [APPLE, APPLE_BY_ALIAS]
    if target in STAND_INS:
        patterns.append(APPLE_OF_STAND_INS)
    return any(pattern.match(name) for pattern in patterns for name in names)


def declarations(path, target):
    """Yields (line, text) for each public declaration that needs a doc comment and has none."""
    lines = path.read_text(encoding="utf-8").splitlines()
    outer = []
    access_of_extension = None
    for index, line in enumerate(lines):
        opened = TYPE.match(line)
        indent = len(line) - len(line.lstrip())
        if line.strip() and not line.lstrip().startswith(("//", "#", "{", "}", ")", ">")):
            while outer and outer[-1][0] >= indent:
                outer.pop()
        names = [name for _, name in outer]
        if opened:
            outer.append((indent, opened.group("name")))
        found = DECLARATION.match(line)
        if not found:
            continue
        kind = KIND.match(found.group("rest"))
        if not kind or kind.group("kind") == "extension":
            continue
        if "override" in line.split("(")[0].split() or "package" in names:
            continue
        name = kind.group("name") or kind.group("kind")
        if name.split(".")[-1] in STANDARD or name.startswith("_"):
            continue
        if kind.group("kind") == "init" and (assigns_only(lines, index) or re.search(r"init\(rawValue|init\(coder|init\?\(coder|literal", line)):
            continue
        if is_of_apple(names + [name], target):
            continue
        if not is_documented(lines, index):
            yield index + 1, line.strip()
        elif kind.group("kind") in ("func", "init") and throws(lines, index) and not re.search(r"[Tt]hrow", comment(lines, index)):
            yield index + 1, f"{line.strip()} (its doc comment names no error)"


def half_sentences(text):
    """Yields (line, text) for each comment, and each paragraph of one, that begins with "What" or "Of"."""
    before = None
    for index, line in enumerate(text.splitlines()):
        line = line.strip()
        mark = COMMENT.match(line)
        words = line[mark.end():].strip() if mark else None
        if not before and words and re.match(r"(What|Of)\b", words):
            yield index + 1, line
        before = words


def check_itself():
    """Stops with an assertion if the search for half sentences misses one, or if it reports a false one."""
    found = {"/// What the view is.": True, "  /// Of the view.": True, "///What it is.": True,
             "/// The view.\n///\n/// What it shows.": True, "/// The view.\nlet a = 1\n/// Of a.": True,
             "// What it is.": True, "  # Of a view.": True, '"""What it is."""': True,
             "/// The view.\n/// What it shows is drawn.": False, "/// Whatever it is.": False, "/// Offsets.": False,
             "# The view.\n# What it shows is drawn.": False, "/// The size.\n/// Of all.": False,
             'let text = "/// What"': False}
    for text, expected in found.items():
        assert any(half_sentences(text)) == expected, f"check-docs.py misjudges {text!r}"


def files_with_comments():
    """All files whose comments are read, in order, without build products."""
    paths = [path for name in READ for path in sorted((ROOT / name).rglob("*"))
             if path.suffix in READ_SUFFIXES
             and not any(part.startswith(".") for part in path.relative_to(ROOT).parts)]
    return [ROOT / "Package.swift"] + paths


def main(arguments):
    check_itself()
    listing = "--list" in arguments
    wanted = [argument for argument in arguments if not argument.startswith("--")]
    failed = False
    for name, folder in sorted(targets().items()):
        if name in INTERNAL or (wanted and name not in wanted):
            continue
        missing = [(path, line, text) for path in sorted(folder.rglob("*.swift"))
                   for line, text in declarations(path, "CoreGraphics" if path.parent.name == "CoreGraphics" else name)]
        if listing:
            for path, line, text in missing:
                print(f"{path.relative_to(ROOT)}:{line}: {text}")
        allowed = ALLOWED.get(name, 0)
        note = "" if len(missing) <= allowed else f"; at most {allowed} are allowed"
        print(f"{name}: {len(missing)} public declarations without a doc comment{note}")
        failed = failed or len(missing) > allowed
    for path in [] if wanted else files_with_comments():
        for line, text in half_sentences(path.read_text(encoding="utf-8")):
            print(f"{path.relative_to(ROOT)}:{line}: {text} (begin with what the thing is or does)")
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
