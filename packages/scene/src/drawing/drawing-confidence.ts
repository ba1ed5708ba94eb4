import type { BitMask, LabelMap } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { PaperEstimate } from './drawing-analysis.ts';

/** How far to each side of a stroke its two cells are looked for, in pixels. */
const REACH = 4;

/**
 * Share of the outlines that really part two cells, 0…1. Loose hatching, scribbles and strokes that end in the open lie
 * inside one cell and count as not parting.
 */
export function partingShare(outlines: BitMask, cells: LabelMap): number {
  const { width, height, data } = outlines;
  let inked = 0;
  let parting = 0;
  for (let y = REACH; y < height - REACH; y += 2) {
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      if (!data[i]) continue;
      inked++;
      const differs = (step: number): boolean => {
        const a = nearestLabel(cells.data, i, -step);
        const b = nearestLabel(cells.data, i, step);
        return a !== 0 && b !== 0 && a !== b;
      };
      if (differs(1) || differs(width)) parting++;
    }
  }
  return inked > 0 ? parting / inked : 0;
}

/** How far the reading can be trusted, 0…1: clean paper, outlines that close, strokes drawn along a ruler. */
export function drawingConfidence(paper: PaperEstimate, parting: number, straight: number): number {
  const clean = smoothstep(0.68, 0.86, paper.share) * (1 - smoothstep(40, 80, paper.spread));
  const closed = smoothstep(0.15, 0.5, parting);
  const ruled = smoothstep(0.08, 0.25, straight);
  return clean * (0.7 * closed + 0.3 * ruled);
}

function nearestLabel(labels: Int32Array, i: number, step: number): number {
  for (let k = 1; k <= REACH; k++) {
    const l = labels[i + k * step] as number;
    if (l !== 0) return l;
  }
  return 0;
}
