"""Site plans of campuses and quarters: blank roofs with shadows, rows of trees, streets with lanes, rails, parking, plots. RGB 0…1 and classes."""
import cv2
import numpy as np

from .buffers import CLASS
from .chance import colour
from .grounds import Trees, contours, curve, darken, fill, lawn, outline, path, spots_of
from .papers import write_words
from .sites import blob

TITLES = ["SITE PLAN", "LAGEPLAN", "MASTERPLAN", "PLAN MASSE", "CAMPUS", "SITE", "Lageplan 1:500", "SITUATION", "LOCATION PLAN"]


class Town:
    """A sheet of a quarter that is drawn in one manner. Positions are in shares of its size, turned by one angle."""

    def __init__(self, r, width, height):
        self.size, self.shape = max(width, height), (height, width)
        self.middle = np.array([width, height]) / 2
        self.angle = r.uniform(-np.pi, np.pi) if r.random() < 0.7 else 0.0
        self.coloured = r.random() < 0.5
        pale = np.full(3, r.uniform(0.86, 1), np.float32)
        green = np.clip(np.array([0.8, 0.87, 0.68], np.float32) * r.uniform(0.7, 1.15) + r.normal(size=3).astype(np.float32) * 0.05, 0, 1)
        self.ground = green if self.coloured and r.random() < 0.65 else pale if r.random() < 0.8 else colour(r, 0.8, 1, 0.2)
        self.line = np.full(3, r.uniform(0.1, 0.8), np.float32)
        self.street = np.clip(self.ground * r.uniform(0.75, 1.0), 0, 1) if not self.coloured else colour(r, 0.65, 1, 0.1)
        self.roof = np.ones(3, np.float32) * r.uniform(0.92, 1) if r.random() < 0.55 else np.full(3, r.uniform(0.05, 0.75), np.float32) if r.random() < 0.5 else colour(r, 0.4, 0.95, 0.8)
        self.shadow = r.uniform(0.2, 0.65) if r.random() < 0.7 else 0
        self.sun = r.uniform(-1, 1, 2)
        self.picture = lawn(r, height, width, self.ground, r.uniform(0, 0.8) if self.coloured and r.random() < 0.5 else 0)
        self.classes = np.full(self.shape, CLASS["lawn"], np.uint8)
        self.taken = np.zeros(self.shape, np.uint8)  # streets and roofs

    def at(self, points):
        c, s = np.cos(self.angle), np.sin(self.angle)
        return np.asarray(points, float) * self.size @ np.array([[c, s], [-s, c]]) + self.middle


def draw_town_plan(r, width, height):
    town = Town(r, width, height)
    if r.random() < 0.25:
        water(r, town)
    if r.random() < 0.3:
        contours(r, town.picture, np.ones(town.shape, np.float32), town.line * 0.5 + 0.5 * town.ground)
    xs, ys = streets(r, town)
    if r.random() < 0.25:
        rails(r, town)
    for x0, x1 in zip(xs, xs[1:]):
        for y0, y1 in zip(ys, ys[1:]):
            block(r, town, x0, y0, x1 - x0, y1 - y0)
    free = town.taken == 0
    count = int(r.choice([0, 10, 40, 120, 220]))
    if count:
        trees = Trees(r, town.coloured and r.random() < 0.5)
        spots = [(p, k * 0.6) for p, k in spots_of(r, free, town.size, count, False)] + avenue(r, town, xs, ys)
        trees.draw(r, town.picture, town.classes, CLASS["plant"], spots[:320])
    notes(r, town)
    return np.clip(town.picture, 0, 1).astype(np.float32), town.classes


def water(r, town):
    if r.random() < 0.5:
        shape = blob(r, town.at([r.uniform(-0.5, 0.5, 2)])[0], town.size * r.uniform(0.08, 0.3))
        tone = np.array([0.66, 0.83, 0.93]) if town.coloured else town.ground * 0.9
        fill(town.picture, shape, tone)
        outline(town.picture, shape, town.line)
        cv2.fillPoly(town.classes, [np.round(shape).astype(np.int32)], CLASS["water"])
    else:
        line = curve(r, town.at([(-0.8, r.uniform(-0.5, 0.5))])[0], town.at([(0.8, r.uniform(-0.5, 0.5))])[0], r.normal() * 0.1)
        path(town.picture, town.classes, CLASS["water"], line, town.size * r.uniform(0.02, 0.1), np.array([0.66, 0.83, 0.93]) if town.coloured else town.ground * 0.92, town.line)


