"""Tests animated pictures in a real browser: an SVG's positions against the clock's, an animated PNG's frames.

Usage: animation_test.py AUTOLAYOUT DOCUMENT FOLDER
AUTOLAYOUT is the command-line tool, FOLDER takes the pictures. A turn of the device is drawn with a linear curve, in five
frames. Exits with 0 if all checks hold, 1 if one fails, 2 without a browser.
"""

import base64
import json
import os
import subprocess
import sys
import time

from checks import in_browser

DURATION = 1.0
FRAMES = 5
DEVICE = "retina4_7"
# The last frame stays for a second before the animation starts over.
REST = 1.0
# Half a point.
MARGIN = 0.5
STATES = ("portrait", "landscape")


def run(tool, *arguments):
    return subprocess.run([tool, *arguments], check=True, capture_output=True, text=True).stdout


def layout(tool, document, orientation):
    """Each view's frame in the screen, by its id, of the first scene."""
    scene = json.loads(run(tool, "layout", "--format", "json", "--metrics", "measured", "--device", DEVICE, "--orientation",
                           orientation, document))[0]["scenes"][0]
    frames, pending = {}, [(scene["root"], 0, 0)]
    while pending:
        view, x, y = pending.pop()
        x, y = x + view["frame"]["x"], y + view["frame"]["y"]
        if view.get("id"):
            frames[view["id"]] = (x, y)
        pending += [(child, x, y) for child in view["children"]]
    return scene, frames


# The place of a view in the page: that of the map inside its group.
PLACES = """(() => {
  const places = {};
  for (const group of document.querySelectorAll('g[id] > g[transform]:first-of-type')) {
    let shown = group;
    while (shown && getComputedStyle(shown).visibility !== 'hidden') shown = shown.parentElement;
    if (shown) continue;
    const map = group.getScreenCTM();
    places[group.parentElement.id] = [map.e, map.f];
  }
  return places;
})()"""


def svg(page, check, path, states):
    (start, end) = states
    page.open(path)
    page.evaluate("document.documentElement.pauseAnimations()")
    # Between frames, at one, and close to the end.
    for moment in (0.13, 0.5, 0.87):
        page.evaluate(f"document.documentElement.setCurrentTime({moment})")
        places = page.evaluate(PLACES)
        share = moment / DURATION
        worst, name, moved = 0, None, 0
        for key in sorted(set(places) & set(start) & set(end)):
            wanted = [a + (b - a) * share for a, b in zip(start[key], end[key])]
            off = max(abs(a - b) for a, b in zip(places[key], wanted))
            moved += max(abs(a - b) for a, b in zip(start[key], end[key])) > 1
            if off > worst:
                worst, name = off, key
        check.true(f"SVG at {moment} s: {len(places)} views, {moved} of which move, are off by {worst:.3f} points at most",
                   worst <= MARGIN and moved > 2, name)


# Decodes a file with the browser's own decoder and prints each frame's time and pixels.
FRAMES_OF = """(async () => {
  const bytes = Uint8Array.from(atob(%s), (c) => c.charCodeAt(0));
  const decoder = new ImageDecoder({data: bytes, type: 'image/png'});
  await decoder.tracks.ready;
  await decoder.completed;
  const frames = [];
  for (let index = 0; index < decoder.tracks.selectedTrack.frameCount; index++) {
    const {image} = await decoder.decode({frameIndex: index});
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
    let hash = 0;
    for (let i = 0; i < data.length; i++) hash = (hash * 31 + data[i]) | 0;
    frames.push([canvas.width, canvas.height, image.duration, hash]);
  }
  return frames;
})()"""


def decoded(page, path):
    with open(path, "rb") as file:
        return page.evaluate(FRAMES_OF % json.dumps(base64.b64encode(file.read()).decode()))


def apng(page, check, path, singles):
    with open(os.path.splitext(path)[0] + ".html", "w", encoding="utf-8") as file:
        file.write(f'<!DOCTYPE html><body style="margin:0"><img src="{os.path.basename(path)}" style="width:400px">')
    page.open(file.name)
    frames = decoded(page, path)
    check.true(f"the PNG has {FRAMES} frames", len(frames) == FRAMES, frames)
    times = [frame[2] / 1e6 for frame in frames]
    wanted = [DURATION / (FRAMES - 1)] * (FRAMES - 1) + [REST]
    check.true("each is shown for its time", all(abs(a - b) < 0.002 for a, b in zip(times, wanted)), times)
    alone = [decoded(page, single)[0] for single in singles]
    check.true("each has the pixels of the frame alone",
               [f[:2] + f[3:] for f in frames] == [f[:2] + f[3:] for f in alone], (frames, alone))
    check.true("no two are alike", len({frame[3] for frame in frames}) == FRAMES, frames)
    # It plays by itself: within a second pictures of the page differ.
    shots = set()
    for _ in range(8):
        shots.add(page.call("Page.captureScreenshot", format="png")["data"])
        time.sleep(0.2)
    check.true(f"it plays: {len(shots)} different pictures of the page", len(shots) >= 3, len(shots))


def main(tool, document, folder):
    def test(page, check):
        os.makedirs(folder, exist_ok=True)
        scene, start = layout(tool, document, STATES[0])
        _, end = layout(tool, document, STATES[1])
        base = ["animate", document, "--scene", scene["id"], "--scale", "1", "--curve", "linear", "--duration", str(DURATION),
                "--frames", str(FRAMES), "--from", f"device={DEVICE},orientation={STATES[0]}",
                "--to", f"device={DEVICE},orientation={STATES[1]}", "-o", folder]
        played = run(tool, *base, "--format", "svg", "--format", "apng").split("\n")
        singles = run(tool, *base, "--format", "png").strip().split("\n")
        svg(page, check, next(p for p in played if p.endswith(".svg")), (start, end))
        apng(page, check, next(p for p in played if p.endswith(".png")), singles)

    return in_browser(test)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
