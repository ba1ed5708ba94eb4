"""Trees, bushes and people that drawings of buildings are dressed with, as strokes in several manners."""
import numpy as np

from .sites import blob, closed


def dress(r, width, height):
    """Strokes of what stands in front of and beside a building."""
    size, strokes = max(width, height), []
    ground = height * r.uniform(0.6, 0.9)
    manner = int(r.integers(0, 4))
    for _ in range(int(r.integers(1, 7))):
        x = width * (r.uniform(0, 0.25) if r.random() < 0.5 else r.uniform(0.75, 1)) if r.random() < 0.7 else width * r.random()
        tall = size * r.uniform(0.08, 0.4)
        strokes += [crown, bare, conifer, scribble][manner](r, x, ground + r.normal() * 0.02 * size, tall)
    if r.random() < 0.5:
        for _ in range(int(r.integers(1, 6))):
            strokes += person(r, width * r.random(), ground, size * r.uniform(0.03, 0.1))
    return strokes


def crown(r, x, y, tall):
    trunk = tall * 0.35
    outline = blob(r, np.array([x, y - trunk - tall * 0.3]), tall * 0.3, 26, 0.3)
    return closed(outline, 2) + [(x - 2, y, x - 1, y - trunk, 2), (x + 2, y, x + 1, y - trunk, 2)]


def scribble(r, x, y, tall):
    out = []
    for _ in range(int(r.integers(3, 12))):
        c = np.array([x, y - tall * 0.5]) + r.normal(size=2) * tall * 0.18
        p = blob(r, c, tall * r.uniform(0.06, 0.2), 9, 0.6)
        out += [(*a, *b, 2) for a, b in zip(p, p[1:])]
    return out + [(x, y, x + 1, y - tall * 0.5, 2)]


def bare(r, x, y, tall):
    out = []

    def grow(px, py, angle, length, depth):
        qx, qy = px + length * np.cos(angle), py - length * np.sin(angle)
        out.append((px, py, qx, qy, 2))
        if depth > 0:
            for _ in range(2 + (r.random() < 0.4)):
                grow(qx, qy, angle + r.normal() * 0.5, length * r.uniform(0.55, 0.8), depth - 1)

    grow(x, y, np.pi / 2, tall * 0.35, 4)
    return out


def conifer(r, x, y, tall):
    out = [(x, y, x, y - tall, 2)]
    for k in np.linspace(0.1, 0.95, int(r.integers(6, 16))):
        reach = tall * 0.3 * (1 - k) * r.uniform(0.7, 1.2)
        out += [(x - reach, y - tall * k + reach * 0.4, x, y - tall * k, 2), (x + reach, y - tall * k + reach * 0.4, x, y - tall * k, 2)]
    return out


def person(r, x, y, tall):
    head = closed(blob(r, np.array([x, y - tall * 0.93]), tall * 0.07, 8, 0.05), 2)
    w = tall * 0.13
    body = [(x - w, y - tall * 0.5), (x - w, y - tall * 0.82), (x + w, y - tall * 0.82), (x + w, y - tall * 0.5)]
    legs = [(x - w, y - tall * 0.5, x - w * r.uniform(0, 1.5), y, 2), (x + w, y - tall * 0.5, x + w * r.uniform(0, 1.5), y, 2)]
    return head + closed(np.array(body), 2) + legs
