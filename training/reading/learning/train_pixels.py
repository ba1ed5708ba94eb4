"""Trains the net of pixels: python -m learning.train_pixels <folder of pictures> <out> [--pictures 500000] [--device cuda] [--until <time>]

Reads shards as they appear in <folder>/learn, goes on from <out>/pixels.pt where there is one. Figures on <folder>/test: <out>/pixels.json.
"""
import argparse
import json
import os
import threading
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from .buffers import CLASSES
from .pictures import KINDS, LOW, RANGE, SPACES, VIEWS
from .pixel_input import pixel_input
from .pixel_net import PixelNet
from .schedule import Schedule, Steady
from .shards import NO_FACING, SIZES, ShardReader

N = len(CLASSES)
# Rare classes weigh more, those that fill pictures less.
HEAVY = {"door": 2.5, "water": 2, "lamp": 2, "person": 2.5, "vehicle": 2, "rug": 1.8, "curtain": 1.5, "railing": 2, "stair": 2, "plan-opening": 2, "annotation": 1.5}
LIGHT = {"paper": 0.6, "plan-outside": 0.6, "sky": 0.7, "wall": 0.8}
WHOLE = (0.1, 0.1, 0.05, 0.05)


class Pool:
    """Pictures by size on the device, more as shards appear. @param most how many are held"""

    def __init__(self, folder, device, forget=False, most=70_000):
        self.shards, self.device, self.most, self.count = ShardReader(folder, "pixels", forget), device, most, 0
        self.parts = [([], [], []) for _ in SIZES]

    def refresh(self):
        for shard in self.shards.new():
            for k, lists in enumerate(self.parts):
                if f"rgb{k}" in shard and self.count < self.most:
                    # The pictures last: a batch may be asked for in between, and counts by them.
                    for name, held in zip(("whole", "truth", "rgb"), reversed(lists)):
                        held.append(torch.from_numpy(shard[f"{name}{k}"]).to(self.device))
                    self.count += len(shard[f"rgb{k}"])
        return self.count

    def go_on(self):
        """Reads beside the learning."""
        def read():
            while True:
                self.refresh()
                time.sleep(2)
        threading.Thread(target=read, daemon=True).start()

    def batch(self, size):
        """Pictures of one size out of a few shards."""
        counts = np.array([sum(map(len, rgb)) for rgb, _, _ in self.parts], float)
        lists = self.parts[np.random.choice(len(SIZES), p=counts / counts.sum())]
        shards = np.random.randint(0, len(lists[0]), max(1, size // 4))
        out = [[], [], []]
        for shard in shards:
            pick = torch.randint(len(lists[0][shard]), (4,), device=self.device)
            for held, part in zip(lists, out):
                part.append(held[shard][pick])
        return [torch.cat(part) for part in out]


def unpacked(truth):
    """Class, facing, logarithm of depth (nan where there is none) and edge."""
    classes = truth[..., 0].long()
    facing = (truth[..., 1:4].float() - NO_FACING) / 127
    depth = torch.where(truth[..., 4] > 0, (truth[..., 4].float() - 1) / 254 * RANGE + LOW, torch.nan)
    return classes, facing.permute(0, 3, 1, 2), depth, truth[..., 5].float()


def disturbed(rgb, truth, whole):
    """Mirrored, seen closer, washed out, bleached by chance."""
    n, device = len(rgb), rgb.device
    x, planes = rgb.permute(0, 3, 1, 2).float(), truth.permute(0, 3, 1, 2).float()
    chance = lambda share: torch.rand(n, 1, 1, 1, device=device) < share
    between = lambda low, high: torch.rand(n, 1, 1, 1, device=device) * (high - low) + low
    # Mirrored and closer in one warp; a little stretched, too.
    mirrored, closer = torch.rand(n, device=device) < 0.5, torch.rand(n, device=device) < 0.6
    k = torch.where(closer[:, None], torch.rand(n, 1, device=device) * 0.4 + 0.6, 1.0) * (1 - 0.1 * torch.rand(n, 2, device=device))
    at = (torch.rand(n, 2, device=device) * 2 - 1) * (1 - k)
    grid = torch.zeros(n, 2, 3, device=device)
    grid[:, 0, 0], grid[:, 1, 1], grid[:, :, 2] = torch.where(mirrored, -k[:, 0], k[:, 0]), k[:, 1], at
    size = (n, 3, *x.shape[2:])
    x = F.grid_sample(x, F.affine_grid(grid, size, align_corners=False), mode="bilinear", padding_mode="border", align_corners=False)
    size = (n, planes.shape[1], *planes.shape[2:])
    planes = F.grid_sample(planes, F.affine_grid(grid, size, align_corners=False), mode="nearest", padding_mode="border", align_corners=False).round()
    facing = planes[:, 1]
    planes[:, 1] = torch.where(mirrored[:, None, None], 2 * NO_FACING - facing, facing)
    whole = whole.clone()
    whole[:, 3] = torch.where(mirrored, (4 - whole[:, 3]) % 4, whole[:, 3])
    gain, lift, gamma = between(0.7, 1.1), between(-15, 15), between(0.7, 1.4)
    tint = (torch.rand(n, 3, 1, 1, device=device) - 0.5) * 20
    washed = 255 * (x.clamp(0, 255) / 255) ** gamma * gain + lift + tint
    x = torch.where(chance(0.5), washed, x)
    x = torch.where(chance(0.15), x.mean(1, keepdim=True).expand_as(x), x)
    x = x + torch.randn_like(x) * between(0, 6) * chance(0.3)
    return x.clamp(0, 255), planes.permute(0, 2, 3, 1), whole.long()


def parts_of(out):
    return out[:, :N], F.normalize(out[:, N : N + 3], dim=1), out[:, N + 3], out[:, N + 4]


def losses(out, heads, truth, whole, weights):
    logits, normal, depth, edge = parts_of(out)
    classes, facing, true_depth, true_edge = unpacked(truth)
    faced = facing.abs().sum(1) > 0.1
    known = torch.isfinite(true_depth)
    off = torch.where(known, depth - torch.nan_to_num(true_depth), torch.zeros_like(depth))
    # How far a scene is as a whole is hardly to be told: what is near and far within it is.
    mean = off.sum((1, 2)) / known.sum((1, 2)).clamp(min=1)
    off = (off - 0.85 * mean[:, None, None]).abs() * known
    total = F.cross_entropy(logits, classes, weight=weights)
    total = total + 1.2 * ((1 - (normal * facing).sum(1)) * faced).sum() / faced.sum().clamp(min=1)
    total = total + 0.4 * off.sum() / known.sum().clamp(min=1)
    total = total + 0.3 * F.binary_cross_entropy_with_logits(edge, true_edge, pos_weight=torch.tensor(3.0, device=edge.device))
    for head, said in enumerate(heads):
        total = total + WHOLE[head] * F.cross_entropy(said.float(), whole[:, head])
    return total


@torch.no_grad()
def evaluate(net, pool, device, most=400):
    net.eval()
    table, by_kind, right, count = np.zeros((N, N)), {}, [0] * 4, 0
    cosines, depths = [], []
    for rgbs, truths, wholes in pool.parts:
        for rgb, truth, whole in zip(rgbs, truths, wholes):
            if count >= most:
                break
            out, heads = net(pixel_input(rgb.to(device).permute(0, 3, 1, 2).float()))
            logits, normal, depth, _ = parts_of(out.float())
            classes, facing, true_depth, _ = unpacked(truth.to(device))
            said = logits.argmax(1)
            table += torch.bincount((classes * N + said).flatten(), minlength=N * N).reshape(N, N).cpu().numpy()
            shares = (said == classes).float().mean((1, 2)).cpu().numpy()
            faced = facing.abs().sum(1) > 0.1
            for k in range(len(rgb)):
                kind = KINDS[int(whole[k, 0])]
                by_kind.setdefault(kind, []).append(float(shares[k]))
                if kind != "plan" and faced[k].any():
                    cosines.append((normal[k] * facing[k]).sum(0)[faced[k]].cpu().numpy())
                known = torch.isfinite(true_depth[k])
                if known.sum() > 500:
                    off = (depth[k] - true_depth[k])[known]
                    depths.append(float(torch.sqrt(torch.mean((off - off.median()) ** 2))))
            for head in range(4):
                right[head] += int((heads[head].argmax(1).cpu() == whole[:, head].cpu()).sum())
            count += len(rgb)
    net.train()
    union = table.sum(0) + table.sum(1) - np.diag(table)
    angles = np.degrees(np.arccos(np.clip(np.concatenate(cosines), -1, 1)))
    asked = table.sum(1) > 0
    return {
        "pictures": count,
        "pixels right": round(float(np.diag(table).sum() / table.sum()), 4),
        "mean IoU": round(float((np.diag(table) / np.maximum(1, union))[asked].mean()), 4),
        "facing mean": round(float(angles.mean()), 2),
        "facing median": round(float(np.median(angles)), 2),
        "depth RMS (log)": round(float(np.mean(depths)), 4),
        "whole": dict(zip(("kind", "space", "view", "turn"), [round(n / count, 4) for n in right])),
        "by kind": {k: [round(float(np.mean(v)), 4), len(v)] for k, v in by_kind.items()},
        "IoU": {CLASSES[k]: round(float(table[k, k] / max(1, union[k])), 3) for k in range(N) if asked[k]},
    }


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("data")
    a.add_argument("out")
    a.add_argument("--pictures", type=int, default=500_000, help="presentations")
    a.add_argument("--batch", type=int, default=8)
    a.add_argument("--rate", type=float, default=2e-3)
    a.add_argument("--threads", type=int, default=1)
    a.add_argument("--device", default="cpu")
    a.add_argument("--forget", action="store_true", help="delete pictures that were read")
    a.add_argument("--until", type=float, help="seconds since 1970 at which learning ends")
    o = a.parse_args()
    torch.manual_seed(0)
    np.random.seed(0)
    torch.set_num_threads(o.threads)
    on_gpu = o.device != "cpu"
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    net, seen = PixelNet().to(o.device, memory_format=torch.channels_last), 0
    best = torch.optim.AdamW(net.parameters(), o.rate, weight_decay=0.03)
    steady = Steady(net, 0.999)
    saved = out / "pixels.pt"
    if saved.exists():
        state = torch.load(saved, map_location=o.device)
        net.load_state_dict(state["net"])
        best.load_state_dict(state["optimizer"])
        steady.weights, steady.step, seen = state["steady"], state["step"], state["seen"]
    weights = torch.tensor([HEAVY.get(name, LIGHT.get(name, 1.0)) for name in CLASSES], device=o.device)
    pool, tested = Pool(f"{o.data}/learn", o.device, o.forget), Pool(f"{o.data}/test", o.device)
    while pool.refresh() < 4 * o.batch or tested.refresh() < 1:
        time.sleep(1)
    pool.go_on()
    schedule, told, recent = Schedule(o.pictures, o.rate, o.until), time.time(), []
    while True:
        for group in best.param_groups:
            group["lr"] = schedule.rate_at(seen)
        rgb, truth, whole = disturbed(*pool.batch(o.batch))
        with torch.autocast("cuda", torch.bfloat16, enabled=on_gpu):
            said, heads = net(pixel_input(rgb).contiguous(memory_format=torch.channels_last))
        loss = losses(said.float(), heads, truth, whole, weights)
        best.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        best.step()
        steady.follow(net)
        seen += len(rgb)
        recent.append(loss.detach())
        ended = schedule.share(seen) >= 1
        if time.time() - told > 90 or ended:
            told = time.time()
            state = {"net": net.state_dict(), "steady": steady.weights, "step": steady.step, "optimizer": best.state_dict(), "seen": seen}
            torch.save(state, f"{saved}.part")
            os.replace(f"{saved}.part", saved)
            torch.save(steady.weights, out / "pixels-steady.pt")
            calm = PixelNet().to(o.device)
            calm.load_state_dict(steady.weights)
            figures = {"presentations": seen, "drawn": pool.count, **evaluate(calm, tested, o.device)}
            (out / "pixels.json").write_text(json.dumps(figures, indent=1))
            print({k: v for k, v in figures.items() if k != "IoU"}, round(float(torch.stack(recent[-50:]).mean()), 3), flush=True)
            recent = []
        if ended:
            break
