"""Furniture of homes as boxes that stand at a wall: kitchens with fronts, hobs and hoods, beds, sofas, tables, baths."""
import numpy as np

from .solids import box_faces, grid_on, on_face

TOP = 4  # number of a box's upper face


class Spot:
    """A stretch of a wall: along it from the left, away from it into the room."""

    def __init__(self, room, side):
        self.room, self.side = room, side
        self.long, self.deep = room[2:] if side in (0, 2) else (room[3], room[2])

    def box(self, u, y, v, w, h, d, name="furniture", detail=None):
        x, z, rw, rd = self.room
        if self.side == 0:  # at the far wall
            at = (x + u, z + rd - v - d, w, d)
        elif self.side == 1:
            at = (x + v, z + u, d, w)
        elif self.side == 2:
            at = (x + u, z + v, w, d)
        else:
            at = (x + rw - v - d, z + u, d, w)
        return (box_faces(at[0], y, at[1], at[2], h, at[3]), name, detail)


def fronts(r, across, up=1, handles=True):
    """Doors or drawers on every upright face."""
    handle = r.random() < 0.5 and handles

    def detail(draft, camera, number, face):
        if number > 3:
            return
        grid_on(draft, camera, face, across, up, 2)
        if handle:
            for k in range(across):
                on_face(draft, camera, face, (k + 0.72) / across, 0.7, (k + 0.8) / across, 0.85, "joinery", 1)

    return detail


def rings(draft, camera, face, spots):
    """Round things on a face: plates of a hob, a bowl. @param spots middle and reach in shares of its sides"""
    a, b, _, d = (np.asarray(p, float) for p in face)
    turns = np.linspace(0, 2 * np.pi, 13)
    for u, v, ru, rv in spots:
        flat = camera.project([a + (b - a) * (u + ru * np.cos(t)) + (d - a) * (v + rv * np.sin(t)) for t in turns])
        if flat is not None and len(flat) > 2:
            draft.path(flat, 1)


def hob(draft, camera, number, face):
    if number == TOP:
        rings(draft, camera, face, [(u, v, 0.16, 0.16) for u in (0.27, 0.73) for v in (0.27, 0.73)])


def sink(draft, camera, number, face):
    if number == TOP:
        on_face(draft, camera, face, 0.12, 0.15, 0.88, 0.85, "other", 2)
        on_face(draft, camera, face, 0.2, 0.22, 0.8, 0.78, "other", 1)


def kitchen(r, spot, height):
    unit, deep, out, u = r.uniform(0.45, 0.7), r.uniform(0.55, 0.65), [], r.uniform(0, 0.3)
    count = int(min(9, (spot.long - u) / unit))
    tall = r.random() < 0.6
    for k in range(count):
        if tall and k == 0:  # a fridge, a cupboard for the oven
            out.append(spot.box(u, 0, 0, unit, min(height, r.uniform(1.7, 2.1)), deep, "joinery", fronts(r, 1, int(r.integers(2, 4)))))
        else:
            out.append(spot.box(u, 0, 0, unit, 0.86, deep, "joinery", fronts(r, int(r.integers(1, 3)), int(r.choice([1, 1, 2, 3])))))
        u += unit
    first = unit if tall else 0.0
    if count > 1:
        start = u - count * unit + first
        out.append(spot.box(start, 0.86, 0, u - start, 0.04, deep + 0.02, "furniture"))
        if count > 2:
            where = r.permutation(count - 1)[:2]
            for place, detail in zip(where, (hob, sink)):
                out.append(spot.box(start + place * unit * (count - (1 if tall else 0)) / count, 0.9, 0.06, min(unit, 0.6), 0.012, deep - 0.12, "other", detail))
            if r.random() < 0.6 and height > 1.7:
                at = start + where[0] * unit
                out.append(spot.box(at, 1.5, 0, unit, 0.08, 0.5, "other"))
                out.append(spot.box(at + 0.35 * unit, 1.58, 0, 0.3 * unit, max(0.1, height - 1.65), 0.25, "other"))
        if r.random() < 0.6 and height > 2:
            for k in range(1 if tall else 0, count):
                if r.random() < 0.8:
                    out.append(spot.box(u - (count - k) * unit, 1.62 + 0.45 * (r.random() < 0.1), 0, unit, min(0.7, height - 1.65), 0.34, "joinery", fronts(r, 1)))
    if spot.deep > 3 and r.random() < 0.4:  # an island with stools
        long = min(2.2, spot.long * 0.6)
        out.append(spot.box(0.3 * spot.long, 0, 1.6, long, 0.9, 0.8, "joinery", fronts(r, 3)))
        out += [spot.box(0.3 * spot.long + 0.2 + 0.6 * k, 0, 2.5, 0.34, 0.65, 0.34) for k in range(int(long / 0.65))]
    return out


