"""Averages nets of kinds that learned from one start with other seeds: python -m learning.average_kinds <out.pt> <folder of kinds> <kinds.pt> <kinds.pt> …

Prints what each tells right of the pictures in <folder of kinds>/test, and the mean of them all.
"""
import sys

import torch

from .kind_net import KindNet
from .train_kinds import evaluate, read

if __name__ == "__main__":
    torch.set_num_threads(1)
    nets = [torch.load(path)["steady"] for path in sys.argv[3:]]
    mean = {k: sum(n[k] for n in nets) / len(nets) if v.dtype.is_floating_point else v for k, v in nets[0].items()}
    seen, truth, _ = read(f"{sys.argv[2]}/test")
    for name, weights in [*zip(sys.argv[3:], nets), ("mean", mean)]:
        net = KindNet()
        net.load_state_dict(weights)
        figures = evaluate(net, seen, truth)
        print(name, {k: v for k, v in figures.items() if k != "table"}, flush=True)
    torch.save({"steady": mean}, sys.argv[1])
