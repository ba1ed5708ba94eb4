"""What happens to a sheet: tinted paper, a scan, a photograph, margins, lettering, the window of a program. RGB 0…1."""
import cv2
import numpy as np

from .buffers import CLASS
from .chance import clouds, colour, log_between, octaves

FONTS = [0, 1, 2, 3, 4, 6]
LETTERS = list("ABCDEFGHIKLMNORSTUWabcdeghiklmnorstu 0123456789.,-/")


def on_paper(r, ink):
    """Ink 0…1 on paper of chance: mostly black on white."""
    manner = r.random()
    paper, tone = np.ones(3, np.float32), np.full(3, r.uniform(0, 0.12), np.float32)
    if manner < 0.08:
        paper, tone = colour(r, 0.75, 1, 0.25), colour(r, 0, 0.35, 0.4)
    elif manner < 0.13:
        paper, tone = colour(r, 0, 0.25, 0.4), colour(r, 0.75, 1, 0.2)
    elif manner < 0.25:
        paper = np.full(3, r.uniform(0.8, 1), np.float32)
    elif manner < 0.32:
        tone = colour(r, 0, 0.5, 1.0)
    strength = r.uniform(0.35, 1) if r.random() < 0.35 else r.uniform(0.85, 1)
    share = (ink * strength)[..., None]
    return paper * (1 - share) + tone * share


def write_words(r, ink, count, size):
    """Lettering, some of it with a leader."""
    h, w = ink.shape
    layer = np.zeros((h, w), np.uint8)
    for _ in range(count):
        x, y = int(r.uniform(-0.05, 0.95) * w), int(r.uniform(0.02, 1) * h)
        word = "".join(r.choice(LETTERS, r.integers(2, 16)))
        cv2.putText(layer, word, (x, y), int(r.choice(FONTS)), size * r.uniform(0.6, 1.5), 255, 1, cv2.LINE_AA)
        if r.random() < 0.35:
            to = (int(x + r.normal() * w / 6), int(y + r.normal() * h / 6))
            cv2.line(layer, (x, y), to, 255, 1, cv2.LINE_AA)
    np.maximum(ink, layer.astype(np.float32) / 255 * r.uniform(0.5, 1), out=ink)


def title_block(r, ink):
    """A frame around the sheet with fields of lettering in a corner or along an edge."""
    h, w = ink.shape
    layer = np.zeros((h, w), np.uint8)
    m = int(r.uniform(0.01, 0.05) * min(w, h))
    cv2.rectangle(layer, (m, m), (w - m, h - m), 255, int(r.integers(1, 3)))
    along = r.random() < 0.4
    bw, bh = (r.uniform(0.12, 0.22) * w, h - 2 * m) if along else (r.uniform(0.25, 0.45) * w, r.uniform(0.1, 0.22) * h)
    x0, y0 = int(w - m - bw), int(h - m - bh)
    layer[y0 : h - m, x0 : w - m] = 0
    cv2.rectangle(layer, (x0, y0), (w - m, h - m), 255, 1)
    rows = int(r.integers(3, 9))
    for k in range(1, rows):
        y = int(y0 + bh * k / rows)
        cv2.line(layer, (x0, y), (w - m, y), 255, 1)
        text = "".join(r.choice(LETTERS, r.integers(4, 12)))
        cv2.putText(layer, text, (x0 + 4, y - 3), 2, r.uniform(0.25, 0.5), 255, 1, cv2.LINE_AA)
    inside = ink[y0 : h - m, x0 : w - m]
    inside[:] = 0
    np.maximum(ink, layer.astype(np.float32) / 255, out=ink)


def dimension_chain(r, layer, start, end, parts, size):
    """A chain of dimensions from point to point in a layer of bytes: ticks, witness lines and figures."""
    a, b = np.asarray(start, float), np.asarray(end, float)
    along = (b - a) / max(1.0, float(np.hypot(*(b - a))))
    across = np.array([-along[1], along[0]])
    reach = 5 * size * 1.4
    stops = np.sort(np.concatenate([[0, 1], r.uniform(0.08, 0.92, max(0, parts - 1))]))
    point = lambda p: tuple(int(round(v)) for v in p)
    cv2.line(layer, point(a), point(b), 255, 1, cv2.LINE_AA)
    slanted = r.random() < 0.5
    for s in stops:
        at = a + (b - a) * s
        tick = (across + along if slanted else across) * reach
        cv2.line(layer, point(at - tick), point(at + tick), 255, 1, cv2.LINE_AA)
    for s, e in zip(stops, stops[1:]):
        middle = a + (b - a) * (s + e) / 2
        figure = f"{r.uniform(0.3, 9):.2f}" if r.random() < 0.6 else str(int(r.uniform(200, 9000)))
        spot = (int(middle[0] - 9 * len(figure) * size), int(middle[1] - 5 * size))
        cv2.putText(layer, figure, spot, 0, size * 1.1, 255, 1, cv2.LINE_AA)


