import { closeGrey } from '@plumbline/imaging/morphology.ts';
import type { KindPlanes } from './kind-planes.ts';
import { PAPER_DEPTH } from './measure-tones.ts';

/** Lines and surfaces of a picture. All are shares 0…1. */
export interface StrokeFeatures {
  /** Pixels on a thin dark line. */
  readonly ink: number;
  /** Pixels with hardly any gradient. */
  readonly smooth: number;
  /** Smooth pixels among those that are not paper: the fills of a model. */
  readonly smoothFill: number;
  /** Edge pixels that run exactly level or upright. */
  readonly orthogonal: number;
  /** Pixels inside dark solids that a 7 px window fits into: walls of a plan, shadows. */
  readonly solid: number;
  /** Edge pixels among all. */
  readonly edges: number;
}

/** Change of tone over two pixels, display 0…1: less is smooth (not three levels of 255), more is an edge. */
const SMOOTH = 0.011;
const EDGE = 0.12;
/** The lesser change along an axis by the larger one, below which an edge is exactly level or upright: within 7°. */
const ORTHOGONAL = 0.12;
/** How much darker than what lies around it a thin line is, display 0…1. */
const INK_DEPTH = 0.14;
/** Lightest tone of a dark solid, display 0…1. */
const SOLID = 0.35;

/** Measures a picture of about 640 px; `paperTone` as measured by `measureTones`. */
export function measureStrokes({ light, widened }: KindPlanes, paperTone: number): StrokeFeatures {
  const closed = closeGrey(light, 2);
  const paper = (paperTone - PAPER_DEPTH) / 255;
  const count = { ink: 0, smooth: 0, fill: 0, smoothFill: 0, edges: 0, orthogonal: 0, solid: 0 };
  const { width, height, data } = light;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const v = data[i] as number;
      const gx = Math.abs((data[i + 1] as number) - (data[i - 1] as number));
      const gy = Math.abs((data[i + width] as number) - (data[i - width] as number));
      const steepness = Math.max(gx, gy);
      if (steepness < SMOOTH) count.smooth++;
      if (v < paper) {
        count.fill++;
        if (steepness < SMOOTH) count.smoothFill++;
      }
      if (steepness > EDGE) {
        count.edges++;
        if (Math.min(gx, gy) < ORTHOGONAL * steepness) count.orthogonal++;
      }
      if ((closed.data[i] as number) - v > INK_DEPTH) count.ink++;
      if ((widened.data[i] as number) < SOLID) count.solid++;
    }
  }
  const n = (width - 2) * (height - 2);
  return {
    ink: count.ink / n,
    smooth: count.smooth / n,
    smoothFill: count.smoothFill / Math.max(1, count.fill),
    orthogonal: count.orthogonal / Math.max(1, count.edges),
    solid: count.solid / n,
    edges: count.edges / n,
  };
}
