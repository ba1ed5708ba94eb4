"""Models of card, wood and foam as they are photographed: on a plate on a table, in warm or cool uneven light, partly out of focus. RGB 0…1."""
import cv2
import numpy as np

from .buffers import CLASS
from .chance import clouds, colour, octaves
from .entourage import bare
from .models import SKY, light_of, through_lens, warp_all

GROUND = ("lawn", "paving", "water")


def card_tone(r):
    """White, grey, beige, brown or wooden card."""
    manner = str(r.choice(["white", "grey", "beige", "kraft", "wood", "dark"], p=[0.4, 0.14, 0.22, 0.1, 0.11, 0.03]))
    tone = {"white": (0.95, 0.94, 0.92), "grey": (0.62, 0.62, 0.61), "beige": (0.86, 0.78, 0.66), "kraft": (0.7, 0.54, 0.38), "wood": (0.8, 0.63, 0.44), "dark": (0.24, 0.23, 0.22)}[manner]
    return np.clip(np.array(tone, np.float32) * r.uniform(0.88, 1.08) + r.normal(size=3).astype(np.float32) * 0.015, 0, 1)


def grain_of(r, h, w):
    """Grain of a sheet: hardly any, fibres, or the veins of wood."""
    choice = r.random()
    if choice < 0.7:
        return octaves(r, h, w, r.uniform(2, 8), 2) * r.uniform(0, 0.025)
    long = cv2.resize(octaves(r, h, max(8, w // 14), 3, 3), (w, h)) if r.random() < 0.5 else cv2.resize(octaves(r, max(8, h // 14), w, 3, 3), (w, h))
    return long * r.uniform(0.005, 0.035)


def table_of(r, h, w):
    """The table, the floor of a studio, or a wall behind."""
    tone = card_tone(r) if r.random() < 0.5 else colour(r, 0.05, 0.9, 0.25)
    out = np.broadcast_to(tone, (h, w, 3)) * (1 + grain_of(r, h, w)[..., None] + 0.05 * clouds(r, h, w, w / 2))
    if r.random() < 0.4:  # where the table ends
        y, other = int(h * r.uniform(0.08, 0.5)), colour(r, 0.05, 1, 0.2)
        edge = 1 / (1 + np.exp(-(np.arange(h) - y) / r.uniform(1, 9)))[:, None, None]
        out = out * edge + other * (1 - edge)
    return out.astype(np.float32)


def draw_card(r, buffer, frame):
    """A photographed model from a buffer."""
    big = warp_all(buffer, frame)
    h, w = frame.height, frame.width
    base, plate = card_tone(r), card_tone(r) if r.random() < 0.6 else None
    fill = np.broadcast_to(base, (h, w, 3)) * (1 + grain_of(r, h, w)[..., None])
    ground = np.isin(big["classes"], [CLASS[name] for name in GROUND])
    for name in ("roof", "wall", "floor", "window", "plant", "furniture", "joinery", "stair", "water"):
        if r.random() < {"window": 0.45, "plant": 0.6}.get(name, 0.1):
            other = card_tone(r) if r.random() < 0.85 else colour(r, 0.3, 0.95, 0.35)
            fill = np.where((big["classes"] == CLASS[name])[..., None], other * (1 + grain_of(r, h, w)[..., None]), fill)
    if plate is not None:
        fill = np.where(ground[..., None], plate * (1 + grain_of(r, h, w)[..., None]), fill)
    shade = light_of(r, big, r.uniform(0.4, 0.95), r.uniform(0.3, 0.7) if r.random() < 0.8 else 0)
    shade = shade * r.uniform(0.95, 1.15) / max(0.3, float(np.percentile(shade, 90)))
    picture = fill * np.clip(shade, 0, 1.3)[..., None]
    none = big["classes"] == SKY
    if r.random() < 0.3:
        none |= ground
    picture = np.where(none[..., None], table_of(r, h, w), picture)
    if not buffer["head"]["interior"] and buffer["head"]["view"] != "elevation" and r.random() < 0.5:
        picture = set_twigs(r, picture)
    if r.random() < 0.3:  # where sheets of card meet
        lines = frame.warp((buffer["rest"] > 0).astype(np.float32))
        picture = picture * (1 - 0.3 * np.clip(lines, 0, 1))[..., None]
    return photographed(r, picture)


def set_twigs(r, picture):
    """Dry twigs and balls for trees, with their shadows."""
    h, w = picture.shape[:2]
    size, tone = max(h, w), np.clip(np.array([0.4, 0.3, 0.2], np.float32) * r.uniform(0.5, 1.6) + r.normal(size=3).astype(np.float32) * 0.05, 0, 1)
    balls = r.random() < 0.25
    layer, cast = np.zeros((h, w), np.uint8), np.zeros((h, w), np.uint8)
    lean, tall = r.uniform(-0.8, 0.8), size * r.uniform(0.06, 0.3)
    for _ in range(int(r.integers(2, 14))):
        x, y, t = w * r.random(), h * r.uniform(0.45, 0.98), tall * r.uniform(0.7, 1.3)
        if balls:
            cv2.circle(layer, (int(x), int(y - t * 0.5)), max(2, int(t * 0.22)), 255, -1, cv2.LINE_AA)
            cv2.line(layer, (int(x), int(y)), (int(x), int(y - t * 0.5)), 255, 1, cv2.LINE_AA)
            cv2.ellipse(cast, (int(x + lean * t * 0.5), int(y)), (max(2, int(t * 0.22)), max(1, int(t * 0.08))), 0, 0, 360, 255, -1, cv2.LINE_AA)
            continue
        for x0, y0, x1, y1, _ in bare(r, x, y, t):
            cv2.line(layer, (int(x0), int(y0)), (int(x1), int(y1)), 255, 1 + (r.random() < 0.2), cv2.LINE_AA)
            fall = lambda px, py: (int(px + lean * (y - py)), int(y - 0.2 * (y - py)))
            cv2.line(cast, fall(x0, y0), fall(x1, y1), 255, 1, cv2.LINE_AA)
    dark = cv2.GaussianBlur(cast.astype(np.float32) / 255, (0, 0), 1.2)[..., None]
    seen = layer.astype(np.float32)[..., None] / 255
    picture = picture * (1 - r.uniform(0.1, 0.4) * dark)
    return (picture * (1 - seen) + tone * seen).astype(np.float32)


def photographed(r, picture):
    """Uneven light of one lamp or window, a cast of colour, a plane of focus, a lens."""
    h, w = picture.shape[:2]
    ys, xs = np.mgrid[0:1:h * 1j, 0:1:w * 1j].astype(np.float32)
    x, y = r.uniform(-0.3, 1.3, 2)
    light = 1 - r.uniform(0.1, 0.45) * np.clip(np.hypot(xs - x, ys - y), 0, 1.3) + 0.06 * clouds(r, h, w, w / 2)[..., 0]
    cast = np.array([1, r.uniform(0.9, 1), r.uniform(0.78, 1)], np.float32) if r.random() < 0.6 else np.array([r.uniform(0.85, 1), r.uniform(0.94, 1), 1], np.float32)
    picture = (picture * np.clip(light, 0.2, 1.3)[..., None] * cast).astype(np.float32)
    picture *= np.float32(r.uniform(0.55, 1) / max(0.15, float(np.percentile(picture, 95))))
    if r.random() < 0.5:  # depth of field
        sharp = np.clip(np.abs(ys - r.uniform(0.3, 0.9)) * r.uniform(0.8, 2.5) - 0.15, 0, 1)[..., None]
        picture = picture * (1 - sharp) + cv2.GaussianBlur(picture, (0, 0), r.uniform(1.5, 5)) * sharp
    return np.clip(through_lens(r, picture, r.random()), 0, 1)


def ground_shadow(r, behind, body):
    """A table under a draft's bodies, with the shadow that they throw. @param body where they are, 0 or 1"""
    h, w = body.shape
    reach = max(h, w) * r.uniform(0.02, 0.12)
    cast = cv2.warpAffine(body, np.float32([[1, 0, reach * r.choice([-1, 1])], [0, 1, reach * r.uniform(0.1, 0.6)]]), (w, h))
    return behind * (1 - r.uniform(0.2, 0.5) * cv2.GaussianBlur(cast, (0, 0), r.uniform(1, 6)))[..., None]


def creases(r, fill):
    """Shade that gathers where faces of a draft meet."""
    edges = np.abs(cv2.Laplacian(fill.mean(2), cv2.CV_32F))
    return fill * (1 - r.uniform(0.2, 0.6) * np.clip(cv2.GaussianBlur(edges, (0, 0), r.uniform(3, 8)) * 6, 0, 0.6))[..., None]
