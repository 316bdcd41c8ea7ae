"""Takes pictures of an inspection page: wide and narrow, light and dark.

Usage: shots.py PAGE.html FOLDER [ITEM]
"""

import os
import sys

import chromium


def main(path, folder, item="0"):
    os.makedirs(folder, exist_ok=True)
    with chromium.Page(chromium.find()) as page:
        for width, height in ((1280, 800), (390, 844)):
            for scheme in ("light", "dark"):
                page.resize(width, height, 2 if width < 600 else 1)
                page.scheme(scheme)
                page.open(path)
                page.evaluate(f"choose({item})")
                page.screenshot(f"{folder}/{width}-{scheme}.png")
                page.evaluate("toggle('exploded')")
                page.screenshot(f"{folder}/{width}-{scheme}-3d.png")
        if page.errors:
            sys.exit("\n".join(page.errors))


if __name__ == "__main__":
    main(*sys.argv[1:])
