"""Sections through houses of many rooms, halls under trusses and single chambers: heavy cuts, earth, stairs, people, things seen from the side."""
import numpy as np

from .cuts import piece, stair
from .draft import Draft
from .side_things import CONTENTS, figure, hanging_lamp, tree_on_post


def draw_long_section(r):
    draft = Draft("exterior", "elevation")
    draft.cut_manner = str(r.choice(["solid", "grey", "hatch", "open"], p=[0.52, 0.22, 0.14, 0.12]))
    if r.random() < 0.16:
        chamber(r, draft)
        return draft
    wall, slab = r.uniform(0.12, 0.6), r.uniform(0.15, 0.6)
    storey = r.uniform(2.6, 4.2)
    blocks, x, level = [], 0.0, 0.0
    for _ in range(int(r.choice([1, 2, 3, 4], p=[0.35, 0.3, 0.22, 0.13]))):
        width = r.uniform(4, 22)
        hall = r.random() < 0.35
        storeys = 1 if hall else int(r.choice([1, 2, 3, 4, 6], p=[0.28, 0.32, 0.2, 0.14, 0.06]))
        blocks.append((x, level, width, storeys, storey * (r.uniform(1.2, 2.6) if hall else 1), hall))
        x += width + (0 if r.random() < 0.8 else r.uniform(1.5, 8))
        level += r.choice([0, 0, 0.5, -0.5]) * storey * r.random()
    reach = x * r.uniform(0.05, 0.5) + 1
    earth(r, draft, blocks, x, reach)
    people = r.random() < 0.75
    for block in blocks:
        house(r, draft, block, wall, slab, people)
    if r.random() < 0.6:
        around(r, draft, x, reach, people, blocks)
    return draft


def chamber(r, draft):
    """One room of thick walls with a figure in it."""
    w, h, thick = r.uniform(2.2, 9), r.uniform(2.2, 7), r.uniform(0.2, 1.3)
    draft.box(0, -h, w, h, "wall", 2 if r.random() < 0.5 else 0)
    draft.lift()
    roofless = r.random() < 0.2
    if not roofless:
        gap = r.uniform(0.3, 0.8) * w if r.random() < 0.3 else None  # light from above
        if gap:
            piece(draft, -thick, -h - thick, gap + thick * 0.5, thick)
            piece(draft, gap + 0.6, -h - thick, w + thick - gap - 0.6, thick)
        else:
            piece(draft, -thick, -h - thick, w + 2 * thick, thick)
    piece(draft, -thick, 0, w + 2 * thick, thick)
    for x in (-thick, w):
        door = r.random() < 0.3
        piece(draft, x, -h, thick, h - (2.1 if door and h > 2.4 else 0))
    for _ in range(int(r.integers(1, 4))):
        figure(r, draft, r.uniform(0.15, 0.85) * w, 0, r.uniform(1.5, 1.9) if h > 2 else 0.8 * h)
    if r.random() < 0.5:
        contents(r, draft, 0, 0, w, h)
    if r.random() < 0.3:
        draft.path([(-thick - w, 0), (-thick, 0)], 4)
        draft.path([(w + thick, 0), (2 * w + thick, 0)], 4)


def earth(r, draft, blocks, width, reach):
    """The ground line, and the soil below it as hatch, dots, tone or nothing."""
    top = [(-reach, r.uniform(-0.5, 0.5))]
    for x, level, w, *_ in blocks:
        top += [(x, -level), (x + w, -level)]
    top.append((width + reach, top[-1][1] + r.uniform(-0.6, 0.6)))
    deep = r.uniform(0.5, 4)
    manner = str(r.choice(["cut", "hatch", "dots", "none", "line"], p=[0.2, 0.3, 0.08, 0.17, 0.25]))
    foot = max(p[1] for p in top) + deep
    if manner != "line":
        outline = [*top, (width + reach, foot), (-reach, foot)]
        draft.area(outline, "paving", (0, 0, 1), 0)
        if manner == "cut":
            draft.cuts.append(np.asarray(outline))
    draft.path(top, 4)
    xs = np.array([p[0] for p in top])
    ys = np.array([p[1] for p in top])
    if manner == "hatch":
        step, lean = r.uniform(0.25, 0.9), r.uniform(0.4, 1)
        band = deep * r.uniform(0.3, 1)
        for x in np.arange(-reach, width + reach, step):
            y = float(np.interp(x, xs, ys))
            draft.line((x, y), (x - band * lean, y + band), 1)
    if manner == "dots":
        for _ in range(int(20 * (width + 2 * reach) / deep)):
            x = r.uniform(-reach, width + reach)
            y = float(np.interp(x, xs, ys)) + deep * r.random() ** 2
            draft.line((x, y), (x + 0.08, y + 0.03), 1)
    if r.random() < 0.3:  # piles and footings
        for x in np.arange(0, width, r.uniform(2, 6)):
            piece(draft, x, float(np.interp(x, xs, ys)) + 0.1, r.uniform(0.2, 0.5), r.uniform(0.5, 2))