def streets(r, town):
    """A net of streets, with kerbs, lanes and walks. @return where they run, both ways"""
    step = r.uniform(0.12, 0.5)
    stops = lambda: [float(v) for v in np.arange(-0.75, 0.76, step) + r.normal(size=len(np.arange(-0.75, 0.76, step))) * 0.04 * step]
    xs, ys = stops(), stops()
    wide = town.size * r.uniform(0.008, 0.035)
    for axis, values in enumerate((xs, ys)):
        for v in values:
            if r.random() < 0.25:
                continue
            ends = [(v, -0.8), (v, 0.8)] if axis == 0 else [(-0.8, v), (0.8, v)]
            a, b = town.at(ends)
            line = curve(r, a, b, r.normal() * 0.03 if r.random() < 0.3 else 0)
            k = wide * (2 if r.random() < 0.2 else 1)
            town.taken |= path(town.picture, town.classes, CLASS["paving"], line, k, town.street, town.line).astype(np.uint8)
            if r.random() < 0.5 and k > 5:  # lanes
                for offset in (0,) if k < 16 else (-0.2, 0, 0.2):
                    aside = np.array([(b - a)[1], -(b - a)[0]]) / np.hypot(*(b - a)) * offset * k
                    for t in range(0, 29, 2):
                        outline(town.picture, [line[t] + aside, line[t + 1] + aside], np.clip(town.street * r.choice([1.3, 0.6]), 0, 1), 1, False)
    return xs, ys


def rails(r, town):
    a, b = town.at([(-0.8, r.uniform(-0.5, 0.5)), (0.8, r.uniform(-0.5, 0.5))])
    line = curve(r, a, b, r.normal() * 0.08)
    across = np.array([(b - a)[1], -(b - a)[0]]) / np.hypot(*(b - a))
    for track in range(int(r.integers(1, 5))):
        here = line + across * town.size * 0.014 * track
        gauge = across * town.size * 0.003
        outline(town.picture, here - gauge, town.line, 1, False)
        outline(town.picture, here + gauge, town.line, 1, False)
        for t in np.linspace(0, 28.99, int(r.uniform(60, 200))):
            p = here[int(t)] * (1 - t % 1) + here[int(t) + 1] * (t % 1)
            outline(town.picture, [p - 2 * gauge, p + 2 * gauge], town.line, 1, False)


def block(r, town, x, y, w, h):
    """What lies between streets: a yard, a row of plots, slabs, a car park, a square."""
    inset = 0.03
    x, y, w, h = x + inset * 0.8, y + inset * 0.8, w - 1.6 * inset, h - 1.6 * inset
    if min(w, h) < 0.03:
        return
    manner = str(r.choice(["plots", "slabs", "court", "mixed", "parking", "open"], p=[0.24, 0.22, 0.14, 0.22, 0.08, 0.1]))
    if r.random() < 0.3:  # the edge of the block
        outline(town.picture, town.at([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]), town.line)
    if manner == "plots":
        plots(r, town, x, y, w, h)
    elif manner == "slabs":
        step, deep = r.uniform(0.035, 0.09), r.uniform(0.012, 0.03)
        for k in np.arange(y + 0.01, y + h - deep, step):
            roof(r, town, [(x + r.uniform(0, 0.1) * w, k), (x + w * r.uniform(0.6, 1), k + deep)])
    elif manner == "court":
        t = min(w, h) * r.uniform(0.15, 0.3)
        for a, b in (((x, y), (x + w, y + t)), ((x, y + h - t), (x + w, y + h)), ((x, y + t), (x + t, y + h - t)), ((x + w - t, y + t), (x + w, y + h - t))):
            if r.random() < 0.85:
                roof(r, town, [a, b])
    elif manner == "mixed":
        for _ in range(int(r.integers(1, 7))):
            a = np.array([x, y]) + r.uniform(0, 0.7, 2) * (w, h)
            roof(r, town, [a, np.minimum(a + r.uniform(0.15, 0.6, 2) * (w, h), (x + w, y + h))])
    elif manner == "parking":
        bay, deep = 0.008, 0.016
        for row in np.arange(y, y + h - 2 * deep, 4 * deep):
            outline(town.picture, town.at([(x, row + deep), (x + w, row + deep)]), town.line, 1, False)
            for k in np.arange(x, x + w, bay):
                outline(town.picture, town.at([(k, row), (k, row + 2 * deep)]), town.line, 1, False)
    elif town.coloured:
        fill(town.picture, town.at([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]), np.clip(town.ground * r.uniform(0.85, 1.1), 0, 1))


