"""The contents of a storyboard or xib, as facts that can be compared. Written apart from the merge that it checks."""
import re
import xml.etree.ElementTree as ElementTree

NUMBER = re.compile(r"^-?\d+(\.\d+)?(e-?\d+)?$")
UUID = re.compile(r"^([0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}|[a-zA-Z]+:\w{3}-\w{2}-\w{3}:\w+)$")
# The order of what is in these lists cannot be seen.
UNORDERED = {"constraints", "connections", "scenes", "gestureRecognizers", "layoutGuides", "prototypes", "variation", "mask"}
# Nobody decides about these.
GENERATED = {"misplaced", "ambiguous", "sceneMemberID"}


def normal(value):
    """Numbers without the digits that releases of Xcode write differently; a stand-in for made-up names of images."""
    if NUMBER.match(value):
        return f"{float(value):.4f}"
    return "made-up name" if UUID.match(value) else value


def is_generated(element):
    kinds = {"rect": ("frame", "screenRect"), "frame": ("frameInset",), "point": ("canvasLocation",)}
    return element.get("key") in kinds.get(element.tag, ())


def name(element):
    """A name that distinguishes an element without an id from its siblings."""
    for attribute in ("key", "keyPath", "reference", "identifier", "name", "className"):
        if element.get(attribute):
            return f"{element.tag if attribute != 'key' else ''}[{element.get(attribute)}]"
    return element.tag


def facts(text):
    """(path, attribute) -> value. A path begins with the id of an object."""
    root = ElementTree.fromstring(text)
    found = {}

    def walk(element, owner, path):
        if is_generated(element):
            return
        own = element.get("id") or element.get("sceneID")
        if own:
            found[((own,), "parent")] = owner
            found[((own,), "class")] = element.tag
            owner, path = own, (own,)
        for attribute, value in element.attrib.items():
            if attribute not in GENERATED and attribute not in ("id", "sceneID"):
                found[(path, attribute)] = normal(value)
        content = (element.text or "").strip()
        if content:
            found[(path, "text")] = content
        seen = {}
        for child in element:
            step = name(child)
            seen[step] = seen.get(step, -1) + 1
            walk(child, owner, path + ((step, seen[step]),))

    for attribute in ("initialViewController", "useAutolayout", "useSafeAreas", "launchScreen"):
        if root.get(attribute):
            found[(("document",), attribute)] = root.get(attribute)
    for part in root:
        if part.tag in ("scenes", "objects"):
            walk(part, "document", (part.tag,))
    return found


def decisions(base, side):
    """(path, attribute) -> the new value, None where the fact is gone."""
    changed = {key: value for key, value in side.items() if base.get(key) != value}
    changed.update({key: None for key in base if key not in side})
    return changed


def by_object(found):
    """id -> the facts of that object alone, without its id."""
    objects = {}
    for (path, attribute), value in found.items():
        objects.setdefault(path[0], {})[(path[1:], attribute)] = value
    return objects


def twins(base, ours, theirs):
    """Ids of theirs -> ids of ours, of what both sides added with other ids and the same facts in the same place.

    Both connected the same outlet, or both were given the same guide by Xcode: one thing, not two.
    """
    known, mine, other = by_object(base), by_object(ours), by_object(theirs)
    places = {}
    for own, facts_of_own in mine.items():
        if own not in known and own not in other:
            places.setdefault(frozenset(facts_of_own.items()), own)
    found = {}
    for own, facts_of_own in other.items():
        if own not in known and own not in mine:
            twin = places.get(frozenset(facts_of_own.items()))
            if twin:
                found[own] = twin
    return found


def is_kept(merged, path, attribute, value, same):
    """Whether a merged document has a decision, perhaps with the other side's id of the same thing."""
    found = merged.get((path, attribute))
    return found == value or (value in same and found == same[value])


def missing(base, ours, theirs, merged):
    """The decisions of both sides that a merged document lacks: (side, path, attribute, wanted, found)."""
    same = twins(base, ours, theirs)
    mine, other = decisions(base, ours), decisions(base, theirs)
    lost = []
    for side, own, against in (("ours", mine, other), ("theirs", other, mine)):
        for key, value in own.items():
            if key in against and against[key] != value:
                continue  # Both decided, and not the same: one of them has to lose.
            path = (same.get(key[0][0], key[0][0]),) + key[0][1:]
            if not is_kept(merged, path, key[1], value, same):
                lost.append((side, key[0], key[1], value, merged.get(key)))
    return lost


# Interface Builder keeps these up by itself: an entry for each subview, and a text view's least size, which follows its frame.
KEPT_UP = {"visibilityPriorities", "customSpacing", "holdingPriorities", "[minSize]"}
EXCLUDED = re.compile(r"^exclude\[(.+)\]$")


def follows(entry, base, ours, theirs, merged):
    """Whether a decision that a merged document lacks had to go with another one: a list that follows the merged subviews, an
    old or new name of a colour that the other side changed or took away, or a variation that excludes nothing any more."""
    side, path, attribute, wanted, _ = entry
    own, other = (ours, theirs) if side == "ours" else (theirs, ours)
    steps = [step for step, _ in path[1:]]
    if KEPT_UP.intersection(steps):
        return True
    if attribute == "cocoaTouchSystemColor":
        return any(base.get(key) != other.get(key) for key in base.keys() | other.keys() if key[0] == path)
    if attribute == "systemColor" and base.get((path, "cocoaTouchSystemColor")) == wanted:
        return True  # The same colour under its new name, which Xcode writes by itself; the other side took it away.
    if path[0] not in {key[0][0] for key in merged}:
        return False
    left_out = {EXCLUDED.match(step).group(1) for key in own if key[0][:len(path)] == path
                for step, _ in key[0][1:] if EXCLUDED.match(step)}
    return bool(left_out) and not left_out & {key[0][0] for key in merged}


def orders(text):
    """The id of the holder and the name of a list -> the ids of what is in it, in order."""
    found = {}
    for holder in ElementTree.fromstring(text).iter():
        for part in holder:
            ids = [child.get("id") for child in part if child.get("id")]
            if len(ids) > 1 and part.tag not in UNORDERED and part.tag != "objects":
                found[(holder.get("id"), part.tag)] = ids
    return found


def lost_orders(base, ours, theirs, merged):
    """The pairs of neighbours that a side turned around and a merged document has as before: (side, list, first, second)."""
    old, new, lost = orders(base), orders(merged), []
    for side, text in (("ours", ours), ("theirs", theirs)):
        for place, ids in orders(text).items():
            before = {own: rank for rank, own in enumerate(old.get(place, []))}
            after = {own: rank for rank, own in enumerate(new.get(place, []))}
            known = [own for own in ids if own in before and own in after]
            for number, first in enumerate(known):
                for second in known[number + 1:]:
                    if before[first] > before[second] and after[first] > after[second]:
                        lost.append((side, place, first, second))
    return lost
