"""Draws the lines of a buffer with a pen of chance: ink 0…1."""
from dataclasses import dataclass, field

import cv2
import numpy as np

from .chance import clouds, log_between

FRACTION = 3  # bits of a pixel that cv2 draws to


@dataclass
class Frame:
    """Which part of a buffer is drawn, how large, and whether mirrored."""

    left: float
    top: float
    across: float
    down: float
    width: int
    height: int

    @property
    def matrix(self):
        return np.array(
            [[self.width / self.across, 0, -self.left * self.width / self.across],
             [0, self.height / self.down, -self.top * self.height / self.down]],
            np.float32,
        )

    def warp(self, plane, smooth=True):
        flags = cv2.INTER_LINEAR if smooth else cv2.INTER_NEAREST
        return cv2.warpAffine(plane, self.matrix, (self.width, self.height), flags=flags, borderMode=cv2.BORDER_REPLICATE)


@dataclass
class Pen:
    """How lines are drawn: widths in pixels by why they are there (see LINE in line-strength.ts)."""

    hand: bool
    width: float
    widths: dict = field(default_factory=dict)
    dark: dict = field(default_factory=dict)
    jitter: float = 0.0
    overshoot: float = 0.0
    missing: float = 0.0
    doubled: float = 0.0
    broken: float = 0.0
    shortest: float = 0.0


def choose_pen(r, hand, scale):
    """@param scale pixels of the picture for one of 480."""
    width = log_between(r, 0.55, 2.6) * scale
    two = r.random() < 0.5
    thin = lambda low: width * (r.uniform(low, 0.9) if two else 1)
    pen = Pen(hand, width)
    pen.widths = {4: width, 3: thin(0.5), 2: thin(0.35), 1: thin(0.35), 5: 0.6 * width}
    pen.dark = {4: 1.0, 3: 1.0, 2: r.uniform(0.45, 1), 1: r.uniform(0.45, 1), 5: r.uniform(0.3, 0.9)}
    if r.random() < 0.15:
        pen.dark[1 if r.random() < 0.5 else 2] = r.choice([0, 0.2])
    if hand:
        pen.jitter = r.uniform(0.4, 2.4) * scale
        pen.overshoot = r.uniform(0, 9) * scale if r.random() < 0.7 else 0
        pen.doubled = r.uniform(0, 0.6) if r.random() < 0.6 else 0
    pen.missing = r.uniform(0, 0.12) if r.random() < 0.4 else 0
    pen.broken = r.uniform(0, 0.35) if r.random() < (0.4 if hand else 0.15) else 0
    pen.shortest = r.uniform(0, 9) * scale if r.random() < 0.4 else 0
    return pen


def draw_strokes(r, pen, strokes, size, out=None):
    """Strokes (x0, y0, x1, y1, why) in pixels of the picture. @param size width and height"""
    width, height = size
    ink = np.zeros((height, width), np.float32) if out is None else out
    layers = {}
    for x0, y0, x1, y1, why in strokes:
        why = min(5, max(1, int(round(float(why)))))
        if pen.dark[why] < 0.02 or (pen.missing and r.random() < pen.missing):
            continue
        if max(x0, x1) < -20 or min(x0, x1) > width + 20 or max(y0, y1) < -20 or min(y0, y1) > height + 20:
            continue
        a, b = np.array([x0, y0]), np.array([x1, y1])
        length = float(np.hypot(*(b - a)))
        if length < max(0.5, pen.shortest):
            continue
        for again in range(1 + (r.random() < pen.doubled)):
            lay_stroke(r, pen, a, b, length, why, again, layers)
    layer = np.zeros((height, width), np.uint8)
    for (w, v), lines in layers.items():
        layer[:] = 0
        cv2.polylines(layer, lines, False, 255, w, cv2.LINE_AA, FRACTION)
        np.maximum(ink, layer.astype(np.float32) * (v / 255), out=ink)
    return ink


def lay_stroke(r, pen, a, b, length, why, again, layers):
    along = (b - a) / length
    across = np.array([-along[1], along[0]])
    if pen.overshoot and length > 8:
        a, b = a - along * pen.overshoot * r.random(), b + along * pen.overshoot * r.random()
    if pen.jitter:
        a, b = a + across * r.normal() * pen.jitter * 0.6, b + across * r.normal() * pen.jitter * 0.6
    if again:
        shift = across * r.normal() * 1.5
        a, b = a + shift, b + shift * r.uniform(-1, 1)
    parts = [(0.0, 1.0)]
    if pen.broken and length > 12 and r.random() < pen.broken:
        middle, gap = r.uniform(0.2, 0.8), r.uniform(0.03, 0.15)
        parts = [(0.0, middle - gap / 2), (middle + gap / 2, 1.0)]
    for s, e in parts:
        p, q = a + (b - a) * s, a + (b - a) * e
        wide = pen.widths[why] * (r.uniform(0.8, 1.25) if pen.hand else 1)
        w = max(1, int(round(wide)))
        v = pen.dark[why] * min(1.0, pen.widths[why])
        points = np.stack([p, q])
        if pen.jitter and length > 6:
            m = max(2, int(length / 14) + 1)
            t = np.linspace(0, 1, m + 1)
            wander = np.cumsum(r.normal(size=m + 1)) * pen.jitter * 0.35
            wander -= np.linspace(wander[0], wander[-1], m + 1)
            points = p[None] + (q - p)[None] * t[:, None] + across[None] * wander[:, None]
        layers.setdefault((w, round(v, 1)), []).append((points * (1 << FRACTION)).astype(np.int32).reshape(-1, 1, 2))