def plots(r, town, x, y, w, h):
    long, share = r.uniform(0.025, 0.07), r.uniform(0.4, 0.75)
    hipped = r.random() < 0.4
    for half in (0, 1):
        for k in np.arange(x, x + w - long, long):
            top = y + half * h / 2
            outline(town.picture, town.at([(k, top), (k + long, top), (k + long, top + h / 2), (k, top + h / 2)]), town.line)
            if r.random() < 0.88:
                a = np.array([k + long * (1 - share) / 2, top + h * r.uniform(0.06, 0.15)])
                roof(r, town, [a, a + (long * share, min(h * 0.3, long * share * r.uniform(0.7, 1.3)))], hipped)


def roof(r, town, ends, ridged=False):
    (x0, y0), (x1, y1) = ends
    if min(x1 - x0, y1 - y0) < 0.006:
        return
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    if r.random() < 0.25 and not ridged:  # an L, a U
        k, m = r.uniform(0.3, 0.7, 2)
        xm, ym = x0 + (x1 - x0) * k, y0 + (y1 - y0) * m
        corners = [(x0, y0), (x1, y0), (x1, ym), (xm, ym), (xm, y1), (x0, y1)]
    points = town.at(corners)
    if town.shadow:
        cast = np.zeros(town.shape, np.float32)
        reach = town.sun * town.size * r.uniform(0.006, 0.02)
        for t in (0.25, 0.5, 0.75, 1):
            fill(cast, points + reach * t, 1.0)
        darken(town.picture, np.clip(cast, 0, 1), town.shadow)
    fill(town.picture, points, np.clip(town.roof * (r.uniform(0.85, 1.1) if r.random() < 0.3 else 1), 0, 1))
    outline(town.picture, points, town.line if town.roof.mean() > 0.4 else town.roof, 1 + (r.random() < 0.2))
    cv2.fillPoly(town.classes, [np.round(points).astype(np.int32)], CLASS["roof"])
    cv2.fillPoly(town.taken, [np.round(points).astype(np.int32)], 1)
    if ridged and len(points) == 4:
        outline(town.picture, [(points[0] + points[3]) / 2, (points[1] + points[2]) / 2], town.line, 1, False)


def avenue(r, town, xs, ys):
    """Trees along streets."""
    if r.random() < 0.4:
        return []
    out, reach, step = [], town.size * r.uniform(0.004, 0.011), r.uniform(0.02, 0.045)
    for axis, values in enumerate((xs, ys)):
        for v in values:
            if r.random() < 0.5:
                continue
            for side in (-0.022, 0.022):
                line = np.arange(-0.7, 0.7, step)
                pairs = np.stack([np.full(len(line), v + side), line], 1)
                out += [(p, reach) for p in town.at(pairs[:, :: 1 if axis == 0 else -1])]
    h, w = town.shape
    return [(p, k) for p, k in out if 0 <= p[0] < w and 0 <= p[1] < h and r.random() < 0.9]


def notes(r, town):
    h, w = town.shape
    if r.random() < 0.3:  # the border of the site, and the new house
        x, y, a, b = *r.uniform(-0.3, 0, 2), *r.uniform(0.15, 0.5, 2)
        border = town.at([(x, y), (x + a, y + r.normal() * 0.05), (x + a, y + b), (x + r.normal() * 0.05, y + b)])
        tone = np.array([0.85, 0.1, 0.1]) if r.random() < 0.75 else colour(r, 0.2, 0.7, 1)
        if r.random() < 0.6:
            outline(town.picture, border, tone, r.integers(1, 4))
        else:
            for p, q in zip(border, np.roll(border, -1, 0)):
                for t in np.arange(0, 1, 0.08):
                    outline(town.picture, [p + (q - p) * t, p + (q - p) * (t + 0.05)], tone, r.integers(1, 4), False)
        if r.random() < 0.5:
            town.roof = tone if r.random() < 0.6 else town.roof
            roof(r, town, [(x + 0.2 * a, y + 0.2 * b), (x + 0.6 * a, y + 0.6 * b)])
    ink = np.zeros((h, w), np.float32)
    if r.random() < 0.55:
        write_words(r, ink, int(r.integers(1, 16)), town.size / 1500)
    if r.random() < 0.35:
        layer = np.zeros((h, w), np.uint8)
        spot = (int(r.uniform(0.03, 0.5) * w), int(r.choice([r.uniform(0.05, 0.1), r.uniform(0.92, 0.98)]) * h))
        cv2.putText(layer, str(r.choice(TITLES)), spot, int(r.choice([0, 2, 3])), town.size / 1400 * r.uniform(1.2, 3), 255, int(r.integers(1, 3)), cv2.LINE_AA)
        np.maximum(ink, layer.astype(np.float32) / 255, out=ink)
    darken(town.picture, ink, 0.85)
