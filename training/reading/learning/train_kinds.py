"""Trains the net of kinds: python -m learning.train_kinds <folder of pictures> <out> [--pictures 400000] [--device cuda] [--until <time>] [--begin <weights.json>]

Reads shards as they appear in <folder>/learn, goes on from <out>/kinds.pt where there is one, else from the weights to begin with. Figures on <folder>/test: <out>/kinds.json.
"""
import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from .import_weights import freeze, import_kind_net
from .kind_net import KindNet
from .pictures import KINDS, MANNERS, SPACES, VIEWS
from .schedule import Schedule, Steady
from .shards import ShardReader

NAMES = (("kind", KINDS), ("space", SPACES), ("view", VIEWS), ("turn", ["0", "90", "180", "270"]))
WEIGHTS = (1.0, 0.5, 0.3, 0.3)


class Pool:
    """Pictures on the device, more as shards appear. @param most how many are held"""

    def __init__(self, folder, device, forget=False, most=120_000):
        self.shards, self.device, self.most, self.count = ShardReader(folder, "kinds", forget), device, most, 0
        self.seen, self.whole = [], []

    def refresh(self):
        for shard in self.shards.new():
            if self.count < self.most:
                self.seen.append(torch.from_numpy(shard["seen"]).to(self.device))
                self.whole.append(torch.from_numpy(shard["whole"].astype(np.int64)).to(self.device))
                self.count += len(shard["seen"])
        if len(self.seen) > 1:
            self.seen, self.whole = [torch.cat(self.seen)], [torch.cat(self.whole)]
        return self.count

    def batch(self, size):
        pick = torch.randint(self.count, (size,), device=self.device)
        return self.seen[0][pick], self.whole[0][pick]


def disturbed(seen, whole):
    """Mirrored, turned, washed out, bleached, stained and partly hidden by chance. Turning is known to the head of turns alone."""
    n, device = len(seen), seen.device
    chance = lambda share: torch.rand(n, device=device) < share
    between = lambda low, high: torch.rand(n, 1, 1, 1, device=device) * (high - low) + low
    x, t = seen.float(), whole.clone()
    mirrored = chance(0.5)
    x = torch.where(mirrored[:, None, None, None], x.flip(3), x)
    t[:, 3] = torch.where(mirrored, (4 - t[:, 3]) % 4, t[:, 3])
    for quarters in (1, 2, 3):
        some = chance(0.02)
        if not some.any():
            continue
        turned = torch.rot90(x[some], quarters, (2, 3))
        if quarters % 2:
            turned = turned[:, [0, 1, 2, 3, 4, 6, 5, 7]]
            t[some, 4] = -t[some, 4]
        x[some] = turned
        t[some, 3] = (t[some, 3] + quarters) % 4
    # Contrast and colour of a screen, printer or camera.
    wash = chance(0.5)[:, None, None, None]
    gain, lift = between(0.6, 1.15), between(-20, 20)
    tint = (torch.rand(n, 3, 1, 1, device=device) - 0.5) * 24
    washed = x.clone()
    washed[:, :5] = x[:, :5] * gain + lift
    washed[:, :3] += tint
    washed[:, 5:7] = x[:, 5:7] * gain
    x = torch.where(wash, washed.clamp(0, 255), x)
    grey = chance(0.12)[:, None, None, None]
    x = torch.cat([torch.where(grey, x[:, :3].mean(1, keepdim=True).expand(-1, 3, -1, -1), x[:, :3]), x[:, 3:]], 1)
    # A part seen larger: what a crop shows, coarser than it would be.
    size, some = x.shape[3], chance(0.35)
    if some.any():
        m = int(some.sum())
        k = torch.rand(m, 2, device=device) * 0.35 + 0.65
        at = (torch.rand(m, 2, device=device) * 2 - 1) * (1 - k)
        grid = torch.zeros(m, 2, 3, device=device)
        grid[:, 0, 0], grid[:, 1, 1], grid[:, :, 2] = k[:, 0], k[:, 1], at
        x[some] = F.grid_sample(x[some], F.affine_grid(grid, (m, x.shape[1], size, size), align_corners=False), padding_mode="border", align_corners=False)
    # Something lies over a part: a label, a palette of tools, a thumb.
    for _ in range(2):
        some = chance(0.15)
        w = torch.randint(6, 48, (n, 2), device=device)
        left = (torch.rand(n, 2, device=device) * (size - w)).long()
        line = torch.arange(size, device=device)
        across = (line[None] >= left[:, :1]) & (line[None] < left[:, :1] + w[:, :1])
        down = (line[None] >= left[:, 1:]) & (line[None] < left[:, 1:] + w[:, 1:])
        over = (down[:, :, None] & across[:, None, :])[:, None] & some[:, None, None, None]
        fill = torch.rand(n, 8, 1, 1, device=device) * 255
        fill[:, 5:7] *= 0.1
        x = torch.where(over, fill, x)
    return x + torch.randn_like(x) * 2.5, t


