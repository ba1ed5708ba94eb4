"""Walls of rooms and furniture seen straight: television walls, built-in cupboards, shelves, with details beside them."""
import numpy as np

from .draft import Draft
from .side_things import CONTENTS, hanging_lamp


def draw_furniture_wall(r):
    draft = Draft("interior", "elevation")
    w, h = r.uniform(1.2, 6.5), r.uniform(2.2, 3.2)
    free = r.random() < 0.3  # a piece of furniture without its wall
    if free:
        w, h = r.uniform(0.8, 3.2), r.uniform(0.7, 2.4)
    else:
        draft.box(0, -h, w, h, "wall", 3)
        if r.random() < 0.4:
            draft.line((-0.3, 0), (w + 0.3, 0), 4)
        if r.random() < 0.4:
            draft.line((0, -0.1), (w, -0.1), 2)
        if r.random() < 0.25:  # a lowered ceiling
            draft.box(0, -h, w, r.uniform(0.1, 0.35), "ceiling", 2)
    manner = str(r.choice(["cupboard", "television", "shelves", "kitchen", "room"], p=[0.26, 0.22, 0.2, 0.17, 0.15]))
    {"cupboard": cupboards, "television": television, "shelves": shelves, "kitchen": kitchen, "room": room}[manner](r, draft, 0, w, h if free else h * r.uniform(0.8, 1))
    at = w
    for _ in range(int(r.choice([0, 0, 1, 2]))):  # a side view, a detail
        at += r.uniform(0.4, 1.2)
        deep = r.uniform(0.35, 0.7)
        draft.box(at, -h, deep, h, "joinery", 3)
        for k in np.linspace(0, h, int(r.integers(2, 7)))[1:-1]:
            draft.line((at, -k), (at + deep, -k), 2)
        at += deep
    if r.random() < 0.35:  # the same from above, below
        y, deep = r.uniform(0.5, 1), r.uniform(0.35, 0.65)
        draft.box(0, y, w, deep, "joinery", 3)
        for k in np.linspace(0, w, int(r.integers(2, 7)))[1:-1]:
            draft.line((k, y), (k, y + deep), 2)
    return draft


def cells(r, draft, x, y, w, h, least, name="joinery"):
    """A rectangle parted into doors and shelves, the longer side first; some with handles, swings or things on them."""
    if max(w, h) < 2 * least or (max(w, h) < 4 * least and r.random() < 0.55) or r.random() < 0.06:
        draft.box(x, y, w, h, name, 2)
        choice = r.random()
        if choice < 0.3:
            side = r.choice([0.1, 0.9])
            draft.line((x + side * w, y + 0.42 * h), (x + side * w, y + 0.58 * h), 2)
        elif choice < 0.42:  # how a door opens
            draft.path([(x, y), (x + w, y + h / 2), (x, y + h)] if r.random() < 0.5 else [(x + w, y), (x, y + h / 2), (x + w, y + h)], 1)
        elif choice < 0.5:
            draft.box(x + 0.04, y + 0.04, max(0.01, w - 0.08), max(0.01, h - 0.08), name, 1)
        elif choice < 0.6:  # books, vases
            for k in np.arange(x + 0.03, x + w * r.uniform(0.3, 0.95), r.uniform(0.03, 0.09)):
                draft.box(k, y + h * r.uniform(0.25, 0.5), 0.03, 0.01, "other", 1)
                draft.line((k, y + h * 0.35), (k, y + h), 1)
        return
    parts = int(r.integers(2, 5))
    stops = np.linspace(0, 1, parts + 1) if r.random() < 0.6 else np.sort(np.concatenate([[0, 1], r.uniform(0.15, 0.85, parts - 1)]))
    for a, b in zip(stops, stops[1:]):
        if w >= h:
            cells(r, draft, x + a * w, y, (b - a) * w, h, least, name)
        else:
            cells(r, draft, x, y + a * h, w, (b - a) * h, least, name)


