"""Reads the net of kinds back from the weights that packages/reading runs, so that learning goes on from them.

Normalisation was folded into them: its layers are set to change nothing but to add the folded bias, and stay as they are (`freeze`).
"""
import base64
import json
import zlib

import numpy as np
import torch

from .kind_net import KindNet


def convolutions_of(net):
    rests = (net.rest1, net.rest2, net.rest3)
    return [net.stem, net.down1, rests[0].a, rests[0].b, net.down2, rests[1].a, rests[1].b, net.down3, rests[2].a, rests[2].b]


class Reader:
    """Layers in the order in which export_weights wrote them: scales, biases, bytes of weights."""

    def __init__(self, path):
        text = json.loads(open(path).read())
        self.data, self.at = base64.b64decode(text["data"]), 0
        if zlib.crc32(self.data) != text["checksum"]:
            raise ValueError(f"{path} is damaged")

    def take(self, kind, count):
        out = np.frombuffer(self.data, kind, count, self.at)
        self.at += out.nbytes
        return torch.from_numpy(out.astype(np.float32))

    def layer(self, outputs, inputs):
        scale, bias = self.take("<f4", outputs), self.take("<f4", outputs)
        return self.take(np.int8, outputs * inputs).reshape(outputs, inputs) * scale[:, None], bias


@torch.no_grad()
def import_kind_net(path):
    """A net that tells what the weights tell."""
    net, reader = KindNet(), Reader(path)
    for conv, norm in convolutions_of(net):
        outputs, inputs, rows, columns = conv.weight.shape
        weight, bias = reader.layer(outputs, inputs * rows * columns)
        conv.weight.copy_(weight.reshape(outputs, rows, columns, inputs).permute(0, 3, 1, 2))
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
        norm.weight.fill_(1)
        norm.bias.copy_(bias)
    for dense in (net.hidden, net.heads):
        weight, bias = reader.layer(*dense.weight.shape)
        dense.weight.copy_(weight)
        dense.bias.copy_(bias)
    if reader.at != len(reader.data):
        raise ValueError(f"{path} holds {len(reader.data)} bytes, the net {reader.at}")
    return net


def freeze(net):
    """Layers of normalisation keep their statistics while the rest learns."""
    for _, norm in convolutions_of(net):
        norm.eval()
