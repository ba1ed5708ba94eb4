"""Figures of weights as packages/reading runs them, by family of pictures: python -m learning.measure_kinds <weights.json> <folder of test pictures> <out.json>"""
import json
import sys

import torch

from .import_weights import import_kind_net
from .train_kinds import Pool, evaluate

if __name__ == "__main__":
    torch.set_num_threads(1)
    pool = Pool(sys.argv[2], "cpu")
    pool.refresh()
    figures = evaluate(import_kind_net(sys.argv[1]), pool.seen[0], pool.whole[0])
    with open(sys.argv[3], "w") as out:
        out.write(json.dumps(figures, indent=1) + "\n")
    print({name: figures[name] for name in ("pictures", "kind", "space", "view", "turn", "loss")})
