"""Buildings of boxes and roofs from outside: a massing of a minute, a house with windows, towers, a quarter."""
import numpy as np

from .draft import Draft
from .solids import Camera, box_faces, gable_faces, grid_on, hip_faces, lay, line_on, on_face


def draw_massing(r):
    quarter = r.random() < 0.18
    bodies = quarter_of(r) if quarter else house_of(r) if r.random() < 0.7 else towers(r)
    low = np.min([np.min([np.min(f[0], 0) for f in b["faces"]], 0) for b in bodies], 0)
    high = np.max([np.max([np.max(f[0], 0) for f in b["faces"]], 0) for b in bodies], 0)
    middle, size = (low + high) / 2, float(np.linalg.norm((high - low)[[0, 2]]))
    above = quarter or r.random() < 0.4
    yaw = r.uniform(0, 2 * np.pi)
    parallel = r.random() < (0.5 if above else 0.05)
    pitch = -r.uniform(0.35, 0.9) if above else -r.uniform(0, 0.06)
    if parallel and above and r.random() < 0.5:
        yaw, pitch = np.pi / 4 + np.pi / 2 * int(r.integers(0, 4)), -0.615
    far = size * r.uniform(0.9, 2.5) + 2
    back = np.array([np.sin(yaw), 0, np.cos(yaw)]) * far
    eye = middle - back
    eye[1] = middle[1] + far * np.tan(-pitch) if above else low[1] + r.uniform(1.2, 2.2)
    camera = Camera(eye, yaw, pitch, 1.0 if not parallel else 1 / size, parallel)
    draft = Draft("aerial" if quarter else "exterior", "above" if above else "eye")
    flat_ground(r, draft, camera, low, high, above)
    detailed = r.random() < 0.65
    for body in sorted(bodies, key=lambda b: -camera.distance([p for f in b["faces"] for p in f[0]])):
        detail = body.get("detail") if detailed else None
        lay(draft, camera, body["faces"], body["name"], 4 if r.random() < 0.5 else 3, True,
            detail and (lambda number, face: detail(draft, camera, number, face)))
    return draft


def flat_ground(r, draft, camera, low, high, above):
    grow = (high - low).max() * r.uniform(0.05, 0.8)
    corners = [(low[0] - grow, 0, low[2] - grow), (high[0] + grow, 0, low[2] - grow),
               (high[0] + grow, 0, high[2] + grow), (low[0] - grow, 0, high[2] + grow)]
    if r.random() < (0.4 if above else 0.15):
        flat = camera.project(corners)
        if flat is not None and len(flat) > 2:
            draft.area(flat, "paving", camera.facing((0, 1, 0)), 3)
    elif not above and r.random() < 0.4:
        reach = r.uniform(0.6, 2.5)
        draft.line((-reach, 0), (reach, 0), 2)  # the horizon
    if r.random() < 0.2:  # a path, a street, a kerb
        for k in (-1, 1):
            x = r.uniform(low[0], high[0])
            line_on(draft, camera, (x + k, 0, low[2] - grow), (x + k, 0, low[2] - grow * 0.2 - 1), 2)


def windows(r):
    """How the windows of a body are set."""
    rows, across = int(r.integers(1, 5)), int(r.integers(1, 7))
    w, h = r.uniform(0.3, 0.85), r.uniform(0.35, 0.75)
    panes, full = r.random() < 0.25, r.random() < 0.2
    sides = set(r.choice(4, int(r.integers(1, 5)), replace=False).tolist())

    def detail(draft, camera, number, face):
        if number not in sides:
            return
        for i in range(across):
            for j in range(rows):
                u, v = (i + 0.5 - w / 2) / across, (j + 0.5 - h / 2) / rows
                on_face(draft, camera, face, u, v, u + w / across, v + h / rows, "window", 3)
                if panes:
                    on_face(draft, camera, face, u + w / across / 2, v, u + w / across, v + h / rows, "window", 2)
        if rows == 1 and full:
            on_face(draft, camera, face, 0.42, 0, 0.55, 0.7, "door", 3)

    return detail


