import type { Plane } from '@plumbline/imaging/raster.ts';
import type { PixelBox } from './fit-object.ts';

/** Calls with each pixel of a part of a picture and its place in a plane that shows that part at another size. */
export function eachPlace(
  part: PixelBox,
  { width, height }: Pick<Plane, 'width' | 'height'>,
  visit: (x: number, y: number, u: number, v: number) => void,
): void {
  const kx = width / (part.x1 - part.x0);
  const ky = height / (part.y1 - part.y0);
  for (let y = part.y0; y < part.y1; y++)
    for (let x = part.x0; x < part.x1; x++)
      visit(x, y, (x - part.x0 + 0.5) * kx - 0.5, (y - part.y0 + 0.5) * ky - 0.5);
}
