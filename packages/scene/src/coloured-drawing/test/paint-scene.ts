import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';

type Colour = readonly [number, number, number];

/** A picture of flat colours. */
export function paintScene(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Raster {
  const picture = createRaster(width, height, 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) picture.data.set(colourAt(x, y), 3 * (y * width + x));
  return picture;
}

/** Whether a pixel lies in a box of pixels: left, top, right and bottom, the last two not of it. */
export function inBox(
  x: number,
  y: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}
