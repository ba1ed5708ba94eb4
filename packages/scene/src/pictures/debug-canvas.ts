import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { Point } from '../scene-value/point.ts';

export type Colour = readonly [number, number, number];

/** A pale copy of a picture to draw on. @param share of the picture that is left, 0…1. */
export function paleCopy(picture: Raster, share: number): Raster {
  const out = createRaster(picture.width, picture.height, 3);
  for (let p = 0; p < out.data.length; p++) out.data[p] = 255 - share * (255 - (picture.data[p] as number));
  return out;
}

/** Mixes a colour into a pixel; nothing happens outside the picture. */
export function dab(picture: Raster, x: number, y: number, colour: Colour, share = 1): void {
  if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return;
  const p = (y * picture.width + x) * 3;
  for (const c of [0, 1, 2] as const)
    picture.data[p + c] = (picture.data[p + c] as number) * (1 - share) + colour[c] * share;
}

/** A straight line, cut to the picture. @param width in pixels. */
export function strokeLine(picture: Raster, a: Point, b: Point, colour: Colour, width = 1, share = 1): void {
  const clipped = clipLine(a, b, picture.width, picture.height);
  if (clipped === undefined) return;
  const [[x0, y0], [x1, y1]] = clipped;
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
  const half = (width - 1) / 2;
  const steep = Math.abs(y1 - y0) > Math.abs(x1 - x0);
  for (let k = 0; k <= steps; k++) {
    const x = x0 + ((x1 - x0) * k) / steps;
    const y = y0 + ((y1 - y0) * k) / steps;
    for (let o = -half; o <= half; o++)
      dab(picture, Math.round(steep ? x + o : x), Math.round(steep ? y : y + o), colour, share);
  }
}

export function strokeRing(picture: Raster, ring: readonly Point[], colour: Colour, width = 1): void {
  ring.forEach((point, k) => {
    strokeLine(picture, point, ring[(k + 1) % ring.length] as Point, colour, width);
  });
}

/** The part of a line inside a picture (Liang and Barsky, 1984). */
function clipLine(a: Point, b: Point, width: number, height: number): readonly [Point, Point] | undefined {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  let from = 0;
  let to = 1;
  for (const [p, q] of [
    [-dx, a[0]],
    [dx, width - 1 - a[0]],
    [-dy, a[1]],
    [dy, height - 1 - a[1]],
  ] as const) {
    if (p === 0) {
      if (q < 0) return undefined;
    } else if (p < 0) from = Math.max(from, q / p);
    else to = Math.min(to, q / p);
  }
  if (from > to) return undefined;
  return [
    [a[0] + from * dx, a[1] + from * dy],
    [a[0] + to * dx, a[1] + to * dy],
  ];
}
