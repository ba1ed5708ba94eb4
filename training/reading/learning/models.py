"""Pictures of surfaces from a buffer: coloured and grey models, and pictures like photographs. RGB 0…1."""
import cv2
import numpy as np

from .buffers import CLASS
from .chance import clouds, colour, octaves, unit
from .pens import choose_pen, draw_buffer

SKY, WINDOW, PLANT, LAWN, WATER = (CLASS[name] for name in ("sky", "window", "plant", "lawn", "water"))
TRANSPARENT = 0.55


def own_colours(r, buffer, vivid=1.0):
    """A colour for every pixel: of the design, of a palette of chance, or each thing its own."""
    finish, thing = buffer["finish"].astype(int), buffer["thing"].astype(int)
    manner = r.random()
    if manner < 0.45:
        table = np.array(buffer["head"]["albedo"] + [[200, 200, 200]] * 256, np.float32)[:256] / 255
        if r.random() < 0.5:
            table = np.clip(table + r.normal(size=table.shape).astype(np.float32) * 0.1, 0, 1)
        return table[finish]
    count = 256 if manner < 0.85 else 4096
    low, saturation = r.uniform(0.15, 0.6), (0.05 + 1.05 * r.random() ** 2) * vivid
    table = np.stack([colour(r, low, 1.0, saturation) for _ in range(count)])
    if r.random() < 0.4:  # much of it white or one grey, as models are left
        table[r.random(count) < r.uniform(0.3, 0.8)] = colour(r, 0.6, 1.0, 0.1)
    return table[finish if count == 256 else thing % count]


def light_of(r, buffer, soft, sharp):
    """Shade by facing, with openness and cast shadows. @param soft, sharp how much of each"""
    normal = buffer["normal"].astype(np.float32) / 127
    sun = unit(r)
    sun[1] = abs(sun[1])
    facing = 0.5 + 0.5 * (normal @ sun)
    shade = r.uniform(0.5, 1.0) + r.uniform(0.1, 0.5) * facing
    if soft:
        shade = shade * (1 - soft + soft * buffer["open"])
    if sharp and not buffer["head"]["interior"]:
        shade = shade * (1 - sharp + sharp * buffer["sun"].astype(np.float32) / 255)
    return shade


def calm_open(buffer, reach=12):
    """Openness without the grain of the few rays that told it: a mean over what faces the same way, so that corners stay."""
    normal = buffer["normal"].astype(np.float32)
    axis = np.abs(normal).argmax(2)
    side = axis * 2 + (np.take_along_axis(normal, axis[..., None], 2)[..., 0] > 0)
    seen = buffer["open"].astype(np.float32) / 255
    out = seen.copy()
    for group in range(6):
        mask = (side == group).astype(np.float32)
        if not mask.any():
            continue
        size = (2 * reach + 1, 2 * reach + 1)
        mean = cv2.blur(seen * mask, size) / np.maximum(1e-3, cv2.blur(mask, size))
        out = np.where(mask > 0, mean, out)
    return out


def backdrop(r, h, w, kinds):
    """What stands behind a model."""
    kind = r.choice(kinds)
    ys = np.linspace(0, 1, h, dtype=np.float32)[:, None, None]
    if kind == "white":
        return np.ones((h, w, 3), np.float32)
    if kind == "grey":
        return np.full((h, w, 3), r.uniform(0.1, 0.95), np.float32)
    if kind == "tint":
        return np.broadcast_to(colour(r, 0.5, 1.0, 0.5), (h, w, 3)).copy()
    if kind == "fade":
        a, b = colour(r, 0.4, 1, 0.4), colour(r, 0.6, 1, 0.2)
        return np.broadcast_to(a * (1 - ys) + b * ys, (h, w, 3)).copy()
    if kind == "sky":
        blue = np.array([0.45, 0.65, 0.95], np.float32) + r.normal(size=3).astype(np.float32) * 0.08
        pale = np.array([0.85, 0.92, 1.0], np.float32)
        return np.broadcast_to(np.clip(blue * (1 - ys) + pale * ys, 0, 1), (h, w, 3)).copy()
    # A table or a wall behind a model of card.
    tone = colour(r, 0.1, 0.8, 0.5)
    grain = octaves(r, h, w, r.uniform(4, 40), 3)[..., None] * r.uniform(0.01, 0.06)
    return np.clip(tone + grain + clouds(r, h, w, w / 2)[..., :1] * 0.06, 0, 1).astype(np.float32)


def sky_of(r, h, w):
    """Clear, clouded, grey or evening."""
    sky = backdrop(r, h, w, ["sky", "sky", "fade", "grey", "white"])
    if r.random() < 0.65:
        cover = np.clip(octaves(r, h, w, r.uniform(60, 200), 5) * r.uniform(0.3, 0.9) + r.uniform(-0.5, 0.5), 0, 1)
        tone = r.uniform(0.7, 1)
        sky = sky * (1 - cover[..., None]) + tone * cover[..., None]
    return sky


