"""Boxes and roofs before a camera, as drafts: bodies from the farthest to the nearest, each hiding what is behind it."""
import numpy as np

NEAR = 0.25


class Camera:
    """Looks along +z turned by yaw, from an eye; y is up. A parallel one looks from afar."""

    def __init__(self, eye, yaw, pitch, focal, parallel=False):
        self.eye, self.focal, self.parallel = np.asarray(eye, float), focal, parallel
        c, s, cp, sp = np.cos(yaw), np.sin(yaw), np.cos(pitch), np.sin(pitch)
        self.axes = np.array([[c, 0, -s], [-s * sp, cp, -c * sp], [s * cp, sp, c * cp]])

    def see(self, points):
        return (np.asarray(points, float) - self.eye) @ self.axes.T

    def project(self, points):
        """Of a polygon, what stands before the camera; None where nothing does."""
        p = self.see(points)
        if self.parallel:
            return p[:, :2] * [1, -1] * self.focal
        p = clip(p)
        return None if len(p) < 2 else p[:, :2] / p[:, 2:] * [1, -1] * self.focal

    def faces(self, points, out):
        """Whether a face with this outward normal is seen."""
        towards = -self.axes[2] if self.parallel else self.eye - np.mean(points, 0)
        return float(np.dot(towards, out)) > 1e-6

    def facing(self, out):
        n = self.axes @ np.asarray(out, float)
        return (float(n[0]), float(n[1]), float(-n[2]))

    def distance(self, points):
        p = self.see(np.mean(points, 0)[None])[0]
        return p[2] if self.parallel else float(np.hypot(*p[[0, 2]]) + 0.2 * abs(p[1]))


def clip(p):
    out = []
    for a, b in zip(p, np.roll(p, -1, 0)):
        if a[2] >= NEAR:
            out.append(a)
        if (a[2] >= NEAR) != (b[2] >= NEAR):
            out.append(a + (b - a) * (NEAR - a[2]) / (b[2] - a[2]))
    return np.array(out).reshape(-1, 3)


def box_faces(x, y, z, w, h, d):
    """Six faces with their outward normals: a corner and the sizes of a box."""
    v = lambda i, j, k: (x + w * i, y + h * j, z + d * k)
    return [
        ([v(0, 0, 0), v(1, 0, 0), v(1, 1, 0), v(0, 1, 0)], (0, 0, -1)),
        ([v(0, 0, 1), v(1, 0, 1), v(1, 1, 1), v(0, 1, 1)], (0, 0, 1)),
        ([v(0, 0, 0), v(0, 0, 1), v(0, 1, 1), v(0, 1, 0)], (-1, 0, 0)),
        ([v(1, 0, 0), v(1, 0, 1), v(1, 1, 1), v(1, 1, 0)], (1, 0, 0)),
        ([v(0, 1, 0), v(1, 1, 0), v(1, 1, 1), v(0, 1, 1)], (0, 1, 0)),
        ([v(0, 0, 0), v(1, 0, 0), v(1, 0, 1), v(0, 0, 1)], (0, -1, 0)),
    ]


def gable_faces(x, y, z, w, d, rise, along):
    """A pitched roof on a rectangle. @param along whether its ridge runs with x"""
    if along:
        a, b = (x, y + rise, z + d / 2), (x + w, y + rise, z + d / 2)
        slope = np.array([0, d / 2, rise]) / np.hypot(d / 2, rise)
        return [
            ([(x, y, z), (x + w, y, z), b, a], tuple(slope * [1, 1, -1])),
            ([(x, y, z + d), (x + w, y, z + d), b, a], tuple(slope)),
            ([(x, y, z), a, (x, y, z + d)], (-1, 0, 0)),
            ([(x + w, y, z), b, (x + w, y, z + d)], (1, 0, 0)),
        ]
    turned = gable_faces(z, y, x, d, w, rise, True)
    swap = lambda p: (p[2], p[1], p[0])
    return [([swap(p) for p in points], swap(out)) for points, out in turned]


def hip_faces(x, y, z, w, d, rise):
    e = min(w, d) / 2
    a, b = ((x + e, y + rise, z + d / 2), (x + w - e, y + rise, z + d / 2)) if w >= d else ((x + w / 2, y + rise, z + e), (x + w / 2, y + rise, z + d - e))
    corners = [(x, y, z), (x + w, y, z), (x + w, y, z + d), (x, y, z + d)]
    ends = [(a, b), (b,), (b, a), (a,)] if w >= d else [(a,), (a, b), (b,), (b, a)]
    out = []
    for k in range(4):
        p, q = corners[k], corners[(k + 1) % 4]
        points = [p, q, *reversed(ends[k])] if len(ends[k]) == 2 else [p, q, ends[k][0]]
        n = np.cross(np.subtract(q, p), np.subtract(ends[k][0], p))
        n = n if n[1] > 0 else -n
        out.append((points, tuple(n / np.linalg.norm(n))))
    return out


def lay(draft, camera, faces, name, why=3, lift=True, detail=None):
    """A body: its faces that are seen. @param detail draws on a face that is seen, by its number"""
    if lift:
        draft.lift()
    seen = []
    for number, (points, out) in enumerate(faces):
        if not camera.faces(points, out):
            continue
        flat = camera.project(points)
        if flat is None or len(flat) < 3:
            continue
        draft.area(flat, name, camera.facing(out), why)
        seen.append((number, points))
    for number, points in seen:
        if detail:
            detail(number, points)


def on_face(draft, camera, face, u0, v0, u1, v1, name, why=2):
    """A rectangle on a face of four corners, in shares of its sides."""
    a, b, c, d = (np.asarray(p, float) for p in face)
    at = lambda u, v: (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v
    flat = camera.project([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])
    if flat is not None and len(flat) > 2:
        draft.area(flat, name, (0, 0, 1), why)


def line_on(draft, camera, a, b, why=2):
    flat = camera.project([a, b])
    if flat is not None and len(flat) >= 2:
        draft.line(flat[0], flat[1], why)


def grid_on(draft, camera, face, across, up, why=1):
    """Joints of tiles or boards on a face of four corners. @param across, up how many; 1 for none"""
    a, b, c, d = (np.asarray(p, float) for p in face)
    for k in range(1, across):
        u = k / across
        line_on(draft, camera, a * (1 - u) + b * u, d * (1 - u) + c * u, why)
    for k in range(1, up):
        v = k / up
        line_on(draft, camera, a * (1 - v) + d * v, b * (1 - v) + c * v, why)
