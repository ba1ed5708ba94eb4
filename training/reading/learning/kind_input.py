"""What the net of kinds sees of a picture: whole numbers, the same as packages/reading makes of the same pixels."""
import cv2
import numpy as np

EDGE = 512  # the picture is brought to a square of this many pixels …
BLOCK = 4  # … and measured in blocks
SIDE = EDGE // BLOCK
CHANNELS = 8
ANALYSIS_EDGE = 640


def resize(picture, width, height):
    """By area where it shrinks, linear where it grows, each way by itself."""
    for w, h in ((width, picture.shape[0]), (width, height)):
        if (picture.shape[1], picture.shape[0]) == (w, h):
            continue
        shrinks = w < picture.shape[1] or h < picture.shape[0]
        picture = cv2.resize(picture, (w, h), interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR)
    return picture


def kind_input(rgb):
    """Bytes of CHANNELS × SIDE × SIDE: means of red, green and blue, darkest and lightest, change across and down, evenness."""
    h, w = rgb.shape[:2]
    k = min(1.0, ANALYSIS_EDGE / max(h, w))
    rgb = resize(rgb, max(1, round(w * k)), max(1, round(h * k)))
    p = resize(rgb, EDGE, EDGE).astype(np.int32)
    luma = (77 * p[..., 0] + 150 * p[..., 1] + 29 * p[..., 2]) >> 8
    across = np.abs(np.diff(luma, axis=1, append=luma[:, -1:]))
    down = np.abs(np.diff(luma, axis=0, append=luma[-1:]))
    even = ((across + down) <= 2).astype(np.int32)
    blocks = lambda plane: plane.reshape(SIDE, BLOCK, SIDE, BLOCK)
    total = lambda plane: blocks(plane).sum((1, 3))
    out = [total(p[..., c]) >> 4 for c in range(3)]
    out += [blocks(luma).min((1, 3)), blocks(luma).max((1, 3))]
    out += [np.minimum(255, total(across) >> 3), np.minimum(255, total(down) >> 3), total(even) * 255 >> 4]
    return np.stack(out).astype(np.uint8)
