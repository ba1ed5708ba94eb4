import { createBitMask, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';

/** Seeds keep this far from outlines, in analysis pixels: nearer, a label may belong to the other side of the line. */
const SEED_CLEARANCE = 1.9;

/**
 * The cells at the size of the result. Labels are taken where they are sure and grown through bare paper first, through
 * ink last, so that borders fall under the lines of the result even where it is larger than the analysis.
 * @param alpha ink at the size of the result.
 */
export function cellsAtOutput(analysis: DrawingAnalysis, alpha: Plane): LabelMap {
  const { width, height } = alpha;
  const { filledCellMap: cells, clearance } = analysis;
  const kx = analysis.width / width;
  const ky = analysis.height / height;
  const seeds = new Int32Array(width * height);
  const paper = createBitMask(width, height);
  const bare = Math.max(0.1, analysis.ink.barrierThreshold * 0.8);
  for (let y = 0; y < height; y++) {
    const row = Math.min(analysis.height - 1, Math.floor((y + 0.5) * ky)) * analysis.width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const j = row + Math.min(analysis.width - 1, Math.floor((x + 0.5) * kx));
      if ((clearance.data[j] as number) >= SEED_CLEARANCE) seeds[i] = cells.data[j] as number;
      if ((alpha.data[i] as number) < bare) paper.data[i] = 1;
    }
  }
  const overPaper = spreadLabels({ width, height, data: seeds, count: cells.count }, paper);
  const grown = spreadLabels(overPaper);
  // Slivers narrower than a seed's clearance come from the analysis map; outside the frame there is no cell at all.
  for (let y = 0; y < height; y++) {
    const row = Math.min(analysis.height - 1, Math.floor((y + 0.5) * ky)) * analysis.width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const j = row + Math.min(analysis.width - 1, Math.floor((x + 0.5) * kx));
      const own = cells.data[j] as number;
      if (own === 0 || (analysis.cells.inradius[own] as number) < SEED_CLEARANCE + 0.2) grown.data[i] = own;
    }
  }
  return grown;
}
