import { percentile } from '@plumbline/imaging/percentile.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import type { PaperEstimate } from './drawing-analysis.ts';
import { estimatePaper, paperRow } from './estimate-paper.ts';

/** Paper is taken a little darker than estimated, so its grain does not count as ink. */
const PAPER_MARGIN = 0.965;
const NEARLY_PAPER = 0.1;

export interface SeparatedInk {
  /** 0 bare paper … 1 black. */
  readonly alpha: Plane;
  /** Colour of the picture over its paper, 0…1, RGB interleaved: the drawing as if on pure white. */
  readonly ratio: Float32Array;
  readonly paper: PaperEstimate;
}

/** Takes the ink off its paper: α = 1 − luma(picture / .965 paper), so tinted, shaded and yellowed paper comes out clean. */
export function separateInk(picture: Raster): SeparatedInk {
  const { width, height, data, channels } = picture;
  const paper = estimatePaper(picture);
  const alpha = createPlane(width, height);
  const ratio = new Float32Array(width * height * 3);
  const row = new Float32Array(width * 3);
  const toRatio = new Float32Array(width * 3);
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  const samples: number[][] = [[], [], [], []];
  let near = 0;
  for (let y = 0; y < height; y++) {
    if (y === 0 || !paper.flat) {
      paperRow(paper, y, width, row);
      for (let k = 0; k < row.length; k++) toRatio[k] = 1 / (PAPER_MARGIN * Math.max(24, row[k] as number));
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const from = i * channels;
      const r = Math.min(1, (data[from] as number) * (toRatio[x * 3] as number));
      const g = Math.min(1, (data[from + green] as number) * (toRatio[x * 3 + 1] as number));
      const b = Math.min(1, (data[from + blue] as number) * (toRatio[x * 3 + 2] as number));
      ratio[i * 3] = r;
      ratio[i * 3 + 1] = g;
      ratio[i * 3 + 2] = b;
      const a = 1 - (0.299 * r + 0.587 * g + 0.114 * b);
      alpha.data[i] = a;
      if (a < NEARLY_PAPER) near++;
      if (i % 211 === 0) {
        const paperRed = row[x * 3] as number;
        const paperGreen = row[x * 3 + 1] as number;
        const paperBlue = row[x * 3 + 2] as number;
        samples[0]?.push(paperRed);
        samples[1]?.push(paperGreen);
        samples[2]?.push(paperBlue);
        samples[3]?.push(0.299 * paperRed + 0.587 * paperGreen + 0.114 * paperBlue);
      }
    }
  }
  const of = (k: number, fraction: number): number => percentile(samples[k] as number[], fraction);
  return {
    alpha,
    ratio,
    paper: {
      colour: [of(0, 0.5), of(1, 0.5), of(2, 0.5)],
      spread: of(3, 0.95) - of(3, 0.05),
      share: near / (width * height),
    },
  };
}
