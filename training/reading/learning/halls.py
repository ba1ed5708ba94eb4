"""Rooms of few lines, and what our designs lack inside: stair halls, bathrooms of tiles, receptions and cafés."""
import numpy as np

from .draft import Draft
from .solids import Camera, box_faces, grid_on, lay, line_on, on_face

MANNERS = ("plain", "living", "bath", "stair", "cafe", "gallery")


def draw_hall(r):
    w, h, d = r.uniform(2.5, 9), r.uniform(2.3, 3.8), r.uniform(3, 10)
    manner = str(r.choice(MANNERS, p=[0.2, 0.22, 0.16, 0.16, 0.16, 0.1]))
    if manner == "bath":
        w, d = r.uniform(1.8, 3.6), r.uniform(2.2, 4.5)
    if manner in ("stair", "gallery"):
        h = r.uniform(3.4, 7)
    corner = r.random() < 0.4
    yaw = r.choice([-1, 1]) * r.uniform(0.25, 0.8) if corner else r.normal() * 0.05 * (r.random() < 0.5)
    eye = np.array([w * (0.5 + 0.3 * r.normal() * 0.5), r.uniform(1.1, 1.75), r.uniform(0.05, 0.3) * d])
    if corner:
        eye[0] = w * (r.uniform(0.7, 0.95) if yaw < 0 else r.uniform(0.05, 0.3))
    eye[0] = np.clip(eye[0], 0.1 * w, 0.9 * w)
    pitch = 0.0 if r.random() < 0.6 else r.normal() * 0.07
    above = r.random() < 0.1
    if above:  # from above into the open box, parallel: an isometric view of a room
        yaw, pitch = np.pi / 4 * r.choice([-1, 1]), -r.uniform(0.45, 0.7)
    camera = Camera(eye, yaw, pitch, 1.0, above)
    draft = Draft("interior", "above" if above else "eye")
    span = r.uniform(0.55, 1.3)
    ratio = r.uniform(0.5, 0.85)
    if not above:
        draft.window = (-span, -span * ratio, span, span * ratio)
    shell(r, draft, camera, w, h, d, manner, above)
    bodies = {"plain": few, "living": living, "bath": bath, "stair": stair, "cafe": cafe, "gallery": gallery}[manner](r, w, h, d)
    for faces, name, detail in sorted(bodies, key=lambda b: -camera.distance([p for f in b[0] for p in f[0]])):
        lay(draft, camera, faces, name, 3, True, detail and (lambda number, face: detail(draft, camera, number, face)))
    return draft


def shell(r, draft, camera, w, h, d, manner, above):
    """Walls, floor and ceiling, with what is set into them."""
    back = [(0, 0, d), (w, 0, d), (w, h, d), (0, h, d)]
    left = [(0, 0, -1), (0, 0, d), (0, h, d), (0, h, -1)]
    right = [(w, 0, -1), (w, 0, d), (w, h, d), (w, h, -1)]
    if above:
        left, right = [(0, 0, 0), *left[1:3], (0, h, 0)], [(w, 0, 0), *right[1:3], (w, h, 0)]
    near = 0 if above else -1
    floor = [(0, 0, near), (w, 0, near), (w, 0, d), (0, 0, d)]
    ceiling = [(0, h, near), (w, h, near), (w, h, d), (0, h, d)]
    sides = [(floor, (0, 1, 0), "floor"), (back, (0, 0, -1), "wall"), (left, (1, 0, 0), "wall"), (right, (-1, 0, 0), "wall")]
    if not above:
        sides.append((ceiling, (0, -1, 0), "ceiling"))
    for points, out, name in sides:
        if camera.faces(points, out):
            flat = camera.project(points)
            if flat is not None and len(flat) > 2:
                draft.area(flat, name, camera.facing(out), 3)
    tiled = manner == "bath" and r.random() < 0.85
    size = r.uniform(0.1, 0.6)
    walls = [f for f, out in ((back, (0, 0, -1)), (left, (1, 0, 0)), (right, (-1, 0, 0))) if camera.faces(f, out)]
    for face in walls:
        long = np.linalg.norm(np.subtract(face[1], face[0]))
        if tiled:
            part = r.uniform(0.5, 1) if r.random() < 0.4 else 1
            top = [face[0], face[1], *(np.asarray(face[k]) * part + np.asarray(face[{2: 1, 3: 0}[k]]) * (1 - part) for k in (2, 3))]
            grid_on(draft, camera, top, max(2, int(long / (size * r.choice([1, 2])))), max(2, int(h * part / size)))
        elif r.random() < 0.12:
            grid_on(draft, camera, face, int(r.integers(3, 16)), 1, 2)
        if r.random() < 0.55:
            openings(r, draft, camera, face)
    if r.random() < (0.6 if tiled else 0.3):
        k = r.uniform(0.2, 0.8)
        boards = r.random() < 0.4
        grid_on(draft, camera, floor, max(2, int(w / k)), 1 if boards else max(2, int(d / k)))
    if not above and r.random() < 0.2:
        grid_on(draft, camera, ceiling, int(r.integers(2, 9)), int(r.integers(1, 9)), 2)
    if r.random() < 0.25:  # skirting
        for face in walls:
            a, b, c, e = map(np.asarray, face)
            line_on(draft, camera, a + (e - a) * 0.04, b + (c - b) * 0.04, 2)


