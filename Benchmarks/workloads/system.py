"""A layout as views and constraints, lowered twice: to edge variables and to box variables."""

# A view's attributes in its four variables, in either form.
EDGES = {"left": {0: 1}, "top": {1: 1}, "right": {2: 1}, "bottom": {3: 1}, "width": {2: 1, 0: -1},
         "height": {3: 1, 1: -1}, "centre x": {0: 0.5, 2: 0.5}, "centre y": {1: 0.5, 3: 0.5}}
BOXES = {"left": {0: 1}, "top": {1: 1}, "width": {2: 1}, "height": {3: 1}, "right": {0: 1, 2: 1},
         "bottom": {1: 1, 3: 1}, "centre x": {0: 1, 2: 0.5}, "centre y": {1: 1, 3: 0.5}}
SCREEN = 0


class System:
    """Views, constraints and steps; view 0 is the screen. Frames are (left, top, width, height)."""

    def __init__(self):
        self.views, self.frames = [Facts(-1)], {}
        self.lines = {"edges": [], "boxes": []}
        self.steps = []
        self.rows = 0
        self.in_steps = False

    def view(self, parent=SCREEN):
        self.views.append(Facts(parent))
        return len(self.views) - 1

    def relate(self, view, attribute, relation="=", other=None, other_attribute=None, constant=0, priority=1000):
        """view.attribute relation other.attribute + constant; returns the row's number."""
        row = self.rows
        self.rows += 1
        for form, meaning in (("edges", EDGES), ("boxes", BOXES)):
            terms = {4 * view + k: c for k, c in meaning[attribute].items()}
            if other is not None:
                for k, c in meaning[other_attribute or attribute].items():
                    terms[4 * other + k] = terms.get(4 * other + k, 0) - c
            parts = " ".join(f"{k} {c:g}" for k, c in terms.items())
            word = "add" if self.in_steps else "row"
            self.lines[form].append(f"{word} {row} {relation} {priority:g} {constant:.12g} {parts}")
        return row

    def content(self, view, width, height, hug=(250, 250), resist=(750, 750)):
        """An intrinsic size: no wider, no narrower than the content, as wishes."""
        for axis, attribute, value in ((0, "width", width), (1, "height", height)):
            if value is not None:
                self.relate(view, attribute, "<", constant=value, priority=hug[axis])
                self.relate(view, attribute, ">", constant=value, priority=resist[axis])
        self.views[view].box[2:] = [-1 if width is None else width, -1 if height is None else height]

    def screen(self, width, height):
        """Pins the screen; returns the row of its width."""
        self.relate(SCREEN, "left", constant=0)
        self.relate(SCREEN, "top", constant=0)
        self.views[SCREEN].box[2:] = [width, height]
        row = self.relate(SCREEN, "width", constant=width)
        self.relate(SCREEN, "height", constant=height)
        return row

    # Steps: all drivers read them; `fact` is for those that have no rows.

    def line(self, text):
        for lines in self.lines.values():
            lines.append(text)

    def solve(self, fact=None):
        self.line("solve")
        if fact is not None:
            self.steps.append(f"step {fact}")

    def write(self, path):
        for form, lines in self.lines.items():
            write(f"{path}.{form}", [f"variables {4 * len(self.views)}"] + lines)
        write(f"{path}.views", [facts.text() for facts in self.views] + self.steps)
        write(f"{path}.frames", [f"{view} " + " ".join(f"{x:.9g}" for x in frame)
                                 for view, frame in sorted(self.frames.items())])


class Facts:
    """The facts about a view that a driver without rows needs: parent, constants of its own, views it follows."""

    def __init__(self, parent):
        self.parent, self.box, self.follows = parent, [-1] * 4, [-1] * 4

    def text(self):
        return "view " + " ".join(f"{x:.9g}" for x in [self.parent] + self.box + self.follows)


def write(path, lines):
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
