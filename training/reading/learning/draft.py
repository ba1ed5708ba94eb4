"""A drawing made of areas and lines in its own units, from the back to the front: what people draw in a minute, and what needs no tracer."""
from dataclasses import dataclass, field

import cv2
import numpy as np

from .buffers import CLASS
from .pens import draw_strokes

LIMIT = 1e5  # of coordinates in pixels, for cv2


@dataclass
class Layer:
    """What stands at one depth: its areas hide all that was drawn before, then its strokes are drawn."""

    areas: list = field(default_factory=list)  # (points, class, facing, thing)
    strokes: list = field(default_factory=list)  # (x0, y0, x1, y1, why)


class Draft:
    """y runs downwards, as in pictures. Lines tell why they are there as those of buffers do (4 outlines … 1 textures)."""

    def __init__(self, space, view):
        self.space, self.view = space, view
        self.layers = [Layer()]
        self.things = 0
        self.cuts, self.cut_manner = [], "open"  # areas that are cut, and how they are filled: open, solid, grey, hatch
        self.window = None  # (x0, y0, x1, y1): what a camera sees; none for what stands free on its sheet

    def lift(self):
        """From here on everything stands before what was drawn until now."""
        self.layers.append(Layer())

    def area(self, points, name, facing=(0, 0, 1), why=3, thing=None):
        points = np.asarray(points, float)
        if thing is None:
            self.things += 1
            thing = self.things
        self.layers[-1].areas.append((points, CLASS[name], facing, thing))
        if why:
            self.path([*points, points[0]], why)

    def box(self, x, y, w, h, name, why=3, thing=None):
        """An upright rectangle by its left upper corner."""
        self.area([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], name, (0, 0, 1), why, thing)

    def path(self, points, why=2):
        self.layers[-1].strokes += [(*a, *b, why) for a, b in zip(points, points[1:])]

    def line(self, a, b, why=2):
        self.path([a, b], why)

    def bounds(self):
        if self.window:
            return self.window
        points = np.concatenate([np.reshape(s[:4], (2, 2)) for l in self.layers for s in l.strokes] + [a[0] for l in self.layers for a in l.areas])
        return (*points.min(0), *points.max(0))


class Placed:
    """A draft brought to pixels."""

    def __init__(self, draft, scale, offset, width, height):
        self.draft, self.size = draft, (width, height)
        self.move = lambda points: np.clip((np.asarray(points, float) * scale) + offset, -LIMIT, LIMIT)

    def ink(self, r, pen):
        """All lines; what stands in front hides what is behind."""
        width, height = self.size
        ink = np.zeros((height, width), np.float32)
        for layer in self.draft.layers:
            self.clear(layer, ink)
            strokes = [(*self.move(s[:2]), *self.move(s[2:4]), s[4]) for s in layer.strokes]
            if strokes:
                draw_strokes(r, pen, strokes, self.size, ink)
        return ink

    def clear(self, layer, ink):
        for points, *_ in layer.areas:
            cv2.fillPoly(ink, [self.whole(points)], 0.0, cv2.LINE_8, 3)

    def whole(self, points):
        return np.round(self.move(points) * 8).astype(np.int32)

    def plane(self, value_of, start, channels=1):
        """A plane of values by area, from back to front. @param value_of of (class, facing, thing)"""
        width, height = self.size
        plane = np.full((height, width, channels) if channels > 1 else (height, width), start, np.float32)
        for layer in self.draft.layers:
            for points, name, facing, thing in layer.areas:
                value = value_of(name, facing, thing)
                cv2.fillPoly(plane, [self.whole(points)], tuple(map(float, value)) if channels > 1 else float(value), cv2.LINE_8, 3)
        return plane

    def truth(self, channels):
        """Class, facing, no depth, and edges between things."""
        width, height = self.size
        out = np.zeros((height, width, channels), np.float32)
        out[..., 0] = self.plane(lambda name, *_: name, CLASS["paper"])
        out[..., 1:4] = self.plane(lambda _, facing, __: facing, 0, 3)
        out[..., 4] = np.nan
        thing = self.plane(lambda *a: a[2], 0)
        out[:, 1:, 5] = np.diff(thing, axis=1) != 0
        out[1:, :, 5] = np.maximum(out[1:, :, 5], np.diff(thing, axis=0) != 0)
        return out


def place(r, draft, long):
    """A draft on a sheet of its own shape or another's, whole or a part of it, as an area is dragged over a drawing."""
    x0, y0, x1, y1 = draft.bounds()
    across, down = max(1e-6, x1 - x0), max(1e-6, y1 - y0)
    part = r.random() < (0.35 if draft.window else 0.3)
    if part:  # some of it
        k = r.uniform(0.5, 0.95, 2) if r.random() < 0.7 else np.repeat(r.uniform(0.45, 0.9), 2)
        x0, y0 = x0 + across * (1 - k[0]) * r.random(), y0 + down * (1 - k[1]) * r.random()
        across, down = across * k[0], down * k[1]
    margin = 0.0 if part or (draft.window and r.random() < 0.7) else r.uniform(0.01, 0.35)
    shape = np.clip(across / down, 0.4, 2.8) if draft.window or r.random() < 0.6 else float(r.choice([1, 4 / 3, 1.5, 16 / 9, 0.75, 1.42]))
    width, height = (long, int(long / shape)) if shape > 1 else (int(long * shape), long)
    fit = max if part or draft.window else min
    scale = fit(width / across, height / down) * (1 - margin)
    free = np.array([width - across * scale, height - down * scale])
    offset = free * r.uniform(0.2, 0.8, 2) - np.array([x0, y0]) * scale
    return Placed(draft, scale, offset, width, height)
