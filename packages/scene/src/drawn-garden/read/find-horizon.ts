import { clamp } from '@plumbline/imaging/scalar.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { SiteClass } from './site-class.ts';

/** Sky over a column that has a say, share of the picture's height. */
const MIN_SKY_HEIGHT = 0.08;

/** The row that most columns vote for. */
const VOTED = {
  /** Share of the columns that have a say. */
  minColumns: 0.24,
  /** Columns, share of the picture's width (every other column is asked). */
  minBreadth: 0.05,
  /** Share of the picture's height. */
  minTop: 0.12,
} as const;

/** Support of the camera from which its horizon is taken. */
const TRUSTED_CAMERA_SUPPORT = 0.5;

/**
 * Row of the horizon of a garden: the level line that closes the sky below over the most columns, else the camera's
 * where many straight strokes speak for it, else a little above the middle.
 */
export function findHorizon(
  { filledCellMap, camera, width, height, unit }: DrawingAnalysis,
  kinds: Uint8Array,
): number {
  const votes = new Float32Array(height);
  let columns = 0;
  for (let x = 0; x < width; x += 2) {
    let y = 0;
    while (y < height && kinds[filledCellMap.data[y * width + x] as number] === SiteClass.sky) y++;
    if (y < MIN_SKY_HEIGHT * height || y >= height - 1) continue;
    // What a crown or a roof cuts off says nothing.
    if (kinds[filledCellMap.data[Math.min(height - 1, y + 1) * width + x] as number] === SiteClass.crown)
      continue;
    columns++;
    votes[y] = (votes[y] as number) + 1;
  }
  let best = 0;
  let most = 0;
  const reach = Math.max(2, Math.round(3 * unit));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += votes[y + k] ?? 0;
    if (sum > most) {
      most = sum;
      best = y;
    }
  }
  if (
    columns > 0 &&
    most > VOTED.minColumns * columns &&
    most > VOTED.minBreadth * width &&
    best > VOTED.minTop * height
  )
    return best;
  if (camera.support > TRUSTED_CAMERA_SUPPORT && Number.isFinite(camera.focal))
    return clamp(camera.horizonY, 0.1 * height, 0.72 * height);
  return 0.42 * height;
}
