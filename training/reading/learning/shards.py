"""Pictures as they are kept for learning: what both nets see of each, and the truth, as bytes.

A shard is what was drawn from one seed, a file for each net. Pictures of the net of pixels are brought to one of SIZES; their truth is kept at half of it.
"""
import os
from pathlib import Path

import cv2
import numpy as np

from .kind_input import kind_input, resize
from .pictures import KINDS, LOW, MANNERS, RANGE, SPACES, VIEWS

# Width and height; multiples of 32.
SIZES = ((448, 320), (384, 384), (320, 448))
# Planes of a pixel's truth: class, facing (3), depth, edge.
PLANES = 6
NO_FACING = 128


def nearest_size(picture):
    h, w = picture.rgb.shape[:2]
    return min(range(len(SIZES)), key=lambda k: abs(np.log(SIZES[k][0] / SIZES[k][1]) - np.log(w / h)))


def whole_truth(picture):
    """Kind, space, view and turn as numbers, 64 times the logarithm of the aspect, and from what it was drawn."""
    h, w = picture.rgb.shape[:2]
    return [KINDS.index(picture.kind), SPACES.index(picture.space), VIEWS.index(picture.view), picture.turn,
            round(64 * float(np.log2(w / h))), MANNERS.index(picture.manner)]


def packed_truth(truth, size):
    """Truth of pixels at half of `size` as bytes; the logarithm of depth as 1…255, 0 where there is none."""
    w, h = size[0] // 2, size[1] // 2
    small = cv2.resize(truth, (w, h), interpolation=cv2.INTER_NEAREST)
    # An edge that is thinner than a pixel of the truth is one all the same.
    edge = cv2.resize(cv2.dilate(truth[..., 5], np.ones((3, 3))), (w, h), interpolation=cv2.INTER_AREA)
    out = np.zeros((h, w, PLANES), np.uint8)
    out[..., 0] = small[..., 0]
    out[..., 1:4] = np.clip(np.round(small[..., 1:4] * 127 + NO_FACING), 0, 255)
    depth = np.nan_to_num((small[..., 4] - LOW) / RANGE, nan=-1)
    out[..., 4] = np.where(depth < 0, 0, 1 + np.clip(np.round(depth * 254), 0, 254))
    out[..., 5] = edge > 0.25
    return out


class ShardWriter:
    """Gathers pictures and writes them as one shard. @param pixels whether what the net of pixels sees is kept too: it takes most of the room"""

    def __init__(self, pixels=True):
        self.kinds, self.whole, self.keeps_pixels = [], [], pixels
        self.pixels = [([], [], []) for _ in SIZES]

    def add(self, picture):
        self.kinds.append(kind_input(picture.rgb))
        self.whole.append(whole_truth(picture))
        if not self.keeps_pixels:
            return
        k = nearest_size(picture)
        rgb, truth, whole = self.pixels[k]
        rgb.append(resize(picture.rgb, *SIZES[k]))
        truth.append(packed_truth(picture.truth, SIZES[k]))
        whole.append(self.whole[-1])

    def write(self, folder, name):
        save(f"{folder}/{name}-kinds.npz", {"seen": np.stack(self.kinds), "whole": np.array(self.whole, np.int16)})
        if not self.keeps_pixels:
            return
        planes = {}
        for k, (rgb, truth, whole) in enumerate(self.pixels):
            if rgb:
                planes |= {f"rgb{k}": np.stack(rgb), f"truth{k}": np.stack(truth), f"whole{k}": np.array(whole, np.int16)}
        save(f"{folder}/{name}-pixels.npz", planes)


def save(path, planes):
    np.savez(f"{path}.part", **planes)
    os.replace(f"{path}.part.npz", path)


class ShardReader:
    """Shards of a net, once each, as they appear. @param forget those that were read are deleted: where there is less room than time"""

    def __init__(self, folder, net, forget=False):
        self.folder, self.net, self.forget, self.read = Path(folder), net, forget, set()

    def new(self):
        for path in sorted(self.folder.glob(f"*-{self.net}.npz")):
            if path in self.read:
                continue
            self.read.add(path)
            with np.load(path) as shard:
                yield {name: shard[name] for name in shard.files}
            if self.forget:
                path.unlink()
