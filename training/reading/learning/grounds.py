"""What lies around houses seen straight from above: trees with tops and shadows, cars, paths, paving, kerbs, arrows. Pictures are RGB 0…1."""
import cv2
import numpy as np

from .chance import clouds, colour, octaves
from .sites import blob


def whole(points):
    return [np.round(np.asarray(points, float) * 16).astype(np.int32)]


def fill(picture, points, tone):
    cv2.fillPoly(picture, whole(points), [float(v) for v in tone] if picture.ndim == 3 else float(tone), cv2.LINE_AA, 4)


def outline(picture, points, tone, width=1, closed=True):
    cv2.polylines(picture, whole(points), closed, [float(v) for v in tone], max(1, int(round(width))), cv2.LINE_AA, 4)


def darken(picture, mask, strength):
    picture *= (1 - strength * mask)[..., None]


class Trees:
    """How all trees of a sheet are drawn: rings, rays, scribbles, plain discs, or tops with leaves and shadows."""

    def __init__(self, r, rich):
        self.manner = str(r.choice(["tops", "tops", "discs", "rays"])) if rich else str(r.choice(["rings", "rings", "discs", "rays", "double", "scribble"]))
        green = np.array([0.4, 0.56, 0.28], np.float32) if r.random() < 0.75 else colour(r, 0.4, 0.9, 0.8)
        self.tone = np.clip(green * r.uniform(0.75, 1.7) + r.normal(size=3).astype(np.float32) * 0.06, 0, 1)
        if not rich:
            self.tone = np.clip(1 - (1 - self.tone) * r.uniform(0.1, 0.5), 0, 1) if r.random() < 0.6 else np.full(3, r.uniform(0.7, 1), np.float32)
        self.line = np.full(3, r.uniform(0.1, 0.75), np.float32) if r.random() < 0.7 else self.tone * 0.6
        self.shadow = np.array([r.uniform(0.2, 0.8), r.uniform(0.2, 0.8)]) if rich or r.random() < 0.3 else None
        self.mixed = r.random() < 0.4
        self.whole = r.uniform(0.4, 1)

    def draw(self, r, picture, classes, number, spots):
        """@param spots (middle, reach) of each"""
        if self.shadow is not None:
            cast = np.zeros(picture.shape[:2], np.float32)
            for centre, reach in spots:
                cv2.circle(cast, tuple(int(v) for v in centre + self.shadow * reach * 0.7), max(1, int(reach)), 1.0, -1, cv2.LINE_AA)
            darken(picture, cv2.GaussianBlur(cast, (0, 0), 1.2), 0.4)
        leaves = octaves(r, *picture.shape[:2], 6, 3) if self.manner == "tops" else None
        for centre, reach in spots:
            if reach < 1 or not (-reach < centre[0] < picture.shape[1] + reach and -reach < centre[1] < picture.shape[0] + reach):
                continue
            edge = blob(r, centre, reach, 24, {"tops": 0.16, "scribble": 0.4}.get(self.manner, 0.01))
            cv2.fillPoly(classes, [np.round(edge).astype(np.int32)], number)
            tone = np.clip(self.tone * (r.uniform(0.75, 1.25) if self.mixed else 1), 0, 1)
            if self.manner == "tops":
                top = np.zeros(picture.shape[:2], np.float32)
                fill(top, edge, 1.0)
                x, y, w, h = cv2.boundingRect(np.round(edge).astype(np.int32))
                x0, y0, x1, y1 = max(0, x), max(0, y), max(0, x + w), max(0, y + h)
                ys, xs = np.mgrid[y0 : min(y1, picture.shape[0]), x0 : min(x1, picture.shape[1])].astype(np.float32)
                light = 1 + 0.35 * ((centre[0] - xs) * self.shadow[0] + (centre[1] - ys) * self.shadow[1]) / reach + 0.16 * leaves[y0:y1, x0:x1]
                part = top[y0:y1, x0:x1, None]
                picture[y0:y1, x0:x1] = picture[y0:y1, x0:x1] * (1 - part) + np.clip(tone * light[..., None], 0, 1) * part
                continue
            if self.manner == "discs" or self.tone.mean() < 0.97:
                over = picture.copy() if self.whole < 0.8 else None
                fill(picture, edge, tone)
                if over is not None:
                    picture *= self.whole
                    picture += over * (1 - self.whole)
            if self.manner != "discs" or self.mixed:
                outline(picture, edge, self.line)
            if self.manner == "rays":
                for a in np.linspace(0, 2 * np.pi, 9)[:-1]:
                    outline(picture, [centre, centre + reach * np.array([np.cos(a), np.sin(a)])], self.line, 1, False)
            if self.manner in ("double", "rings") and reach > 4:
                outline(picture, blob(r, centre, reach * (0.8 if self.manner == "double" else 0.08), 14, 0.02), self.line)


