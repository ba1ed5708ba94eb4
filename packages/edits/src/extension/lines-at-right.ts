import type { LeavingLine } from '@plumbline/imaging/extension/ray-field.ts';
import type { InnerEdge } from '@plumbline/imaging/extension/texture-purity.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { findSegments } from '@plumbline/scene/drawing/line-segments.ts';

/** Longest edge at which lines are looked for, their least length there, and how near the border they must end. */
const EDGE = 900;
const SHORTEST = 22;
const NEAR = 6;
const THRESHOLD = 0.014;
/** Share of the width at the right in which is looked. */
const LOOK = 0.6;
/** Shorter edges may be of leaves. */
const OF_THINGS = 30;
/** Steeper ones (rows a column) run along the border. */
const STEEPEST = 3;

export interface BorderLines {
  /** Those that leave a picture through its right border. */
  readonly leaving: readonly LeavingLine[];
  /** All long ones near it. */
  readonly edges: readonly InnerEdge[];
}

/** The straight edges at a picture's right border, and on its way there. @param picture RGB. */
export function linesAtRight(picture: Raster): BorderLines {
  const { width, height } = picture;
  const wide = Math.max(1, Math.round(LOOK * width));
  const part = createRaster(wide, height, 3);
  for (let y = 0; y < height; y++)
    part.data.set(picture.data.subarray(3 * (y * width + width - wide), 3 * (y + 1) * width), 3 * y * wide);
  const { width: w, height: h } = fitWithin(wide, height, EDGE);
  const scale = wide / w;
  const segments = findSegments(greyscale(resizeArea(part, w, h)), SHORTEST, THRESHOLD);
  const place = (v: number): number => (v + 0.5) * scale - 0.5;
  const leaving = segments.flatMap((segment) => {
    const [x0, y0, x1, y1] =
      segment.x0 < segment.x1
        ? [segment.x0, segment.y0, segment.x1, segment.y1]
        : [segment.x1, segment.y1, segment.x0, segment.y0];
    const slope = (y1 - y0) / Math.max(1e-6, x1 - x0);
    if (x1 < w - NEAR || Math.abs(slope) > STEEPEST) return [];
    return [{ at: place(y1 + slope * (w - 0.5 - x1)), slope, length: segment.length * scale }];
  });
  const left = width - wide;
  const edges = segments
    .filter(({ length }) => length > OF_THINGS)
    .map(({ x0, y0, x1, y1 }) => ({
      x0: left + place(x0),
      y0: place(y0),
      x1: left + place(x1),
      y1: place(y1),
    }));
  return { leaving, edges };
}
