"""One picture of chance with its truth: kind, space, view, which way is up, and what every pixel shows."""
from dataclasses import dataclass

import cv2
import numpy as np

from . import buffers, card_models, drafted, models, papers
from .buffers import CLASS
from .chance import clouds, colour, octaves
from .entourage import dress
from .pens import Frame, choose_pen, draw_buffer, draw_strokes
from .plans import draw_floor_plan
from .poche_plans import draw_poche_plan
from .presentation_plans import draw_presentation_plan
from .sites import draw_site_plan
from .town_plans import draw_town_plan

KINDS = ["su", "photo", "colour", "sketch", "line", "white", "plan"]
SPACES = ["exterior", "interior", "landscape", "aerial", "plan", "site"]
VIEWS = ["eye", "above", "elevation", "plan"]
# Shares of the kinds among what is learned from.
SHARES = {"line": 0.2, "sketch": 0.13, "su": 0.17, "white": 0.13, "photo": 0.1, "colour": 0.05, "plan": 0.22}
# Plans that are painted rather than drafted: what they show, and how often each is made.
PLANS = {"floor plan": (draw_floor_plan, "plan", 0.42), "site plan": (draw_site_plan, "site", 0.14), "poche plan": (draw_poche_plan, "plan", 0.15),
         "presentation plan": (draw_presentation_plan, "plan", 0.12), "town plan": (draw_town_plan, "site", 0.17)}
MANNERS = ["traced", "plan", *drafted.MAKERS, "poche plan", "presentation plan", "town plan", "card model", "real"]
# How many pictures of a kind are drawn from drafts rather than from traced designs and large plans.
DRAFTED = {"line": 0.6, "sketch": 0.5, "su": 0.35, "white": 0.3, "plan": 0.22}
CARD = 0.3  # of the grey models that are traced: photographed ones
TRUTH = drafted.TRUTH
LOW, RANGE = -3.0, 11.0  # of the logarithm of depths, as write-buffer.ts has it


@dataclass
class Picture:
    rgb: np.ndarray  # uint8
    kind: str
    space: str
    view: str
    turn: int  # quarters by which it must be turned clockwise to stand upright
    truth: np.ndarray  # of every pixel: class, normal in the camera's axes (3), log depth (nan: none), 1 at an edge of a thing
    manner: str = "traced"  # from what it was drawn, of MANNERS


def frame_of(r, buffer, long):
    """A part of a buffer, the longer side `long` pixels."""
    h, w = buffer["classes"].shape
    k = r.uniform(0.62, 1.0) if r.random() < 0.6 else 1.0
    across, down = w * k * (r.uniform(0.75, 1) if r.random() < 0.2 else 1), h * k
    size = long / max(across, down)
    left, top = r.uniform(0, w - across), r.uniform(0, h - down)
    return Frame(left, top, across, down, int(across * size), int(down * size))


def truth_of(buffer, frame):
    h, w = buffer["classes"].shape
    truth = np.zeros((h, w, TRUTH), np.float32)
    truth[..., 0] = buffer["classes"]
    truth[..., 1:4] = buffer["normal"].astype(np.float32) / 127
    depth = buffer["depth"].astype(np.float32)
    known = (depth > 0) & (not buffer["head"]["parallel"])
    truth[..., 4] = np.where(known, depth / 65535 * RANGE + LOW, np.nan)
    thing = buffer["thing"].astype(np.int32)
    truth[:, 1:, 5] = np.diff(thing, axis=1) != 0
    truth[1:, :, 5] = np.maximum(truth[1:, :, 5], np.diff(thing, axis=0) != 0)
    return frame.warp(truth, False)


def choose_buffer(r, files, flat):
    """@param flat how often an elevation is looked for: they are few among the views, and many among drawings"""
    path = files[r.integers(0, len(files))]
    if r.random() < flat:
        for _ in range(24):
            if buffers.view_of(path) == "elevation":
                break
            path = files[r.integers(0, len(files))]
    return path


def make_family(r, files, manner):
    """A picture of one of MANNERS, of a kind that is drawn in that manner."""
    long = int(r.uniform(440, 720))
    if manner in PLANS:
        return make_plan(r, long, manner)
    if manner in drafted.MAKERS:
        kinds = [kind for kind, shares in drafted.SHARES.items() if manner in shares]
        return make_drafted(r, str(r.choice(kinds)), long, manner)
    return make_traced(r, files, "white", long, True) if manner == "card model" else make_picture(r, files)