def spots_of(r, free, size, count, rows=True):
    """Places of trees where `free` is set: scattered, and in rows."""
    h, w = free.shape
    out = []
    reach = size * r.uniform(0.008, 0.04)
    like = r.random() < 0.5
    if rows:
        for _ in range(int(r.integers(0, 5))):
            a, along = r.uniform(0, 1, 2) * (w, h), r.uniform(0, 2 * np.pi)
            step = np.array([np.cos(along), np.sin(along)]) * reach * r.uniform(2, 4)
            out += [(a + step * k, reach) for k in range(int(r.integers(4, 26)))]
    out += [(r.uniform(0, 1, 2) * (w, h), reach if like else reach * r.uniform(0.4, 1.8)) for _ in range(count)]
    return [(p, k) for p, k in out if 0 <= p[0] < w and 0 <= p[1] < h and free[int(p[1]), int(p[0])]]


def car(r, picture, centre, along, long):
    """@param along its direction in radians; @param long its length in pixels"""
    c, s = np.cos(along), np.sin(along)
    at = lambda u, v: (centre[0] + c * u * long - s * v * long, centre[1] + s * u * long + c * v * long)
    body = [at(-0.46, -0.2), (at(0.4, -0.2)), at(0.5, -0.13), at(0.5, 0.13), at(0.4, 0.2), at(-0.46, 0.2), at(-0.5, 0.14), at(-0.5, -0.14)]
    tone = colour(r, 0.2, 1, 0.9) if r.random() < 0.6 else np.full(3, r.uniform(0.05, 1), np.float32)
    cast = np.zeros(picture.shape[:2], np.float32)
    fill(cast, np.asarray(body) + long * 0.05, 1.0)
    darken(picture, cast, 0.4)
    fill(picture, body, tone)
    outline(picture, body, tone * 0.4)
    if long > 9:
        glass = tone * 0.35
        fill(picture, [at(0.12, -0.16), at(0.24, -0.17), at(0.24, 0.17), at(0.12, 0.16)], glass)
        fill(picture, [at(-0.3, -0.16), at(-0.38, -0.17), at(-0.38, 0.17), at(-0.3, 0.16)], glass)


def path(picture, classes, number, points, wide, tone, kerb=None):
    """A strip along points, with kerbs or none."""
    points = np.asarray(points, float)
    strip = np.zeros(picture.shape[:2], np.uint8)
    cv2.polylines(strip, whole(points), False, 1, max(1, int(wide)), cv2.LINE_8, 4)
    if kerb is not None:
        edge = cv2.dilate(strip, np.ones((3, 3), np.uint8)) - strip
        picture[edge > 0] = kerb
    if tone is not None:
        picture[strip > 0] = tone
    classes[strip > 0] = number
    return strip > 0


def curve(r, start, end, bend):
    t = np.linspace(0, 1, 30)[:, None]
    across = (np.asarray(end) - start)[::-1] * [1, -1]
    return np.asarray(start) * (1 - t) + np.asarray(end) * t + across * np.sin(t * np.pi * r.choice([1, 2])) * bend


def arrow(picture, a, b, wide, tone):
    """A big arrow as presentations have them: plain, or a line with a head."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    along = (b - a) / max(1.0, float(np.hypot(*(b - a))))
    across = np.array([-along[1], along[0]])
    neck = b - along * 2.2 * wide
    fill(picture, [a - across * wide / 2, neck - across * wide / 2, neck - across * 1.3 * wide, b, neck + across * 1.3 * wide, neck + across * wide / 2, a + across * wide / 2], tone)


def paving(r, picture, mask, step, strength):
    """Joints of slabs in a mask."""
    h, w = mask.shape
    turn = r.uniform(0, np.pi / 2)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    lines = np.zeros((h, w), np.float32)
    for angle in (turn, turn + np.pi / 2) if r.random() < 0.6 else (turn,):
        q = xs * np.cos(angle) + ys * np.sin(angle)
        away = np.abs((q / step) % 1 - 0.5) * step
        lines = np.maximum(lines, np.clip(1 - away, 0, 1))
    darken(picture, lines * mask, strength)


def contours(r, picture, mask, tone):
    h, w = mask.shape
    ground = octaves(r, h, w, max(h, w) / r.uniform(2, 5), 2) * r.uniform(3, 14)
    edge = np.abs(ground - np.round(ground))
    slope = np.hypot(*np.gradient(ground)) + 1e-4
    lines = (np.clip(1.2 - edge / slope, 0, 1) * mask)[..., None]
    picture *= 1 - lines
    picture += lines * tone


def lawn(r, h, w, tone, strength):
    """Grass with patches of light and grain."""
    patches = clouds(r, h, w, max(h, w) / 5)[..., 0] * 0.08 + octaves(r, h, w, 5, 3) * 0.07
    return np.clip(tone * (1 + strength * patches[..., None]), 0, 1).astype(np.float32)
