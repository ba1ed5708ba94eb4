import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import { findNeighbours } from './cell-neighbours.ts';
import type { CellNeighbours } from './cell-table.ts';
import type { DrawingAnalysis } from './drawing-analysis.ts';

export interface CoarseNeighbours {
  readonly neighbours: CellNeighbours;
  readonly perimeter: Float32Array;
}

/** Which cells touch once slivers are given to what lies beside them: double strokes, fascias and gutters part nothing. */
export function coarseNeighbours(analysis: DrawingAnalysis): CoarseNeighbours {
  const { cells, filledCellMap, strokeAxis, unit, kind } = analysis;
  const least = (kind === 'sketch' ? 5 : 2.4) * unit;
  const data = filledCellMap.data.map((l) => ((cells.inradius[l] as number) < least ? 0 : l));
  const { neighbours, perimeter } = findNeighbours(spreadLabels({ ...filledCellMap, data }), strokeAxis);
  return { neighbours, perimeter };
}
