import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { PaperEstimate } from '../drawing/drawing-analysis.ts';

/** The colour of a drawing's paper as display values 0…1. */
export function displayPaper({ colour }: PaperEstimate): Rgb {
  return [colour[0] / 255, colour[1] / 255, colour[2] / 255];
}
