"""The net of pixels: convolutions of 3 × 3, sums and doubled pixels, as packages/reading runs them. 2.4 million parameters."""
import torch.nn as nn
import torch.nn.functional as F

from .buffers import CLASSES
from .kind_net import Rest, convolution
from .pictures import KINDS, SPACES, VIEWS
from .pixel_input import CHANNELS

WIDTHS = (16, 48, 96, 144, 192)
# Of each pixel: logits of classes, facing in the camera's axes, logarithm of the depth, logit of an edge of a thing, one to spare.
OUTPUTS = len(CLASSES) + 3 + 1 + 1 + 1
HEADS = (len(KINDS), len(SPACES), len(VIEWS), 4)


class PixelNet(nn.Module):
    """Values of `pixel_input` → OUTPUTS at the same size (half the picture's), and logits of the whole picture."""

    def __init__(self):
        super().__init__()
        a, b, c, d, e = WIDTHS
        self.stem = convolution(CHANNELS, a)
        self.down1, self.flat1 = convolution(a, b, 2), convolution(b, b)
        self.down2, self.rest2 = convolution(b, c, 2), Rest(c)
        self.down3, self.rest3 = convolution(c, d, 2), Rest(d)
        self.down4, self.rest4 = convolution(d, e, 2), Rest(e)
        self.whole, self.heads = nn.Linear(e, e), nn.Linear(e, sum(HEADS))
        self.up3, self.join3 = convolution(e, d), convolution(d, d)
        self.up2, self.join2 = convolution(d, c), convolution(c, c)
        self.up1, self.join1 = convolution(c, b), convolution(b, 64)
        self.out = nn.Conv2d(64, 4 * OUTPUTS, 3, padding=1)

    def forward(self, x):
        double = lambda t: F.interpolate(t, scale_factor=2.0, mode="nearest")
        step = lambda layer, t: F.relu(layer(t))
        one = step(self.flat1, step(self.down1, step(self.stem, x)))
        two = self.rest2(step(self.down2, one))
        three = self.rest3(step(self.down3, two))
        four = self.rest4(step(self.down4, three))
        whole = F.relu(self.whole(four.mean((2, 3))))
        four = four + whole[:, :, None, None]
        three = step(self.join3, three + double(step(self.up3, four)))
        two = step(self.join2, two + double(step(self.up2, three)))
        one = step(self.join1, one + double(step(self.up1, two)))
        return F.pixel_shuffle(self.out(one), 2), self.heads(whole).split(HEADS, 1)