def annotate_elevation(r, ink, grounded=True):
    """What elevations and sections carry: a heavy ground line where they are `grounded`, chains of dimensions, levels with marks, a title."""
    h, w = ink.shape
    layer = np.zeros((h, w), np.uint8)
    size = max(w, h) / 1400
    if grounded and r.random() < 0.5:
        y = int(r.uniform(0.72, 0.95) * h)
        cv2.line(layer, (0, y), (w, y), 255, int(r.integers(1, 5)))
        if r.random() < 0.4:
            for x in range(0, w, int(r.uniform(6, 16))):
                cv2.line(layer, (x, y), (x - 6, y + 8), 255, 1, cv2.LINE_AA)
    if r.random() < 0.55:
        for k in range(int(r.integers(1, 4))):
            y = h * (0.97 - 0.035 * k) if r.random() < 0.8 else h * (0.03 + 0.035 * k)
            dimension_chain(r, layer, (w * r.uniform(0.02, 0.2), y), (w * r.uniform(0.8, 0.98), y), int(r.integers(1, 9)), size)
    if r.random() < 0.5:
        for k in range(int(r.integers(1, 3))):
            x = w * (0.03 + 0.035 * k) if r.random() < 0.5 else w * (0.97 - 0.035 * k)
            dimension_chain(r, layer, (x, h * r.uniform(0.05, 0.3)), (x, h * r.uniform(0.7, 0.95)), int(r.integers(1, 6)), size)
    if r.random() < 0.4:
        for _ in range(int(r.integers(2, 6))):
            y, x = int(r.uniform(0.1, 0.9) * h), int(r.uniform(0.8, 0.93) * w)
            cv2.line(layer, (int(r.uniform(0, 0.7) * w), y), (x, y), 255, 1)
            cv2.putText(layer, f"+{r.uniform(0, 30):.2f}", (x, y - 3), 0, size * 1.2, 255, 1, cv2.LINE_AA)
    if r.random() < 0.4:
        title = str(r.choice(["ELEVATION", "SECTION A-A", "FRONT", "NORTH ELEVATION", "SCHNITT", "FACADE SUD", "Ansicht"]))
        cv2.putText(layer, title, (int(r.uniform(0.1, 0.6) * w), int(0.985 * h)), 2, size * r.uniform(1.2, 2.2), 255, 1, cv2.LINE_AA)
    np.maximum(ink, layer.astype(np.float32) / 255 * r.uniform(0.5, 1), out=ink)


def cut_around(r, picture, truth=None):
    """A section: the room stands in a band of solid or hatched masonry, on bare paper. @return picture and truth"""
    h, w = picture.shape[:2]
    band = int(r.uniform(0.012, 0.06) * min(w, h)) + 1
    tone = np.full(3, r.uniform(0, 0.2) if r.random() < 0.7 else r.uniform(0.3, 0.7), np.float32)
    framed = picture.copy()
    inset = [band if r.random() < 0.9 else 0 for _ in range(4)]
    framed[: inset[0]], framed[h - inset[1] :] = tone, tone
    framed[:, : inset[2]], framed[:, w - inset[3] :] = tone, tone
    return with_margin(r, np.concatenate([np.ones_like(framed[:2]), framed[2:]]), truth, 0.45)


def blank_truth(h, w, channels):
    """Truth of bare paper: its class, no facing, no depth."""
    truth = np.zeros((h, w, channels), np.float32)
    truth[..., 0] = CLASS["paper"]
    return truth


def with_margin(r, picture, truth=None, most=0.2):
    """The same picture smaller, on more of its paper. @return picture and truth"""
    h, w = picture.shape[:2]
    paper = np.median(picture[:2].reshape(-1, 3), 0)
    out = np.ones_like(picture) * paper
    k = 1 - r.uniform(0.02, most)
    nh, nw = int(h * k), int(w * k)
    y, x = int(r.uniform(0, h - nh)), int(r.uniform(0, w - nw))
    out[y : y + nh, x : x + nw] = cv2.resize(picture, (nw, nh), interpolation=cv2.INTER_AREA)
    if truth is not None:
        whole = blank_truth(h, w, truth.shape[2])
        whole[y : y + nh, x : x + nw] = cv2.resize(truth, (nw, nh), interpolation=cv2.INTER_NEAREST)
        truth = whole
    return out, truth