def openings(r, draft, camera, face):
    choice = r.random()
    if choice < 0.5:
        count = int(r.integers(1, 4))
        for k in range(count):
            u = (k + 0.5) / count
            half = r.uniform(0.15, 0.4) / count
            on_face(draft, camera, face, u - half, 0.32, u + half, 0.82, "window", 3)
            if r.random() < 0.5:
                on_face(draft, camera, face, u, 0.32, u + half, 0.82, "window", 2)
    elif choice < 0.75:
        u = r.uniform(0.15, 0.8)
        on_face(draft, camera, face, u - 0.08, 0, u + 0.08, 0.75, "door", 3)
    elif choice < 0.9:
        u, v = r.uniform(0.2, 0.7), r.uniform(0.4, 0.6)
        on_face(draft, camera, face, u, v, u + r.uniform(0.1, 0.25), v + 0.25, "other", 2)
    else:
        on_face(draft, camera, face, 0.08, 0.02, 0.92, 0.9, "window", 3)
        for k in range(1, int(r.integers(2, 6))):
            on_face(draft, camera, face, 0.08, 0.02, 0.08 + 0.84 * k / 6, 0.9, "window", 2)


def block(x, y, z, w, h, d, name="furniture", detail=None):
    return (box_faces(x, y, z, w, h, d), name, detail)


def table(r, x, z, w, d, h=0.74):
    out = [block(x, h - 0.05, z, w, 0.05, d)]
    leg = 0.06
    for i in (0, w - leg):
        for k in (0, d - leg):
            out.append(block(x + i, 0, z + k, leg, h - 0.05, leg))
    return out


def chair(r, x, z):
    return [block(x, 0.42, z, 0.42, 0.06, 0.42), block(x, 0.48, z + 0.38, 0.42, 0.42, 0.04)] + [
        block(x + i, 0, z + k, 0.04, 0.42, 0.04) for i in (0, 0.38) for k in (0, 0.38)]


def few(r, w, h, d):
    out = []
    for _ in range(int(r.integers(1, 6))):
        bw, bh, bd = r.uniform(0.4, 2), r.uniform(0.3, 2.1), r.uniform(0.4, 1.2)
        out.append(block(r.uniform(0, max(0.1, w - bw)), 0, r.uniform(0.4 * d, max(0.41 * d, d - bd)), bw, bh, bd))
    return out


def living(r, w, h, d):
    x, z = r.uniform(0.1, 0.5) * w, r.uniform(0.45, 0.75) * d
    long = min(2.2, 0.7 * w)
    out = [block(x, 0, z, long, 0.42, 0.85), block(x, 0.42, z + 0.65, long, 0.4, 0.2), block(x, 0.42, z, 0.15, 0.2, 0.85), block(x + long - 0.15, 0.42, z, 0.15, 0.2, 0.85)]
    out += table(r, x + 0.3, max(0.4, z - 1.3), 1.1, 0.6, 0.4)
    if r.random() < 0.6:
        out.append(block(0, 0, 0.5 * d, 0.4, r.uniform(0.5, 2.2), r.uniform(1, 2), "joinery", doors(r)))
    if r.random() < 0.5:
        out += lamps(r, w, h, d, 1)
    return out


def doors(r):
    across, up = int(r.integers(1, 5)), int(r.integers(1, 6))
    return lambda draft, camera, number, face: number < 4 and grid_on(draft, camera, face, across, up, 2)


def lamps(r, w, h, d, count):
    drop, size = r.uniform(0.5, 1.2), r.uniform(0.2, 0.5)
    out = []
    for k in range(count):
        x, z = w * (k + 0.5) / count, d * r.uniform(0.55, 0.65)
        out.append(block(x - 0.01, h - drop, z, 0.02, drop, 0.02, "lamp"))
        out.append(block(x - size / 2, h - drop - size / 2, z - size / 2, size, size / 2, size, "lamp"))
    return out