def warp_all(buffer, frame):
    """The planes of a buffer at the size of the picture."""
    out = {"head": buffer["head"]}
    for name in ("classes", "finish", "thing", "pane", "sun", "depth", "texture"):
        out[name] = frame.warp(buffer[name], False)
    out["open"] = frame.warp(calm_open(buffer).astype(np.float32))
    out["normal"] = frame.warp(buffer["normal"].astype(np.int16), False)
    return out


def draw_model(r, buffer, frame):
    """A screenshot of a coloured model: plain fills, mostly edges, an even backdrop."""
    big = warp_all(buffer, frame)
    h, w = frame.height, frame.width
    fill = own_colours(r, big) * light_of(r, big, r.uniform(0, 0.5) if r.random() < 0.35 else 0,
                                          r.uniform(0.2, 0.5) if r.random() < 0.4 else 0)[..., None]
    if r.random() < 0.3:  # surfaces with pictures on them
        fill = lay_patterns(r, big, fill, 0.12)
    pane = (big["pane"] > 0)[..., None]
    tint = np.array([0.5, 0.7, 0.85], np.float32) * r.uniform(0.7, 1.1)
    fill = np.where(pane, fill * (1 - TRANSPARENT) + tint * TRANSPARENT, fill)
    none = big["classes"] == SKY
    if r.random() < 0.4:  # some models stand on nothing
        none |= np.isin(big["classes"], [CLASS["lawn"], CLASS["paving"], CLASS["water"]])
    behind = backdrop(r, h, w, ["white", "white", "grey", "tint", "tint", "fade", "fade", "sky", "sky"])
    if r.random() < 0.2:
        behind = sky_of(r, h, w)
    picture = np.where(none[..., None], behind, fill)
    if r.random() < 0.85:
        pen = choose_pen(r, r.random() < 0.04, max(w, h) / 640)
        ink = draw_buffer(r, buffer, frame, pen) * r.uniform(0.4, 1)
        tone = colour(r, 0, 0.25, 0.2) if r.random() < 0.93 else colour(r, 0.7, 1, 0.1)
        picture = picture * (1 - ink[..., None]) + tone * ink[..., None]
    return np.clip(picture, 0, 1)


def draw_clay(r, buffer, frame):
    """One grey, or a model of card, wood or foam before a table."""
    big = warp_all(buffer, frame)
    h, w = frame.height, frame.width
    photographed = r.random() < 0.4
    base = colour(r, 0.55, 1.0, 0.05 if not photographed else 0.12)
    if photographed and r.random() < 0.3:
        base = np.clip(np.array([0.78, 0.62, 0.44], np.float32) + r.normal(size=3).astype(np.float32) * 0.08, 0, 1)
    parts = base
    if photographed and r.random() < 0.3:  # card of two or three colours
        finish = big["finish"].astype(int)
        tones = np.stack([base, base, colour(r, 0.3, 0.9, 0.35), colour(r, 0.5, 1, 0.2)])
        parts = tones[r.integers(0, 4, 256)][finish]
    shade = light_of(r, big, r.uniform(0.3, 0.8), r.uniform(0.1, 0.6) if r.random() < 0.7 else 0)
    shade = shade * r.uniform(0.9, 1.15) / max(0.3, float(np.percentile(shade, 90)))
    fill = parts * np.clip(shade, 0, 1.3)[..., None]
    if r.random() < 0.35:  # trees, water, ground or glass of another stuff
        for name in ("plant", "lawn", "water", "paving", "window"):
            if r.random() < 0.4:
                other = colour(r, 0.3, 1, 0.25 if photographed or r.random() < 0.3 else 0.05)
                fill = np.where((big["classes"] == CLASS[name])[..., None], other * shade[..., None], fill)
    kinds = ["table", "table", "fade", "grey", "white"] if photographed else ["white", "grey", "grey", "fade", "tint"]
    behind = backdrop(r, h, w, kinds)
    none = big["classes"] == SKY
    if r.random() < 0.5:
        none |= np.isin(big["classes"], [CLASS["lawn"], CLASS["paving"], CLASS["water"]])
    picture = np.where(none[..., None], behind, fill)
    if r.random() < 0.35:
        pen = choose_pen(r, False, max(w, h) / 800)
        ink = draw_buffer(r, buffer, frame, pen) * r.uniform(0.25, 1)
        picture = picture * (1 - ink[..., None] * 0.9)
    if photographed:
        grain = octaves(r, h, w, r.uniform(2, 12), 2)[..., None] * r.uniform(0, 0.03) * r.random()
        picture = through_lens(r, picture + grain)
    return np.clip(picture, 0, 1)


