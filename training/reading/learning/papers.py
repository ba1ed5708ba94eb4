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
    if manner < 0.1:
        paper, tone = colour(r, 0.75, 1, 0.35), colour(r, 0, 0.35, 0.5)
    elif manner < 0.15:
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
    """The bars, buttons and panels of the program that a screenshot was taken of. @return picture and truth"""
    h, w = picture.shape[:2]
    out = np.clip(picture * 255, 0, 255).astype(np.uint8)
    base = int(255 * (r.uniform(0.15, 0.3) if r.random() < 0.3 else r.uniform(0.82, 0.97)))
    mark = 255 - base
    top = int(r.uniform(0.03, 0.14) * h)
    sides = [("left", 0.05), ("right", 0.25)]
    out[:top] = base
    for _ in range(int(r.integers(8, 50))):
        s = int(r.uniform(0.01, 0.025) * w) + 2
        x, y = int(r.uniform(0, w - s)), int(r.uniform(0, max(1, top - s)))
        cv2.rectangle(out, (x, y), (x + s, y + s), [float(255 * v) for v in colour(r, 0.2, 0.9, 0.8)], -1 if r.random() < 0.5 else 1)
    for side, most in sides:
        if r.random() < 0.45:
            wide = int(r.uniform(0.03, most) * w)
            x0 = 0 if side == "left" else w - wide
            out[top:, x0 : x0 + wide] = base
            for y in range(top + 10, h, int(r.uniform(12, 26))):
                if r.random() < 0.7:
                    cv2.putText(out, "".join(r.choice(LETTERS, max(1, int(wide / 12)))), (x0 + 4, y), 2, 0.3,
                                (float(mark),) * 3, 1, cv2.LINE_AA)
    if r.random() < 0.5:
        out[h - int(r.uniform(0.02, 0.05) * h) :] = base
    if truth is not None:
        covered = (np.abs(out.astype(np.float32) / 255 - picture) > 0.01).any(2, keepdims=True)
        covered[:top] = True
        mark = blank_truth(h, w, truth.shape[2])
        mark[..., 0] = CLASS["annotation"]
        truth = np.where(covered, mark, truth)
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
