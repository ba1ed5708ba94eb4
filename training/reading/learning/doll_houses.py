"""Opened homes from above: a corner of a room, or a whole flat whose walls are cut, parallel or in perspective."""
import numpy as np

from .draft import Draft
from .home_things import ROOMS, furnish_room
from .rooms import Floor, Room, find_openings, split
from .solids import Camera, box_faces, grid_on, line_on, on_face
from .stacking import lay_bodies

USES = [*ROOMS, "kitchen", "kitchen", "living", "bedroom"]


def draw_doll_house(r):
    corner = r.random() < 0.4
    rooms = [Room(0.0, 0.0, r.uniform(2, 6), r.uniform(2, 5.5))] if corner else rooms_of_flat(r)
    w, d = max(m.x + m.w for m in rooms), max(m.y + m.h for m in rooms)
    wall = r.uniform(0.06, 0.3)
    height = r.uniform(2.1, 2.9) if corner else r.choice([r.uniform(0.9, 1.6), r.uniform(2, 2.8)])
    camera = camera_above(r, w, d, steep=not corner and height > 1.8)
    draft = Draft("interior", "above")
    draft.cut_manner = str(r.choice(["solid", "solid", "grey", "hatch", "open", "open"]))
    lay_ground(r, draft, camera, w, d, wall)
    # Walls between the rooms and the eye are left out, made low, or kept.
    near = str(r.choice(["none", "low"])) if corner else str(r.choice(["none", "low", "kept", "kept"]))
    bodies, floors = [], []
    floor = Floor(rooms, [], wall, wall)
    find_openings(r, floor)
    for m in rooms:
        floors.append([(m.x, 0, m.y), (m.x + m.w, 0, m.y), (m.x + m.w, 0, m.y + m.h), (m.x, 0, m.y + m.h)])
    lay_floors(r, draft, camera, floors)
    walls = walls_of(rooms, wall, camera, height, near)
    openings = floor.openings
    for piece, faces in walls:
        bodies.append((faces, "wall", wall_detail(r, piece, openings, height)))
    sides = [side for side in (0, 1, 2, 3) if is_far(camera, side)] or [0, 1]
    furnished = r.random() < 0.93
    for m in rooms:
        use = m.use if m.use in ROOMS else str(r.choice(USES))
        inner = (m.x + wall / 2, m.y + wall / 2, m.w - wall, m.h - wall)
        order = sorted(sides, key=lambda side: -(m.w if side in (0, 2) else m.h))
        if furnished:
            bodies += furnish_room(r, inner, use, height, order)
    lay_bodies(draft, camera, bodies)
    draft.lift()
    for faces in [f for _, f in walls]:
        points, out = faces[4]
        if camera.faces(points, out):
            flat = camera.project(points)
            if flat is not None and len(flat) > 2:
                draft.cuts.append(flat)
    return draft


def rooms_of_flat(r):
    rooms = []
    while not 2 <= len(rooms) <= 9:
        rooms.clear()
        split(r, 0.0, 0.0, r.uniform(5, 13), r.uniform(4, 10), r.uniform(7, 20), rooms)
    if len(rooms) > 4 and r.random() < 0.4:
        rooms.pop(int(r.integers(0, len(rooms))))
    for m in rooms:
        m.use = "bathroom" if m.w * m.h < 6 else str(r.choice(USES))
    return rooms


def camera_above(r, w, d, steep):
    """Isometric, dimetric, cavalier and military views, and eyes above the house."""
    size, manner = max(w, d), r.random()
    if manner < 0.6:
        yaw = np.pi / 4 * r.choice([-1, 1]) if r.random() < 0.5 else r.choice([-1, 1]) * r.uniform(0.15, 1.3)
        pitch = -0.615 if r.random() < 0.35 and not steep else -r.uniform(0.65 if steep else 0.4, 1.1)
        return Camera((0, 0, 0), yaw, pitch, 1 / size, True)
    if manner < 0.75:
        camera = Camera((0, 0, 0), 0, 0, 1 / size, True)
        if r.random() < 0.5:  # cavalier
            angle, k = r.uniform(0.4, 0.9), r.uniform(0.4, 1) * r.choice([-1, 1])
            right, up = np.array([1, 0, k * np.cos(angle)]), np.array([0, 1, abs(k) * np.sin(angle)])
        else:  # the plan undistorted, heights upright
            turn, k = r.uniform(-0.9, 0.9), r.uniform(0.5, 1)
            right, up = np.array([np.cos(turn), 0, -np.sin(turn)]), np.array([np.sin(turn), k, np.cos(turn)])
        away = np.cross(right, up)
        away *= -np.sign(away[1]) / np.linalg.norm(away)
        camera.axes = np.array([right, up, away])
        return camera
    yaw, pitch = r.uniform(-0.9, 0.9), -r.uniform(0.75 if steep else 0.5, 1.35)
    far = size * r.uniform(1.1, 2.2)
    toward = np.array([np.sin(yaw) * np.cos(pitch), np.sin(pitch), np.cos(yaw) * np.cos(pitch)])
    return Camera(np.array([w / 2, 0.8, d / 2]) - toward * far, yaw, pitch, 1.0)


