"""Pictures from drafts: the sparse drawings of people and programs, and what designs lack."""
import cv2
import numpy as np

from . import card_models, models, papers
from .buffers import CLASS
from .chance import colour
from .cuts import draw_section
from .doll_houses import draw_doll_house
from .draft import place
from .entourage import dress
from .fronts import draw_front
from .furniture_walls import draw_furniture_wall
from .halls import draw_hall
from .long_sections import draw_long_section
from .massing import draw_massing
from .pens import choose_pen, draw_strokes, hatch
from .small_plans import draw_small_plan

MAKERS = {"front": draw_front, "section": draw_section, "massing": draw_massing, "hall": draw_hall, "small plan": draw_small_plan,
          "doll house": draw_doll_house, "long section": draw_long_section, "furniture wall": draw_furniture_wall}
# What is drawn for each kind.
SHARES = {
    "line": {"front": 0.2, "section": 0.08, "massing": 0.13, "hall": 0.15, "doll house": 0.17, "long section": 0.15, "furniture wall": 0.12},
    "sketch": {"front": 0.2, "section": 0.08, "massing": 0.15, "hall": 0.17, "doll house": 0.16, "long section": 0.15, "furniture wall": 0.09},
    "su": {"front": 0.14, "massing": 0.25, "hall": 0.17, "doll house": 0.22, "long section": 0.12, "furniture wall": 0.1},
    "white": {"massing": 0.48, "hall": 0.26, "doll house": 0.26},
    "plan": {"small plan": 1.0},
}
# Strokes that must be seen, so that a person could tell what is drawn.
LEAST = {"front": 14, "section": 24, "massing": 16, "hall": 18, "small plan": 40, "doll house": 40, "long section": 24, "furniture wall": 20}
SECTIONS = ("section", "long section")  # nothing is set before them
LETTERED = ("doll house", "long section", "furniture wall")  # coloured ones, too, carry dimensions and titles
TITLES = ["ISOMETRIC", "ISOMETRIC VIEW", "KITCHEN", "AXONOMETRY", "3D VIEW", "ISOMETRIE", "BEDROOM", "WOHNUNG 2"]
TRUTH = 6


def draft_manner(r, kind):
    shares = SHARES[kind]
    return str(r.choice(list(shares), p=list(shares.values())))


def draft_of(r, manner, long):
    """A placed draft that shows something: a part may have fallen beside all lines."""
    while True:
        draft = MAKERS[manner](r)
        placed = place(r, draft, long)
        seen = [s for layer in draft.layers for s in layer.strokes if inside(placed, s)]
        if len(seen) >= LEAST[manner] and min(placed.size) >= 80:
            return draft, placed


def inside(placed, stroke):
    (x0, y0), (x1, y1) = placed.move(stroke[:2]), placed.move(stroke[2:4])
    w, h = placed.size
    return (0 < x0 < w and 0 < y0 < h) or (0 < x1 < w and 0 < y1 < h) or (min(x0, x1) < w / 2 < max(x0, x1) and 0 < (y0 + y1) / 2 < h)


def pen_of(r, hand, size):
    pen = choose_pen(r, hand, max(size) / 560)
    if r.random() < 0.2:  # the broad lines of screens and felt pens
        k = r.uniform(1.5, 3)
        pen.widths = {why: min(7, w * k) for why, w in pen.widths.items()}
    return pen


def draw_sheet(r, kind, long, manner=None):
    """A drawing or plan before it is treated. @return rgb, truth, draft, manner"""
    manner = manner or draft_manner(r, kind)
    draft, placed = draft_of(r, manner, long)
    pen = pen_of(r, kind == "sketch" or (kind == "plan" and r.random() < 0.15), placed.size)
    ink = placed.ink(r, pen)
    if draft.cuts:
        fill_cuts(r, draft, placed, pen, ink)
    if manner == "small plan":
        fill_walls(r, placed, pen, ink)
    if draft.space == "exterior" and manner not in SECTIONS and r.random() < 0.3:
        draw_strokes(r, pen, dress(r, *placed.size), placed.size, ink)
    letter(r, draft, manner, placed, ink)
    if r.random() < 0.12:
        rgb = screen(r, ink)
    else:
        rgb = papers.on_paper(r, ink)
        if r.random() < (0.18 if kind != "plan" else 0.35):
            rgb = rgb * tints(r, placed, kind == "plan")
    rgb = notes_in_colour(r, manner, rgb)
    return rgb.astype(np.float32), placed.truth(TRUTH), draft, manner


def fill_cuts(r, draft, placed, pen, ink):
    if draft.cut_manner == "open":
        return
    mask = cut_mask(draft, placed, ink.shape)
    tone = {"solid": r.uniform(0.75, 1), "grey": r.uniform(0.2, 0.6)}.get(draft.cut_manner)
    fill = tone if tone else hatch(r, ink.shape, r.uniform(3, 7), pen, np.pi / 4) * 0.8
    np.maximum(ink, mask * fill, out=ink)


def cut_mask(draft, placed, shape):
    mask = np.zeros(shape, np.uint8)
    for points in draft.cuts:
        cv2.fillPoly(mask, [placed.whole(points)], 1, cv2.LINE_8, 3)
    return mask


