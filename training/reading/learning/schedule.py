"""How far learning is and how fast it goes: by presentations, or by the clock where a machine is lent for minutes."""
import time

import numpy as np


class Schedule:
    """@param total presentations. @param until seconds since 1970 at which learning must have ended, or none"""

    def __init__(self, total, rate, until=None, warm=4000):
        self.total, self.rate, self.until, self.warm = total, rate, until, warm
        self.began = time.time()

    def share(self, seen):
        """0 at the start … 1 at the end."""
        by_clock = (time.time() - self.began) / (self.until - self.began) if self.until else 0.0
        return min(1.0, max(seen / self.total, by_clock))

    def rate_at(self, seen):
        """A short rise, then half a cosine down to 2 %."""
        return self.rate * min(1, (seen + 1) / self.warm) * (0.02 + 0.98 * 0.5 * (1 + float(np.cos(np.pi * self.share(seen)))))


class Steady:
    """A running mean of a net's weights: calmer than what the last step left."""

    def __init__(self, net, keep):
        self.keep, self.step = keep, 0
        self.weights = {k: v.detach().clone() for k, v in net.state_dict().items()}

    def follow(self, net):
        self.step += 1
        keep = min(self.keep, (1 + self.step) / (10 + self.step))
        for k, v in net.state_dict().items():
            if v.dtype.is_floating_point:
                self.weights[k].mul_(keep).add_(v.detach(), alpha=1 - keep)
            else:
                self.weights[k].copy_(v)
