"""Plans whose walls are thick and black and whose angles are odd or curved, without swings of doors, in pale surroundings. RGB 0…1 and classes."""
import cv2
import numpy as np

from .buffers import CLASS
from .chance import colour
from .grounds import Trees, contours, curve, darken, fill, outline, path, paving, spots_of
from .papers import dimension_chain, write_words
from .rooms import split


def draw_poche_plan(r, width, height):
    size = max(width, height)
    ground = np.ones(3, np.float32) * r.uniform(0.86, 1) if r.random() < 0.8 else colour(r, 0.85, 1, 0.15)
    picture = np.ones((height, width, 3), np.float32) * ground
    classes = np.full((height, width), CLASS["plan-outside"], np.uint8)
    middle = np.array([width, height]) * r.uniform(0.4, 0.6, 2)
    walls, rooms, opened = np.zeros((height, width), np.uint8), np.zeros((height, width), np.uint8), np.zeros((height, width), np.uint8)
    cells = cells_of(r)
    low, high = np.min([c.min(0) for c in cells], 0), np.max([c.max(0) for c in cells], 0)
    scale = min(width / (high[0] - low[0]), height / (high[1] - low[1])) * (r.uniform(0.45, 0.95) if r.random() < 0.75 else r.uniform(1, 1.8))
    cells = [(c - (low + high) / 2) * scale + middle for c in cells]
    thick = max(2.0, scale * (high - low).max() * r.uniform(0.008, 0.04))
    lay_walls(r, walls, rooms, opened, cells, thick, size)
    surround(r, picture, classes, (rooms == 0) & (walls == 0), size)
    inside = (rooms > 0) & (walls == 0)
    if r.random() < 0.7:
        picture[rooms > 0] = 1.0 if r.random() < 0.75 else colour(r, 0.8, 1, 0.2)
    if r.random() < 0.3:
        paving(r, picture, inside.astype(np.float32), size * r.uniform(0.012, 0.04), r.uniform(0.1, 0.4))
    furnish(r, picture, inside, size)
    tone = np.full(3, r.uniform(0, 0.15), np.float32) if r.random() < 0.85 else colour(r, 0.1, 0.5, 0.8)
    if r.random() < 0.25:  # walls throw shadows
        cast = cv2.warpAffine(walls, np.float32([[1, 0, thick * 0.8], [0, 1, thick]]), (width, height)).astype(np.float32)
        darken(picture, cast, r.uniform(0.2, 0.5))
    solid = cv2.GaussianBlur(walls.astype(np.float32), (0, 0), 0.5)[..., None]
    picture = picture * (1 - solid) + tone * solid
    classes[inside] = CLASS["plan-room"]
    classes[walls > 0] = CLASS["plan-wall"]
    classes[(opened > 0) & (walls == 0)] = CLASS["plan-opening"]
    words(r, picture, size)
    return np.clip(picture, 0, 1).astype(np.float32), classes