def is_far(camera, side):
    """Whether the wall at this side of a room turns its inner face to the eye. 0 far, 1 left, 2 near, 3 right"""
    out = [(0, 0, -1), (1, 0, 0), (0, 0, 1), (-1, 0, 0)][side]
    return float(np.dot(-camera.axes[2], out)) > 0.02


def lay_ground(r, draft, camera, w, d, wall):
    choice = r.random()
    if choice < 0.45:
        return
    over = wall + (r.uniform(0, 0.3) if choice < 0.75 else r.uniform(0.5, 3))
    thick = r.uniform(0.05, 0.35)
    name = "floor" if choice < 0.75 else str(r.choice(["lawn", "paving"]))
    lay_bodies(draft, camera, [(box_faces(-over, -thick, -over, w + 2 * over, thick, d + 2 * over), name, None)])


def lay_floors(r, draft, camera, floors):
    draft.lift()
    like = r.random() < 0.4
    choice, k = r.random(), r.uniform(0.15, 0.6)
    for face in floors:
        flat = camera.project(face)
        if flat is None or len(flat) < 3:
            continue
        draft.area(flat, "floor", camera.facing((0, 1, 0)), 3)
        if not like:
            choice, k = r.random(), r.uniform(0.15, 0.6)
        w, d = face[1][0] - face[0][0], face[2][2] - face[1][2]
        if choice < 0.3:
            grid_on(draft, camera, face, max(2, int(w / k)), max(2, int(d / k)))
        elif choice < 0.55:
            grid_on(draft, camera, face, *((max(2, int(w / (0.5 * k))), 1) if choice < 0.42 else (1, max(2, int(d / (0.5 * k))))))


def walls_of(rooms, t, camera, height, near):
    """Walls as (x, z, width, depth) and boxes: every side of a room once, from corner to corner."""
    lines = {}
    for m in rooms:
        for upright, at, a, b in ((True, m.x, m.y, m.y + m.h), (True, m.x + m.w, m.y, m.y + m.h), (False, m.y, m.x, m.x + m.w), (False, m.y + m.h, m.x, m.x + m.w)):
            lines.setdefault((upright, round(at, 3)), []).append((a, b))
    out = []
    for (upright, at), parts in lines.items():
        stops = sorted({round(v, 3) for part in parts for v in part})
        for a, b in zip(stops, stops[1:]):
            if not any(p[0] - 0.01 < a and b < p[1] + 0.01 for p in parts):
                continue
            middle = (a + b) / 2
            beside = [inside(rooms, *((at + k, middle) if upright else (middle, at + k))) for k in (-0.2, 0.2)]
            side = 3 if upright and beside[0] else 1 if upright else 0 if beside[0] else 2
            high = height
            if sum(beside) == 1 and not is_far(camera, side):
                if near == "none":
                    continue
                high = height if near == "kept" else 0.18
            # An upright wall ends where the level ones begin, so that no two boxes share room.
            x, z, w, d = (at - t / 2, a + t / 2, t, b - a - t) if upright else (a - t / 2, at - t / 2, b - a + t, t)
            if not upright and any(abs(p - a) < 0.01 for (u, l), q in lines.items() if not u and l == round(at, 3) for _, p in q) and a != stops[0]:
                x, w = x + t, w - t
            out.append(((x, z, w, d, upright), box_faces(x, 0, z, w, high, d)))
    return out


def inside(rooms, x, z):
    return any(m.x < x < m.x + m.w and m.y < z < m.y + m.h for m in rooms)


def wall_detail(r, piece, openings, height):
    """Windows and doors on the faces of a wall, where the plan has them."""
    x, z, w, d, upright = piece
    sill, head = (0.9, 2.1) if height > 2 else (0.5 * height, height)
    panes = int(r.integers(1, 4))
    here = [o for o in openings if o.upright == upright and x - 0.05 < o.x < x + w + 0.05 and z - 0.05 < o.y < z + d + 0.05]
    boards = r.random() < 0.06

    def detail(draft, camera, number, face):
        if number not in ((2, 3) if upright else (0, 1)):
            return
        low, long = (z, d) if upright else (x, w)
        for o in here:
            middle = o.y if upright else o.x
            u0, u1 = (max(0.0, (middle + s * o.width / 2 - low) / long) for s in (-1, 1))
            u1 = min(1.0, u1)
            if u1 - u0 < 0.02:
                continue
            if o.kind == "window":
                on_face(draft, camera, face, u0, sill / height, u1, min(0.98, head / height), "window", 3)
                for k in range(1, panes):
                    a = u0 + (u1 - u0) * k / panes
                    on_face(draft, camera, face, a, sill / height, u1, min(0.98, head / height), "window", 2)
            else:
                on_face(draft, camera, face, u0, 0, u1, min(1, 2.05 / height), "door" if o.kind == "door" else "floor", 3)
        if boards:
            grid_on(draft, camera, face, 1, 8, 1)
        elif not here and number in (0, 3) and long > 1.5:
            line_on(draft, camera, np.asarray(face[0]) + (0, 0.08, 0), np.asarray(face[1]) + (0, 0.08, 0), 1)

    return detail
