"""A sheet of pictures of every kind, to be looked at: python -m learning.show <buffers> <out.png> [seed] [kinds by commas] [drafted]"""
import sys

import cv2
import numpy as np

from .buffers import files_of
from .pictures import DRAFTED, KINDS, make_picture

files = files_of(sys.argv[1])
r = np.random.default_rng(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
if "drafted" in sys.argv[5:]:  # nothing but drafts
    DRAFTED.update({kind: 1.0 for kind in DRAFTED})
rows = []
for kind in sys.argv[4].split(",") if len(sys.argv) > 4 else KINDS:
    row = []
    for _ in range(8):
        picture = make_picture(r, files, kind).rgb
        k = 260 / max(picture.shape[:2])
        small = cv2.resize(picture, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        tile = np.full((260, 264, 3), 128, np.uint8)
        tile[: small.shape[0], : small.shape[1]] = small[:260, :264]
        row.append(tile)
    rows.append(np.concatenate(row, 1))
cv2.imwrite(sys.argv[2], np.concatenate(rows, 0)[..., ::-1])