def cells_of(r):
    """Outlines of rooms: a polygon cut by lines that meet at odd angles, or a plan of right angles bent."""
    manner = str(r.choice(["cut", "cut", "shear", "round", "bent", "straight"]))
    if manner == "cut":
        turns = np.sort(r.uniform(0, 2 * np.pi, int(r.integers(4, 9))))
        while np.max(np.diff(np.append(turns, turns[0] + 2 * np.pi))) > 2.4:
            turns = np.sort(r.uniform(0, 2 * np.pi, int(r.integers(4, 9))))
        cells = [np.stack([np.cos(turns) * r.uniform(1, 2.2), np.sin(turns)], 1) * 10]
        for _ in range(int(r.integers(1, 9))):
            k = int(np.argmax([cv2.contourArea(c.astype(np.float32)) for c in cells]))
            parts = cut(r, cells.pop(k))
            cells += parts
        if len(cells) > 4 and r.random() < 0.4:
            cells.pop(int(r.integers(0, len(cells))))
        return cells
    rooms = []
    w, h = r.uniform(8, 30), r.uniform(6, 18)
    while not 2 <= len(rooms) <= 24:
        rooms.clear()
        split(r, 0.0, 0.0, w, h, r.uniform(10, 60), rooms)
    keep = [m for m in rooms if r.random() < 0.85] or rooms
    edge = lambda a, b: np.asarray(a) + (np.asarray(b) - a) * np.linspace(0, 1, 16, endpoint=False)[:, None]
    outline_of = lambda m: np.concatenate([edge(a, b) for a, b in (
        ((m.x, m.y), (m.x + m.w, m.y)), ((m.x + m.w, m.y), (m.x + m.w, m.y + m.h)), ((m.x + m.w, m.y + m.h), (m.x, m.y + m.h)), ((m.x, m.y + m.h), (m.x, m.y)))])
    turn = r.uniform(-np.pi, np.pi) if r.random() < 0.5 else 0
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    lean = np.array([[1, r.uniform(-0.6, 0.6)], [r.uniform(-0.3, 0.3), 1]]) if manner == "shear" else np.eye(2)
    wedge = r.uniform(-0.03, 0.03, 2) if manner == "shear" else np.zeros(2)
    radius, waves = w / r.uniform(0.6, 3.5), (r.uniform(0.2, 0.6), r.uniform(1, 4))

    def bend(p):
        if manner == "round":
            a = p[:, 0] / radius
            p = np.stack([np.sin(a), np.cos(a)], 1) * (radius + p[:, 1:])
        elif manner == "bent":
            p = p + np.stack([np.sin(p[:, 1] / h * waves[1]), np.sin(p[:, 0] / w * waves[1] * 1.5)], 1) * waves[0] * h / 3
        return p @ lean @ spin / np.clip(1 + p @ wedge, 0.3, 3)[:, None]

    return [bend(outline_of(m)) for m in keep]


def cut(r, cell):
    """A convex cell parted by a line through it."""
    normal = r.uniform(0, np.pi)
    n = np.array([np.cos(normal), np.sin(normal)])
    side = (cell - cell.mean(0) - r.normal(size=2) * np.ptp(cell, 0) * 0.08) @ n
    if (side > 0).all() or (side < 0).all():
        return [cell]
    parts = ([], [])
    for k in range(len(cell)):
        a, b = side[k], side[(k + 1) % len(cell)]
        parts[int(a > 0)].append(cell[k])
        if (a > 0) != (b > 0):
            cross = cell[k] + (cell[(k + 1) % len(cell)] - cell[k]) * a / (a - b)
            parts[0].append(cross)
            parts[1].append(cross)
    return [np.array(p) for p in parts if len(p) > 2]


