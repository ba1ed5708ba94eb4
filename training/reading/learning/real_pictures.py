"""Real pictures for the net of kinds: parts of those that real-pictures.csv lists, kept shard by shard as drawn ones are.

python -m learning.real_pictures <folder of checkouts> <out> [--shards 24] [--each 64] [--seed 41] [--further]

The folder holds <owner>/<name> of each repository, at the commit that the list names. Our drawn photographs lack what cameras see, so that
real ones were taken for paintings and models; plans and elevations as offices send them, in sheets, are few among the drawn ones too. The covers
of our own styles join them: rendered rooms and buildings, clay, marker and watercolour.
"""
import argparse
import csv
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from .papers import age_picture
from .pictures import TRUTH, Picture
from .shards import ShardWriter

LIST = Path(__file__).parent.parent / "real-pictures.csv"
FURTHER = LIST.with_name("further-pictures.csv")  # labelled since, and not learned from by the committed weights (ADR 0107)
COVERS = Path(__file__).parents[3] / "content" / "public" / "covers"
MANNER = "real"  # of MANNERS
LONG = 1000  # pixels of the longer side at which pictures are held
# Covers whose look is no render's, and categories by what they show; all others show buildings from outside. Plans are left out.
LOOKS = {"clay": "white", "marker": "colour", "watercolour": "colour"}
ROOMS = {"bathroom", "bedroom", "cafe", "dining-room", "exhibition-hall", "kitchen", "living-room", "lobby", "office", "reception", "restaurant",
         "school", "shop", "study"}
GARDENS = {"garden", "park", "plaza", "pool-garden", "roof-terrace", "villa-garden", "waterfront"}
ABOVE = {"campus", "estate"}


@dataclass
class Known:
    path: Path
    kind: str
    space: str
    view: str
    own: bool = False


def listed(folder, path=LIST):
    with open(path, newline="") as lines:
        return [Known(Path(folder) / row["repository"] / row["path"], row["kind"], row["space"], row["view"]) for row in csv.DictReader(lines)]


def covers():
    for path in sorted(COVERS.glob("*/*.webp")):
        category = path.parent.name
        if category.endswith("-plan"):
            continue
        space = "interior" if category in ROOMS else "landscape" if category in GARDENS else "aerial" if category in ABOVE else "exterior"
        yield Known(path, LOOKS.get(path.stem, "photo"), space, "above" if category in ABOVE else "eye", True)


class RealPictures:
    """Pictures with what they are. A kind comes as often as the root of the number of its pictures says, so that few are not seen to weariness; our own
    half as often: they are of one hand."""

    def __init__(self, folder, further=False):
        self.known = [*listed(folder), *(listed(folder, FURTHER) if further else []), *covers()]
        groups = Counter((each.kind, each.own) for each in self.known)
        weight = np.array([groups[each.kind, each.own] ** -0.5 * (0.5 if each.own else 1) for each in self.known])
        self.share, self.held = weight / weight.sum(), {}

    def load(self, k):
        if k not in self.held:
            path = self.known[k].path
            picture = cv2.imread(str(path), cv2.IMREAD_COLOR)
            if picture is None:
                raise FileNotFoundError(path)
            size = min(1, LONG / max(picture.shape[:2]))
            self.held[k] = cv2.resize(picture, None, fx=size, fy=size, interpolation=cv2.INTER_AREA)[..., ::-1]
        return self.held[k]

    def draw(self, r):
        """A part of a picture of chance, as a file of another size has it."""
        k = r.choice(len(self.known), p=self.share)
        whole, known = self.load(k), self.known[k]
        h, w = whole.shape[:2]
        part = r.uniform(0.6, 1, 2) if r.random() < 0.75 else np.ones(2)
        height, width = int(h * part[0]), int(w * part[1])
        top, left = r.integers(0, h - height + 1), r.integers(0, w - width + 1)
        seen = whole[top : top + height, left : left + width]
        size = r.uniform(440, 720) / max(seen.shape[:2])
        seen = cv2.resize(seen, None, fx=size, fy=size, interpolation=cv2.INTER_AREA if size < 1 else cv2.INTER_LINEAR)
        light = (seen.astype(np.float32) / 255) ** np.float32(r.uniform(0.75, 1.35))
        aged = age_picture(r, np.ascontiguousarray(light))
        return Picture(aged, known.kind, known.space, known.view, 0, np.zeros((*aged.shape[:2], TRUTH), np.float32), MANNER)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("checkouts")
    a.add_argument("out")
    a.add_argument("--shards", type=int, default=24)
    a.add_argument("--each", type=int, default=64)
    a.add_argument("--seed", type=int, default=41)
    a.add_argument("--further", action="store_true", help="with further-pictures.csv")
    o = a.parse_args()
    pictures, out = RealPictures(o.checkouts, o.further), Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    for shard in range(o.shards):
        name = f"{o.seed:03}-{shard:05}"
        if (out / f"{name}-kinds.npz").exists():
            continue
        r = np.random.default_rng([o.seed, shard])
        writer = ShardWriter(pixels=False)
        for _ in range(o.each):
            writer.add(pictures.draw(r))
        writer.write(out, name)
