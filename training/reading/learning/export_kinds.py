"""Writes the net of kinds as packages/reading reads it: python -m learning.export_kinds <kinds.pt> <out.json>

Normalisation is folded in; weights are bytes with a scale for each output.
"""
import base64
import json
import sys
import zlib

import numpy as np
import torch

from .kind_net import KindNet


def folded(layer):
    conv, norm = layer
    k = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach()
    weight = conv.weight.detach() * k[:, None, None, None]
    return weight.permute(0, 2, 3, 1).reshape(len(k), -1), (norm.bias - norm.running_mean * k).detach()


def layers_of(net):
    convolutions = [net.stem, net.down1, net.rest1.a, net.rest1.b, net.down2, net.rest2.a, net.rest2.b, net.down3]
    pairs = [folded(layer) for layer in convolutions]
    # The net takes bytes: what training did to them goes into the first layer, but for its border, which is 0 in both.
    return pairs + [(layer.weight.detach(), layer.bias.detach()) for layer in (net.hidden, net.heads)]


if __name__ == "__main__":
    net = KindNet()
    net.load_state_dict(torch.load(sys.argv[1])["steady"])
    net.eval()
    data = b""
    for weight, bias in layers_of(net):
        weight, bias = weight.numpy(), bias.numpy()
        scale = (np.abs(weight).max(1) / 127).astype(np.float32)
        data += scale.tobytes() + bias.astype(np.float32).tobytes()
        data += np.round(weight / scale[:, None]).astype(np.int8).tobytes()
    text = {"version": 1, "checksum": zlib.crc32(data), "data": base64.b64encode(data).decode()}
    with open(sys.argv[2], "w") as out:
        out.write(json.dumps(text, indent=2) + "\n")
    print(len(data), "bytes")