def draw_buffer(r, buffer, frame, pen, keep=None):
    """All lines of a buffer. @param keep classes by number whose lines are drawn; all where absent"""
    kx, ky = frame.width / frame.across, frame.height / frame.down
    strokes = buffer["strokes"]
    if keep is not None:
        strokes = strokes[np.isin(strokes[:, 5].astype(int), list(keep))]
    moved = np.stack(
        [(strokes[:, 0] - frame.left) * kx, (strokes[:, 1] - frame.top) * ky,
         (strokes[:, 2] - frame.left) * kx, (strokes[:, 3] - frame.top) * ky, strokes[:, 4]], 1)
    ink = draw_strokes(r, pen, moved, (frame.width, frame.height))
    rest, classes = buffer["rest"], buffer["classes"]
    kept = np.ones(rest.shape, bool) if keep is None else np.isin(classes, list(keep))
    for why in (4, 3, 2, 1, 5):
        mask = (rest == why) & kept
        if not mask.any() or pen.dark[why] < 0.02:
            continue
        soft = cv2.GaussianBlur(frame.warp(mask.astype(np.float32)), (0, 0), 0.45 * kx + 0.3)
        strength = min(1.6, max(0.5, pen.widths[why]))
        np.maximum(ink, np.clip(soft * kx * 0.9 * strength, 0, 1) * pen.dark[why], out=ink)
    if r.random() < 0.75:
        lines = frame.warp(np.where(kept, buffer["texture"], 0).astype(np.float32) / 255)
        np.maximum(ink, np.clip(lines * r.uniform(0.7, 1.4), 0, 1) * r.uniform(0.12, 0.8), out=ink)
    if r.random() < (0.45 if pen.hand else 0.18):
        hatch_faces(r, buffer, frame, pen, ink)
    return age_ink(r, ink, pen)


def hatch_faces(r, buffer, frame, pen, ink):
    """Hatch on faces that look away from a light, on panes, or on one class."""
    light = r.normal(size=3)
    shade = buffer["normal"].astype(np.float32) @ (light / np.linalg.norm(light)) / 127
    mask = (shade < r.uniform(-0.6, 0.1)) & (buffer["classes"] != 0)
    if r.random() < 0.3:
        mask = buffer["pane"] > 0
    if r.random() < 0.25:
        mask = buffer["classes"] == r.integers(1, 20)
    tone = hatch(r, ink.shape, r.uniform(3, 9) * pen.width**0.3, pen)
    np.maximum(ink, frame.warp(mask.astype(np.float32), False) * tone * r.uniform(0.3, 1), out=ink)


def hatch(r, shape, space, pen, angle=None):
    h, w = shape
    angle = r.uniform(0, np.pi) if angle is None else angle
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    q = xs * np.cos(angle) + ys * np.sin(angle)
    if pen.hand:
        q = q + clouds(r, h, w, 40)[..., 0] * r.uniform(0, 3)
    away = np.abs((q / space) % 1 - 0.5) * space
    return np.clip(max(1.0, 0.6 * pen.width) - away, 0, 1)


def age_ink(r, ink, pen):
    """Tremor of the whole sheet, grain of a pencil, lines that peter out."""
    h, w = ink.shape
    if pen.hand or r.random() < 0.15:
        reach = r.uniform(0.2, 1.6) * (1 if pen.hand else 0.3) * max(w, h) / 480
        ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
        shift = clouds(r, h, w, r.uniform(12, 60), 2) * reach
        ink = cv2.remap(ink, xs + shift[..., 0], ys + shift[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if r.random() < (0.3 if pen.hand else 0.03):
        ink = ink * np.clip(0.7 + 0.35 * clouds(r, h, w, r.uniform(1.2, 2.5))[..., 0], 0.1, 1)
    if r.random() < 0.1:
        ink = ink * np.clip(clouds(r, h, w, r.uniform(60, 200))[..., 0] + 1.2, 0.25, 1)
    return ink
