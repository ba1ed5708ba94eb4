import type { DrawingAnalysis } from '../drawing/drawing-analysis.ts';
import { contactWith } from './cell-relations.ts';
import type { CellRole } from './cell-role.ts';

/** A rug: a plain figure below the horizon without uprights, with floor around most of its outline. */
export function findRugs(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, camera } = analysis;
  const pixels = analysis.width * analysis.height;
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    if (roles[i] !== 'plain' || area < 0.008 * pixels || area > 0.25 * pixels) continue;
    if ((cells.y0[i] as number) < camera.horizonY + 0.03 * analysis.height) continue;
    if ((cells.axisShare[1][i] as number) > 0.08) continue;
    const floorContact = contactWith(cells, i, (o) => roles[o] === 'floor');
    if (floorContact > 0.6 * (cells.perimeter[i] as number)) roles[i] = 'rug';
  }
}
