"""Trains the last layers of the net of kinds on what its other layers see: minutes where training the whole takes hours.

python -m learning.train_last see <folder of kinds> <seen.npz> --start weights/kinds-start.pt [--presentations 6000]
python -m learning.train_last learn <folder of kinds> <out> --start weights/kinds-start.pt --seen <seen.npz> [--steps 3000]

Goes on from <out>/kinds.pt where there is one.
"""
import argparse
import json
import os
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from .kind_net import HEADS, KindNet
from .train_kinds import aspect, batch_of, evaluate, losses, read

LAST = ("down3", "hidden", "heads")


def start_of(path):
    net = KindNet()
    net.load_state_dict({k: v.float() if v.dtype.is_floating_point else v for k, v in torch.load(path).items()})
    return net


def first(net, x):
    """What the layers before the last see."""
    x = x.float() * (1 / 64) - 2
    for layer in (net.stem, net.down1):
        x = F.relu(layer(x))
    return net.rest2(F.relu(net.down2(net.rest1(x))))


def last(net, x, shape, drop):
    x = F.relu(net.down3(x))
    pooled = torch.cat([x.mean((2, 3)), x.amax((2, 3)), shape[:, None]], 1)
    hidden = F.dropout(F.relu(net.hidden(pooled)), drop, net.training)
    return torch.split(net.heads(hidden), HEADS, 1)


@torch.no_grad()
def see(o):
    net = start_of(o.start).eval().to(memory_format=torch.channels_last)
    seen, truth, _ = read(f"{o.data}/learn")
    planes, known = [], []
    for k in range(0, o.presentations, 64):
        x, t = batch_of(np.random.default_rng([o.seed, k]), seen, truth, 64)
        planes.append(first(net, x).half().numpy())
        known.append(t.numpy().astype(np.int16))
    np.savez(f"{o.out}.part.npz", planes=np.concatenate(planes), truth=np.concatenate(known))
    os.replace(f"{o.out}.part.npz", o.out)
    print(len(seen), "pictures", flush=True)


def learn(o):
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    net = start_of(o.start)
    for name, parameter in net.named_parameters():
        parameter.requires_grad = name.split(".")[0] in LAST
    own = [p for p in net.parameters() if p.requires_grad]
    best, step = torch.optim.AdamW(own, o.rate, weight_decay=0.02), 0
    steady = {k: v.clone() for k, v in net.state_dict().items()}
    saved = out / "kinds.pt"
    if saved.exists():
        state = torch.load(saved)
        net.load_state_dict(state["net"])
        best.load_state_dict(state["optimizer"])
        steady, step = state["steady"], state["step"]
    data = np.load(o.seen)
    planes, truth = data["planes"], data["truth"]
    tested = read(f"{o.data}/test")
    while step < o.steps:
        r = np.random.default_rng([o.seed, step])
        pick = r.integers(0, len(planes), o.batch)
        x, t = torch.from_numpy(planes[pick].astype(np.float32)), torch.from_numpy(truth[pick].astype(np.int64))
        for group in best.param_groups:
            group["lr"] = float(o.rate * min(1, (step + 1) / 40) * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / o.steps))))
        loss = losses(last(net, x, aspect(t), 0.2), t)
        best.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(own, 2.0)
        best.step()
        step += 1
        keep = min(0.99, (1 + step) / (10 + step))
        with torch.no_grad():
            for k, v in net.state_dict().items():
                if k.split(".")[0] in LAST:
                    steady[k] = steady[k] * keep + v * (1 - keep) if v.dtype.is_floating_point else v.clone()
        if step % 50 == 0:
            print(step, round(loss.item(), 3), flush=True)
        if step % 300 == 0 or step == o.steps:
            torch.save({"net": net.state_dict(), "steady": steady, "optimizer": best.state_dict(), "step": step}, f"{saved}.part")
            os.replace(f"{saved}.part", saved)
            calm = KindNet()
            calm.load_state_dict(steady)
            figures = evaluate(calm, tested[0], tested[1])
            (out / "kinds.json").write_text(json.dumps(figures, indent=1))
            print({k: figures[k] for k in ("kind", "space", "view", "turn", "loss")}, flush=True)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("what", choices=["see", "learn"])
    a.add_argument("data")
    a.add_argument("out")
    a.add_argument("--start", required=True)
    a.add_argument("--seen")
    a.add_argument("--presentations", type=int, default=6000)
    a.add_argument("--steps", type=int, default=3000)
    a.add_argument("--batch", type=int, default=64)
    a.add_argument("--rate", type=float, default=2e-3)
    a.add_argument("--seed", type=int, default=5)
    o = a.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(1)
    (see if o.what == "see" else learn)(o)
