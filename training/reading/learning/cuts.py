"""Sections: cut through floors, walls, stairs and roof, with the ground that they stand in."""
import numpy as np

from .draft import Draft
from .fronts import Manner, window
from .entourage import person


def draw_section(r):
    storeys = int(r.choice([1, 2, 3, 4, 6], p=[0.3, 0.32, 0.2, 0.12, 0.06]))
    draft = Draft("interior" if storeys == 1 and r.random() < 0.5 else "exterior", "elevation")
    storey, wall, slab = r.uniform(2.5, 4), r.uniform(0.15, 0.5), r.uniform(0.15, 0.45)
    width = r.uniform(4, 18)
    cut = r.choice(["solid", "solid", "hatch", "open", "open", "grey"])
    high = storeys * storey
    manner = Manner(r)
    draft.cut_manner = str(cut)
    below = storey * r.uniform(0.5, 0.9) if r.random() < 0.2 else 0
    ground(r, draft, width, below)
    draft.box(0, -high, width, high + below, "wall", 0)
    stops = [0.0, *np.sort(r.uniform(0.2, 0.8, int(r.integers(0, 4))) * width), width]
    stops = [s for k, s in enumerate(stops) if k == 0 or s - stops[k - 1] > 1.2 or s == width]
    for level in range(storeys):
        floor = -level * storey
        for a, b in zip(stops, stops[1:]):
            if r.random() < 0.75:
                room(r, draft, a + wall, floor, b - a - 2 * wall, storey - slab, manner)
    for level in range(storeys + 1):  # floors that are cut
        gap = r.random() < 0.12 and 0 < level < storeys
        top = -level * storey
        for a, b in [(0, width * 0.55), (width * 0.75, width)] if gap else [(0, width)]:
            piece(draft, a, top, b - a, slab)
    for k, x in enumerate(stops):
        for level in range(storeys):
            outer = k in (0, len(stops) - 1)
            if not outer and r.random() < 0.2:
                continue
            top = -level * storey - storey + slab
            thick = wall if outer else 0.6 * wall
            left = 0 if k == 0 else width - wall if k == len(stops) - 1 else x - thick / 2
            if outer and r.random() < 0.5:  # a window in the wall that is cut
                sill, head = r.uniform(0, 0.35), r.uniform(0.65, 0.85)
                h = storey - slab
                piece(draft, left, top + h * (1 - sill), thick, h * sill)
                piece(draft, left, top, thick, h * (1 - head))
                for f in (0.35, 0.65):
                    draft.line((left + thick * f, top + h * (1 - head)), (left + thick * f, top + h * (1 - sill)), 2)
            else:
                piece(draft, left, top, thick, storey - slab)
    if below:
        for x in (0, width - wall):
            piece(draft, x, slab, wall, below)
        piece(draft, -0.1, below, width + 0.2, slab)
    roof(r, draft, width, high, slab)
    if storeys > 1 and r.random() < 0.6:
        for level in range(storeys - 1):
            stair(r, draft, width * r.uniform(0.1, 0.5), -level * storey, storey)
    if r.random() < 0.3:
        for _ in range(int(r.integers(1, 5))):
            draft.layers[-1].strokes += person(r, width * r.uniform(0.05, 0.95), -storey * int(r.integers(0, storeys)), 1.7)
    return draft


def piece(draft, x, y, w, h):
    """Something that is cut: it is drawn with the heavy line and may be filled."""
    if w > 0 and h > 0:
        draft.box(x, y, w, h, "wall", 4)
        draft.cuts.append(draft.layers[-1].areas[-1][0])


def ground(r, draft, width, below):
    reach = width * r.uniform(0.05, 0.6)
    step = r.uniform(-0.6, 0.6) if r.random() < 0.3 else 0
    draft.path([(-reach, step), (0, step)], 4)
    draft.path([(width, 0), (width + reach, r.uniform(-0.4, 0.4) if r.random() < 0.3 else 0)], 4)
    if r.random() < 0.4:
        for x in np.arange(-reach, width + reach, r.uniform(0.2, 0.8)):
            if not 0 < x < width or not below:
                draft.line((x, 0), (x - 0.3, 0.35), 1)


def room(r, draft, x, floor, w, h, manner):
    """What is seen behind the cut."""
    if w < 0.5:
        return
    for _ in range(int(r.integers(0, 3))):
        wide = min(w * 0.7, r.uniform(0.7, 2))
        at = x + r.uniform(0, w - wide)
        choice = r.random()
        if choice < 0.4:
            draft.box(at, floor - h * 0.8, wide, h * 0.8 if choice < 0.25 else h * 0.5, "door" if choice < 0.25 else "window", 2)
        elif choice < 0.6:
            window(r, draft, at, floor - h * 0.8, wide, h * 0.5, manner)
        elif choice < 0.8:  # a table, a bench
            top = r.uniform(0.4, 0.9)
            draft.box(at, floor - top, wide, 0.08, "furniture", 2)
            for k in (at + 0.05, at + wide - 0.05):
                draft.line((k, floor), (k, floor - top), 2)
        else:
            draft.box(at, floor - r.uniform(0.4, 0.95) * h, wide, 0.1, "joinery", 2)
            for k in np.linspace(at, at + wide, 4):
                draft.line((k, floor), (k, floor - 0.4 * h), 1)


def roof(r, draft, width, high, slab):
    if r.random() < 0.4:
        if r.random() < 0.5:
            for x in (0, width - 0.2):
                piece(draft, x, -high - 0.6, 0.2, 0.6)
        return
    rise, over, thick = width * r.uniform(0.15, 0.45), r.uniform(0, 0.8), r.uniform(0.15, 0.4)
    top = (width * (0.5 if r.random() < 0.8 else r.uniform(0.3, 0.7)), -high - rise)
    for end in ((-over, -high), (width + over, -high)):
        draft.area([end, top, (top[0], top[1] + thick), (end[0], end[1] + thick)], "roof", (0, 0, 1), 4)
        draft.cuts.append(draft.layers[-1].areas[-1][0])
    if r.random() < 0.4:  # trusses
        for k in np.linspace(0.2, 0.8, int(r.integers(2, 6))):
            up = rise * (1 - abs(k * width - top[0]) / max(top[0], width - top[0]))
            draft.line((k * width, -high), (k * width, -high - up + thick), 2)
        draft.line((width * 0.25, -high), top, 2)
        draft.line((width * 0.75, -high), top, 2)


def stair(r, draft, x, floor, storey):
    steps = int(r.integers(7, 17))
    run, way = r.uniform(0.22, 0.32), 1 if r.random() < 0.5 else -1
    points = [(x, floor)]
    for k in range(steps):
        points += [(x + way * k * run, floor - (k + 1) * storey / steps), (x + way * (k + 1) * run, floor - (k + 1) * storey / steps)]
    draft.path(points, 3)
    if r.random() < 0.6:
        draft.line((x, floor + 0.1), (x + way * steps * run, floor - storey + 0.3), 3)
    if r.random() < 0.6:
        draft.line((x, floor - 0.95), (x + way * steps * run, floor - storey - 0.95), 2)
        for k in range(0, steps, int(r.integers(1, 4))):
            at = (x + way * k * run, floor - k * storey / steps)
            draft.line(at, (at[0], at[1] - 0.95), 1)
