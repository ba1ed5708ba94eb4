"""Fronts of houses and streets as few lines show them, or many: rows of windows, gables, flat roofs."""
import numpy as np

from .draft import Draft


def draw_front(r):
    draft = Draft("exterior", "elevation")
    houses = 1 if r.random() < 0.65 else int(r.integers(2, 7))
    x, ends = 0.0, []
    for _ in range(houses):
        width = r.uniform(4, 16) if houses == 1 else r.uniform(3.5, 10)
        ends.append((x, width))
        x += width + (0 if r.random() < 0.8 else r.uniform(0.5, 4))
    reach = r.uniform(0.5, 0.3 * x + 1)
    manner = Manner(r)
    if r.random() < 0.9:
        draft.line((-reach, 0), (x + reach, 0), 4)
    for left, width in ends:
        house(r, draft, left, width, manner if r.random() < 0.5 else Manner(r), houses > 1)
    return draft


class Manner:
    """What the windows, doors and storeys of a front have in common."""

    def __init__(self, r):
        self.storeys = int(r.choice([1, 2, 2, 3, 4, 5, 8, 14], p=[0.3, 0.2, 0.14, 0.13, 0.08, 0.05, 0.06, 0.04]))
        self.storey = r.uniform(2.5, 3.7)
        self.window = (r.uniform(0.6, 2.4), r.uniform(0.35, 0.68))  # width in metres, height in storeys
        self.panes = str(r.choice(["plain", "plain", "frame", "cross", "halves", "bars", "sash"]))
        self.sill, self.shutters, self.arched = r.random() < 0.25, r.random() < 0.1, r.random() < 0.1
        self.bands, self.clad = r.random() < 0.35, r.random() < 0.15
        self.roof = str(r.choice(["flat", "flat", "gable", "gable", "eaves", "eaves", "shed", "hip", "mansard"]))
        self.bare = r.random() < 0.3  # nothing but outline, windows and a door


def house(r, draft, left, width, m, joined):
    high = m.storeys * m.storey + (r.uniform(0, 1) if r.random() < 0.4 else 0)
    draft.box(left, -high, width, high, "wall", 4 if r.random() < 0.7 else 3)
    if m.clad and not m.bare:
        cladding(r, draft, left, width, high)
    roof(r, draft, left, width, high, m, joined)
    for storey in range(m.storeys):
        row(r, draft, left, width, storey, m)
    if r.random() < 0.25 and not m.bare:
        base = r.uniform(0.2, 0.7)
        draft.line((left, -base), (left + width, -base))
    if m.bands:
        for k in range(1, m.storeys):
            draft.line((left, -k * m.storey), (left + width, -k * m.storey), 3)
    if r.random() < 0.15 and not m.bare:
        balcony(r, draft, left, width, m)


def cladding(r, draft, left, width, high):
    step = r.uniform(0.12, 0.4)
    if r.random() < 0.6:
        for y in np.arange(step, high, step):
            draft.line((left, -y), (left + width, -y), 1)
    else:
        for x in np.arange(step, width, step):
            draft.line((left + x, 0), (left + x, -high), 1)


def roof(r, draft, left, width, high, m, joined):
    over = 0 if joined or r.random() < 0.35 else r.uniform(0.1, 0.8)
    rise = width * r.uniform(0.18, 0.6) if m.roof == "gable" else r.uniform(1, 4)
    low, right = -high, left + width
    if m.roof == "flat":
        if r.random() < 0.5:
            draft.box(left - over, low - r.uniform(0.1, 0.6), width + 2 * over, r.uniform(0.1, 0.6), "roof", 4)
        return
    shapes = {
        "gable": [(left - over, low), (left + width * (0.5 if r.random() < 0.85 else r.uniform(0.3, 0.7)), low - rise), (right + over, low)],
        "eaves": [(left - over, low), (left - over, low - rise), (right + over, low - rise), (right + over, low)],
        "shed": [(left - over, low), (left - over, low - rise), (right + over, low - rise * r.uniform(0, 0.3))],
        "hip": [(left - over, low), (left + width * 0.28, low - rise), (left + width * 0.72, low - rise), (right + over, low)],
        "mansard": [(left - over, low), (left + width * 0.07, low - rise), (right - width * 0.07, low - rise), (right + over, low)],
    }
    points = shapes[m.roof]
    draft.area(points, "wall" if m.roof in ("gable", "shed") else "roof", (0, 0.6, 0.8), 4)
    if m.roof == "gable" and over and r.random() < 0.4:  # the edge of the roof as two lines
        thick = r.uniform(0.1, 0.35)
        draft.path([(x, y + thick) for x, y in points], 3)
    if m.roof in ("eaves", "hip", "mansard") and r.random() < 0.3:
        tiles(r, draft, left, width, low, rise, m.roof)
    if r.random() < 0.3:
        x, up = left + width * r.uniform(0.15, 0.8), low - rise * r.uniform(0.4, 0.9)
        draft.box(x, up - r.uniform(0.6, 1.8), r.uniform(0.4, 0.9), r.uniform(0.9, 1.8), "roof", 3)
    if m.roof in ("eaves", "hip", "mansard") and r.random() < 0.4:
        for x in np.linspace(left, right, int(r.integers(1, 5)) + 2)[1:-1]:
            w, h = r.uniform(0.7, 1.6), r.uniform(0.5, 0.8) * rise
            draft.box(x - w / 2, low - h, w, h * 0.8, "window", 3)
            if r.random() < 0.5:
                draft.area([(x - w * 0.65, low - h), (x, low - h * 1.3), (x + w * 0.65, low - h)], "roof", (0, 0.6, 0.8), 3)
    if m.roof == "gable" and r.random() < 0.4:
        w = r.uniform(0.6, 1.4)
        draft.box(left + width / 2 - w / 2, low - rise * 0.5, w, rise * r.uniform(0.2, 0.35), "window")


