import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';

const COUNT = PIXEL_CLASSES.length;

/** The probability, 0…1, of any of these classes, at the size at which the net sees. */
export function planeOfClasses(
  { width, height, shares }: Pick<PixelReading, 'width' | 'height' | 'shares'>,
  names: readonly PixelClass[],
): Plane {
  const plane = createPlane(width, height);
  const at = names.map((name) => PIXEL_CLASSES.indexOf(name));
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = at.reduce((sum, k) => sum + (shares[i * COUNT + k] as number), 0);
  return plane;
}

/** A plane laid over a picture of another size, between its samples as they lie. */
export function laidOver(plane: Plane, { width, height }: Pick<Plane, 'width' | 'height'>): Plane {
  const out = createPlane(width, height);
  const [kx, ky] = [plane.width / width, plane.height / height];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      out.data[i] = readBilinear(plane, (x + 0.5) * kx - 0.5, (y + 0.5) * ky - 0.5);
  return out;
}