def draw_photo(r, buffer, frame):
    """Not a photograph, but with what one has: textures of many sizes, uneven light, grain, a lens."""
    big = warp_all(buffer, frame)
    h, w = frame.height, frame.width
    # From renders, whose walls are plain, to streets where hardly anything is.
    rough = r.random() ** 1.5
    fill = lay_patterns(r, big, own_colours(r, big, 0.45), rough)
    shade = light_of(r, big, r.uniform(0.4, 0.95), r.uniform(0.3, 0.8))
    shade = shade * np.clip(1 + r.uniform(0.05, 0.25) * clouds(r, h, w, w / 3)[..., 0], 0.4, 1.8)
    shine = (big["normal"].astype(np.float32) / 127 @ unit(r) + 0.3 * clouds(r, h, w, w / 6)[..., 0]) ** 8
    glossy = np.isin(big["finish"], r.choice(64, 20))
    shade = shade + np.where(glossy, np.clip(shine, 0, 1) * r.uniform(0, 0.6), 0)
    if buffer["head"]["interior"]:  # light from windows or lamps falls off
        cy, cx = r.uniform(0, h), r.uniform(0, w)
        ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
        shade = shade * (0.5 + np.exp(-(((xs - cx) / w) ** 2 + ((ys - cy) / h) ** 2) * r.uniform(1, 5)))
    picture = fill * shade[..., None]
    behind = sky_of(r, h, w)
    if buffer["head"]["interior"]:
        behind = cv2.GaussianBlur(behind * 0.6 + lay_greenery(r, h, w) * 0.4, (0, 0), 2)
        behind = behind * r.uniform(0.9, 1.5)
    glass = (big["pane"] > 0)[..., None]
    picture = np.where(glass, picture * r.uniform(0.2, 0.8) + behind * r.uniform(0.2, 0.9), picture)
    none = (big["classes"] == SKY) | ((big["finish"] == 255) & (big["pane"] == 0))
    picture = np.where(none[..., None], behind, picture)
    if r.random() < 0.4:  # edges bleed into what lies beside them
        picture = picture * 0.7 + cv2.GaussianBlur(picture.astype(np.float32), (0, 0), r.uniform(2, 8)) * 0.3
    return np.clip(through_lens(r, picture, rough), 0, 1)


def lay_greenery(r, h, w):
    base = np.array([0.25, 0.38, 0.15], np.float32)
    return np.clip(base + octaves(r, h, w, 30, 5)[..., None] * 0.12, 0, 1)


def lay_patterns(r, big, fill, strength):
    """Each finish gets a grain of its own, leaves and grass the strongest."""
    h, w = fill.shape[:2]
    grains = [octaves(r, h, w, cell, 4) for cell in (2.5, 6, 18)]
    stretched = cv2.resize(octaves(r, h, max(8, w // 8), 3, 3), (w, h))
    grains.append(stretched)
    out = fill.copy()
    finish = big["finish"]
    for number in np.unique(finish):
        mask = finish == number
        grain = grains[r.integers(0, len(grains))]
        amount = 0.16 * r.random() ** 2 * strength
        out[mask] *= np.clip(1 + amount * grain[mask], 0.2, 2)[:, None]
    leafy = np.isin(big["classes"], [PLANT, LAWN])
    amount = r.uniform(0.1, 0.45) * strength
    out[leafy] *= np.clip(1 + amount * grains[0][leafy], 0.1, 2.2)[:, None]
    lines = big["texture"].astype(np.float32)[..., None] / 255
    out = out * (1 - lines * r.uniform(0, 0.35))
    wet = big["classes"] == WATER
    out[wet] *= np.clip(1 + 0.2 * stretched[wet], 0.3, 2)[:, None]
    return out


def through_lens(r, picture, rough=1.0):
    """Exposure, white balance, tone curve, blur, darker corners, grain."""
    h, w = picture.shape[:2]
    tint = 1 + r.normal(size=3).astype(np.float32) * 0.045
    picture = np.clip(picture * r.uniform(0.75, 1.5) * tint, 0, None)
    picture = picture / (1 + r.uniform(0, 0.5) * picture) * r.uniform(1, 1.2)
    picture = np.clip(picture, 0, 1) ** r.uniform(0.75, 1.25)
    if r.random() < 0.7:
        picture = cv2.GaussianBlur(picture, (0, 0), r.uniform(0.3, 1.4))
    ys, xs = np.mgrid[-1:1:h * 1j, -1:1:w * 1j].astype(np.float32)
    picture = picture * (1 - r.uniform(0, 0.35) * (xs**2 + ys**2) / 2)[..., None]
    grain = r.standard_normal(picture.shape).astype(np.float32) * r.uniform(0, 0.03) * rough
    if r.random() < 0.12:
        picture = np.repeat(picture.mean(2, keepdims=True), 3, 2)
    return np.clip(picture + grain, 0, 1)
