import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { Pen } from './find-pen.ts';
import type { PixelBox } from './fit-object.ts';
import { eachPlace } from './each-place.ts';

/** Lines darker than these (8-bit, on white) are outlines, and edges within a thing. */
const OUTLINE = 100;
const EDGE = 200;
/** Edges within a thing are drawn so much finer. */
const FINER = 0.72;
const HALF = 0.5;

/** How far each pixel of a drawing of lines lies from its outlines and from all its edges. */
export interface Strokes {
  readonly outlines: Plane;
  readonly edges: Plane;
}

/** @param lines dark on white, RGB */
export function findStrokes({ width, height, data }: Raster): Strokes {
  const distance = (limit: number): Plane => {
    const marked = new Uint8Array(width * height);
    for (let i = 0; i < marked.length; i++) marked[i] = (data[3 * i] as number) < limit ? 1 : 0;
    return marked.includes(1)
      ? distanceTransform({ width, height, data: marked })
      : { width, height, data: new Float32Array(width * height).fill(width + height) };
  };
  return { outlines: distance(OUTLINE), edges: distance(EDGE) };
}

/** How much of a pixel is ink, 0…1, drawn with a pen of the picture's. @param unit pixels of the strokes per pixel of the base. */
export function inkAt({ outlines, edges }: Strokes, pen: Pen, unit: number, u: number, v: number): number {
  // A line of strokes is one pixel wide: its middle counts as no distance.
  const thick = (pen.width / 2 + HALF) * unit;
  const fine = ((FINER * pen.width) / 2 + HALF) * unit;
  const outline = clamp((thick - readBilinear(outlines, u, v)) / unit, 0, 1);
  const edge = clamp((fine - readBilinear(edges, u, v)) / unit, 0, 1) * Math.min(1, FINER * pen.width + 0.2);
  return Math.max(outline, edge);
}

/** A hand strays from its line by this share of the pen's width, in bends of so many pens. */
const STRAY = 0.9;
const BEND = 22;

/**
 * On a drawing an object is outlined with the drawing's own pen: what it covers becomes paper, its edges ink.
 *
 * @param byHand lines stray as a hand does
 */
export function inkOver(
  picture: Raster,
  cover: Plane,
  lines: Raster,
  pen: Pen,
  part: PixelBox,
  byHand: boolean,
): Raster {
  const out = createRaster(picture.width, picture.height, 3);
  out.data.set(picture.data);
  const strokes = findStrokes(lines);
  const unit = cover.width / (part.x1 - part.x0);
  const stray = 2 * STRAY * pen.width * unit;
  const bend = BEND * pen.width;
  const paper = paperAround(picture, part);
  eachPlace(part, cover, (x, y, u, v) => {
    const a = readBilinear(cover, u, v);
    const dx = byHand ? stray * (fractalNoise(x / bend, y / bend, 2, 11) - 0.5) : 0;
    const dy = byHand ? stray * (fractalNoise(x / bend + 50, y / bend, 2, 12) - 0.5) : 0;
    const ink = inkAt(strokes, pen, unit, u + dx, v + dy);
    if (a === 0 && ink === 0) return;
    const p = 3 * (y * picture.width + x);
    for (let c = 0; c < 3; c++) {
      const sheet = (1 - a) * (picture.data[p + c] as number) + a * (paper[c] as number);
      out.data[p + c] = (1 - ink) * sheet + ink * Math.min(sheet, pen.ink);
    }
  });
  return out;
}

/** Colour of the bare paper about a place. */
function paperAround({ width, data }: Raster, { x0, y0, x1, y1 }: PixelBox): readonly number[] {
  const step = Math.max(1, Math.floor(Math.sqrt(((x1 - x0) * (y1 - y0)) / 20_000)));
  return [0, 1, 2].map((c) => {
    const values: number[] = [];
    for (let y = y0; y < y1; y += step)
      for (let x = x0; x < x1; x += step) values.push(data[3 * (y * width + x) + c] as number);
    return percentile(values, 0.7);
  });
}
