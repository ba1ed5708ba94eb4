import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { RoomReading } from '../read/read-room.ts';

/**
 * Direction to the daylight in camera coordinates: from the side of the drawn windows, else from the left as drawings
 * are lit by custom; always from above and from the viewer's side, so that what faces the viewer is lit.
 */
export function findLightDirection(
  analysis: DrawingAnalysis,
  room: RoomReading,
): readonly [number, number, number] {
  const { cells, frame } = analysis;
  let area = 0;
  let moment = 0;
  for (let i = 1; i <= cells.count; i++) {
    if (room.roles[i] !== 'window') continue;
    area += cells.filledArea[i] as number;
    moment += (cells.filledArea[i] as number) * (cells.cx[i] as number);
  }
  const middle = (frame.x0 + frame.x1) / 2;
  const side = area === 0 || moment / area <= middle ? -1 : 1;
  const d: readonly [number, number, number] = [side * 0.62, -0.66, -0.5];
  const length = Math.hypot(...d);
  return [d[0] / length, d[1] / length, d[2] / length];
}