def house(r, draft, block, wall, slab, people):
    x, level, width, storeys, storey, hall = block
    base, high = -level, storeys * storey
    draft.lift()
    draft.box(x, base - high, width, high, "wall", 0)
    cellar = storey * r.uniform(0.7, 1) if r.random() < 0.15 and not hall else 0
    if cellar:
        draft.box(x, base, width, cellar, "wall", 0)
    stops = [0.0, *np.sort(r.uniform(0.1, 0.9, int(r.integers(0, 2 if hall else 5)))) * width, width]
    stops = [s for k, s in enumerate(stops) if k in (0, len(stops) - 1) or s - stops[k - 1] > 1.6]
    rooms = [(level_, a, b) for level_ in range(-1 if cellar else 0, storeys) for a, b in zip(stops, stops[1:])]
    for nth, a, b in rooms:
        if b - a > 1 and r.random() < 0.85:
            contents(r, draft, x + a + wall, base - nth * storey, b - a - 2 * wall, storey - slab)
            if people and r.random() < 0.5:
                for _ in range(int(r.integers(1, 4 if not hall else 9))):
                    figure(r, draft, x + r.uniform(a + 0.2, b - 0.2), base - nth * storey, r.uniform(1.4, 1.85))
    if storeys > 1 and r.random() < 0.7:
        at = x + width * r.uniform(0.15, 0.45)
        for nth in range(storeys - 1):
            stair(r, draft, at, base - nth * storey, storey)
    draft.lift()
    for nth in range(-1 if cellar else 0, storeys + 1):  # floors
        gap = 0 < nth < storeys and r.random() < 0.25
        if nth == storeys and hall:
            continue
        for a, b in ((0, width * 0.5), (width * 0.75, width)) if gap else ((0, width),):
            piece(draft, x + a, base - nth * storey - (slab if nth == storeys else 0), b - a, slab)
    for k, s in enumerate(stops):
        outer = k in (0, len(stops) - 1)
        for nth in range(-1 if cellar else 0, storeys):
            if not outer and r.random() < 0.3:
                continue
            thick = wall if outer else wall * 0.6
            left = x if k == 0 else x + width - wall if k == len(stops) - 1 else x + s - thick / 2
            top = base - (nth + 1) * storey + slab * 0.5
            if r.random() < (0.45 if outer and nth >= 0 else 0.3):
                sill, head = (r.uniform(0, 0.4), r.uniform(0.65, 0.9)) if outer else (0.0, r.uniform(0.6, 0.8))
                piece(draft, left, top + storey * (1 - sill), thick, storey * sill)
                piece(draft, left, top, thick, storey * (1 - head))
                draft.line((left + thick / 2, top + storey * (1 - head)), (left + thick / 2, top + storey * (1 - sill)), 2)
            else:
                piece(draft, left, top, thick, storey - slab * 0.3)
    roof(r, draft, x, base - high, width, slab)


def contents(r, draft, x, floor, w, h):
    """What a room shows from the side."""
    if w < 0.8:
        return
    if r.random() < 0.3:  # joints of panels or tiles on the wall behind
        for k in np.arange(0, w, r.uniform(0.4, 1.5)):
            draft.line((x + k, floor - h), (x + k, floor), 1)
        if r.random() < 0.4:
            for k in np.arange(0, h, r.uniform(0.3, 0.9)):
                draft.line((x, floor - k), (x + w, floor - k), 1)
    at = x + r.uniform(0, 0.4)
    while at < x + w - 0.7:
        if r.random() < 0.7:
            at += CONTENTS[str(r.choice(list(CONTENTS)))](r, draft, at, floor, x + w - at, h)
        at += r.uniform(0.2, 2)
    if r.random() < 0.4:
        for k in range(int(r.integers(1, 4))):
            hanging_lamp(r, draft, x + w * (k + 0.5) / 4, floor - h, h)