def lay_walls(r, walls, rooms, opened, cells, thick, size):
    for cell in cells:
        cv2.fillPoly(rooms, [np.round(cell).astype(np.int32)], 1)
    outer = cv2.dilate(rooms, np.ones((3, 3), np.uint8))
    varied = r.random() < 0.4
    for cell in cells:
        cv2.polylines(walls, [np.round(cell).astype(np.int32)], True, 1, max(1, int(thick * (r.uniform(0.5, 1.6) if varied else 1))), cv2.LINE_8)
    if r.random() < 0.4:  # the shell is heavier than what parts the rooms
        edges, _ = cv2.findContours(outer, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        cv2.drawContours(walls, edges, -1, 1, int(thick * r.uniform(1.5, 3)))
    for cell in cells:
        for _ in range(int(r.integers(1, 5))):
            k = int(r.integers(0, len(cell)))
            a, b = cell[k], cell[(k + 1) % len(cell)]
            along = (b - a) / max(1e-6, float(np.hypot(*(b - a))))
            at = a + (b - a) * r.uniform(0.3, 0.7)
            half, deep = size * r.uniform(0.008, 0.035), thick * 1.8
            across = np.array([-along[1], along[0]])
            gap = [at - along * half - across * deep, at + along * half - across * deep, at + along * half + across * deep, at - along * half + across * deep]
            cv2.fillPoly(walls, [np.round(gap).astype(np.int32)], 0)
            cv2.fillPoly(opened, [np.round(gap).astype(np.int32)], 1)
    for _ in range(int(r.choice([0, 0, 1, 2, 4]))):  # curved screens, towers of stairs
        cell = cells[int(r.integers(0, len(cells)))]
        reach, start = size * r.uniform(0.02, 0.12), r.uniform(0, 360)
        cv2.ellipse(walls, tuple(int(v) for v in cell.mean(0)), (int(reach), int(reach * r.uniform(0.5, 1))), r.uniform(0, 180), start, start + r.uniform(90, 330), 1, max(1, int(thick * 0.8)))
    if r.random() < 0.3:  # columns
        step = size * r.uniform(0.04, 0.12)
        for x in np.arange(step / 2, rooms.shape[1], step):
            for y in np.arange(step / 2, rooms.shape[0], step):
                if rooms[int(y), int(x)]:
                    cv2.circle(walls, (int(x), int(y)), max(1, int(thick * 0.5)), 1, -1)


def surround(r, picture, classes, free, size):
    """Paths, kerbs, neighbours, trees, contour lines, all pale."""
    h, w = free.shape
    mask = free.astype(np.float32)
    grey = np.full(3, r.uniform(0.55, 0.9), np.float32)
    spot = lambda: r.uniform(-0.1, 1.1, 2) * (w, h)
    if r.random() < 0.6:
        for _ in range(int(r.integers(1, 5))):
            tone = None if r.random() < 0.4 else np.clip(picture[0, 0] * r.uniform(0.9, 1.05), 0, 1)
            path(picture, classes, CLASS["paving"], curve(r, spot(), spot(), r.normal() * 0.25), size * r.uniform(0.01, 0.1), tone, grey)
    if r.random() < 0.3:
        paving(r, picture, mask, size * r.uniform(0.015, 0.06), r.uniform(0.1, 0.35))
    if r.random() < 0.25:
        contours(r, picture, mask, grey)
    if r.random() < 0.3:
        for _ in range(int(r.integers(1, 5))):
            at, turn, reach = spot(), r.uniform(0, np.pi), size * r.uniform(0.05, 0.2, 2)
            box = cv2.boxPoints(((float(at[0]), float(at[1])), (float(reach[0]), float(reach[1])), float(np.degrees(turn))))
            fill(picture, box, np.clip(grey * r.uniform(0.9, 1.2), 0, 1))
            outline(picture, box, grey * 0.7)
    if r.random() < 0.65:
        Trees(r, False).draw(r, picture, classes, CLASS["plant"], spots_of(r, free, size, int(r.choice([4, 12, 30, 60]))))


def furnish(r, picture, inside, size):
    """A few thin things: tables, stairs, round things. Most such plans have hardly any."""
    line = np.full(3, r.uniform(0, 0.6), np.float32)
    spots = np.argwhere(inside)
    if not len(spots):
        return
    for _ in range(int(r.choice([0, 1, 3, 8, 16]))):
        y, x = spots[r.integers(0, len(spots))]
        reach = size * r.uniform(0.01, 0.035, 2)
        choice = r.random()
        if choice < 0.35:
            cv2.ellipse(picture, (int(x), int(y)), (int(reach[0]), int(reach[0])), 0, 0, 360, [float(v) for v in line], 1, cv2.LINE_AA)
            continue
        turn = float(np.degrees(r.choice([0, 0, r.uniform(0, np.pi)])))
        box = cv2.boxPoints(((float(x), float(y)), (float(reach[0] * 2), float(reach[1] * (4 if choice > 0.8 else 2))), turn))
        outline(picture, box, line)
        if choice > 0.8:  # a stair
            for t in np.linspace(0, 1, 9):
                outline(picture, [box[0] * (1 - t) + box[1] * t, box[3] * (1 - t) + box[2] * t], line, 1, False)


def words(r, picture, size):
    notes = np.zeros(picture.shape[:2], np.float32)
    if r.random() < 0.3:
        write_words(r, notes, int(r.integers(1, 5)), size / 1500)
    if r.random() < 0.12:
        layer = np.zeros(notes.shape, np.uint8)
        h, w = notes.shape
        dimension_chain(r, layer, (0.1 * w, 0.95 * h), (0.9 * w, 0.95 * h), int(r.integers(1, 7)), size / 1400)
        np.maximum(notes, layer.astype(np.float32) / 255, out=notes)
    if r.random() < 0.15:  # a north arrow
        h, w = notes.shape
        at, reach = (int(r.choice([0.08, 0.92]) * w), int(r.choice([0.08, 0.92]) * h)), int(size * r.uniform(0.015, 0.035))
        cv2.circle(picture, at, reach, (0.1, 0.1, 0.1), 1, cv2.LINE_AA)
        cv2.line(picture, (at[0], at[1] + reach), (at[0], at[1] - int(1.4 * reach)), (0.1, 0.1, 0.1), 1, cv2.LINE_AA)
    darken(picture, notes, 0.85)
