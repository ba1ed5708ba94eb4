import type { DrawingAnalysis } from './drawing-analysis.ts';

/** More of the outlines on strokes, as a share of them, that a reading of lifted lines must have. */
const GAIN = 0.05;
/** Surfaces it must have for each of the other reading: lines that were lost with the shading let surfaces run together. */
const LEAST_SURFACES = 0.95;
/** Share of the picture from which a cell is a surface. */
const SURFACE = 0.002;

/** Whether the surfaces of a reading end at strokes, clearly more than those of another one of the same drawing, and are no fewer. */
export function endsAtStrokes(reading: DrawingAnalysis, other: DrawingAnalysis): boolean {
  return (
    outlineOnStrokes(reading) > outlineOnStrokes(other) + GAIN &&
    surfaces(reading) >= LEAST_SURFACES * surfaces(other)
  );
}

/** Share of the borders between cells that lies on straight strokes. */
function outlineOnStrokes({ cells }: DrawingAnalysis): number {
  let all = 0;
  let curved = 0;
  for (let l = 1; l <= cells.count; l++) {
    all += cells.perimeter[l] as number;
    curved += (cells.perimeter[l] as number) * (cells.curveShare[l] as number);
  }
  return all === 0 ? 0 : 1 - curved / all;
}

function surfaces({ cells, width, height }: DrawingAnalysis): number {
  let count = 0;
  for (let l = 1; l <= cells.count; l++)
    if ((cells.filledArea[l] as number) > SURFACE * width * height) count++;
  return count;
}
