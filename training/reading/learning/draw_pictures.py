"""Draws pictures of every kind and keeps what the nets see of them, shard by shard. Goes on where it was stopped.

python -m learning.draw_pictures <folder of buffers> <out> [--shards 24] [--each 64] [--part 0/1] [--seed 1] [--only photo,sketch] [--until <time>] [--net kinds]
[--families "doll house,town plan"]
"""
import argparse
import time
from pathlib import Path

import numpy as np

from .buffers import files_of
from .pictures import make_family, make_picture
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
    a.add_argument("--families", help="of MANNERS, by commas: draws those alone, as many of each")
    a.add_argument("--until", type=float, default=float("inf"), help="seconds since 1970 after which no shard is begun")
    a.add_argument("--net", choices=["both", "kinds"], default="both", help="kinds: nothing is kept for the net of pixels")
    o = a.parse_args()
    part, parts = map(int, o.part.split("/"))
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    for shard in range(part, o.shards, parts):
        name = f"{o.seed:03}-{shard:05}"
        if (out / f"{name}-{'pixels' if o.net == 'both' else 'kinds'}.npz").exists():
            continue
        if time.time() > o.until:
            break
        files = files_of(o.buffers)  # those that were made in the meantime too
        r = np.random.default_rng([o.seed, shard])
        writer = ShardWriter(o.net == "both")
        for _ in range(o.each):
            if o.families:
                writer.add(make_family(r, files, str(r.choice(o.families.split(",")))))
            else:
                writer.add(make_picture(r, files, o.only and str(r.choice(o.only.split(",")))))
        writer.write(out, name)
