"""Coloured plans as they are presented: a house turned by any angle in its garden, with tops of trees, cars, paths, shadows, big arrows. RGB 0…1 and classes."""
import cv2
import numpy as np

from .buffers import CLASS
from .chance import colour
from .furniture import furnish
from .grounds import Trees, arrow, car, curve, darken, fill as fill_area, lawn, outline, path, paving, spots_of
from .papers import write_words
from .pens import choose_pen, draw_strokes
from .plans import Sheet, box, draw_opening, fill, lay_rooms
from .rooms import make_floor
from .sites import blob


def draw_presentation_plan(r, width, height):
    size = max(width, height)
    floors = [make_floor(r)]
    sheet = Sheet(r, width, height, floors, turn=float(r.uniform(-np.pi, np.pi)) if r.random() < 0.7 else 0.0, around=r.uniform(0.1, 0.32))
    wall, opened = np.zeros((height, width), np.uint8), np.zeros((height, width), np.uint8)
    room, strokes = np.zeros((height, width), np.int32), []
    floor = floors[0]
    for m in floor.rooms:
        t = floor.outer
        fill(wall, sheet(box(m.x - t, m.y - t, m.w + 2 * t, m.h + 2 * t)), 1)
    for number, m in enumerate(floor.rooms):
        t = floor.inner / 2
        inside = sheet(box(m.x + t, m.y + t, m.w - 2 * t, m.h - 2 * t))
        fill(wall, inside, 0)
        fill(room, inside, number + 1)
        strokes += furnish(r, m, sheet)
    for o in floor.openings:
        draw_opening(r, o, floor, sheet, wall, opened, strokes, r.random() < 0.5)
    house = cv2.morphologyEx(((wall > 0) | (room > 0) | (opened > 0)).astype(np.uint8), cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    classes = np.full((height, width), CLASS["lawn"], np.uint8)
    picture = garden(r, classes, house, size, sheet)
    cast = cv2.warpAffine(house, np.float32([[1, 0, size * r.uniform(0.01, 0.04)], [0, 1, size * r.uniform(0.01, 0.04)]]), (width, height)).astype(np.float32)
    darken(picture, cv2.GaussianBlur(cast, (0, 0), 1.5), r.uniform(0.2, 0.55))
    picture[house > 0] = 1
    rooms, ink = lay_rooms(r, room, len(floor.rooms), wall)
    if rooms is None:
        rooms = np.ones_like(picture) * colour(r, 0.85, 1, 0.15)
    picture[room > 0] = rooms[room > 0]
    tone = np.full(3, r.uniform(0, 0.3), np.float32) if r.random() < 0.8 else np.ones(3, np.float32)
    shade = cv2.warpAffine(wall, np.float32([[1, 0, 3], [0, 1, 4]]), (width, height)).astype(np.float32) * (room > 0)
    darken(picture, shade, r.uniform(0, 0.45))
    picture[wall > 0] = tone
    pen = choose_pen(r, r.random() < 0.1, size / 560)
    if tone.mean() > 0.9:
        edges = cv2.dilate(wall, np.ones((3, 3), np.uint8)) - cv2.erode(wall, np.ones((3, 3), np.uint8))
        picture[edges > 0] = 0.25
    draw_strokes(r, pen, strokes, (width, height), ink)
    picture = picture * (1 - ink[..., None]) + 0.15 * ink[..., None]
    classes[room > 0] = CLASS["plan-room"]
    classes[wall > 0] = CLASS["plan-wall"]
    classes[opened > 0] = CLASS["plan-opening"]
    notes(r, picture, size)
    return np.clip(picture, 0, 1).astype(np.float32), classes


def garden(r, classes, house, size, sheet):
    h, w = house.shape
    green = np.array([0.62, 0.74, 0.42], np.float32) * r.uniform(0.7, 1.25) + r.normal(size=3).astype(np.float32) * 0.05
    base = green if r.random() < 0.7 else colour(r, 0.6, 0.98, 0.2)
    picture = lawn(r, h, w, np.clip(base, 0, 1), r.uniform(0, 1.2))
    free = house == 0
    spot = lambda: r.uniform(-0.1, 1.1, 2) * (w, h)
    road_tone = colour(r, 0.45, 0.95, 0.15)
    long = sheet.scale * 4.4
    if r.random() < 0.6:  # a street or a drive with cars
        start, end = spot(), spot()
        line = curve(r, start, end, r.normal() * 0.1)
        wide = sheet.scale * r.uniform(3, 8)
        path(picture, classes, CLASS["paving"], line, wide, road_tone, np.clip(road_tone * 0.7, 0, 1))
        for _ in range(int(r.integers(0, 7))):
            k = int(r.integers(1, 29))
            along = line[k] - line[k - 1]
            turn = np.arctan2(along[1], along[0])
            aside = np.array([-np.sin(turn), np.cos(turn)]) * wide * r.uniform(-0.3, 0.3)
            car(r, picture, line[k] + aside, turn + np.pi * (r.random() < 0.5), long)
    for _ in range(int(r.integers(0, 4))):
        tone = colour(r, 0.7, 1, 0.25)
        path(picture, classes, CLASS["paving"], curve(r, spot(), np.array([w, h]) * r.uniform(0.3, 0.7, 2), r.normal() * 0.3), sheet.scale * r.uniform(0.8, 2.5), tone, tone * 0.75)
    if r.random() < 0.5:  # a terrace round the house
        reach = max(3, int(sheet.scale * r.uniform(1, 3.5)))
        terrace = (cv2.dilate(house, np.ones((reach, reach), np.uint8)) > 0) & free
        picture[terrace] = colour(r, 0.7, 1, 0.25)
        classes[terrace] = CLASS["paving"]
        paving(r, picture, terrace.astype(np.float32), max(3.0, sheet.scale * r.uniform(0.4, 1)), r.uniform(0.1, 0.4))
    if r.random() < 0.3:
        pool = blob(r, spot(), size * r.uniform(0.04, 0.12)) if r.random() < 0.5 else cv2.boxPoints(((float(w * r.random()), float(h * r.random())), (size * 0.2, size * 0.08), float(r.uniform(0, 180))))
        fill_area(picture, pool, np.clip(np.array([0.5, 0.78, 0.88]) + r.normal(size=3) * 0.06, 0, 1))
        outline(picture, pool, (0.9, 0.9, 0.9), 2)
        cv2.fillPoly(classes, [np.round(pool).astype(np.int32)], CLASS["water"])
    Trees(r, True).draw(r, picture, classes, CLASS["plant"], spots_of(r, free, size, int(r.choice([6, 15, 40, 80]))))
    return picture


def notes(r, picture, size):
    h, w = picture.shape[:2]
    if r.random() < 0.35:
        tone = np.array([(0.85, 0.15, 0.1), (0.95, 0.6, 0.1), (0.1, 0.1, 0.1), (0.15, 0.35, 0.8), (1, 1, 1)][int(r.integers(0, 5))])
        for _ in range(int(r.integers(1, 4))):
            a = r.uniform(0.05, 0.95, 2) * (w, h)
            turn = r.uniform(0, 2 * np.pi)
            arrow(picture, a, a + np.array([np.cos(turn), np.sin(turn)]) * size * r.uniform(0.06, 0.2), size * r.uniform(0.006, 0.02), tone)
    if r.random() < 0.45:
        ink = np.zeros((h, w), np.float32)
        write_words(r, ink, int(r.integers(1, 9)), size / 1500)
        if r.random() < 0.5:
            darken(picture, ink, 0.9)
        else:
            picture += ink[..., None] * (1 - picture)
