"""Chance, drawn from one numpy generator: everything that is drawn follows from a seed."""
import cv2
import numpy as np

cv2.setNumThreads(1)


def log_between(r, low, high):
    return float(np.exp(r.uniform(np.log(low), np.log(high))))


def clouds(r, h, w, cell, channels=1):
    """Smooth noise of about unit spread that changes over `cell` pixels."""
    gh, gw = max(2, int(h / cell) + 2), max(2, int(w / cell) + 2)
    noise = r.standard_normal((gh, gw, channels)).astype(np.float32)
    big = cv2.resize(noise, (w, h), interpolation=cv2.INTER_CUBIC)
    return big if big.ndim == 3 else big[..., None]


def octaves(r, h, w, cell, count):
    """Noise of several sizes in one plane."""
    total = np.zeros((h, w), np.float32)
    for k in range(count):
        total += clouds(r, h, w, max(1.0, cell / 2**k))[..., 0] / 2**k
    return total


def colour(r, low=0.0, high=1.0, saturation=0.5):
    """A colour 0…1 of about that brightness."""
    grey = r.uniform(low, high)
    shift = r.normal(size=3) * 0.25 * saturation
    return np.clip(grey + shift - shift.mean(), 0, 1).astype(np.float32)


def unit(r):
    v = r.normal(size=3)
    return (v / np.linalg.norm(v)).astype(np.float32)
