"""Writes a net as packages/reading reads it: python -m learning.export_weights kinds|pixels <….pt> <out.json>

Normalisation is folded in; weights are bytes with a scale for each output. Layers stand in the order in which they run.
"""
import base64
import json
import sys
import zlib

import numpy as np
import torch

from .kind_net import KindNet
from .pixel_net import PixelNet


def folded(layer):
    conv, norm = layer
    k = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach()
    weight = conv.weight.detach() * k[:, None, None, None]
    return rows_of(weight), (norm.bias - norm.running_mean * k).detach()


def rows_of(weight):
    """Per output: row, column, input."""
    return weight.permute(0, 2, 3, 1).reshape(len(weight), -1)


def dense(layer):
    return layer.weight.detach(), layer.bias.detach()


def kind_layers(net):
    convolutions = [net.stem, net.down1, net.rest1.a, net.rest1.b, net.down2, net.rest2.a, net.rest2.b, net.down3, net.rest3.a, net.rest3.b]
    return [folded(layer) for layer in convolutions] + [dense(net.hidden), dense(net.heads)]


def pixel_layers(net):
    down = [net.stem, net.down1, net.flat1]
    for step, rest in ((net.down2, net.rest2), (net.down3, net.rest3), (net.down4, net.rest4)):
        down += [step, rest.a, rest.b]
    up = [net.up3, net.join3, net.up2, net.join2, net.up1, net.join1]
    out = rows_of(net.out.weight.detach()), net.out.bias.detach()
    return [folded(x) for x in down] + [dense(net.whole), dense(net.heads)] + [folded(x) for x in up] + [out]


NETS = {"kinds": (KindNet, kind_layers), "pixels": (PixelNet, pixel_layers)}

if __name__ == "__main__":
    make, layers_of = NETS[sys.argv[1]]
    net = make()
    state = torch.load(sys.argv[2], map_location="cpu")
    net.load_state_dict(state.get("steady", state))
    net.eval()
    data = b""
    for weight, bias in layers_of(net):
        weight, bias = weight.numpy(), bias.numpy()
        scale = np.maximum(np.abs(weight).max(1) / 127, 1e-12).astype(np.float32)
        data += scale.tobytes() + bias.astype(np.float32).tobytes()
        data += np.round(weight / scale[:, None]).astype(np.int8).tobytes()
    text = {"version": 1, "checksum": zlib.crc32(data), "data": base64.b64encode(data).decode()}
    with open(sys.argv[3], "w") as out:
        out.write(json.dumps(text, indent=2) + "\n")
    print(len(data), "bytes")
