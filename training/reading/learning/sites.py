"""Draws site plans: plots, roads, footprints, trees from above. RGB 0…1 and the class of every pixel."""
import cv2
import numpy as np

from .buffers import CLASS
from .chance import colour, octaves
from .papers import title_block, write_words
from .pens import choose_pen, draw_strokes, hatch
from .plans import finish_sheet


def turned(points, angle, about):
    c, s = np.cos(angle), np.sin(angle)
    return (np.asarray(points) - about) @ np.array([[c, s], [-s, c]]) + about


def closed(points, why):
    return [(*points[k], *points[(k + 1) % len(points)], why) for k in range(len(points))]


def draw_site_plan(r, width, height):
    size = max(width, height)
    pen = choose_pen(r, r.random() < 0.12, size / 560)
    ink = np.zeros((height, width), np.float32)
    classes = np.full((height, width), CLASS["lawn"], np.uint8)
    coloured = r.random() < 0.55
    green = np.clip(np.array([0.72, 0.8, 0.6], np.float32) + r.normal(size=3).astype(np.float32) * 0.1, 0, 1)
    picture = np.ones((height, width, 3), np.float32) * (green if coloured and r.random() < 0.6 else colour(r, 0.92, 1, 0.1))
    strokes = []
    angle, middle = float(r.uniform(-0.5, 0.5)) if r.random() < 0.6 else 0.0, np.array([width / 2, height / 2])
    lay = lambda points, tone, name: lay_area(picture, classes, turned(points, angle, middle), tone, name, coloured)
    for _ in range(int(r.integers(1, 4))):  # roads
        strokes += road(r, size, middle, angle, lay)
    if r.random() < 0.3:  # water
        water = blob(r, r.uniform(0, 1, 2) * (width, height), size * r.uniform(0.08, 0.25))
        lay(water, np.array([0.6, 0.78, 0.9], np.float32), "water")
        strokes += closed(turned(water, angle, middle), 2)
    solid = r.random()
    rows = rows_of_lots(r, size, middle, angle, lay) if r.random() < 0.3 else []
    strokes += rows
    for _ in range(int(r.integers(0, 6) if rows else r.integers(1, 26))):
        strokes += building(r, size, middle, angle, lay, ink, pen, solid)
    if r.random() < 0.5:
        strokes += plots(r, size, middle, angle)
    ink = draw_strokes(r, pen, strokes, (width, height), ink)
    if r.random() < 0.35:  # contour lines
        ground = octaves(r, height, width, size / 3, 2) * r.uniform(3, 9)
        edge = np.abs(ground - np.round(ground))
        slope = np.hypot(*np.gradient(ground)) + 1e-4
        np.maximum(ink, np.clip(1.2 - edge / slope, 0, 1) * r.uniform(0.2, 0.7), out=ink)
    draw_trees(r, picture, ink, classes, size, pen, coloured)
    if r.random() < 0.5:
        write_words(r, ink, int(r.integers(2, 14)), size / 1500)
    if r.random() < 0.3:
        title_block(r, ink)
    if coloured and r.random() < 0.4:
        picture = np.clip(picture * (1 + 0.06 * octaves(r, height, width, 8, 4)[..., None]), 0, 1)
    return finish_sheet(r, picture if coloured else None, ink), classes


def lay_area(picture, classes, points, tone, name, coloured):
    polygon = [np.round(points).astype(np.int32)]
    cv2.fillPoly(classes, polygon, CLASS[name])
    if coloured:
        cv2.fillPoly(picture, polygon, [float(v) for v in tone])


def road(r, size, middle, angle, lay):
    wide = size * r.uniform(0.02, 0.07)
    t = np.linspace(-0.9, 0.9, 24) * size
    bend = r.normal() * 0.25 * size * np.sin(t / size * r.uniform(0.5, 3)) + r.uniform(-0.5, 0.5) * size
    path = np.stack([t, bend], 1) if r.random() < 0.5 else np.stack([bend, t], 1)
    path = path + middle
    along = np.gradient(path, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], 1) / (np.linalg.norm(along, axis=1, keepdims=True) + 1e-6)
    left, right = path + across * wide / 2, path - across * wide / 2
    lay(np.concatenate([left, right[::-1]]), colour(r, 0.6, 0.95, 0.1), "paving")
    out = []
    for side in (left, right):
        side = turned(side, angle, middle)
        out += [(*a, *b, 2) for a, b in zip(side, side[1:])]
    if r.random() < 0.4:
        dashes = turned(path, angle, middle)
        out += [(*dashes[k], *dashes[k + 1], 1) for k in range(0, len(dashes) - 1, 2)]
    return out


