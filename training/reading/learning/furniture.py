"""What plans draw in rooms, as strokes."""
import numpy as np


def rectangle(x, y, w, h):
    p = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    return [(p[k], p[(k + 1) % 4]) for k in range(4)]


def round_thing(x, y, rx, ry, count=12):
    t = np.linspace(0, 2 * np.pi, count + 1)
    p = [(x + rx * np.cos(a), y + ry * np.sin(a)) for a in t]
    return list(zip(p, p[1:]))


def furnish(r, room, at):
    """Strokes of the furniture of a room in pixels."""
    lines = []
    x, y, w, h = room.x + 0.15, room.y + 0.15, room.w - 0.3, room.h - 0.3
    if min(w, h) < 0.8:
        return []
    place = {"bedroom": bedroom, "bathroom": bathroom, "kitchen": kitchen, "stairs": stairs, "garage": garage,
             "dining": dining, "living": living, "office": office}.get(room.use)
    if place is not None:
        lines = place(r, w, h)
    turned = r.random() < 0.5
    out = []
    for a, b in lines:
        ends = [(w - p[0], h - p[1]) if turned else p for p in (a, b)]
        if all(-0.1 <= p[0] <= w + 0.1 and -0.1 <= p[1] <= h + 0.1 for p in ends):
            px = at([(x + p[0], y + p[1]) for p in ends])
            out.append((*px[0], *px[1], 1))
    return out


def bedroom(r, w, h):
    bw, bh = min(r.uniform(0.9, 2), w * 0.6), min(2.05, h * 0.8)
    x = (w - bw) * r.uniform(0, 1)
    lines = rectangle(x, 0, bw, bh) + rectangle(x + 0.1, 0.1, bw / 2 - 0.15, 0.4)
    lines += [((x, 0.65), (x + bw, 0.65))] + rectangle(x - 0.5, 0, 0.45, 0.45) + rectangle(x + bw + 0.05, 0, 0.45, 0.45)
    if r.random() < 0.6:
        lines += rectangle(0, h - 0.6, min(w, 2.4), 0.6) + [((0, h - 0.6), (min(w, 2.4), h))]
    return lines


def bathroom(r, w, h):
    bath = min(1.7, h)
    lines = rectangle(0, 0, 0.75, bath) + round_thing(0.37, bath / 2, 0.3, bath * 0.42)
    lines += rectangle(w - 0.55, 0.05, 0.4, 0.2) + round_thing(w - 0.35, 0.45, 0.19, 0.25)
    lines += rectangle(w - 0.6, h - 0.5, 0.6, 0.45) + round_thing(w - 0.3, h - 0.27, 0.18, 0.13)
    if r.random() < 0.3:
        lines += rectangle(0, 0, 0.9, 0.9) + [((0, 0), (0.9, 0.9)), ((0.9, 0), (0, 0.9))]
    return lines


def kitchen(r, w, h):
    lines = rectangle(0, 0, w, 0.6)
    if r.random() < 0.6:
        lines += rectangle(0, 0, 0.6, h * r.uniform(0.5, 1))
    x = r.uniform(0.1, 0.5) * w
    for dx, dy in ((0.2, 0.17), (0.5, 0.17), (0.2, 0.43), (0.5, 0.43)):
        lines += round_thing(x + dx, dy, 0.09, 0.09, 8)
    lines += rectangle(x + 0.9, 0.1, 0.5, 0.4)
    if min(w, h) > 3 and r.random() < 0.4:
        lines += rectangle(w * 0.3, h * 0.5, w * 0.4, 0.8)
    return lines


def stairs(r, w, h):
    run = 0.27
    lines = [((0, k * run), (w, k * run)) for k in range(1, int(h / run))]
    return lines + [((w / 2, 0.2), (w / 2, h - 0.2)), ((w / 2, 0.2), (w / 2 - 0.15, 0.5)), ((w / 2, 0.2), (w / 2 + 0.15, 0.5))]


def garage(r, w, h):
    cw, ch = min(1.85, w * 0.7), min(4.4, h * 0.9)
    x = (w - cw) / 2
    return rectangle(x, 0.3, cw, ch) + rectangle(x + 0.15, 0.3 + ch * 0.25, cw - 0.3, ch * 0.5)


def dining(r, w, h):
    if r.random() < 0.4:
        lines = round_thing(w / 2, h / 2, 0.6, 0.6, 16)
        for a in np.arange(4) * np.pi / 2:
            lines += round_thing(w / 2 + 0.85 * np.cos(a), h / 2 + 0.85 * np.sin(a), 0.22, 0.22, 8)
        return lines
    length = min(r.uniform(1.4, 2.6), w * 0.6)
    lines = rectangle(w / 2 - length / 2, h / 2 - 0.45, length, 0.9)
    for k in range(max(2, int(length / 0.65))):
        x = w / 2 - length / 2 + 0.1 + k * 0.65
        lines += rectangle(x, h / 2 - 0.95, 0.42, 0.42) + rectangle(x, h / 2 + 0.53, 0.42, 0.42)
    return lines


def living(r, w, h):
    sofa = min(r.uniform(1.6, 2.6), w * 0.8)
    x = (w - sofa) / 2
    lines = rectangle(x, 0, sofa, 0.9) + rectangle(x + 0.2, 0.25, sofa - 0.4, 0.65) + [((w / 2, 0.25), (w / 2, 0.9))]
    if r.random() < 0.6:
        lines += rectangle(x, 0, 0.9, min(2.4, h * 0.7))
    lines += rectangle(w / 2 - 0.5, 1.3, 1.0, 0.6)
    if r.random() < 0.5:
        lines += rectangle(w / 2 - 1.3, 0.7, 2.6, 1.7)
    return lines + rectangle(w / 2 - 0.8, h - 0.4, 1.6, 0.35)


def office(r, w, h):
    lines = []
    for i in range(max(1, int(w / 1.9))):
        for j in range(max(1, int(h / 2.0))):
            x, y = 0.2 + i * 1.9, 0.2 + j * 2.0
            lines += rectangle(x, y, 1.4, 0.7) + round_thing(x + 0.7, y + 1.0, 0.25, 0.25, 8)
    return lines
