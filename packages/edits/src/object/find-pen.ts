import { closeGrey } from '@plumbline/imaging/morphology.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import type { PictureView } from '../view/picture-view.ts';

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

/** Straight edges from this length on (pixels of the view) are looked at, at every third pixel. */
const LEAST_EDGE = 24;
const SAMPLE = 3;
/** A stroke lies in the middle of an edge and is darker (8-bit) than both of its sides. */
const SIDE = 4;
const STROKE = 22;
const MOST_OF_EDGE = 0.6;
/** Where edges are not drawn, joints and gaps look like strokes along a third of them. */
const DRAWN = 0.45;

/** Whether a model is shown with its edges drawn: along most of them a stroke parts two lighter sides. */
export function hasDrawnEdges({ picture, segments }: PictureView): boolean {
  const { data, width, height } = greyscale(picture);
  const at = (x: number, y: number): number => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column < 0 || row < 0 || column >= width || row >= height
      ? Number.NaN
      : 255 * (data[row * width + column] as number);
  };
  let all = 0;
  let drawn = 0;
  for (const { x0, y0, ux, uy, length } of segments) {
    if (length < LEAST_EDGE) continue;
    let looked = 0;
    let strokes = 0;
    for (let t = SAMPLE; t < length - SAMPLE; t += SAMPLE) {
      const [x, y] = [x0 + t * ux, y0 + t * uy];
      const side = (way: number): number =>
        Math.max(
          at(x - way * SIDE * uy, y + way * SIDE * ux),
          at(x - way * (SIDE + 1) * uy, y + way * (SIDE + 1) * ux),
        );
      const lighter = Math.min(side(1), side(-1));
      if (Number.isNaN(lighter)) continue;
      let darkest = 255;
      for (let d = -2.5; d <= 2.5; d += 0.5) darkest = Math.min(darkest, at(x - d * uy, y + d * ux));
      looked++;
      if (darkest < lighter - STROKE) strokes++;
    }
    if (looked < 4) continue;
    all += length;
    if (strokes > MOST_OF_EDGE * looked) drawn += length;
  }
  return drawn > DRAWN * all;
}