def tiles(r, draft, left, width, low, rise, shape):
    inset = {"eaves": 0, "hip": 0.28, "mansard": 0.07}[shape] * width
    step = r.uniform(0.15, 0.5)
    for y in np.arange(step, rise, step):
        k = y / rise
        draft.line((left + inset * k, low - y), (left + width - inset * k, low - y), 1)
    if r.random() < 0.4:
        for x in np.arange(left + inset, left + width - inset, r.uniform(0.2, 0.6)):
            draft.line((x, low), (x, low - rise), 1)


def row(r, draft, left, width, storey, m):
    """Windows of a storey, below them doors, garages and shops."""
    floor = -storey * m.storey
    wide = min(m.window[0], 0.8 * width)
    most = max(1, int(width / (wide * 1.3)))
    count = min(most, int(r.integers(1, 7)))
    spread = np.linspace(left, left + width, count + 1)
    middles = (spread[1:] + spread[:-1]) / 2
    if r.random() < 0.25:
        middles = middles + r.normal(size=count) * 0.15 * (width / count - wide)
    tall, foot = m.window[1] * m.storey, r.uniform(0.2, 0.34) * m.storey
    door = int(r.integers(0, count)) if storey == 0 and r.random() < 0.85 else -1
    if storey == 0 and r.random() < 0.12:  # a shop
        draft.box(left + 0.06 * width, floor - 0.72 * m.storey, 0.88 * width, 0.72 * m.storey, "window")
        for x in np.linspace(left + 0.06 * width, left + 0.94 * width, int(r.integers(3, 7)))[1:-1]:
            draft.line((x, floor), (x, floor - 0.72 * m.storey))
        if r.random() < 0.6:
            draft.box(left + 0.05 * width, floor - 0.95 * m.storey, 0.9 * width, 0.18 * m.storey, "annotation")
        return
    for k, x in enumerate(middles):
        if k == door:
            w, h = r.uniform(0.8, 1.8), min(0.85 * m.storey, r.uniform(1.9, 2.5))
            if r.random() < 0.12:
                w = min(width * 0.5, r.uniform(2.4, 5))
            draft.box(x - w / 2, floor - h, w, h, "door", 3)
            if not m.bare:
                leaf(r, draft, x, floor, w, h)
        elif r.random() < 0.94:
            w = min(wide, 0.92 * width / count)
            low = floor - foot if foot + tall < 0.97 * m.storey else floor - 0.02 * m.storey
            window(r, draft, x - w / 2, low - tall, w, tall, m)


def leaf(r, draft, x, floor, w, h):
    if r.random() < 0.3:
        draft.box(x - w * 0.38, floor - h * 0.9, w * 0.76, h * 0.35, "door", 1)
    if r.random() < 0.3:
        draft.line((x, floor), (x, floor - h))
    if r.random() < 0.3:
        draft.path([(x + w * 0.36, floor - h * 0.46), (x + w * 0.42, floor - h * 0.46)], 1)
    for k in range(int(r.integers(0, 4)) if r.random() < 0.3 else 0):
        draft.line((x - w * (0.6 + 0.2 * k), floor + 0.15 * k), (x + w * (0.6 + 0.2 * k), floor + 0.15 * k), 3)


def window(r, draft, x, y, w, h, m):
    draft.box(x, y, w, h, "window", 3)
    if m.arched:
        t = np.linspace(0, np.pi, 9)
        draft.area(np.stack([x + w / 2 - w / 2 * np.cos(t), y - w / 2 * np.sin(t)], 1), "window", why=3)
    if m.panes in ("frame", "sash"):
        k = min(0.08, 0.12 * w)
        draft.box(x + k, y + k, w - 2 * k, h - 2 * k, "window", 2)
    if m.panes in ("cross", "halves"):
        draft.line((x + w / 2, y), (x + w / 2, y + h))
    if m.panes in ("cross", "sash"):
        at = y + h * (0.3 if m.panes == "cross" else 0.5)
        draft.line((x, at), (x + w, at))
    if m.panes == "bars":
        for k in np.linspace(0, 1, 4)[1:-1]:
            draft.line((x + w * k, y), (x + w * k, y + h), 1)
            draft.line((x, y + h * k), (x + w, y + h * k), 1)
    if m.sill:
        draft.box(x - 0.08, y + h, w + 0.16, 0.1, "wall", 2)
    if m.shutters:
        for side in (x - w * 0.5, x + w):
            draft.box(side, y, w * 0.5, h, "door", 2)


def balcony(r, draft, left, width, m):
    draft.lift()
    storey = int(r.integers(1, m.storeys)) if m.storeys > 1 else 0
    x, w = left + width * r.uniform(0, 0.4), width * r.uniform(0.25, 0.6)
    draft.box(x, -storey * m.storey - 0.95, w, 0.95, "railing", 3)
    for k in np.arange(0, w, r.uniform(0.1, 0.3)):
        draft.line((x + k, -storey * m.storey), (x + k, -storey * m.storey - 0.95), 1)