def building(r, size, middle, angle, lay, ink, pen, solid):
    w, h = size * r.uniform(0.04, 0.22), size * r.uniform(0.04, 0.18)
    x, y = middle + r.uniform(-0.5, 0.5, 2) * size - (w / 2, h / 2)
    points = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    if r.random() < 0.4:  # an L
        k, m = r.uniform(0.3, 0.7, 2)
        points = [(x, y), (x + w, y), (x + w, y + h * k), (x + w * m, y + h * k), (x + w * m, y + h), (x, y + h)]
    if r.random() < 0.2:
        points = turned(points, r.uniform(-0.8, 0.8), np.array([x + w / 2, y + h / 2]))
    lay(points, colour(r, 0.3, 1, 0.7), "roof")
    px = turned(points, angle, middle)
    mask = np.zeros(ink.shape, np.uint8)
    cv2.fillPoly(mask, [np.round(px).astype(np.int32)], 1)
    if solid < 0.25:
        np.maximum(ink, mask * np.float32(r.uniform(0.5, 1)), out=ink)
    elif solid < 0.45:
        np.maximum(ink, mask * hatch(r, ink.shape, r.uniform(3, 8), pen, np.pi / 4) * 0.7, out=ink)
    if r.random() < 0.3:  # its shadow
        cast = cv2.warpAffine(mask, np.float32([[1, 0, size * 0.01], [0, 1, size * 0.012]]), ink.shape[::-1])
        np.maximum(ink, np.clip(cast - mask.astype(np.float32), 0, 1) * 0.4, out=ink)
    out = closed(px, 4)
    if len(points) == 4 and solid > 0.45 and r.random() < 0.7:  # ridge and hips
        m = (px[0] + px[3]) / 2, (px[1] + px[2]) / 2
        inset = r.uniform(0, 0.3)
        a, b = m[0] + (m[1] - m[0]) * inset, m[1] + (m[0] - m[1]) * inset
        out.append((*a, *b, 2))
        if inset > 0.05:
            out += [(*px[0], *a, 2), (*px[3], *a, 2), (*px[1], *b, 2), (*px[2], *b, 2)]
    return out


def rows_of_lots(r, size, middle, angle, lay):
    """Rows of like houses, each on a lot of its own, as estates are laid out."""
    out = []
    lot, deep = size * r.uniform(0.03, 0.09), size * r.uniform(0.06, 0.14)
    share, tone = r.uniform(0.4, 0.8), colour(r, 0.4, 1, 0.5)
    for row in range(int(r.integers(1, 5))):
        start = middle + np.array([-0.45 * size, (-0.35 + 0.2 * row + 0.02 * r.normal()) * size])
        for k in range(int(0.9 * size / lot)):
            if r.random() < 0.06:
                continue
            x, y = start + (k * lot, 0)
            out += closed(turned(np.array([(x, y), (x + lot, y), (x + lot, y + deep), (x, y + deep)]), angle, middle), 1)
            w, h = lot * share, deep * share
            house = np.array([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]) + ((lot - w) / 2, (deep - h) / 2)
            lay(house, tone, "roof")
            out += closed(turned(house, angle, middle), 4)
    return out


def plots(r, size, middle, angle):
    out = []
    for axis in (0, 1):
        for k in np.arange(-0.6, 0.6, r.uniform(0.08, 0.25)):
            a, b = np.array([k, -0.6]) * size, np.array([k + 0.03 * r.normal(), 0.6]) * size
            line = turned(np.stack([a, b])[:, :: 1 if axis == 0 else -1] + middle, angle, middle)
            out.append((*line[0], *line[1], 1))
        if r.random() < 0.5:
            break
    return out


def blob(r, centre, radius, points=40, rough=0.18):
    t = np.linspace(0, 2 * np.pi, points, endpoint=False)
    reach = 1 + sum(rough / k * np.cos(k * t + r.uniform(0, 6.28)) for k in (2, 3, 5, 9))
    return np.stack([np.cos(t), np.sin(t)], 1) * (radius * reach)[:, None] + centre


def draw_trees(r, picture, ink, classes, size, pen, coloured):
    """Trees from above, all in one manner: rings, scribbles, rays, dots, washes."""
    h, w = ink.shape
    manner = int(r.integers(0, 5))
    tone = np.clip(np.array([0.45, 0.62, 0.35], np.float32) + r.normal(size=3).astype(np.float32) * 0.12, 0, 1)
    strokes = []
    for _ in range(int(r.choice([0, 6, 20, 60, 120]))):
        centre, radius = r.uniform(0, 1, 2) * (w, h), size * r.uniform(0.006, 0.035)
        outline = blob(r, centre, radius, 20, 0.05 if manner in (0, 2) else 0.3)
        polygon = [np.round(outline).astype(np.int32)]
        cv2.fillPoly(classes, polygon, CLASS["plant"])
        if coloured:
            cv2.fillPoly(picture, polygon, [float(v) for v in np.clip(tone * r.uniform(0.8, 1.15), 0, 1)])
        if manner == 3:
            cv2.fillPoly(ink, polygon, float(r.uniform(0.2, 0.9)))
            continue
        strokes += closed(outline, 2)
        if manner == 2:
            for a in np.linspace(0, 2 * np.pi, 9)[:-1]:
                strokes.append((*centre, *(centre + radius * np.array([np.cos(a), np.sin(a)])), 1))
        if manner in (0, 4):
            strokes += closed(blob(r, centre, max(1.0, radius * 0.12), 6), 2)
    draw_strokes(r, pen, strokes, (w, h), ink)
