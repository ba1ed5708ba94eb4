"""Plans of a few rooms as drawn in a minute: walls of one line or two, solid or not, with doors or none."""
import numpy as np

from .draft import Draft
from .rooms import Floor, find_openings, split


def draw_small_plan(r):
    w, h = r.uniform(4.5, 16), r.uniform(4, 12)
    rooms = []
    while len(rooms) < (1 if r.random() < 0.1 else 2):
        rooms.clear()
        split(r, 0.0, 0.0, w, h, r.uniform(7, 0.7 * w * h + 8), rooms)
    single = r.random() < 0.25
    wall = 0.02 if single else r.uniform(0.08, 0.4)
    floor = Floor(rooms, [], wall, wall if single else wall * r.uniform(0.4, 1))
    doors = single or r.random() < 0.85
    find_openings(r, floor)
    if single and not any(o.kind == "door" for o in floor.openings):
        single, floor.outer, floor.inner = False, 0.25, 0.15
    draft = Draft("plan", "plan")
    t = floor.outer
    for m in rooms:
        draft.box(m.x - t, m.y - t, m.w + 2 * t, m.h + 2 * t, "plan-wall", 0, 0)
    outline(draft, rooms, t)
    t = floor.inner / 2
    for m in rooms:
        draft.box(m.x + t, m.y + t, m.w - 2 * t, m.h - 2 * t, "plan-room", 4)
    draft.lift()
    swings = r.random() < 0.8
    for o in floor.openings:
        if o.kind == "window" or doors:
            opening(r, draft, o, floor, swings)
    if r.random() < 0.3:
        for m in rooms:
            if m.w > 2.4 and m.h > 2.4:  # a bed, a table
                fw, fh = r.uniform(0.8, 2), r.uniform(0.6, 1.6)
                x, y = m.x + 0.2 + r.random() * (m.w - fw - 0.4), m.y + 0.2 + r.random() * (m.h - fh - 0.4)
                draft.box(x, y, min(fw, m.w - 0.5), min(fh, m.h - 0.5), "plan-room", 2)
    return draft


def outline(draft, rooms, t):
    """The outer line of the walls: every side of a room's rectangle where no other lies."""
    for m in rooms:
        x0, y0, x1, y1 = m.x - t, m.y - t, m.x + m.w + t, m.y + m.h + t
        sides = [((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))]
        others = [o for o in rooms if o is not m]
        for a, b in sides:
            steps = np.linspace(np.array(a), np.array(b), 60)
            out = (np.array(b) - np.array(a))[[1, 0]] * [1, -1]
            probe = steps + out / np.linalg.norm(out) * 0.05
            free = [not any(o.x - t < x < o.x + o.w + t and o.y - t < y < o.y + o.h + t for o in others) for x, y in probe]
            for k in range(59):
                if free[k] and free[k + 1]:
                    draft.line(tuple(steps[k]), tuple(steps[k + 1]), 4)


def opening(r, draft, o, floor, swings):
    t = max(0.07, floor.outer if o.kind == "window" else floor.inner) * 0.6
    w, h = (2 * t, o.width) if o.upright else (o.width, 2 * t)
    if o.kind == "window":
        if floor.outer < 0.05:
            w, h = (0.12, h) if o.upright else (w, 0.12)
        draft.box(o.x - w / 2, o.y - h / 2, w, h, "plan-opening", 2)
        draft.line((o.x, o.y - h / 2) if o.upright else (o.x - w / 2, o.y), (o.x, o.y + h / 2) if o.upright else (o.x + w / 2, o.y), 2)
        return
    draft.box(o.x - w / 2, o.y - h / 2, w, h, "plan-opening", 0)
    along = np.array((0, 1) if o.upright else (1, 0)) * o.width / 2
    across = np.array((t, 0) if o.upright else (0, t))
    here = np.array((o.x, o.y))
    for side in (-1, 1):
        draft.line(tuple(here + side * along - across), tuple(here + side * along + across), 4)
    if o.kind == "door" and swings:
        hinge, start = here + along, -2 * along
        out = np.array((1, 0) if o.upright else (0, 1)) * o.swing * o.width
        angles = np.linspace(0, np.pi / 2, 9)
        arc = [tuple(hinge + start * np.cos(a) + out * np.sin(a)) for a in angles]
        draft.line(tuple(hinge), arc[-1], 2)
        draft.path(arc, 1)