def bed(r, spot, height):
    wide, u = min(r.uniform(0.9, 1.9), spot.long - 0.1), 0.0
    u = r.uniform(0, max(0.01, spot.long - wide))
    long = min(2.05, spot.deep - 0.2)
    out = [spot.box(u, 0, 0.06, wide, 0.3, long, "furniture"), spot.box(u, 0.3, 0.06, wide, 0.18, long, "fabric")]
    out.append(spot.box(u - 0.03, 0, 0, wide + 0.06, r.uniform(0.6, 1.2), 0.06, "furniture"))
    for k in range(1 if wide < 1.2 else 2):
        out.append(spot.box(u + 0.1 + k * wide / 2, 0.48, 0.12, min(0.65, wide / 2 - 0.1 if wide > 1.2 else wide - 0.2), 0.1, 0.4, "fabric"))
    if r.random() < 0.6:
        out.append(spot.box(u, 0.48, long * 0.45, wide, 0.03, long * 0.5, "fabric"))
    if r.random() < 0.5 and u > 0.5:
        out.append(spot.box(u - 0.48, 0, 0, 0.42, 0.45, 0.4, "furniture", fronts(r, 1, 2)))
    return out


def sofa(r, spot, height):
    long = min(r.uniform(1.5, 2.8), spot.long - 0.1)
    u, v = r.uniform(0, max(0.01, spot.long - long)), r.uniform(0, 0.3)
    parts = int(r.integers(2, 4))
    out = [spot.box(u, 0, v + 0.2, long, 0.4, 0.7, "fabric"), spot.box(u, 0, v, long, 0.8, 0.2, "fabric")]
    out += [spot.box(u + k, 0.4, v + 0.2, 0.16, 0.2, 0.7, "fabric") for k in (0, long - 0.16)]
    out += [spot.box(u + 0.18 + k * (long - 0.36) / parts, 0.4, v + 0.22, (long - 0.36) / parts - 0.02, 0.12, 0.66, "fabric") for k in range(parts)]
    if r.random() < 0.7 and spot.deep > 2.2:
        out += legged(spot, u + 0.2 * long, v + 1.3, 0.6 * long, 0.6, 0.4)
    if r.random() < 0.4 and spot.deep > 2.4:
        out.append(spot.box(u - 0.1, 0, v + 1.05, long + 0.2, 0.015, 1.2, "rug"))
    return out


def legged(spot, u, v, w, d, h):
    out = [spot.box(u, h - 0.05, v, w, 0.05, d)]
    return out + [spot.box(u + i, 0, v + k, 0.05, h - 0.05, 0.05) for i in (0, w - 0.05) for k in (0, d - 0.05)]


def dining(r, spot, height):
    long, deep = min(r.uniform(1, 2.2), spot.long * 0.6), r.uniform(0.7, 0.95)
    u, v = (spot.long - long) / 2, max(0.5, (spot.deep - deep) / 2)
    out = legged(spot, u, v, long, deep, 0.75)
    for k in range(max(1, int(long / 0.65))):
        for near in (False, True):
            at = v + deep + 0.05 if near else v - 0.47
            x = u + 0.1 + k * 0.62
            out.append(spot.box(x, 0.4, at, 0.42, 0.05, 0.42))
            out.append(spot.box(x, 0.45, at + 0.38 if near else at, 0.42, 0.42, 0.04))
            out += [spot.box(x + i, 0, at + j, 0.04, 0.4, 0.04) for i in (0, 0.38) for j in (0, 0.38)]
    return out


