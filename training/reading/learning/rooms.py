"""Makes up dwellings and floors in metres: rooms that share walls, doors between them, windows outside."""
from dataclasses import dataclass

import numpy as np


@dataclass
class Room:
    x: float
    y: float
    w: float
    h: float
    use: str = "room"


@dataclass
class Opening:
    kind: str  # door, window, gap
    x: float
    y: float
    upright: bool
    width: float
    swing: int
    far: bool


@dataclass
class Floor:
    rooms: list
    openings: list
    outer: float
    inner: float

    @property
    def size(self):
        return (max(r.x + r.w for r in self.rooms), max(r.y + r.h for r in self.rooms))


def split(r, x, y, w, h, most, out):
    """Cuts a rectangle into rooms, the longer side first; corridors now and then."""
    if w * h < most * r.uniform(0.6, 1.6) or min(w, h) < 2.2:
        out.append(Room(x, y, w, h))
        return
    if r.random() < 0.12 and min(w, h) > 6:  # a corridor between two rows
        c = r.uniform(1.1, 2.2)
        if w > h:
            k = (h - c) * r.uniform(0.35, 0.65)
            split(r, x, y, w, k, most, out)
            out.append(Room(x, y + k, w, c, "corridor"))
            split(r, x, y + k + c, w, h - k - c, most, out)
        else:
            k = (w - c) * r.uniform(0.35, 0.65)
            split(r, x, y, k, h, most, out)
            out.append(Room(x + k, y, c, h, "corridor"))
            split(r, x + k + c, y, w - k - c, h, most, out)
        return
    k = r.uniform(0.3, 0.7)
    if w * r.uniform(0.8, 1.25) > h:
        split(r, x, y, w * k, h, most, out)
        split(r, x + w * k, y, w * (1 - k), h, most, out)
    else:
        split(r, x, y, w, h * k, most, out)
        split(r, x, y + h * k, w, h * (1 - k), most, out)


def make_floor(r):
    large = r.random() < 0.2
    w, h = (r.uniform(18, 60), r.uniform(12, 40)) if large else (r.uniform(4, 20), r.uniform(4, 15))
    rooms = []
    split(r, 0.0, 0.0, w, h, r.uniform(20, 60) if large else r.uniform(7, 22), rooms)
    if len(rooms) > 3:  # corners are left out, so that the outline is no rectangle
        for _ in range(int(r.integers(0, 3))):
            corner = [m for m in rooms if (m.x < 0.01 or m.x + m.w > w - 0.01) and (m.y < 0.01 or m.y + m.h > h - 0.01)]
            if corner and len(rooms) > 3:
                rooms.remove(corner[r.integers(0, len(corner))])
    uses = ["living", "bedroom", "kitchen", "bathroom", "store", "stairs", "dining", "office", "room", "garage"]
    for room in rooms:
        if room.use == "room":
            small = room.w * room.h < 6
            room.use = str(r.choice(["bathroom", "store", "stairs"] if small else uses))
    inner = r.uniform(0.07, 0.22)
    floor = Floor(rooms, [], inner + r.uniform(0.0, 0.3), inner)
    find_openings(r, floor)
    return floor


def find_openings(r, floor):
    share_doors, share_windows = r.uniform(0.5, 1), r.uniform(0.3, 0.95)
    entrance = False
    for k, a in enumerate(floor.rooms):
        for b in floor.rooms[k + 1 :]:
            shared = shared_side(a, b)
            if shared is None or r.random() > share_doors:
                continue
            x, y, upright, length = shared
            if length < 1.1:
                continue
            wide = r.uniform(0.7, 1.0)
            gap = r.random() < 0.12 and length > 2
            along = r.uniform(-0.5, 0.5) * (length - 1.1)
            floor.openings.append(opening(r, "gap" if gap else "door", x, y, upright, wide * (1.6 if gap else 1), along))
        for x, y, upright, length in outer_sides(a, floor.rooms):
            if length < 1.2:
                continue
            if not entrance and r.random() < 0.15:
                entrance = True
                floor.openings.append(opening(r, "door", x, y, upright, r.uniform(0.9, 1.2), 0))
            elif r.random() < share_windows:
                floor.openings.append(opening(r, "window", x, y, upright, min(length - 0.5, r.uniform(0.6, 3)), 0))


def opening(r, kind, x, y, upright, width, along):
    x, y = (x, y + along) if upright else (x + along, y)
    return Opening(kind, x, y, upright, width, 1 if r.random() < 0.5 else -1, r.random() < 0.5)


def shared_side(a, b):
    """Middle, direction and length of the wall between two rooms."""
    for p, q in ((a, b), (b, a)):
        if abs(p.x + p.w - q.x) < 0.01:
            low, high = max(p.y, q.y), min(p.y + p.h, q.y + q.h)
            if high - low > 0.3:
                return q.x, (low + high) / 2, True, high - low
        if abs(p.y + p.h - q.y) < 0.01:
            low, high = max(p.x, q.x), min(p.x + p.w, q.x + q.w)
            if high - low > 0.3:
                return (low + high) / 2, q.y, False, high - low
    return None


def outer_sides(a, rooms):
    """Sides of a room that no other room lies at."""
    def free(x, y):
        return not any(m.x < x < m.x + m.w and m.y < y < m.y + m.h for m in rooms)

    cx, cy = a.x + a.w / 2, a.y + a.h / 2
    if free(a.x - 0.3, cy):
        yield a.x, cy, True, a.h
    if free(a.x + a.w + 0.3, cy):
        yield a.x + a.w, cy, True, a.h
    if free(cx, a.y - 0.3):
        yield cx, a.y, False, a.w
    if free(cx, a.y + a.h + 0.3):
        yield cx, a.y + a.h, False, a.w
