"""Trains the net of kinds: python -m learning.train_kinds <folder of kinds> <out> [--steps 3000]

Goes on from <out>/kinds.pt where there is one; new shards are read as they appear.
"""
import argparse
import json
import os
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from .kind_net import KindNet
from .pictures import KINDS, MANNERS, SPACES, VIEWS

NAMES = (("kind", KINDS), ("space", SPACES), ("view", VIEWS), ("turn", ["0", "90", "180", "270"]))
WEIGHTS = (1.0, 0.5, 0.3, 0.3)


def read(folder):
    shards = [np.load(path) for path in sorted(Path(folder).glob("*.npz")) if ".part." not in path.name]
    return np.concatenate([s["seen"] for s in shards]), np.concatenate([s["truth"] for s in shards]), len(shards)


def batch_of(r, seen, truth, size):
    """Mirrored, turned and washed out by chance. Turning is known to the head of turns alone."""
    pick = r.integers(0, len(seen), size)
    x, t = seen[pick].astype(np.float32), truth[pick].astype(np.int64)
    for k in range(size):
        if r.random() < 0.5:
            x[k] = x[k, :, :, ::-1]
            t[k, 3] = (4 - t[k, 3]) % 4
        if r.random() < 0.06:
            n = int(r.integers(1, 4))
            x[k] = np.rot90(x[k], n, (1, 2))
            if n % 2:
                x[k, [5, 6]] = x[k, [6, 5]]
                t[k, 4] = -t[k, 4]
            t[k, 3] = (t[k, 3] + n) % 4
        if r.random() < 0.4:  # contrast and colour of a screen, printer or camera
            gain, lift = r.uniform(0.75, 1.1), r.uniform(-12, 12)
            x[k, :5] = np.clip(x[k, :5] * gain + lift, 0, 255)
            x[k, 5:7] *= gain
        if r.random() < 0.1:
            x[k, :3] = x[k, :3].mean(0)
    return torch.from_numpy(x).contiguous(memory_format=torch.channels_last), torch.from_numpy(t)


def losses(out, t):
    total = 0
    for logits, head, weight in zip(out, range(4), WEIGHTS):
        total = total + weight * F.cross_entropy(logits, t[:, head], label_smoothing=0.03)
    return total


@torch.no_grad()
def evaluate(net, seen, truth):
    """Shares told right, and a table of kinds."""
    net.eval()
    out = [[], [], [], []]
    for k in range(0, len(seen), 128):
        for head, logits in enumerate(net(torch.from_numpy(seen[k : k + 128]), aspect(truth[k : k + 128]))):
            out[head].append(logits)
    net.train()
    out = [torch.cat(x) for x in out]
    told = [x.argmax(1).numpy() for x in out]
    figures = {"pictures": len(seen)}
    for head, (name, labels) in enumerate(NAMES):
        right = told[head] == truth[:, head]
        figures[name] = round(float(right.mean()), 4)
        figures[f"by {name}"] = {
            label: [int(right[truth[:, head] == k].sum()), int((truth[:, head] == k).sum())] for k, label in enumerate(labels)
        }
    right = told[0] == truth[:, 0]
    figures["kind by manner"] = {
        f"{manner}, {kind}": [int(right[of].sum()), int(of.sum())]
        for m, manner in enumerate(MANNERS) for k, kind in enumerate(KINDS)
        if (of := (truth[:, 5] == m) & (truth[:, 0] == k)).any()
    }
    table = np.zeros((len(KINDS), len(KINDS)), int)
    np.add.at(table, (truth[:, 0], told[0]), 1)
    figures["table"] = table.tolist()
    figures["loss"] = round(float(F.cross_entropy(out[0], torch.from_numpy(truth[:, 0].astype(np.int64)))), 4)
    return figures


def aspect(truth):
    return torch.from_numpy(np.asarray(truth)[:, 4].astype(np.float32) / 64)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("data")
    a.add_argument("out")
    a.add_argument("--steps", type=int, default=3000)
    a.add_argument("--batch", type=int, default=48)
    a.add_argument("--rate", type=float, default=2.5e-3)
    a.add_argument("--threads", type=int, default=1, help="more gain nothing where others want the cores")
    a.add_argument("--seed", type=int, default=7)
    a.add_argument("--start", help="weights to begin with, see weights/")
    o = a.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(o.threads)
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    net, step = KindNet(), 0
    if o.start:
        net.load_state_dict({k: v.float() if v.dtype.is_floating_point else v for k, v in torch.load(o.start).items()})
    net = net.to(memory_format=torch.channels_last)  # a third faster on a processor
    steady = {k: v.clone() for k, v in net.state_dict().items()}
    best = torch.optim.AdamW(net.parameters(), o.rate, weight_decay=0.02)
    saved = out / "kinds.pt"
    if saved.exists():
        state = torch.load(saved)
        net.load_state_dict(state["net"])
        best.load_state_dict(state["optimizer"])
        steady, step = state["steady"], state["step"]
    seen, truth, shards = read(f"{o.data}/learn")
    tested = read(f"{o.data}/test")
    while step < o.steps:
        r = np.random.default_rng([o.seed, step])
        x, t = batch_of(r, seen, truth, o.batch)
        rate = o.rate * min(1, (step + 1) / 60) * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / o.steps)))
        for group in best.param_groups:
            group["lr"] = float(rate)
        loss = losses(net(x, t[:, 4].float() / 64, 0.2), t)
        best.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        best.step()
        step += 1
        keep = min(0.995, (1 + step) / (10 + step))
        with torch.no_grad():
            for k, v in net.state_dict().items():
                steady[k] = steady[k] * keep + v * (1 - keep) if v.dtype.is_floating_point else v.clone()
        if step % 20 == 0:
            print(step, round(loss.item(), 3), len(seen), flush=True)
        if step % 200 == 0 or step == o.steps:
            torch.save({"net": net.state_dict(), "steady": steady, "optimizer": best.state_dict(), "step": step}, f"{saved}.part")
            os.replace(f"{saved}.part", saved)
            calm = KindNet()
            calm.load_state_dict(steady)
            figures = evaluate(calm, tested[0], tested[1])
            (out / "kinds.json").write_text(json.dumps(figures, indent=1))
            print({k: figures[k] for k in ("kind", "space", "view", "turn", "loss")}, flush=True)
        if step % 100 == 0:
            seen, truth, shards = read(f"{o.data}/learn")