def scan(r, picture, truth=None):
    """Askew on the glass: uneven grey paper, grain, specks, a fold. @return picture and truth"""
    h, w = picture.shape[:2]
    turn = cv2.getRotationMatrix2D((w / 2, h / 2), float(r.normal() * 0.8), 1.0)
    picture = cv2.warpAffine(picture, turn, (w, h), borderValue=(0.88, 0.87, 0.85))
    if truth is not None:
        truth = cv2.warpAffine(truth, turn, (w, h), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)
    light = r.uniform(0.82, 1) + 0.03 * clouds(r, h, w, max(w, h) / 4)[..., 0]
    if r.random() < 0.4:
        x = r.uniform(0.2, 0.8) * w
        light = light * (1 - 0.12 * np.exp(-(((np.arange(w) - x) / 2.5) ** 2)))[None]
    tint = np.array([1, r.uniform(0.96, 1), r.uniform(0.9, 1)], np.float32)
    grain = r.standard_normal((h, w, 1)).astype(np.float32) * r.uniform(0, 0.025)
    return np.clip(picture * light[..., None] * tint + grain, 0, 1).astype(np.float32), truth


def photograph(r, picture, truth=None):
    """A sheet on a desk, taken from aside: in perspective, in uneven light, soft. @return picture and truth"""
    h, w = picture.shape[:2]
    inset = lambda: r.uniform(0, 0.09)
    to = np.float32([[w * inset(), h * inset()], [w * (1 - inset()), h * inset()],
                     [w * (1 - inset()), h * (1 - inset())], [w * inset(), h * (1 - inset())]])
    if r.random() < 0.4:  # the sheet fills the picture
        to = np.float32([[0, 0], [w, 0], [w, h], [0, h]]) + r.normal(size=(4, 2)).astype(np.float32) * 0.02 * w
    grid = cv2.getPerspectiveTransform(np.float32([[0, 0], [w, 0], [w, h], [0, h]]), to)
    desk = np.clip(colour(r, 0.1, 0.8, 0.6) + octaves(r, h, w, 30, 3)[..., None] * 0.05, 0, 1)
    sheet = cv2.warpPerspective(picture, grid, (w, h))
    there = cv2.warpPerspective(np.ones((h, w), np.float32), grid, (w, h))[..., None]
    ys, xs = np.mgrid[0:1:h * 1j, 0:1:w * 1j].astype(np.float32)
    light = r.uniform(0.75, 1) + r.uniform(-0.3, 0.15) * xs + r.uniform(-0.3, 0.15) * ys
    if r.random() < 0.5:
        edge = 1 / (1 + np.exp(-r.uniform(8, 40) * (xs + r.uniform(-1, 1) * ys - r.uniform(0, 1))))
        light = light * (1 - r.uniform(0.05, 0.35) * edge)
    tint = np.array([1, r.uniform(0.92, 1), r.uniform(0.78, 1)], np.float32)
    out = (sheet * there + desk * (1 - there)) * light[..., None] * tint
    out = cv2.GaussianBlur(out.astype(np.float32), (0, 0), r.uniform(0.3, 1.1))
    if truth is not None:
        seen = cv2.warpPerspective(truth, grid, (w, h), flags=cv2.INTER_NEAREST)
        truth = np.where(there > 0.5, seen, blank_truth(h, w, truth.shape[2]))
    return np.clip(out + r.standard_normal(out.shape).astype(np.float32) * r.uniform(0.002, 0.02), 0, 1), truth