def house_of(r):
    out = []
    x = z = 0.0
    for k in range(int(r.integers(1, 5))):
        w, d, h = r.uniform(3, 12), r.uniform(3, 10), r.uniform(2.6, 8)
        y = 0.0
        if k and r.random() < 0.3:  # on the one before, out of line with it
            y, x, z = out[-1]["top"], x + r.normal() * 2, z + r.normal() * 2
            h = r.uniform(2.4, 3.4)
        out.append({"faces": box_faces(x, y, z, w, h, d), "name": "wall", "detail": windows(r), "top": y + h})
        roof = r.random()
        over = r.uniform(0, 0.8)
        if roof < 0.35:
            faces = gable_faces(x - over, y + h, z - over, w + 2 * over, d + 2 * over, r.uniform(1, 4), r.random() < 0.5)
            out.append({"faces": faces, "name": "roof", "detail": tiles(r), "top": y + h})
        elif roof < 0.5:
            out.append({"faces": hip_faces(x - over, y + h, z - over, w + 2 * over, d + 2 * over, r.uniform(1, 3)), "name": "roof", "detail": tiles(r), "top": y + h})
        elif roof < 0.7:
            out.append({"faces": box_faces(x - over, y + h, z - over, w + 2 * over, r.uniform(0.1, 0.5), d + 2 * over), "name": "roof", "top": y + h})
        x, z = (x + w + r.uniform(0, 1), z + r.normal()) if r.random() < 0.5 else (x + r.normal(), z + d + r.uniform(0, 1))
    return out


def tiles(r):
    rows, cols = int(r.integers(5, 22)), int(r.choice([1, 1, 12, 24]))
    tiled = r.random() < 0.5

    def detail(draft, camera, number, face):
        if tiled and len(face) == 4:
            grid_on(draft, camera, face, cols, rows)

    return detail


def towers(r):
    out = []
    for k in range(int(r.integers(1, 5))):
        w, d, h = r.uniform(10, 24), r.uniform(10, 24), r.uniform(18, 90)
        at = (k * 34 + r.normal() * 4, r.normal() * 14)
        rows, cols = int(h / r.uniform(2.8, 6)), int(r.integers(3, 10))
        grid = r.random() < 0.7

        def detail(draft, camera, number, face, rows=rows, cols=cols, grid=grid):
            if number > 3:
                return
            if grid:
                grid_on(draft, camera, face, cols, rows, 2)
            else:
                for i in range(cols):
                    for j in range(rows):
                        on_face(draft, camera, face, (i + 0.2) / cols, (j + 0.25) / rows, (i + 0.8) / cols, (j + 0.8) / rows, "window", 2)

        out.append({"faces": box_faces(at[0], 0, at[1], w, h, d), "name": "wall", "detail": detail})
        if r.random() < 0.5:
            out.append({"faces": box_faces(at[0] - 6, 0, at[1] - 6, w + 12, r.uniform(4, 9), d + 12), "name": "wall", "detail": windows(r)})
    return out


def quarter_of(r):
    out = []
    step = r.uniform(14, 26)
    pitched, tall = r.random() < 0.5, r.uniform(5, 30)
    for i in range(int(r.integers(3, 7))):
        for j in range(int(r.integers(3, 7))):
            if r.random() < 0.12:
                continue
            w, d = r.uniform(0.4, 0.85, 2) * step
            x, z, h = i * step, j * step, tall * r.uniform(0.4, 1.4)
            out.append({"faces": box_faces(x, 0, z, w, h, d), "name": "wall", "detail": windows(r)})
            if pitched:
                out.append({"faces": gable_faces(x, h, z, w, d, r.uniform(1, 5), r.random() < 0.5), "name": "roof", "detail": tiles(r)})
    return out
