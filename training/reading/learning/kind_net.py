"""The net of kinds: few and plain operations, so that our own kernels run it with the same bits everywhere. 0.6 million parameters."""
import torch
import torch.nn as nn
import torch.nn.functional as F

from .kind_input import CHANNELS
from .pictures import KINDS, SPACES, VIEWS

HEADS = (len(KINDS), len(SPACES), len(VIEWS), 4)
WIDTHS = (16, 32, 64, 128)


def convolution(inputs, outputs, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs))


class Rest(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.a, self.b = convolution(channels, channels), convolution(channels, channels)

    def forward(self, x):
        return F.relu(x + self.b(F.relu(self.a(x))))


class KindNet(nn.Module):
    """Bytes of `kind_input` and the logarithm of the aspect → logits of kind, space, view and turn side by side."""

    def __init__(self):
        super().__init__()
        a, b, c, d = WIDTHS
        self.stem, self.down1, self.rest1 = convolution(CHANNELS, a, 2), convolution(a, b, 2), Rest(b)
        self.down2, self.rest2, self.down3, self.rest3 = convolution(b, c, 2), Rest(c), convolution(c, d, 2), Rest(d)
        self.hidden, self.heads = nn.Linear(2 * d + 1, d), nn.Linear(d, sum(HEADS))

    def forward(self, seen, aspect, drop=0.0):
        x = seen.float() * (1 / 64) - 2
        for layer in (self.stem, self.down1):
            x = F.relu(layer(x))
        x = F.relu(self.down2(self.rest1(x)))
        x = self.rest3(F.relu(self.down3(self.rest2(x))))
        pooled = torch.cat([x.mean((2, 3)), x.amax((2, 3)), aspect[:, None]], 1)
        pooled = F.dropout(pooled, drop, self.training)
        hidden = F.dropout(F.relu(self.hidden(pooled)), drop, self.training)
        return torch.split(self.heads(hidden), HEADS, 1)
