"""Draws pictures of every kind and keeps what the net of kinds sees of them. Goes on where it was stopped.

python -m learning.make_kinds <folder of buffers> <out> [--shards 12] [--each 500] [--part 0/1] [--seed 1] [--only photo,sketch]
"""
import argparse
import os
from pathlib import Path

import numpy as np

from .buffers import files_of
from .kind_input import kind_input
from .pictures import KINDS, MANNERS, SPACES, VIEWS, make_picture

if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("buffers")
    a.add_argument("out")
    a.add_argument("--shards", type=int, default=12)
    a.add_argument("--each", type=int, default=500)
    a.add_argument("--part", default="0/1")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--only", help="kinds to draw, by commas; all where absent")
    o = a.parse_args()
    part, parts = map(int, o.part.split("/"))
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    for shard in range(part, o.shards, parts):
        path = out / f"{o.seed:03}-{shard:03}.npz"
        if path.exists():
            continue
        files = files_of(o.buffers)
        r = np.random.default_rng([o.seed, shard])
        seen, truth = [], []
        for _ in range(o.each):
            picture = make_picture(r, files, o.only and str(r.choice(o.only.split(","))))
            seen.append(kind_input(picture.rgb))
            h, w = picture.rgb.shape[:2]
            truth.append([KINDS.index(picture.kind), SPACES.index(picture.space), VIEWS.index(picture.view), picture.turn,
                          round(64 * float(np.log2(w / h))), MANNERS.index(picture.manner)])
        np.savez(f"{path}.part.npz", seen=np.stack(seen), truth=np.array(truth, np.int16))
        os.replace(f"{path}.part.npz", path)
        print(path, flush=True)
