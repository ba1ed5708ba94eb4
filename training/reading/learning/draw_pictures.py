"""Draws pictures of every kind and keeps what the nets see of them, shard by shard. Goes on where it was stopped.

python -m learning.draw_pictures <folder of buffers> <out> [--shards 24] [--each 64] [--part 0/1] [--seed 1] [--only photo,sketch] [--until <time>]
"""
import argparse
import time
from pathlib import Path

import numpy as np

from .buffers import files_of
from .pictures import make_picture
from .shards import ShardWriter

if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("buffers")
    a.add_argument("out")
    a.add_argument("--shards", type=int, default=24)
    a.add_argument("--each", type=int, default=64)
    a.add_argument("--part", default="0/1")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--only", help="kinds to draw, by commas; all where absent")
    a.add_argument("--until", type=float, default=float("inf"), help="seconds since 1970 after which no shard is begun")
    o = a.parse_args()
    part, parts = map(int, o.part.split("/"))
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    for shard in range(part, o.shards, parts):
        name = f"{o.seed:03}-{shard:05}"
        if (out / f"{name}-pixels.npz").exists():
            continue
        if time.time() > o.until:
            break
        files = files_of(o.buffers)  # those that were made in the meantime too
        r = np.random.default_rng([o.seed, shard])
        writer = ShardWriter()
        for _ in range(o.each):
            writer.add(make_picture(r, files, o.only and str(r.choice(o.only.split(",")))))
        writer.write(out, name)
