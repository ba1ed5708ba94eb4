"""Draws floor plans in many conventions: RGB 0…1 and the class of every pixel."""
import cv2
import numpy as np

from .buffers import CLASS
from .chance import colour, octaves
from .furniture import furnish
from .papers import dimension_chain, on_paper, title_block, write_words
from .pens import choose_pen, draw_strokes, hatch
from .rooms import make_floor

NAMES = "Living Bedroom Kitchen Bath Entry Store Office Dining WC Hall Wohnen Küche Bad Flur 客厅 Sala Terrace Garage".split()
NAMES = [name for name in NAMES if name.isascii()] + ["12.5 m2", "3.40", "R-101", "2,85", "A", "EG 04"]


class Sheet:
    """From metres to pixels of a picture, turned. @param turn, around an angle and a margin that are given rather than left to chance"""

    def __init__(self, r, width, height, floors, gap=2.5, turn=None, around=None):
        w = sum(f.size[0] for f in floors) + gap * (len(floors) - 1)
        h = max(f.size[1] for f in floors)
        margin = r.uniform(0.02, 0.18) if r.random() < 0.75 else r.uniform(-0.25, 0.02)  # below 0: a part of a plan
        self.turn = 0.0 if r.random() < 0.85 else float(r.uniform(-0.6, 0.6))
        self.turn = self.turn if turn is None else turn
        margin = margin if around is None else around
        reach = abs(np.cos(self.turn)), abs(np.sin(self.turn))
        k = min(width / (w * reach[0] + h * reach[1]), height / (w * reach[1] + h * reach[0])) * (1 - 2 * margin)
        self.scale, self.middle, self.size = k, (w / 2, h / 2), (width, height)
        self.offset = np.array([width, height]) * (0.5 + r.uniform(-0.3, 0.3, 2) * margin)

    def __call__(self, points):
        p = (np.asarray(points, np.float64) - self.middle) * self.scale
        c, s = np.cos(self.turn), np.sin(self.turn)
        return p @ np.array([[c, s], [-s, c]]) + self.offset


def box(x, y, w, h):
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def fill(mask, points, value):
    cv2.fillPoly(mask, [np.round(points * 16).astype(np.int32)], value, cv2.LINE_8, 4)


def draw_floor_plan(r, width, height):
    floors = [make_floor(r) for _ in range(1 if r.random() < 0.8 else int(r.integers(2, 4)))]
    sheet = Sheet(r, width, height, floors)
    wall = np.zeros((height, width), np.uint8)
    room = np.zeros((height, width), np.int32)
    opened = np.zeros((height, width), np.uint8)
    strokes, marks, offset, number = [], [], 0.0, 0
    furnished = r.random() < 0.65
    hinged = r.random() < 0.9
    for floor in floors:
        at = lambda points, o=offset: sheet(np.asarray(points, np.float64) + (o, 0))
        for m in floor.rooms:
            t = floor.outer
            fill(wall, at(box(m.x - t, m.y - t, m.w + 2 * t, m.h + 2 * t)), 1)
        for m in floor.rooms:
            t = floor.inner / 2
            number += 1
            inside = at(box(m.x + t, m.y + t, m.w - 2 * t, m.h - 2 * t))
            fill(wall, inside, 0)
            fill(room, inside, number)
            marks.append((at([(m.x + m.w / 2, m.y + m.h / 2)])[0], number))
            if furnished:
                strokes += furnish(r, m, at)
        for o in floor.openings:
            draw_opening(r, o, floor, at, wall, opened, strokes, hinged)
        offset += floor.size[0] + 2.5
    hand = r.random() < 0.12
    pen = choose_pen(r, hand, max(width, height) / 560)
    picture, ink = lay_rooms(r, room, number, wall)
    np.maximum(ink, draw_walls(r, wall, pen, sheet), out=ink)
    draw_strokes(r, pen, strokes, (width, height), ink)
    classes = np.where(room > 0, CLASS["plan-room"], CLASS["plan-outside"]).astype(np.uint8)
    classes[wall > 0] = CLASS["plan-wall"]
    classes[opened > 0] = CLASS["plan-opening"]
    if r.random() < 0.2:  # the garden around the house
        from .sites import draw_trees

        outside, lines = np.ones((height, width, 3), np.float32) if picture is None else picture.copy(), np.zeros_like(ink)
        draw_trees(r, outside, lines, classes.copy(), max(width, height), pen, True)
        free = (room == 0) & (wall == 0)
        np.maximum(ink, np.where(free, lines, 0), out=ink)
        if picture is not None or r.random() < 0.5:
            picture = np.where(free[..., None], outside, 1 if picture is None else picture).astype(np.float32)
    annotate(r, ink, marks, strokes, sheet, floors, pen)
    return finish_sheet(r, picture, ink), classes