def window_of_program(r, picture, truth=None):
    """The bars, rows of icons and panels of the program that a screenshot was taken of. @return picture and truth"""
    h, w = picture.shape[:2]
    base = int(255 * (r.uniform(0.12, 0.3) if r.random() < 0.3 else r.uniform(0.82, 1)))
    ink = 255 - base if r.random() < 0.7 else int(0.5 * 255)
    rows = int(r.integers(1, 6))
    tall = r.uniform(0.018, 0.04) * h
    top = int(rows * tall)
    left = int(r.uniform(0.03, 0.3) * w) if r.random() < 0.45 else 0
    right = int(r.uniform(0.05, 0.3) * w) if r.random() < 0.45 else 0
    foot = int(r.uniform(0.02, 0.06) * h) if r.random() < 0.6 else 0
    inner_w, inner_h = max(40, w - left - right), max(40, h - top - foot)
    out = np.full((h, w, 3), base, np.uint8)
    # The viewport shows the model as it fits, or a part of it.
    view = np.clip(picture * 255, 0, 255).astype(np.uint8)
    seen = None
    if r.random() < 0.6:
        k = max(inner_w / w, inner_h / h)
        size = (max(inner_w, round(w * k)), max(inner_h, round(h * k)))
        view = cv2.resize(view, size, interpolation=cv2.INTER_AREA)
        if truth is not None:
            seen = cv2.resize(truth, size, interpolation=cv2.INTER_NEAREST)
        y0, x0 = (size[1] - inner_h) // 2, (size[0] - inner_w) // 2
    else:
        y0, x0, seen = top, left, truth
    inner_h, inner_w = min(inner_h, h - top), min(inner_w, w - left)
    out[top : top + inner_h, left : left + inner_w] = view[y0 : y0 + inner_h, x0 : x0 + inner_w]
    def words(x, y, wide):
        text = "".join(r.choice(LETTERS, max(1, int(wide / r.uniform(7, 14)))))
        cv2.putText(out, text, (int(x), int(y)), 2, r.uniform(0.25, 0.36), (float(ink),) * 3, 1, cv2.LINE_AA)
    for row in range(rows):
        y = row * tall
        if row == 0 and r.random() < 0.8:
            words(4, y + 0.75 * tall, w * r.uniform(0.1, 0.6))
            continue
        step, reach = tall * r.uniform(0.9, 1.6), r.uniform(0.3, 1) * w
        for x in np.arange(4, reach, step):
            if r.random() < 0.12:
                continue
            s = int(tall * r.uniform(0.4, 0.7))
            tone = [float(255 * v) for v in colour(r, 0.2, 0.9, 0.7 if r.random() < 0.6 else 0.1)]
            cv2.rectangle(out, (int(x), int(y + 3)), (int(x) + s, int(y + 3) + s), tone, -1 if r.random() < 0.4 else 1)
    for x, wide in ((0, left), (w - right, right)):
        if wide > 0.06 * w:
            for y in np.arange(top + 12, h - foot, r.uniform(9, 20)):
                if r.random() < 0.75:
                    words(x + 4 + 8 * int(r.integers(0, 3)), y, wide * r.uniform(0.3, 0.9))
        elif wide:
            for y in np.arange(top + 6, 0.9 * h, wide * r.uniform(0.6, 1.1)):
                cv2.rectangle(out, (x + 4, int(y)), (x + wide - 4, int(y + wide * 0.5)), [float(255 * v) for v in colour(r, 0.2, 0.8, 0.5)], 1)
    if foot:
        words(4, h - foot * 0.3, w * r.uniform(0.1, 0.5))
    for edge in (left, w - right):
        cv2.line(out, (edge, top), (edge, h), (int(0.7 * base),) * 3, 1)
    cv2.line(out, (0, top), (w, top), (int(0.7 * base),) * 3, 1)
    if truth is not None:
        whole = blank_truth(h, w, truth.shape[2])
        whole[..., 0] = CLASS["annotation"]
        whole[top : top + inner_h, left : left + inner_w] = seen[y0 : y0 + inner_h, x0 : x0 + inner_w]
        truth = whole
    return out.astype(np.float32) / 255, truth


def age_picture(r, picture):
    """Size, noise and compression as files have them."""
    h, w = picture.shape[:2]
    if r.random() < 0.2:
        k = log_between(r, 0.4, 0.9)
        small = cv2.resize(picture, (int(w * k), int(h * k)), interpolation=cv2.INTER_AREA)
        picture = small if r.random() < 0.6 else cv2.resize(small, (w, h), interpolation=cv2.INTER_LINEAR)
    if r.random() < 0.1:
        picture = cv2.GaussianBlur(picture, (0, 0), r.uniform(0.4, 1.2))
    if r.random() < 0.15:
        picture = picture + r.standard_normal(picture.shape).astype(np.float32) * r.uniform(0, 0.02)
    out = np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8)
    if r.random() < 0.6:
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(r.uniform(30, 96))]
        out = cv2.imdecode(cv2.imencode(".jpg", out, quality)[1], 1)
    return out