def make_picture(r, files, kind=None, long=None):
    """A picture of a kind, or of one by chance."""
    kind = kind or str(r.choice(list(SHARES), p=list(SHARES.values())))
    long = long or int(r.uniform(440, 720))
    if r.random() < DRAFTED.get(kind, 0):
        return make_drafted(r, kind, long)
    if kind == "plan":
        return make_plan(r, long)
    return make_traced(r, files, kind, long, kind == "white" and r.random() < CARD)


def make_traced(r, files, kind, long, card=False):
    """A picture from a buffer. @param card a photographed model"""
    buffer = buffers.load(choose_buffer(r, files, 0.25 if kind in ("line", "sketch", "su") else 0))
    mirrored = r.random() < 0.5
    frame = frame_of(r, buffer, long)
    truth = truth_of(buffer, frame)
    space, view = buffer["head"]["space"], buffer["head"]["view"]
    turn, manner = 0, "traced"
    if kind in ("line", "sketch"):
        rgb, turn, truth = draw_drawing(r, buffer, frame, kind == "sketch", truth)
    elif kind == "colour":
        rgb, truth = draw_washes(r, buffer, frame, truth)
    elif card:
        rgb, manner = card_models.draw_card(r, buffer, frame), "card model"
    else:
        rgb = {"su": models.draw_model, "white": models.draw_clay, "photo": models.draw_photo}[kind](r, buffer, frame)
        if kind in ("su", "white") and r.random() < 0.25:
            rgb, truth = papers.window_of_program(r, rgb.astype(np.float32), truth)
        if kind in ("su", "white") and r.random() < 0.25:
            rgb, truth = papers.with_margin(r, rgb, truth, 0.5)
    if mirrored:
        rgb, truth = rgb[:, ::-1], truth[:, ::-1] * np.array([1, -1, 1, 1, 1, 1], np.float32)
        turn = (4 - turn) % 4
    return Picture(papers.age_picture(r, np.ascontiguousarray(rgb)), kind, space, view, turn, np.ascontiguousarray(truth), manner)


def make_drafted(r, kind, long, manner=None):
    sheet = kind in ("line", "sketch", "plan")
    rgb, truth, draft, manner = (drafted.draw_sheet if sheet else drafted.draw_bodies)(r, kind, long, manner)
    turn = 0
    if sheet:
        rgb, turn, truth = treat_sheet(r, rgb, 0.35 if kind == "sketch" else 0.12, truth)
    if r.random() < (0.1 if sheet else 0.25):
        rgb, truth = papers.window_of_program(r, rgb, truth)
    return Picture(papers.age_picture(r, np.ascontiguousarray(rgb)), kind, draft.space, draft.view, turn, truth, manner)


def draw_drawing(r, buffer, frame, hand, truth):
    pen = choose_pen(r, hand, max(frame.width, frame.height) / 560)
    keep = None
    if not buffer["head"]["interior"] and r.random() < 0.55:  # a building on bare paper
        gone = {CLASS[name] for name in ("lawn", "paving", "water", "plant")}
        keep = [number for number in range(len(buffers.CLASSES)) if number not in gone]
        bare = np.isin(truth[..., 0], [*gone, CLASS["sky"]])
        truth[bare] = [CLASS["paper"], 0, 0, 0, np.nan, 0]
    ink = draw_buffer(r, buffer, frame, pen, keep)
    size = max(frame.width, frame.height)
    if not buffer["head"]["interior"] and r.random() < 0.3:
        draw_strokes(r, pen, dress(r, frame.width, frame.height), (frame.width, frame.height), ink)
    flat = buffer["head"]["view"] == "elevation"
    if flat and r.random() < 0.6:
        papers.annotate_elevation(r, ink)
    if r.random() < 0.15:
        papers.write_words(r, ink, int(r.integers(1, 8)), size / 1300)
    if r.random() < 0.1:
        papers.title_block(r, ink)
    rgb = papers.on_paper(r, ink)
    if flat and buffer["head"]["interior"] and r.random() < 0.5:
        rgb, truth = papers.cut_around(r, rgb.astype(np.float32), truth)
    if r.random() < 0.2:  # flat pale tones between the lines
        rgb = rgb * tones_of(r, buffer, frame)[..., None]
    return treat_sheet(r, rgb.astype(np.float32), 0.35 if hand else 0.15, truth)


