import { closeGrey } from '@plumbline/imaging/morphology.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import type { PictureView } from '../surfaces/picture-view.ts';

/** The pen that a picture's lines are drawn with. */
export interface Pen {
  /** Pixels of the base. */
  readonly width: number;
  /** 8-bit value of the ink, and of what is drawn on. */
  readonly ink: number;
}

/** Wider things are no strokes, in pixels of the view. */
const WIDEST = 3;
/** Darker than what lies around by so much (8-bit) is a stroke. */
const DARKER = 40;
/** Of a model that is drawn with its edges so much is stroke. */
const LEAST_SHARE = 0.006;

/** @returns undefined where a picture has no strokes worth the name */
export function findPen({ picture, scale }: PictureView): Pen | undefined {
  const grey = greyscale(picture);
  const { width, height } = grey;
  const closed = closeGrey(grey, WIDEST).data;
  const depth = closed.map((v, i) => 255 * (v - (grey.data[i] as number)));
  const depths: number[] = [];
  const values: number[] = [];
  for (let i = 0; i < depth.length; i++) {
    if ((depth[i] as number) < DARKER) continue;
    depths.push(depth[i] as number);
    values.push(255 * (grey.data[i] as number));
  }
  if (depths.length < LEAST_SHARE * depth.length) return undefined;
  const full = percentile(depths, 0.85);
  let mass = 0;
  let ridge = 0;
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x;
      const d = depth[i] as number;
      if (d < DARKER / 2) continue;
      mass += Math.min(1, d / full);
      if (d < DARKER) continue;
      const across = d > (depth[i - 1] as number) && d >= (depth[i + 1] as number);
      const down = d > (depth[i - width] as number) && d >= (depth[i + width] as number);
      if (across || down) ridge++;
    }
  return {
    width: Math.max(0.8, mass / Math.max(1, ridge)) / scale,
    ink: percentile(values, 0.12),
  };
}
