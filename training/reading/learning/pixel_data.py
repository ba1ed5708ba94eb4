"""Batches of pictures that are drawn as they are asked for, all of one size."""
import cv2
import numpy as np
import torch
from torch.utils.data import IterableDataset

from .buffers import files_of
from .kind_input import resize
from .pictures import KINDS, SPACES, VIEWS, make_picture
from .pixel_input import pixel_input

SIZES = ((320, 224), (256, 256), (224, 320))


def prepare(picture, size):
    """Input and truth of a picture at a size; the truth at half of it."""
    w, h = size
    rgb = resize(picture.rgb, w, h)
    truth = cv2.resize(picture.truth, (w // 2, h // 2), interpolation=cv2.INTER_NEAREST)
    # An edge that is thinner than a pixel of the truth is one all the same.
    edge = cv2.resize(cv2.dilate(picture.truth[..., 5], np.ones((3, 3))), (w // 2, h // 2), interpolation=cv2.INTER_AREA)
    truth[..., 5] = edge > 0.25
    whole = [KINDS.index(picture.kind), SPACES.index(picture.space), VIEWS.index(picture.view), picture.turn]
    return pixel_input(rgb), truth, np.array(whole)


def nearest_size(picture):
    h, w = picture.rgb.shape[:2]
    return min(SIZES, key=lambda s: abs(np.log(s[0] / s[1]) - np.log(w / h)))


class Drawn(IterableDataset):
    """Endless batches; @param first number of the first picture, so that what was seen is not drawn again after a pause"""

    def __init__(self, folder, batch, seed, first=0):
        self.folder, self.batch, self.seed, self.first = folder, batch, seed, first

    def __iter__(self):
        info = torch.utils.data.get_worker_info()
        r = np.random.default_rng([self.seed, info.id if info else 0, self.first])
        waiting, count = {size: [] for size in SIZES}, 0
        while True:
            if count % 500 == 0:
                files = files_of(self.folder)
            count += 1
            picture = make_picture(r, files, long=int(r.uniform(340, 560)))
            size = nearest_size(picture)
            waiting[size].append(prepare(picture, size))
            if len(waiting[size]) == self.batch:
                yield tuple(torch.from_numpy(np.stack(part)) for part in zip(*waiting[size]))
                waiting[size] = []