def notes_in_colour(r, manner, rgb):
    """Dimensions, levels and titles in the colours that programs give them."""
    share = {"furniture wall": 0.55, "long section": 0.25, "doll house": 0.12}.get(manner, 0)
    if r.random() >= share:
        return rgb
    notes = np.zeros(rgb.shape[:2], np.float32)
    if manner == "doll house":
        papers.write_words(r, notes, int(r.integers(1, 6)), max(notes.shape) / 1400)
    else:
        papers.annotate_elevation(r, notes, manner != "furniture wall")
    tone = np.array([(0.85, 0.1, 0.1), (0.1, 0.2, 0.85), (0.05, 0.55, 0.2), (0.8, 0.2, 0.75), (0.1, 0.6, 0.7), (0.9, 0.5, 0.1)][int(r.integers(0, 6))], np.float32)
    return rgb * (1 - notes[..., None]) + tone * notes[..., None]


def fill_walls(r, placed, pen, ink):
    mask = (placed.plane(lambda name, *_: name, CLASS["paper"]) == CLASS["plan-wall"]).astype(np.float32)
    manner = r.random()
    if manner < 0.4:
        np.maximum(ink, mask * r.uniform(0.8, 1), out=ink)
    elif manner < 0.5:
        np.maximum(ink, mask * r.uniform(0.15, 0.6), out=ink)
    elif manner < 0.6:
        np.maximum(ink, mask * hatch(r, ink.shape, r.uniform(3, 6), pen, np.pi / 4) * 0.8, out=ink)


def letter(r, draft, manner, placed, ink):
    """Dimensions, levels, titles and names."""
    size = max(placed.size) / 1400
    if draft.view == "elevation" and r.random() < (0.6 if manner == "long section" else 0.45):
        papers.annotate_elevation(r, ink, manner != "furniture wall")
    elif manner == "doll house" and r.random() < 0.3:
        title = str(r.choice(TITLES))
        at = (int(r.uniform(0.05, 0.6) * ink.shape[1]), int(r.uniform(0.9, 0.98) * ink.shape[0]))
        words = cv2.putText(np.zeros(ink.shape, np.uint8), title, at, int(r.choice(papers.FONTS)), size * r.uniform(1, 2.4), 255, 1, cv2.LINE_AA)
        np.maximum(ink, words.astype(np.float32) / 255, out=ink)
    elif manner == "small plan" and r.random() < 0.4:
        papers.write_words(r, ink, int(r.integers(1, 7)), size)
    if r.random() < 0.12:
        layer = np.zeros(ink.shape, np.uint8)
        h, w = ink.shape
        for _ in range(int(r.integers(1, 4))):
            a, b = r.uniform(0.05, 0.3), r.uniform(0.7, 0.95)
            at = r.choice([r.uniform(0.02, 0.1), r.uniform(0.9, 0.98)])
            ends = ((a * w, at * h), (b * w, at * h)) if r.random() < 0.5 else ((at * w, a * h), (at * w, b * h))
            papers.dimension_chain(r, layer, *ends, int(r.integers(1, 6)), size)
        np.maximum(ink, layer.astype(np.float32) / 255, out=ink)
    if r.random() < 0.1:
        papers.write_words(r, ink, int(r.integers(1, 5)), size)
    if r.random() < 0.08:
        papers.title_block(r, ink)


def screen(r, ink):
    """The plain line view of a program: an even or fading ground, now and then dark, its axes in colours."""
    h, w = ink.shape
    behind = models.backdrop(r, h, w, ["grey", "tint", "fade", "white"])
    dark = behind.mean() < 0.45
    tone = np.full(3, r.uniform(0.7, 1) if dark else r.uniform(0, 0.2), np.float32)
    out = behind * (1 - ink[..., None]) + tone * ink[..., None]
    if r.random() < 0.3:
        out = np.ascontiguousarray(out)
        at = (int(r.uniform(0.2, 0.8) * w), int(r.uniform(0.3, 0.9) * h))
        for rgb in ((0.8, 0.1, 0.1), (0.1, 0.65, 0.1), (0.1, 0.1, 0.8)):
            end = (int(at[0] + r.normal() * w), int(at[1] + r.normal() * h * 0.5))
            cv2.line(out, at, end, rgb, 1, cv2.LINE_AA)
    return out


def tints(r, placed, strong):
    """Pale flat tones of classes."""
    table = np.stack([colour(r, 0.75 if strong else 0.85, 1, r.uniform(0, 0.6) if strong else 0.12) for _ in range(64)])
    table[CLASS["paper"]] = 1
    if r.random() < 0.5:
        table[:] = table.mean(1, keepdims=True)
    if strong:
        table[CLASS["plan-wall"]] = 1
    return placed.plane(lambda name, *_: table[name], 1, 3)


