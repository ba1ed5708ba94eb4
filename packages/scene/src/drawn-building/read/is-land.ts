import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { BuildingClass } from './building-class.ts';

const LAND = {
  /** Pixels. */
  minSideTouch: 3,
  /** In units of the drawing. */
  minInradius: 8,
  /** Share of its outline on upright lines. */
  maxUprightShare: 0.34,
  /** Share of its area in faint ink. */
  maxFaintShare: 0.1,
} as const;

/** Support of the camera from which its horizon is taken. */
const TRUSTED_CAMERA_SUPPORT = 0.42;

/** Where the sky may end on land, share of the picture's height from its top. */
const SKY_END = {
  lowest: 0.8,
  /** Without a trusted camera. */
  highest: 0.3,
} as const;

const { sky } = BuildingClass;
/** Of the picture's height: how exactly the end of the sky must lie on the horizon. */
const ON_HORIZON = 0.035;

/**
 * True for land that runs out of the picture under the sky: at the side border the sky ends at it, just where the horizon
 * is. The horizon is the camera's where it is sure, else the level that the sky ends at on both sides.
 */
export function isLand(analysis: DrawingAnalysis, kinds: Uint8Array, l: number): boolean {
  const { cells, width, height, unit, camera } = analysis;
  if ((cells.touchLeft[l] as number) + (cells.touchRight[l] as number) < LAND.minSideTouch) return false;
  if ((cells.touchTop[l] as number) > 0 || (cells.inradius[l] as number) < LAND.minInradius * unit)
    return false;
  if (
    (cells.axisShare[1][l] as number) > LAND.maxUprightShare ||
    (cells.faintShare[l] as number) > LAND.maxFaintShare
  )
    return false;
  const left = skyEnd(analysis, kinds, 1);
  const right = skyEnd(analysis, kinds, width - 2);
  const trusted = camera.support > TRUSTED_CAMERA_SUPPORT && Number.isFinite(camera.focal);
  for (const [here, there] of [
    [left, right],
    [right, left],
  ] as const) {
    if (here === undefined || here.below !== l || here.y > SKY_END.lowest * height) continue;
    if (trusted && Math.abs(here.y - camera.horizonY) < ON_HORIZON * height) return true;
    if (there === undefined || here.y < SKY_END.highest * height) continue;
    if (Math.abs(here.y - there.y) < (ON_HORIZON / 2) * height) return true;
  }
  return false;
}

/** Where the sky first ends in a column, and the cell below. */
function skyEnd(
  { filledCellMap, width, height }: DrawingAnalysis,
  kinds: Uint8Array,
  x: number,
): { readonly y: number; readonly below: number } | undefined {
  for (let y = 1; y < height; y++) {
    const above = filledCellMap.data[(y - 1) * width + x] as number;
    const below = filledCellMap.data[y * width + x] as number;
    if (kinds[above] === sky && kinds[below] !== sky && below > 0) return { y, below };
  }
  return undefined;
}
