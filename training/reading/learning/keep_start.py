"""Keeps weights to go on from in half the space: python -m learning.keep_start <checkpoint.pt> <weights/….pt>"""
import sys

import torch

steady = torch.load(sys.argv[1])["steady"]
torch.save({k: v.half() if v.dtype.is_floating_point else v for k, v in steady.items()}, sys.argv[2])
