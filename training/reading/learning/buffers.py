"""Reads the buffers that training/reading/make.ts writes."""
import json
import struct
import zlib
from pathlib import Path

import numpy as np

CLASSES = (
    "sky paper lawn paving water floor wall ceiling roof window door furniture joinery fabric rug curtain plant lamp "
    "person vehicle railing stair other annotation plan-wall plan-room plan-opening plan-outside"
).split()
CLASS = {name: number for number, name in enumerate(CLASSES)}


def files_of(folder):
    """All buffers of a folder, in one order."""
    return sorted(Path(folder).glob("*.buf"))


def view_of(path):
    """From where a buffer is seen, by its head alone."""
    with open(path, "rb") as file:
        (length,) = struct.unpack("<I", file.read(4))
        return json.loads(file.read(length))["view"]


def load(path):
    """The planes of a buffer by name, its head and its strokes (x0, y0, x1, y1, why, class)."""
    data = Path(path).read_bytes()
    (length,) = struct.unpack_from("<I", data)
    head = json.loads(data[4 : 4 + length])
    raw = zlib.decompress(data[4 + length :], -15)
    w, h = head["width"], head["height"]
    at = 0

    def take(kind, channels=1):
        nonlocal at
        plane = np.frombuffer(raw, kind, w * h * channels, at)
        at += plane.nbytes
        return plane.reshape((h, w) if channels == 1 else (h, w, channels))

    names = ["classes", "finish", "sun", "open", "pane", "rest", "texture"]
    buffer = {name: take(np.uint8) for name in names}
    buffer["normal"] = take(np.int8, 3)
    buffer["depth"] = take(np.uint16)
    buffer["thing"] = take(np.uint16)
    buffer["strokes"] = np.frombuffer(raw, np.float32, 6 * head["strokes"], at).reshape(-1, 6)
    buffer["head"] = head
    return buffer