def roof(r, draft, x, y, width, slab):
    choice = str(r.choice(["flat", "pitched", "truss", "space frame", "saw", "vault", "shed"], p=[0.2, 0.22, 0.2, 0.12, 0.08, 0.08, 0.1]))
    if choice == "flat":
        piece(draft, x, y - slab, width, slab)
        if r.random() < 0.6:
            for k in (0, width - 0.25):
                piece(draft, x + k, y - slab - 0.6, 0.25, 0.6)
    elif choice == "space frame":
        deep, bays = r.uniform(0.6, 2), int(r.integers(5, 20))
        tops, feet = np.linspace(x, x + width, bays + 1), np.linspace(x, x + width, bays + 1)[:-1] + width / bays / 2
        draft.line((x, y - deep), (x + width, y - deep), 3)
        draft.line((feet[0], y), (feet[-1], y), 3)
        for k, foot in enumerate(feet):
            draft.path([(tops[k], y - deep), (foot, y), (tops[k + 1], y - deep)], 2)
    elif choice == "saw":
        bays = int(r.integers(3, 8))
        step, rise = width / bays, r.uniform(1, 2.5)
        for k in range(bays):
            piece(draft, x + k * step, y - rise, 0.15, rise)
            beam(draft, (x + k * step, y - rise), (x + (k + 1) * step, y), 0.2)
    elif choice == "vault":
        rise, turns = width * r.uniform(0.12, 0.5), np.linspace(np.pi, 0, 25)
        arc = lambda k: [(x + width / 2 + (width / 2 + k) * np.cos(t), y - (rise + k) * np.sin(t)) for t in turns]
        outline = [*arc(r.uniform(0.15, 0.5)), *arc(0)[::-1]]
        draft.area(outline, "roof", (0, 0, 1), 4)
        draft.cuts.append(np.asarray(outline))
    else:
        rise, over, thick = width * r.uniform(0.12, 0.4), r.uniform(0, 1), r.uniform(0.12, 0.45)
        ridge = (x + width * (0.5 if choice != "shed" else r.choice([0, 1])), y - rise)
        for end in ((x - over, y), (x + width + over, y)):
            if abs(end[0] - ridge[0]) > 1.5:
                beam(draft, end, ridge, thick)
        if choice == "truss":
            truss(r, draft, x, y, width, ridge)


def beam(draft, a, b, thick):
    points = [a, b, (b[0], b[1] + thick), (a[0], a[1] + thick)]
    draft.area(points, "roof", (0, 0, 1), 4)
    draft.cuts.append(np.asarray(points, float))


def truss(r, draft, x, y, width, ridge):
    draft.line((x, y), (x + width, y), 3)
    bays = 2 * int(r.integers(2, 6))
    feet = np.linspace(x, x + width, bays + 1)
    tops = [y + (ridge[1] - y) * (1 - abs(f - ridge[0]) / (width / 2)) for f in feet]
    for k in range(bays):
        draft.line((feet[k], y), (feet[k], tops[k]), 2)
        low, high = (k, k + 1) if k < bays / 2 else (k + 1, k)
        draft.line((feet[low], y), (feet[high], tops[high]), 2)


def around(r, draft, width, reach, people, blocks):
    first, last = -blocks[0][1], -blocks[-1][1]
    draft.lift()
    for _ in range(int(r.integers(1, 7))):
        left = r.random() < 0.5
        at = r.uniform(-reach, -0.5) if left else width + r.uniform(0.5, reach)
        tree_on_post(r, draft, at, first if left else last, r.uniform(3, 10))
    if people:
        for _ in range(int(r.integers(1, 6))):
            left = r.random() < 0.5
            figure(r, draft, r.uniform(-reach, -0.5) if left else width + r.uniform(0.5, reach), first if left else last, r.uniform(1.5, 1.85))
