import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';

/** What a net would say of a picture if it were sure of one class at each pixel. */
export function pixelsOf(
  width: number,
  height: number,
  classAt: (x: number, y: number) => PixelClass,
): PixelReading {
  const count = PIXEL_CLASSES.length;
  const shares = new Float32Array(width * height * count);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      shares[(y * width + x) * count + PIXEL_CLASSES.indexOf(classAt(x, y))] = 1;
  const facing = new Float32Array(3 * width * height);
  const whole = {
    kinds: { su: 0, photo: 0, colour: 1, sketch: 0, line: 0, white: 0, plan: 0 },
    spaces: { exterior: 1, interior: 0, landscape: 0, aerial: 0, plan: 0, site: 0 },
    views: { eye: 1, above: 0, elevation: 0, plan: 0 },
    turns: { 0: 1, 90: 0, 180: 0, 270: 0 },
  };
  return { width, height, shares, facing, whole };
}
