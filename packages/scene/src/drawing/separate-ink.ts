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
  const samples: number[][] = [[], [], [], []];
  let near = 0;
  for (let y = 0; y < height; y++) {
    paperRow(paper, y, width, row);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (let c = 0; c < 3; c++) {
        const value = data[i * channels + (channels === 1 ? 0 : c)] as number;
        ratio[i * 3 + c] = Math.min(1, value / (PAPER_MARGIN * Math.max(24, row[x * 3 + c] as number)));
      }
      const a =
        1 -
        (0.299 * (ratio[i * 3] as number) +
          0.587 * (ratio[i * 3 + 1] as number) +
          0.114 * (ratio[i * 3 + 2] as number));
      alpha.data[i] = a;
      if (a < NEARLY_PAPER) near++;
      if (i % 211 === 0) {
        const [r, g, b] = [row[x * 3] as number, row[x * 3 + 1] as number, row[x * 3 + 2] as number];
        samples[0]?.push(r);
        samples[1]?.push(g);
        samples[2]?.push(b);
        samples[3]?.push(0.299 * r + 0.587 * g + 0.114 * b);
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
