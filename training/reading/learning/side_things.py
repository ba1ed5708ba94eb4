"""What rooms and gardens show from the side, in metres: people, furniture, lamps, trees. y runs downwards, the floor is given."""
import numpy as np

from .entourage import person
from .sites import blob


def figure(r, draft, x, floor, tall):
    """Somebody standing or walking: an outline, or a silhouette that may be filled."""
    if r.random() < 0.45:
        draft.lift()
        draft.layers[-1].strokes += person(r, x, floor, tall)
        return
    draft.lift()
    draft.things += 1
    thing, w, stride = draft.things, tall * 0.12, tall * r.uniform(0.02, 0.12)
    body = [(x - w, floor - 0.8 * tall), (x + w, floor - 0.8 * tall), (x + w * 0.8, floor - 0.48 * tall), (x + stride + 0.04, floor), (x + stride - 0.08, floor),
            (x, floor - 0.42 * tall), (x - stride + 0.08, floor), (x - stride - 0.04, floor), (x - w * 0.8, floor - 0.48 * tall)]
    head = blob(r, np.array([x, floor - 0.91 * tall]), tall * 0.07, 12, 0.03)
    draft.area(body, "person", (0, 0, 1), 2, thing)
    draft.area(head, "person", (0, 0, 1), 2, thing)
    if r.random() < 0.5:
        draft.cuts += [np.asarray(body), head]


def table(r, draft, x, floor, w, h):
    long, top = min(w, r.uniform(0.9, 2.4)), r.uniform(0.68, 0.8)
    draft.box(x, floor - top, long, 0.06, "furniture", 2)
    for k in (0.06, long - 0.1):
        draft.box(x + k, floor - top + 0.06, 0.05, top - 0.06, "furniture", 2)
    for side in (-1, 1):
        if r.random() < 0.6:
            chair(draft, x + (0.1 if side < 0 else long - 0.1), floor, side)
    return long


def chair(draft, x, floor, side):
    back = x + side * 0.42
    draft.path([(x, floor), (x, floor - 0.45), (back, floor - 0.45), (back, floor)], 2)
    draft.line((back, floor - 0.45), (back + side * 0.06, floor - 0.9), 2)


def sofa(r, draft, x, floor, w, h):
    long = min(w, r.uniform(1.2, 2.4))
    draft.box(x, floor - 0.8, long, 0.7, "fabric", 2)
    draft.box(x + 0.15, floor - 0.45, long - 0.3, 0.2, "fabric", 2)
    for k in (0, long - 0.15):
        draft.box(x + k, floor - 0.6, 0.15, 0.52, "fabric", 2)
    return long


def bed(r, draft, x, floor, w, h):
    long = min(w, 2.0)
    draft.box(x, floor - 0.3, long, 0.22, "furniture", 2)
    draft.box(x, floor - 0.52, long, 0.22, "fabric", 2)
    draft.box(x, floor - r.uniform(0.8, 1.1), 0.06, 1.0, "furniture", 2)
    draft.box(x + 0.1, floor - 0.66, 0.5, 0.14, "fabric", 2)
    return long


def cupboard(r, draft, x, floor, w, h):
    long, high = min(w, r.uniform(0.5, 2.6)), min(h * 0.95, r.uniform(0.8, 2.5))
    draft.box(x, floor - high, long, high, "joinery", 2)
    for k in np.linspace(x, x + long, int(r.integers(2, 6)))[1:-1]:
        draft.line((k, floor - high), (k, floor), 2)
    for k in np.linspace(0, high, int(r.integers(2, 8)))[1:-1]:
        draft.line((x, floor - k), (x + long, floor - k), 1)
    return long


def kitchen(r, draft, x, floor, w, h):
    long = min(w, r.uniform(1.5, 4))
    draft.box(x, floor - 0.9, long, 0.9, "joinery", 2)
    draft.box(x - 0.02, floor - 0.92, long + 0.04, 0.05, "furniture", 2)
    draft.box(x, floor - min(h, 2.2), long, 0.65, "joinery", 2)
    for k in np.arange(x + 0.6, x + long, 0.6):
        draft.line((k, floor - 0.87), (k, floor), 2)
        draft.line((k, floor - min(h, 2.2)), (k, floor - min(h, 2.2) + 0.65), 2)
    return long


def door(r, draft, x, floor, w, h):
    wide, high = min(w, r.uniform(0.8, 1.8)), min(0.9 * h, r.uniform(1.95, 2.4))
    draft.box(x, floor - high, wide, high, "door", 2)
    if wide > 1.3:
        draft.line((x + wide / 2, floor - high), (x + wide / 2, floor), 2)
    draft.line((x + 0.1, floor - high / 2), (x + 0.2, floor - high / 2), 2)
    return wide


def window(r, draft, x, floor, w, h):
    wide, sill, high = min(w, r.uniform(0.8, 4)), r.choice([0.0, 0.9]), r.uniform(0.65, 0.9) * h
    draft.box(x, floor - high, wide, high - sill * min(1, h / 3), "window", 3)
    for k in np.linspace(x, x + wide, int(r.integers(2, 7)))[1:-1]:
        draft.line((k, floor - high), (k, floor - sill * min(1, h / 3)), 2)
    return wide


def column(r, draft, x, floor, w, h):
    draft.box(x, floor - h, r.uniform(0.2, 0.5), h, "wall", 2)
    return 0.5


def picture(r, draft, x, floor, w, h):
    wide = min(w, r.uniform(0.5, 1.8))
    draft.box(x, floor - 0.65 * h, wide, r.uniform(0.15, 0.35) * h, "other", 2)
    return wide


CONTENTS = {"table": table, "sofa": sofa, "bed": bed, "cupboard": cupboard, "kitchen": kitchen, "door": door, "window": window, "column": column, "picture": picture}


def hanging_lamp(r, draft, x, top, h):
    drop, size = r.uniform(0.2, 0.5) * h, r.uniform(0.1, 0.35)
    draft.line((x, top), (x, top + drop), 2)
    if r.random() < 0.5:
        draft.area([(x - 0.3 * size, top + drop), (x + 0.3 * size, top + drop), (x + size, top + drop + size), (x - size, top + drop + size)], "lamp", (0, 0, 1), 2)
    else:
        draft.area(blob(r, np.array([x, top + drop + size]), size, 14, 0.01), "lamp", (0, 0, 1), 2)


def tree_on_post(r, draft, x, ground, tall):
    trunk = tall * r.uniform(0.25, 0.5)
    for k in (-0.03, 0.03):
        draft.line((x + k * tall / 3, ground), (x + k * tall / 5, ground - trunk - 0.2 * tall), 2)
    centre, reach = np.array([x, ground - trunk - 0.3 * (tall - trunk)]), (tall - trunk) * 0.5
    manner = r.random()
    if manner < 0.55:
        draft.area(blob(r, centre, reach, 28, r.uniform(0.02, 0.3)), "plant", (0, 0, 1), 2)
        for _ in range(int(r.integers(0, 14))):
            p = blob(r, centre + r.normal(size=2) * reach * 0.35, reach * r.uniform(0.1, 0.35), 7, 0.4)
            draft.path(p[:5], 1)
    else:
        for t in r.uniform(0, np.pi, int(r.integers(8, 30))):  # bare branches
            tip = centre + reach * r.uniform(0.6, 1.2) * np.array([np.cos(t), -np.sin(t)])
            draft.path([(x, ground - trunk * r.uniform(0.7, 1)), tuple((centre + tip) / 2 + r.normal(size=2) * 0.1), tuple(tip)], 1)
