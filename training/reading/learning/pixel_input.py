"""What the net of pixels sees: colour, and how much darker a pixel is than what surrounds it, folded two by two."""
import torch
import torch.nn.functional as F

CHANNELS = 16
AROUND = 15  # pixels


def pixel_input(rgb):
    """n × 3 × height × width of 0…255, of even size → n × CHANNELS × height / 2 × width / 2.

    Channels: the four pixels of a square row by row, of each red, green, blue and ink.
    """
    luma = (77 * rgb[:, 0] + 150 * rgb[:, 1] + 29 * rgb[:, 2])[:, None] / 256
    reach = AROUND // 2
    around = F.avg_pool2d(F.pad(luma, (reach,) * 4, mode="replicate"), AROUND, 1)
    seen = torch.cat([rgb / 64 - 2, (around - luma) / 64], 1)
    n, c, h, w = seen.shape
    folded = seen.reshape(n, c, h // 2, 2, w // 2, 2).permute(0, 3, 5, 1, 2, 4)
    return folded.reshape(n, 4 * c, h // 2, w // 2)