def cupboards(r, draft, x, w, h):
    draft.box(x, -h, w, h, "joinery", 3)
    foot, least = r.uniform(0.05, 0.12), r.uniform(0.28, 0.5)
    cells(r, draft, x, -h, w, h - foot, least)
    if r.random() < 0.5:
        draft.line((x, -foot), (x + w, -foot), 2)


def shelves(r, draft, x, w, h):
    draft.box(x, -h, w, h, "joinery", 3)
    across, up = int(r.integers(1, 7)), int(r.integers(3, 8))
    board = r.uniform(0.02, 0.05)
    for i in range(across):
        for j in range(up):
            a, b = x + w * i / across + board, -h + h * j / up + board
            draft.box(a, b, max(0.05, w / across - board), max(0.05, h / up - board), "joinery", 2)
            if r.random() < 0.35:
                for k in np.arange(a + 0.03, a + w / across * r.uniform(0.3, 0.85), r.uniform(0.03, 0.08)):
                    draft.line((k, b + h / up * r.uniform(0.3, 0.5)), (k, b + h / up - board), 1)


def television(r, draft, x, w, h):
    low, side = r.uniform(0.3, 0.6), r.uniform(0.1, 0.28) * w
    cells(r, draft, x, -low - r.choice([0, 0.2]), w, low, 0.35)
    if r.random() < 0.6:
        cells(r, draft, x, -h, side, h - low - 0.2, 0.3)
        if r.random() < 0.7:
            cells(r, draft, x + w - side, -h, side, h - low - 0.2, 0.3)
    wide = (w - 2 * side) * r.uniform(0.45, 0.8)
    at = x + (w - wide) / 2
    if r.random() < 0.5:  # the panel behind it
        draft.box(x + side, -h, w - 2 * side, h - low - 0.2, "wall", 2)
        for k in np.arange(x + side, x + w - side, r.uniform(0.08, 0.5)):
            draft.line((k, -h), (k, -low - 0.2), 1)
    draft.box(at, -low - 0.35 - 0.56 * wide, wide, 0.56 * wide, "other", 3)
    draft.box(at + 0.03, -low - 0.32 - 0.56 * wide, wide - 0.06, 0.56 * wide - 0.06, "other", 2)


def kitchen(r, draft, x, w, h):
    unit, top = r.uniform(0.4, 0.8), 0.9
    tall = unit * int(r.integers(0, 3)) if w > 3 else 0
    if tall:
        cells(r, draft, x + w - tall, -min(h, 2.3), tall, min(h, 2.3) - 0.1, 0.4)
    low = w - tall
    for a in np.arange(0, low - 0.2, unit):
        cells(r, draft, x + a, -top, min(unit, low - a), top - 0.1, 0.3)
        if h > 2 and r.random() < 0.8:
            cells(r, draft, x + a, -min(h, 2.3), min(unit, low - a), 0.7, 0.35)
    draft.box(x, -top - 0.05, low, 0.05, "furniture", 2)
    at = x + low * r.uniform(0.2, 0.7)  # a tap
    draft.path([(at, -top), (at, -top - 0.3), (at + 0.15, -top - 0.3), (at + 0.15, -top - 0.22)], 2)
    if r.random() < 0.5:
        for k in np.arange(x, x + low, r.uniform(0.1, 0.3)):
            draft.line((k, -top - 0.05), (k, -min(h, 2.3) + 0.7), 1)


def room(r, draft, x, w, h):
    """A wall with what stands before it."""
    at = x + r.uniform(0, 0.3)
    while at < x + w - 0.6:
        at += CONTENTS[str(r.choice(list(CONTENTS)))](r, draft, at, 0, x + w - at, h) + r.uniform(0.1, 0.6)
    if r.random() < 0.5:
        hanging_lamp(r, draft, x + w * r.random(), -h, h)
