"""What the net of pixels sees: colour, and how much darker a pixel is than what surrounds it, folded two by two."""
import cv2
import numpy as np

CHANNELS = 16
AROUND = 15  # pixels


def pixel_input(rgb):
    """Values of CHANNELS × height / 2 × width / 2 from RGB bytes of even size."""
    colour = rgb.astype(np.float32) / 64 - 2
    luma = colour @ np.array([0.299, 0.587, 0.114], np.float32)
    ink = (cv2.blur(luma, (AROUND, AROUND), borderType=cv2.BORDER_REPLICATE) - luma)[..., None]
    seen = np.concatenate([colour, ink], 2)
    h, w, c = seen.shape
    folded = seen.reshape(h // 2, 2, w // 2, 2, c).transpose(1, 3, 4, 0, 2)
    return np.ascontiguousarray(folded.reshape(4 * c, h // 2, w // 2))