def tones_of(r, buffer, frame):
    if r.random() < 0.5:
        tone = r.uniform(0.75, 1, 64)[buffer["classes"]]
    else:
        shade = 0.5 - 0.5 * (buffer["normal"].astype(np.float32) / 127 @ models.unit(r))
        tone = 1 - r.uniform(0.05, 0.35) * np.clip(shade, 0, 1)
    return frame.warp(np.where(buffer["classes"] == models.SKY, 1, tone).astype(np.float32), False)


def treat_sheet(r, rgb, share, truth):
    """A file, a scan or a photograph of a sheet, now and then lying on its side. @param share how often it is no clean file"""
    turn = 0
    if r.random() < 0.2:
        rgb, truth = papers.with_margin(r, rgb, truth, 0.4)
    if r.random() < share:
        rgb, truth = (papers.scan if r.random() < 0.5 else papers.photograph)(r, rgb, truth)
        if r.random() < 0.2:
            turn = int(r.integers(1, 4))
    elif r.random() < 0.04:
        rgb, truth = papers.window_of_program(r, rgb, truth)
    # np.rot90 turns against the clock, hence as many quarters back.
    return np.ascontiguousarray(np.rot90(rgb, turn)), turn, turn_truth(truth, turn)


def turn_truth(truth, turn):
    """The truth of a sheet that lies on its side: facings stay those of the design standing upright."""
    return np.ascontiguousarray(np.rot90(truth, turn))


def draw_washes(r, buffer, frame, truth):
    """Ink with watercolour, marker or pencil in colours."""
    big = models.warp_all(buffer, frame)
    h, w = frame.height, frame.width
    fill = models.own_colours(r, big) * models.light_of(r, big, 0.3, 0.3)[..., None]
    fill = 1 - (1 - np.clip(fill, 0, 1)) * r.uniform(0.5, 1)
    pigment = octaves(r, h, w, r.uniform(15, 80), 5)[..., None] * r.uniform(0.04, 0.16)
    streaks = cv2.resize(octaves(r, h, max(8, w // 12), 3, 2), (w, h))[..., None] * r.uniform(0, 0.08)
    fill = fill * (1 + pigment + streaks)
    shift = clouds(r, h, w, r.uniform(10, 50), 2) * r.uniform(0.5, 5)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    fill = cv2.remap(np.clip(fill, 0, 1).astype(np.float32), xs + shift[..., 0], ys + shift[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    white = np.clip(clouds(r, h, w, r.uniform(60, 200)) + r.uniform(0.3, 3), 0, 1)
    paper = colour(r, 0.9, 1, 0.1)
    fill = fill * white + paper * (1 - white)
    none = (big["classes"] == models.SKY) & (r.random() < 0.5)
    fill = np.where(none[..., None], paper, fill)
    pen = choose_pen(r, r.random() < 0.8, max(w, h) / 560)
    ink = draw_buffer(r, buffer, frame, pen) * r.uniform(0.4, 1)
    rgb = (fill * (1 - ink[..., None])).astype(np.float32)
    if r.random() < 0.4:
        rgb, truth = (papers.scan if r.random() < 0.6 else papers.photograph)(r, rgb, truth)
    return np.clip(rgb, 0, 1), truth


def make_plan(r, long, name=None):
    names = list(PLANS)
    name = name or str(r.choice(names, p=[PLANS[n][2] for n in names]))
    draw, space, _ = PLANS[name]
    flat = r.uniform(0.4, 0.6) if name == "town plan" and r.random() < 0.3 else r.uniform(0.55, 1)  # strips of a quarter
    width, height = (long, int(long * flat)) if r.random() < 0.6 else (int(long * r.uniform(0.6, 1)), long)
    rgb, classes = draw(r, width, height)
    truth = np.zeros((height, width, TRUTH), np.float32)
    truth[..., 0], truth[..., 3], truth[..., 4] = classes, 1, np.nan
    rgb, turn, truth = treat_sheet(r, rgb.astype(np.float32), 0.18, truth)
    return Picture(papers.age_picture(r, rgb), "plan", space, "plan", turn, truth, name if name in MANNERS else "plan")
