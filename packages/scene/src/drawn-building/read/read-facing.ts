import { clamp } from '@plumbline/imaging/scalar.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { BuildingClass, isSurroundings } from './building-class.ts';
import type { Setting } from './building-reading.ts';

/** Support of the camera from which its horizon is taken. */
const TRUSTED_CAMERA_SUPPORT = 0.42;
/** Run to rise of a stroke that tells how a wall is turned. */
const MIN_LYING = 1.4;

const LINED = {
  /** Share of its area in faint ink. */
  minFaintShare: 0.05,
  /** 0…1, how much the faint lines run one way. */
  minCoherence: 0.35,
} as const;

export interface Facing {
  /** −1 turned away from the sun … 1 towards it, by cell; 0 where unknown. */
  readonly facing: Float32Array;
  /** 1: the sun stands on the left and shadows fall to the right; −1 the other way. */
  readonly sunSide: 1 | -1;
}

/**
 * Which way each wall faces, from the slope of its near-level strokes and the side of the horizon they are on: lines that
 * run down to the right above the horizon recede to the right. Positive faces the sun, which stands on the side
 * that lights more of the building.
 */
export function readFacing(analysis: DrawingAnalysis, kinds: Uint8Array, setting: Setting): Facing {
  const { cells, segments, width, height, filledCellMap, camera, unit } = analysis;
  const facing = new Float32Array(cells.count + 1);
  if (analysis.kind === 'elevation') return { facing, sunSide: 1 };
  const trusted = camera.support > TRUSTED_CAMERA_SUPPORT && Number.isFinite(camera.focal);
  // Without a camera a drawing on its bare sheet is taken for one seen from above: its horizon is far over it.
  const unsure = setting === 'sheet' ? -height : 0.6 * height;
  const horizon = trusted ? clamp(camera.horizonY, 0, height) : unsure;
  const turn = new Float32Array(cells.count + 1);
  const weight = new Float32Array(cells.count + 1);
  const add = (l: number, slope: number, y: number, amount: number): void => {
    const above = (horizon - y) / height;
    const w = amount * Math.min(1, Math.abs(above) * 8);
    turn[l] = (turn[l] as number) + clamp(slope, -0.7, 0.7) * Math.sign(above) * w;
    weight[l] = (weight[l] as number) + w;
  };
  for (const s of segments) {
    const dx = s.x1 - s.x0;
    const dy = s.y1 - s.y0;
    if (Math.abs(dx) < MIN_LYING * Math.abs(dy) || s.axis === 1) continue;
    const steps = Math.max(1, Math.round(s.length / (6 * unit)));
    for (let k = 0; k <= steps; k++) {
      const x = Math.round(s.x0 + (dx * k) / steps);
      for (const off of [-4, 4]) {
        const y = Math.round(s.y0 + (dy * k) / steps + off * unit);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        add(filledCellMap.data[y * width + x] as number, dy / dx, y, s.length / (steps + 1));
      }
    }
  }
  let balance = 0;
  for (let l = 1; l <= cells.count; l++) {
    if (
      (cells.faintShare[l] as number) > LINED.minFaintShare &&
      (cells.faintCoherence[l] as number) > LINED.minCoherence
    )
      add(
        l,
        Math.tan(cells.faintAngle[l] as number),
        cells.cy[l] as number,
        Math.sqrt(cells.area[l] as number) * 3,
      );
    if ((weight[l] as number) <= 0 || isSurroundings(kinds[l] as number) || kinds[l] === BuildingClass.roof)
      continue;
    facing[l] = clamp(((turn[l] as number) / (weight[l] as number)) * 6, -1, 1);
    balance += (facing[l] as number) * (cells.filledArea[l] as number);
  }
  if (balance < 0) for (let l = 1; l <= cells.count; l++) facing[l] = -(facing[l] as number);
  // A wall that recedes to the right is turned to the right: where such walls are lit, so stands the sun.
  return { facing, sunSide: balance > 0 ? -1 : 1 };
}