def draw_bodies(r, kind, long, manner=None):
    """A model of few faces on a screen, coloured or grey. @return rgb, truth, draft, manner"""
    manner = manner or draft_manner(r, kind)
    draft, placed = draft_of(r, manner, long)
    w, h = placed.size
    light = models.unit(r)
    light[1], light[2] = abs(light[1]), abs(light[2])
    depth = r.uniform(0.15, 0.6)
    shade = lambda facing: 1 - depth * (0.5 - 0.5 * float(np.dot(facing, light)))
    if kind == "su":
        low, saturation = r.uniform(0.2, 0.6), r.uniform(0.2, 1.1)
        table = np.stack([colour(r, low, 1, saturation) for _ in range(997)])
        if r.random() < 0.4:  # much of it left white
            table[r.random(997) < 0.6] = colour(r, 0.85, 1, 0.05)
        by_thing = r.random() < 0.4
        start = r.integers(0, 900)
        pick = lambda name, thing: table[(start + thing * 7 if by_thing else start + name) % 997]
    else:
        card = r.random() < 0.45  # a photographed one
        base = card_models.card_tone(r) if card else colour(r, 0.6, 1, 0.06)
        panes = colour(r, 0.3, 0.9, 0.1) if r.random() < 0.3 else base
        pick = lambda name, thing: panes if name == CLASS["window"] else base
    if kind == "su" and manner in LETTERED and r.random() < 0.65:
        usual = usual_colours(r)
        pick = lambda name, thing: usual[name][(start + thing) % len(usual[name])]
    none = -1.0
    fill = placed.plane(lambda name, facing, thing: pick(name, thing) * shade(facing), none, 3)
    if draft.cuts:
        cut = cut_mask(draft, placed, (h, w))[..., None]
        fill = np.where(cut > 0, cut_tone(r, kind), fill)
    kinds = ["white", "white", "grey", "tint", "fade", "sky", "table"]
    behind = models.backdrop(r, h, w, kinds if manner not in LETTERED else ["white", "white", "white", "grey", "tint", "fade"])
    if kind == "white" and card:
        behind = card_models.ground_shadow(r, card_models.table_of(r, h, w), (fill[..., 0] >= 0).astype(np.float32))
        fill = np.where(fill < 0, fill, card_models.creases(r, fill))
    rgb = np.where(fill[..., :1] < 0, behind, np.clip(fill, 0, 1))
    if r.random() < (0.9 if kind == "su" else 0.2 if card else 0.55):
        pen = choose_pen(r, False, max(w, h) / 640)
        ink = placed.ink(r, pen) * r.uniform(0.4, 1)
        if manner in LETTERED and kind == "su" and r.random() < 0.5:
            letter(r, draft, manner, placed, ink)
        ink = ink[..., None]
        rgb = rgb * (1 - ink) + colour(r, 0, 0.25, 0.2) * ink
    rgb = notes_in_colour(r, manner, rgb) if kind == "su" else rgb
    if kind == "white" and card:
        rgb = card_models.photographed(r, rgb.astype(np.float32))
    return np.clip(rgb, 0, 1).astype(np.float32), placed.truth(TRUTH), draft, manner


def cut_tone(r, kind):
    """Of what is cut: dark, white, grey or one colour."""
    if kind == "white" or r.random() < 0.25:
        return colour(r, 0.75, 1, 0.05)
    return colour(r, 0, 0.3, 0.1) if r.random() < 0.6 else colour(r, 0.25, 0.9, r.uniform(0, 0.8))


def usual_colours(r):
    """A few colours for every class as homes have them: pale walls, floors of wood, stone or tiles, fronts of one colour."""
    some = lambda low, high, saturation, count=1: [colour(r, low, high, saturation) for _ in range(count)]
    wood = np.array([0.72, 0.54, 0.36], np.float32)
    boards = [np.clip(wood * r.uniform(0.6, 1.3) + r.normal(size=3).astype(np.float32) * 0.04, 0, 1) for _ in range(3)]
    table = {number: some(0.5, 1, 0.3, 2) for number in CLASS.values()}
    table[CLASS["wall"]] = some(0.8, 1, 0.15) if r.random() < 0.75 else some(0.5, 1, 0.5, 2)
    table[CLASS["floor"]] = boards[: int(r.integers(1, 3))] + (some(0.55, 0.95, 0.15, 1) if r.random() < 0.6 else [])
    table[CLASS["joinery"]] = some(0.8, 1, 0.08) if r.random() < 0.45 else boards[2:] if r.random() < 0.5 else some(0.25, 0.8, 0.8)
    table[CLASS["furniture"]] = boards if r.random() < 0.5 else some(0.3, 0.95, 0.5, 3)
    table[CLASS["fabric"]] = some(0.3, 1, 0.7, 3)
    blue = np.array([0.62, 0.8, 0.9], np.float32)
    table[CLASS["window"]] = [np.clip(blue + r.normal(size=3).astype(np.float32) * 0.08, 0, 1)]
    table[CLASS["door"]] = boards[:1]
    table[CLASS["plant"]] = [np.clip(np.array([0.45, 0.65, 0.35], np.float32) + r.normal(size=3).astype(np.float32) * 0.1, 0, 1) for _ in range(2)]
    table[CLASS["lawn"]] = table[CLASS["plant"]]
    table[CLASS["person"]] = some(0.1, 0.8, 0.7, 4)
    return table