def finish_sheet(r, picture, ink):
    """Ink over the tints of a sheet, or plain ink on paper of chance."""
    if picture is None:
        return on_paper(r, ink)
    tone = np.zeros(3, np.float32) + r.uniform(0, 0.3)
    return picture * (1 - ink[..., None]) + tone * ink[..., None]


def lay_rooms(r, room, count, wall):
    """Tints of the rooms, where the plan has any, and ink of the patterns on their floors."""
    h, w = room.shape
    ink = np.zeros((h, w), np.float32)
    manner = r.random()
    if r.random() < 0.25:  # boards and tiles
        for number in range(1, count + 1):
            if r.random() < 0.5:
                continue
            pattern = hatch(r, (h, w), r.uniform(3, 9), choose_pen(r, False, 0.6), r.choice([0, np.pi / 2]))
            if r.random() < 0.4:
                pattern = np.maximum(pattern, hatch(r, (h, w), 8, choose_pen(r, False, 0.6), 0))
            ink = np.maximum(ink, np.where(room == number, pattern * r.uniform(0.1, 0.4), 0))
    if manner < 0.55:
        return None, ink
    outside = np.ones(3, np.float32) if r.random() < 0.8 else colour(r, 0.4, 1, 0.35)
    table = np.stack([outside] + [colour(r, 0.65, 1, 0.8 * r.random() ** 1.5) for _ in range(count)])
    if manner < 0.75:
        table[1:] = colour(r, 0.8, 1, 0.3)
    picture = table[room]
    if r.random() < 0.35:  # rendered plans: timber, stone and shadows of walls
        grain = octaves(r, h, w, 6, 3)[..., None] * r.uniform(0.02, 0.1)
        streaks = cv2.resize(octaves(r, h, max(8, w // 10), 3, 2), (w, h))[..., None] * 0.05
        picture = picture * (1 + np.where((room > 0)[..., None], grain + streaks, 0))
        cast = cv2.warpAffine(wall, np.float32([[1, 0, r.uniform(2, 8)], [0, 1, r.uniform(2, 8)]]), (w, h))
        soft = cv2.GaussianBlur(cast.astype(np.float32), (0, 0), 1.5)[..., None]
        picture = picture * (1 - 0.45 * soft)
    return np.clip(picture, 0, 1).astype(np.float32), ink


def draw_walls(r, wall, pen, sheet):
    """Walls as solid, grey, hatched, two lines or one."""
    manner = r.random()
    solid = cv2.GaussianBlur(wall.astype(np.float32), (0, 0), 0.5)
    lines = outline(r, wall, pen)
    if manner < 0.45:
        return np.maximum(solid * r.uniform(0.85, 1), lines if pen.hand else 0)
    if manner < 0.6:
        return np.maximum(solid * r.uniform(0.2, 0.7), lines)
    if manner < 0.7:
        return np.maximum(solid * hatch(r, wall.shape, r.uniform(3, 6), pen, np.pi / 4) * 0.8, lines)
    if manner < 0.9:
        return lines
    # One line along the middle of each wall.
    thin = cv2.erode(wall, np.ones((3, 3), np.uint8), iterations=max(1, int(0.05 * sheet.scale)))
    return np.maximum(lines * 0.0, cv2.GaussianBlur(np.maximum(thin, 0).astype(np.float32), (0, 0), 0.6)) + lines * 0.9


def outline(r, mask, pen):
    contours, _ = cv2.findContours(mask, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_SIMPLE)
    strokes = []
    for contour in contours:
        points = cv2.approxPolyDP(contour, 1.0, True)[:, 0].astype(np.float64)
        for k in range(len(points)):
            strokes.append((*points[k], *points[(k + 1) % len(points)], 4))
    h, w = mask.shape
    return draw_strokes(r, pen, strokes, (w, h))


def draw_opening(r, o, floor, at, wall, opened, strokes, hinged):
    t = floor.outer * 1.1 if o.kind == "window" else floor.inner * 0.7
    w, h = (2 * t, o.width) if o.upright else (o.width, 2 * t)
    gap = at(box(o.x - w / 2, o.y - h / 2, w, h))
    fill(wall, gap, 0)
    fill(opened, gap, 1)
    line = lambda a, b, why=2: strokes.append((*at([a])[0], *at([b])[0], why))
    along = (0, o.width / 2) if o.upright else (o.width / 2, 0)
    across = (t, 0) if o.upright else (0, t)
    add = lambda p, q, k=1.0: (p[0] + k * q[0], p[1] + k * q[1])
    here = (o.x, o.y)
    if o.kind == "window":
        for k in (-0.6, 0, 0.6) if r.random() < 0.6 else (-0.6, 0.6):
            line(add(add(here, across, k), along, -1), add(add(here, across, k), along))
    if o.kind in ("window", "door"):
        for side in (-1, 1):
            end = add(here, along, side)
            line(add(end, across, -0.7), add(end, across, 0.7), 4)
    if o.kind == "door" and hinged:
        hinge = add(here, along, 1 if o.far else -1)
        start = np.array(add(here, along, -1 if o.far else 1)) - hinge
        turn = o.swing * (1 if o.far == o.upright else -1)
        angles = np.linspace(0, np.pi / 2, 9) * turn
        arc = [(hinge[0] + start[0] * np.cos(a) - start[1] * np.sin(a),
                hinge[1] + start[0] * np.sin(a) + start[1] * np.cos(a)) for a in angles]
        line(hinge, arc[-1])
        for p, q in zip(arc, arc[1:]):
            line(p, q, 1)


def annotate(r, ink, marks, strokes, sheet, floors, pen):
    """Names of rooms, chains of dimensions, a title block, an arrow."""
    h, w = ink.shape
    size = max(w, h) / 1400
    if r.random() < 0.65:
        layer = np.zeros((h, w), np.uint8)
        for place, _ in marks:
            for row in range(int(r.integers(1, 3))):
                name = str(r.choice(NAMES))
                spot = (int(place[0] - 8 * len(name) * size), int(place[1] + row * 28 * size))
                cv2.putText(layer, name, spot, int(r.choice([0, 2, 3])), size * r.uniform(0.7, 1.4), 255, 1, cv2.LINE_AA)
        np.maximum(ink, layer.astype(np.float32) / 255, out=ink)
    if r.random() < 0.5:
        draw_strokes(r, pen, list(dimensions(r, floors, sheet)), (w, h), ink)
    if r.random() < 0.3:  # chains with figures, also across the rooms
        layer = np.zeros((h, w), np.uint8)
        for _ in range(int(r.integers(1, 7))):
            low, high, at = r.uniform(0.03, 0.3), r.uniform(0.6, 0.97), r.choice([r.uniform(0.02, 0.12), r.uniform(0.88, 0.98), r.random()])
            ends = ((low * w, at * h), (high * w, at * h)) if r.random() < 0.5 else ((at * w, low * h), (at * w, high * h))
            dimension_chain(r, layer, *ends, int(r.integers(1, 10)), size)
        np.maximum(ink, layer.astype(np.float32) / 255 * r.uniform(0.5, 1), out=ink)
    if r.random() < 0.2:
        write_words(r, ink, int(r.integers(1, 6)), size)
    if r.random() < 0.15:
        title_block(r, ink)


def dimensions(r, floors, sheet):
    """Chains of dimensions above and at the left."""
    offset = 0.0
    for floor in floors:
        w, h = floor.size
        for chain in range(int(r.integers(1, 4))):
            y = -0.9 - 0.6 * chain - floor.outer
            ends = sorted({0.0, w} | ({m.x for m in floor.rooms} if chain == 0 else set()))
            yield from chain_of(sheet, [(e + offset, y) for e in ends], (0, 0.25))
            ends = sorted({0.0, h} | ({m.y for m in floor.rooms} if chain == 0 else set()))
            yield from chain_of(sheet, [(offset + y, e) for e in ends], (0.25, 0))
        offset += w + 2.5


def chain_of(sheet, points, tick):
    px = sheet(points)
    for a, b in zip(px, px[1:]):
        yield (*a, *b, 1)
    for p in points:
        a, b = sheet([(p[0] - tick[0], p[1] - tick[1]), (p[0] + tick[0], p[1] + tick[1])])
        yield (*a, *b, 1)
