import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** What the map of strokes holds under a straight stroke along none of the camera's axes. */
const NO_AXIS = 4;

/** Outlines of the cells against what stands on the site in earnest: planting, posts and people are looked past. */
export interface CellBorders {
  /** Share of the outline on upright strokes, 0…1. */
  readonly upright: Float32Array;
  /** Share of it along one of the camera's three axes. */
  readonly axes: Float32Array;
  /** Share of it on any straight stroke. */
  readonly straight: Float32Array;
}

/** @param ignored 1 for cells whose borders do not count. */
export function measureBorders(analysis: DrawingAnalysis, ignored: Uint8Array): CellBorders {
  const { width, height, filledCellMap, strokeAxis, cells } = analysis;
  const labels = filledCellMap.data;
  const all = new Float32Array(cells.count + 1);
  const upright = new Float32Array(cells.count + 1);
  const axes = new Float32Array(cells.count + 1);
  const straight = new Float32Array(cells.count + 1);
  const count = (l: number, other: number, axis: number): void => {
    if (ignored[other]) return;
    all[l] = (all[l] as number) + 1;
    if (axis === 2) upright[l] = (upright[l] as number) + 1;
    if (axis > 0 && axis < NO_AXIS) axes[l] = (axes[l] as number) + 1;
    if (axis > 0) straight[l] = (straight[l] as number) + 1;
  };
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const a = labels[i] as number;
      for (const j of [i + 1, i + width]) {
        const b = labels[j] as number;
        if (a === b) continue;
        const axis =
          strokeAxis.data[i] ||
          strokeAxis.data[j] ||
          strokeAxis.data[i - 1] ||
          strokeAxis.data[i - width] ||
          strokeAxis.data[j + 1] ||
          0;
        count(a, b, axis);
        count(b, a, axis);
      }
    }
  }
  for (let l = 1; l <= cells.count; l++) {
    const n = Math.max(1, all[l] as number);
    upright[l] = (upright[l] as number) / n;
    axes[l] = (axes[l] as number) / n;
    straight[l] = (straight[l] as number) / n;
  }
  return { upright, axes, straight };
}
