"""Takes pictures of an inspection page: wide and narrow, light and dark.

Usage: shots.py PAGE.html FOLDER [ITEM]
"""

import os
import sys

from checks import in_browser, looks


def main(path, folder, item="0"):
    os.makedirs(folder, exist_ok=True)

    def test(page, check):
        for width, _, scheme in looks(page):
            page.open(path)
            page.evaluate(f"choose({item})")
            page.screenshot(f"{folder}/{width}-{scheme}.png")
            page.evaluate("toggle('exploded')")
            page.screenshot(f"{folder}/{width}-{scheme}-3d.png")

    return in_browser(test)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
