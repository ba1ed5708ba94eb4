import { quantile } from '../lib/statistics.ts';
import { linearToLab } from '@plumbline/imaging/lab.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { srgbToLinear } from '@plumbline/imaging/srgb.ts';

/** Every second pixel of every second row is plenty for a median. */
const STEP = 2;

export interface Change {
  /** CIE76 colour difference, median over the picture. */
  readonly median: number;
  readonly p90: number;
  readonly mean: number;
}

/** How far a result is from another picture of the same proportions, pixel by pixel. */
export function measureChange(from: Raster, to: Raster): Change {
  const { width, height } = to;
  const before = from.width === width && from.height === height ? from : resizeArea(from, width, height);
  const differences: number[] = [];
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP) {
      const a = labAt(before, y * width + x);
      const b = labAt(to, y * width + x);
      differences.push(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
    }
  const mean = differences.reduce((sum, d) => sum + d, 0) / differences.length;
  return { median: quantile(differences, 0.5), p90: quantile(differences, 0.9), mean };
}

function labAt({ channels, data }: Raster, i: number) {
  const at = i * channels;
  const grey = channels === 1;
  const channel = (c: number) => srgbToLinear((data[at + (grey ? 0 : c)] as number) / 255);
  return linearToLab([channel(0), channel(1), channel(2)]);
}
