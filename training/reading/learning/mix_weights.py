"""Sets weights between those that learning began with and those that it ended with: what is new is known and less of the old is lost.

python -m learning.mix_weights <began.json> <ended.json> <share of the ended 0…1> <out.pt>; then export_weights.
"""
import sys

import torch

from .import_weights import import_kind_net

if __name__ == "__main__":
    began, ended = (import_kind_net(path).state_dict() for path in sys.argv[1:3])
    share = float(sys.argv[3])
    torch.save({name: torch.lerp(began[name], ended[name], share) if began[name].dtype.is_floating_point else began[name] for name in began}, sys.argv[4])