def disturbed_in_parts(seen, whole, size):
    """The same, a few pictures at a time, so that they stay in the cache of a processor."""
    parts = [disturbed(*part) for part in zip(seen.split(size), whole.split(size))]
    return torch.cat([x for x, _ in parts]), torch.cat([t for _, t in parts])


def losses(out, whole):
    total = 0
    for logits, head, weight in zip(out, range(4), WEIGHTS):
        total = total + weight * F.cross_entropy(logits, whole[:, head], label_smoothing=0.05)
    return total


@torch.no_grad()
def evaluate(net, seen, whole):
    """Shares told right, and a table of kinds."""
    net.eval()
    out = [[], [], [], []]
    for k in range(0, len(seen), 256):
        for head, logits in enumerate(net(seen[k : k + 256], aspect(whole[k : k + 256]))):
            out[head].append(logits)
    net.train()
    out = [torch.cat(x).cpu() for x in out]
    truth = whole.cpu().numpy()
    told = [x.argmax(1).numpy() for x in out]
    figures = {"pictures": len(seen)}
    for head, (name, labels) in enumerate(NAMES):
        right = told[head] == truth[:, head]
        figures[name] = round(float(right.mean()), 4)
        figures[f"by {name}"] = {
            label: [int(right[truth[:, head] == k].sum()), int((truth[:, head] == k).sum())] for k, label in enumerate(labels)
        }
    for head, (name, _) in enumerate(NAMES[:3]):
        right = told[head] == truth[:, head]
        figures[f"{name} by manner"] = {
            f"{manner}, {kind}": [int(right[of].sum()), int(of.sum())]
            for m, manner in enumerate(MANNERS) for k, kind in enumerate(KINDS)
            if (of := (truth[:, 5] == m) & (truth[:, 0] == k)).any()
        }
    table = np.zeros((len(KINDS), len(KINDS)), int)
    np.add.at(table, (truth[:, 0], told[0]), 1)
    figures["table"] = table.tolist()
    figures["loss"] = round(float(F.cross_entropy(out[0], torch.from_numpy(truth[:, 0]))), 4)
    return figures


def aspect(whole):
    return whole[:, 4].float() / 64


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("data")
    a.add_argument("out")
    a.add_argument("--pictures", type=int, default=400_000, help="presentations")
    a.add_argument("--batch", type=int, default=64)
    a.add_argument("--rate", type=float, default=2e-3)
    a.add_argument("--threads", type=int, default=1, help="more gain nothing where others want the cores")
    a.add_argument("--device", default="cpu")
    a.add_argument("--until", type=float, help="seconds since 1970 at which learning ends")
    a.add_argument("--begin", help="weights of packages/reading to go on from, for instance when what is drawn has grown")
    a.add_argument("--forget", action="store_true", help="delete pictures that were read")
    a.add_argument("--seed", type=int, default=7)
    o = a.parse_args()
    torch.manual_seed(o.seed)
    torch.set_num_threads(o.threads)
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    net, seen = (import_kind_net(o.begin) if o.begin else KindNet()).to(o.device), 0
    best = torch.optim.AdamW(net.parameters(), o.rate, weight_decay=0.05)
    steady = Steady(net, 0.998)
    saved = out / "kinds.pt"
    if saved.exists():
        state = torch.load(saved, map_location=o.device)
        net.load_state_dict(state["net"])
        best.load_state_dict(state["optimizer"])
        steady.weights, steady.step, seen = state["steady"], state["step"], state["seen"]
    pool, tested = Pool(f"{o.data}/learn", o.device, o.forget), Pool(f"{o.data}/test", o.device)
    while pool.refresh() < 4 * o.batch or tested.refresh() < 1:
        time.sleep(1)
    schedule, told, looked = Schedule(o.pictures, o.rate, o.until), time.time(), time.time()
    net.to(memory_format=torch.channels_last)
    if o.begin:
        freeze(net)
    while True:
        for group in best.param_groups:
            group["lr"] = schedule.rate_at(seen)
        x, t = disturbed_in_parts(*pool.batch(o.batch), 8 if o.device == "cpu" else o.batch)
        loss = losses(net(x, aspect(t), 0.3), t)
        best.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        best.step()
        steady.follow(net)
        seen += o.batch
        ended = schedule.share(seen) >= 1
        if time.time() - looked > 15:
            pool.refresh()
            looked = time.time()
        if time.time() - told > 60 or ended:
            told = time.time()
            state = {"net": net.state_dict(), "steady": steady.weights, "step": steady.step, "optimizer": best.state_dict(), "seen": seen}
            torch.save(state, f"{saved}.part")
            os.replace(f"{saved}.part", saved)
            calm = KindNet().to(o.device)
            calm.load_state_dict(steady.weights)
            figures = {"presentations": seen, "drawn": pool.count, **evaluate(calm, tested.seen[0], tested.whole[0])}
            (out / "kinds.json").write_text(json.dumps(figures, indent=1))
            print({k: figures[k] for k in ("presentations", "drawn", "kind", "space", "view", "turn", "loss")}, round(loss.item(), 3), flush=True)
        if ended:
            break