def bath(r, w, h, d):
    out = [block(0 if r.random() < 0.5 else w - 0.75, 0, d - 1.8, 0.75, 0.56, 1.75, "furniture",
                 lambda draft, camera, number, face: number == 4 and on_face(draft, camera, face, 0.1, 0.06, 0.9, 0.94, "furniture"))]
    x = r.uniform(0.3, 0.7) * w
    out.append(block(x - 0.3, 0.75, d - 0.45, r.uniform(0.5, 1.2), r.uniform(0.1, 0.3), 0.45))
    out.append(block(x - 0.28, 1.15, d - 0.03, 0.6, r.uniform(0.5, 0.9), 0.03, "window"))
    if r.random() < 0.7:
        z = r.uniform(0.4, 0.7) * d
        side = 0 if r.random() < 0.5 else w - 0.55
        out += [block(side, 0, z, 0.55, 0.4, 0.38), block(side if side == 0 else w - 0.18, 0.4, z, 0.18, 0.4, 0.38)]
    if r.random() < 0.4:
        out.append(block(w * 0.5, 0, d - 1.0, 0.02, 2.0, 1.0, "window"))
    return out


def stair(r, w, h, d):
    steps, run, rise = int(r.integers(8, 17)), r.uniform(0.25, 0.32), r.uniform(0.16, 0.19)
    wide = r.uniform(0.9, 1.5)
    side = 0 if r.random() < 0.5 else w - wide
    solid, out = r.random() < 0.5, []
    start = d * r.uniform(0.25, 0.45)
    across = r.random() < 0.3  # rising across the back wall
    for k in range(steps):
        y, thick = (0, rise * (k + 1)) if solid else (rise * k + rise - 0.06, 0.06)
        if across:
            out.append(block(0.2 + k * run, y, d - wide, run, thick, wide, "stair"))
        else:
            out.append(block(side, y, start + k * run, wide, thick, run, "stair"))
        if k % 2 == 0 and r.random() < 0.9:
            post = (0.2 + k * run, d - wide) if across else (side + (wide if side == 0 else 0), start + k * run)
            out.append(block(post[0], rise * (k + 1), post[1], 0.03, 0.9, 0.03, "railing"))
    if r.random() < 0.6:
        rail_from = rise * steps
        out.append(block(0, rail_from, d - 0.2 if across else start + steps * run, w, 0.25, 0.2, "floor"))
    return out


def cafe(r, w, h, d):
    long, z = r.uniform(0.4, 0.8) * w, r.uniform(0.5, 0.8) * d
    out = [block(r.uniform(0, w - long), 0, z, long, r.uniform(0.95, 1.2), 0.6, "joinery", doors(r))]
    for k in range(int(r.integers(0, 5))):
        x = out[0][0][0][0][0][0] + (k + 0.5) * long / 5
        out += [block(x, 0.72, z - 0.5, 0.34, 0.05, 0.34), block(x + 0.15, 0, z - 0.35, 0.04, 0.72, 0.04)]
    for _ in range(int(r.integers(0, 4))):
        x, at = r.uniform(0, max(0.1, w - 1)), r.uniform(0.3, 0.5) * d
        out += table(r, x, at, 0.7, 0.7) + (chair(r, x + 0.1, at + 0.7) if r.random() < 0.7 else [])
    if r.random() < 0.7:
        out += lamps(r, w, h, d, int(r.integers(2, 6)))
    if r.random() < 0.5:
        for k in range(int(r.integers(2, 5))):
            out.append(block(0.1 * w, 1.4 + 0.4 * k, d - 0.25, 0.8 * w, 0.04, 0.25, "joinery"))
    return out


def gallery(r, w, h, d):
    out = []
    for k in range(int(r.integers(2, 6))):
        for x in (0.12 * w, 0.82 * w):
            if r.random() < 0.85:
                out.append(block(x, 0, d * (0.25 + 0.17 * k), 0.3, h, 0.3, "wall"))
    if r.random() < 0.5:
        out.append(block(0, h * 0.5, d * 0.6, w * 0.25, 0.2, d * 0.4, "floor"))
        out.append(block(0, h * 0.5 + 0.2, d * 0.6, w * 0.25, 0.9, 0.03, "railing", doors(r)))
    return out + few(r, w, h, d)