def wardrobe(r, spot, height):
    long = min(r.uniform(1, 3), spot.long)
    return [spot.box(r.uniform(0, max(0.01, spot.long - long)), 0, 0, long, min(height, r.uniform(1.8, 2.4)), 0.6, "joinery", fronts(r, int(long / 0.5) + 1))]


def shelves(r, spot, height):
    long = min(r.uniform(0.8, 2.4), spot.long)
    across, up = int(r.integers(1, 5)), int(r.integers(2, 6))
    return [spot.box(r.uniform(0, max(0.01, spot.long - long)), 0, 0, long, min(height, r.uniform(0.8, 2.1)), 0.35, "joinery", fronts(r, across, up, False))]


def television(r, spot, height):
    long = min(r.uniform(1.2, 2.4), spot.long)
    u = (spot.long - long) / 2
    return [spot.box(u, 0.1, 0, long, 0.4, 0.4, "joinery", fronts(r, 3)), spot.box(u + 0.2 * long, 0.75, 0.02, 0.6 * long, 0.34 * long, 0.04, "other")]


def desk(r, spot, height):
    long = min(r.uniform(1.1, 1.8), spot.long)
    u = r.uniform(0, max(0.01, spot.long - long))
    out = legged(spot, u, 0, long, 0.65, 0.74) + [spot.box(u + 0.3 * long, 0.8, 0.1, 0.5, 0.32, 0.03, "other")]
    return out + [spot.box(u + 0.35 * long, 0.42, 0.75, 0.45, 0.06, 0.45), spot.box(u + 0.35 * long, 0.48, 1.16, 0.45, 0.45, 0.04), spot.box(u + 0.35 * long + 0.2, 0, 0.95, 0.05, 0.42, 0.05)]


def bath(r, spot, height):
    out, u = [], 0.05
    if spot.long > 1.8 and r.random() < 0.6:
        def tub(draft, camera, number, face):
            if number == TOP:
                on_face(draft, camera, face, 0.06, 0.1, 0.94, 0.9, "other", 2)

        out.append(spot.box(0, 0, 0, 1.7, 0.55, 0.75, "furniture", tub))
        u = 1.8
    if spot.long - u > 0.6:
        out += [spot.box(u, 0, 0, 0.6, 0.78, 0.45, "joinery", fronts(r, 2)), spot.box(u, 0.78, 0, 0.6, 0.06, 0.47, "furniture", sink)]
        out.append(spot.box(u, 1.1, 0, 0.6, min(0.8, max(0.2, height - 1.2)), 0.02, "window"))
        u += 0.8
    if spot.long - u > 0.4:
        out += [spot.box(u, 0, 0.18, 0.38, 0.4, 0.5, "furniture"), spot.box(u, 0.38, 0, 0.38, 0.38, 0.18, "furniture")]
    return out


# What stands in rooms of a use; the first at the longest wall that is seen.
ROOMS = {
    "kitchen": (kitchen, dining), "bedroom": (bed, wardrobe, desk, shelves), "living": (sofa, television, dining, shelves),
    "bathroom": (bath,), "office": (desk, shelves, desk), "dining": (dining, shelves), "store": (shelves, wardrobe),
}


def furnish_room(r, room, use, height, sides):
    """Bodies of the furniture of a room. @param room x, z, width, depth inside its walls. @param sides walls that are seen, the best first"""
    out = []
    makers = list(ROOMS[use])
    for nth, make in enumerate(makers):
        if nth and r.random() < 0.45:
            continue
        spot = Spot(room, sides[nth % len(sides)])
        if spot.long < 0.9 or spot.deep < 1:
            continue
        out += [body for body in make(r, spot, height) if stays(body, room, out)]
    return out


def stays(body, room, others):
    """Whether a body lies in its room and in nothing else."""
    x, z, w, d = room
    low, high = reach_of(body)
    if low[0] < x - 0.01 or low[2] < z - 0.01 or high[0] > x + w + 0.01 or high[2] > z + d + 0.01:
        return False
    for other in others:
        a, b = reach_of(other)
        if np.all(low < b - 0.01) and np.all(high > a + 0.01):
            return False
    return True


def reach_of(body):
    points = np.array([p for face, _ in body[0] for p in face])
    return points.min(0), points.max(0)
