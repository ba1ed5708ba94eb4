"""Trains the net of pixels: python -m learning.train_pixels <buffers> <out> [--pictures 200000]

Draws as it goes and goes on from <out>/pixels.pt where there is one. Figures on designs never learned from: <out>/pixels.json.
"""
import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader

from .buffers import CLASSES, files_of
from .pictures import KINDS, SPACES, VIEWS, make_picture
from .pixel_data import Drawn, nearest_size, prepare
from .pixel_net import PixelNet

N = len(CLASSES)
# Rare classes weigh more, those that fill pictures less.
HEAVY = {"door": 2.5, "water": 2, "lamp": 2, "person": 2.5, "vehicle": 2, "rug": 1.8, "curtain": 1.5, "railing": 2, "plan-opening": 2, "annotation": 1.5}
LIGHT = {"paper": 0.6, "plan-outside": 0.6, "sky": 0.7, "wall": 0.8}


def parts_of(out):
    return out[:, :N], F.normalize(out[:, N : N + 3], dim=1), out[:, N + 3], out[:, N + 4]


def losses(out, heads, truth, whole, weights):
    logits, normal, depth, edge = parts_of(out)
    classes = truth[..., 0].long()
    facing = truth[..., 1:4].permute(0, 3, 1, 2)
    faced = facing.abs().sum(1) > 0.1
    known = torch.isfinite(truth[..., 4])
    off = torch.where(known, depth - torch.nan_to_num(truth[..., 4]), torch.zeros_like(depth))
    # How far a scene is as a whole is hardly to be told: what is near and far within it is.
    mean = off.sum((1, 2)) / known.sum((1, 2)).clamp(min=1)
    off = (off - 0.85 * mean[:, None, None]).abs() * known
    total = F.cross_entropy(logits, classes, weight=weights)
    total = total + 1.2 * ((1 - (normal * facing).sum(1)) * faced).sum() / faced.sum().clamp(min=1)
    total = total + 0.4 * off.sum() / known.sum().clamp(min=1)
    total = total + 0.3 * F.binary_cross_entropy_with_logits(edge, truth[..., 5], pos_weight=torch.tensor(3.0))
    for head, said in enumerate(heads):
        total = total + (0.1, 0.06, 0.04, 0.04)[head] * F.cross_entropy(said, whole[:, head])
    return total


def tests_of(folder, count):
    """The same pictures every time, of designs that are not learned from."""
    r = np.random.default_rng(41)
    files = files_of(folder)
    pictures = [make_picture(r, files, long=480) for _ in range(count)]
    return [(picture.kind, prepare(picture, nearest_size(picture))) for picture in pictures]


@torch.no_grad()
def evaluate(net, tests):
    net.eval()
    table, by_kind, angles, depths, right = np.zeros((N, N)), {}, [], [], [0] * 4
    for kind, (seen, truth, whole) in tests:
        out, heads = net(torch.from_numpy(seen[None]))
        logits, normal, depth, _ = parts_of(out)
        said, true = logits[0].argmax(0).numpy(), truth[..., 0].astype(int)
        np.add.at(table, (true, said), 1)
        by_kind.setdefault(kind, []).append(float((said == true).mean()))
        facing = truth[..., 1:4]
        faced = np.abs(facing).sum(2) > 0.1
        if kind != "plan" and faced.any():
            cosine = (normal[0].permute(1, 2, 0).numpy() * facing).sum(2)[faced]
            angles.append(np.degrees(np.arccos(np.clip(cosine, -1, 1))))
        known = np.isfinite(truth[..., 4])
        if known.sum() > 500:
            off = (depth[0].numpy() - truth[..., 4])[known]
            depths.append(float(np.sqrt(np.mean((off - np.median(off)) ** 2))))
        for head in range(4):
            right[head] += int(heads[head][0].argmax() == whole[head])
    net.train()
    union = table.sum(0) + table.sum(1) - np.diag(table)
    angles = np.concatenate(angles)
    asked = table.sum(1) > 0
    return {
        "pictures": len(tests),
        "pixels right": round(float(np.diag(table).sum() / table.sum()), 4),
        "mean IoU": round(float((np.diag(table) / np.maximum(1, union))[asked].mean()), 4),
        "facing mean": round(float(angles.mean()), 2),
        "facing median": round(float(np.median(angles)), 2),
        "depth RMS (log)": round(float(np.mean(depths)), 4),
        "whole": dict(zip(("kind", "space", "view", "turn"), [round(n / len(tests), 4) for n in right])),
        "by kind": {k: [round(float(np.mean(v)), 4), len(v)] for k, v in by_kind.items()},
        "IoU": {CLASSES[k]: round(float(table[k, k] / max(1, union[k])), 3) for k in range(N) if asked[k]},
    }


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("buffers")
    a.add_argument("out")
    a.add_argument("--pictures", type=int, default=200_000)
    a.add_argument("--batch", type=int, default=8)
    a.add_argument("--workers", type=int, default=1)
    a.add_argument("--threads", type=int, default=1)
    a.add_argument("--rate", type=float, default=2e-3)
    a.add_argument("--start", help="weights to begin with, see weights/")
    o = a.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(o.threads)
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    net, seen = PixelNet(), 0
    if o.start:
        net.load_state_dict({k: v.float() if v.dtype.is_floating_point else v for k, v in torch.load(o.start).items()})
    best = torch.optim.AdamW(net.parameters(), o.rate, weight_decay=0.02)
    steady = {k: v.clone().float() if v.dtype.is_floating_point else v.clone() for k, v in net.state_dict().items()}
    saved = out / "pixels.pt"
    if saved.exists():
        state = torch.load(saved)
        net.load_state_dict(state["net"])
        best.load_state_dict(state["optimizer"])
        steady, seen = state["steady"], state["seen"]
    weights = torch.tensor([HEAVY.get(name, LIGHT.get(name, 1.0)) for name in CLASSES])
    tests = tests_of(f"{o.buffers}/test", 140)
    batches = iter(DataLoader(Drawn(f"{o.buffers}/learn", o.batch, 3, seen), batch_size=None, num_workers=o.workers, prefetch_factor=6))
    told, recent = time.time(), []
    while seen < o.pictures:
        rate = o.rate * min(1, (seen + 1) / 800) * (0.02 + 0.98 * 0.5 * (1 + float(np.cos(np.pi * seen / o.pictures))))
        for group in best.param_groups:
            group["lr"] = rate
        x, truth, whole = next(batches)
        loss = losses(*net(x), truth, whole, weights)
        best.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        best.step()
        seen += len(x)
        step = seen // o.batch
        keep = min(0.998, (1 + step) / (10 + step))
        with torch.no_grad():
            for k, v in net.state_dict().items():
                steady[k] = steady[k] * keep + v * (1 - keep) if v.dtype.is_floating_point else v.clone()
        recent.append(loss.item())
        if step % 25 == 0:
            print(seen, round(float(np.mean(recent[-25:])), 3), round(rate, 5), flush=True)
        if time.time() - told > 600 or seen >= o.pictures:
            told = time.time()
            torch.save({"net": net.state_dict(), "steady": steady, "optimizer": best.state_dict(), "seen": seen}, f"{saved}.part")
            os.replace(f"{saved}.part", saved)
            calm = PixelNet()
            calm.load_state_dict(steady)
            figures = {"seen": seen, **evaluate(calm, tests)}
            (out / "pixels.json").write_text(json.dumps(figures, indent=1))
            print({k: v for k, v in figures.items() if k not in ("IoU",)}, flush=True)
