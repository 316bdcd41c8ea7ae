"""Tests an inspection page in a real browser: hover, choose, follow, switch size, take apart, by mouse and by keys.

Usage: inspect_test.py TROUBLED.html
The page is that of Troubled.storyboard. Exits with 0 if all checks hold, 1 if one fails, 2 without a browser.
"""

import sys

from checks import NARROW, WIDE, in_browser

HEADING = "document.querySelector('#view h2').textContent"


def place(page, name):
    """The number of the view of that name."""
    return page.evaluate(f"screen().items.findIndex((one) => one.name === {name!r})")


def mouse(page, check):
    wide = place(page, "Too wide")
    x, y = page.center(f".box[data-item='{wide}']")
    page.mouse("mouseMoved", x, y + 20)
    check.equal("hover outlines the view", page.evaluate(
        "[...document.querySelectorAll('.box.hover')].map((one) => Number(one.dataset.item))"), [wide])
    check.true("hovering shows the size", "335 × 120" in page.evaluate("byId('caption').textContent"))
    page.click(x, y + 20)
    check.equal("a click chooses the view", page.evaluate(HEADING), "Too wide")
    check.equal("the tree follows", page.evaluate(
        "Number(document.querySelector('[role=treeitem][aria-selected=true]').dataset.item)"), wide)
    check.true("the broken constraint comes first and in red", page.evaluate(
        "document.querySelector('#view .card').className === 'card bad'"))
    check.true("it says by how much", "off by 65" in page.evaluate("document.querySelector('#view .card').textContent"))
    check.true("constraints are drawn", page.evaluate("byId('marks').querySelectorAll('line').length > 6"))


def follow(page, check):
    loose = place(page, "Loose")
    page.press(f"#view .chip[data-follow='{loose}']")
    check.equal("a chip leads to the other view", page.evaluate(HEADING), "Loose")
    check.true("what is missing is reported", "Nothing determines x" in page.evaluate("byId('view').textContent"))
    check.equal("with two suggestions", page.evaluate("document.querySelectorAll('.suggestion').length"), 2)
    page.press("[data-quantity='y']")
    chain = page.evaluate("[...document.querySelectorAll('.chain li')].map((one) => one.textContent)")
    check.equal("y follows from the nearest constraint first", chain[0], "“Loose” is 40 points below “Too wide”")
    page.press(".chain li button")
    check.equal("a constraint of the chain leads on", page.evaluate(HEADING), "Too wide")


def sizes(page, check):
    page.press("#sizes button:nth-child(2)")
    check.equal("another size is shown", page.evaluate("document.querySelector('#sizes [aria-pressed=true]').textContent"), "320 × 568")
    check.equal("the choice stays", page.evaluate(HEADING), "Too wide")
    check.equal("with that size's width", page.evaluate("document.querySelector('[data-quantity=width] b').textContent"), "280")
    page.press("#sizes button:nth-child(1)")


def keys(page, check):
    page.evaluate("choose(0); focusRow()")
    page.key("ArrowDown")
    page.key("ArrowDown")
    check.equal("arrow keys walk the tree", page.evaluate(HEADING), "Too wide")
    page.key("ArrowRight")
    check.equal("into a branch", page.evaluate(HEADING), "Inside")
    page.key("ArrowLeft")
    check.equal("and back", page.evaluate(HEADING), "Too wide")
    page.key("ArrowLeft")
    check.equal("a branch closes", page.evaluate("document.activeElement.getAttribute('aria-expanded')"), "false")
    page.key("ArrowRight")
    page.key("e")
    check.true("a key takes the layers apart", page.evaluate("document.body.classList.contains('exploded')"))
    check.equal("a layer for each depth", page.evaluate("document.querySelectorAll('.layer').length"), 3)
    check.equal("each with its own views", page.evaluate(
        "[...document.querySelectorAll('.layer')].map((one) => [...one.shadowRoot.querySelectorAll('g[id]')]"
        ".filter((group) => group.style.visibility === 'visible').length)"), [1, 3, 1])
    page.evaluate("byId('stage').focus()")
    before = page.evaluate("byId('canvas').style.transform")
    page.key("ArrowRight")
    check.true("arrow keys turn it", page.evaluate("byId('canvas').style.transform") != before)
    page.key("e")


def zoom(page, check):
    page.evaluate("choose(0)")
    before = page.evaluate("state.scale")
    page.press("#closer")
    page.key("+")
    check.true("it can be looked at more closely", page.evaluate("state.scale") > before * 1.5)
    page.evaluate("choose(%d)" % place(page, "Inside"))
    inside = page.evaluate("""(() => {
      const box = document.querySelector('.box.chosen').getBoundingClientRect();
      const stage = byId('stage').getBoundingClientRect();
      return box.left + box.width / 2 > stage.left && box.top + box.height / 2 > stage.top && box.top < stage.bottom;
    })()""")
    check.true("the chosen view is in sight", inside)
    page.evaluate("byId('stage').focus()")
    moved = page.evaluate("state.pan[1]")
    page.key("ArrowDown")
    check.true("arrow keys move it", page.evaluate("state.pan[1]") <= moved)
    page.key("0")
    check.equal("and all of it is shown again", page.evaluate("[state.scale, ...state.pan]"), [before, 0, 0])


def problems(page, check):
    page.press("#tab-problems")
    text = page.evaluate("byId('problems').textContent")
    check.true("the conflict is reported", "contradict each other by 65 points" in text)
    check.true("the ambiguity is reported", "Nothing determines x" in text)
    moved = page.evaluate("[...document.querySelectorAll('[data-moved]')].map((one) => one.textContent)")
    check.true("a view that lies elsewhere than it was saved is reported, with both frames", any(
        one.startswith("Inside") and "Saved at 40, 12, 48 × 20.5; the constraints give 12, 12, " in one for one in moved))
    check.true("ambiguous ones are not reported twice", not any(one.startswith("Loose") for one in moved))
    page.evaluate(f"document.querySelector('#problems .chip[data-follow=\"{place(page, 'Loose')}\"]').click()")
    check.equal("a problem leads to its view", page.evaluate(HEADING), "Loose")


def safety(page, check):
    check.equal("nothing hostile has run", page.evaluate("typeof hostile + document.querySelectorAll('img').length"), "undefined0")
    check.true("hostile labels are text", page.evaluate("screen().items.some((one) => (one.name || '').includes('</template><img'))"))
    check.equal("nothing was requested from the network", page.requests(), [])
    check.equal("every control has a name", page.evaluate(
        "[...document.querySelectorAll('button, input, select, [role=tree]')].filter((one) => "
        "!(one.textContent.trim() || one.getAttribute('aria-label'))).length"), 0)


def narrow(page, path, check):
    page.resize(*NARROW)
    page.open(path)
    check.true("nothing is wider than a phone", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    page.press("#tab-tree")
    check.true("the tree shows", page.evaluate("byId('tree').offsetParent !== null"))
    page.press("[role=treeitem]:nth-child(3)")
    check.equal("and chooses", page.evaluate(HEADING), "Too wide")


def main(path):
    def test(page, check):
        page.resize(*WIDE)
        page.scheme("light")
        page.open(path)
        for part in (mouse, follow, sizes, keys, zoom, problems, safety):
            part(page, check)
        narrow(page, path, check)

    return in_browser(test)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
