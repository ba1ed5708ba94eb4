import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createBitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import type { CellRole } from '../read/cell-role.ts';
import type { RenderStage } from './render-stage.ts';

/** Height of upholstery and logs over the picture plane, and the distance of every pixel to a border of its cell. */
export interface SoftForm {
  readonly height: Plane;
  readonly border: Plane;
}

/** Roundness of a cushion's edge, and of the whole piece, as shares of the width. */
const CUSHION = 0.02;
const BODY = 0.07;

/** Inflates the cells that `isSoft` accepts: a tight dome over each on a broad one over the whole piece. */
export function inflateSoftForms(stage: RenderStage, isSoft: (role: CellRole) => boolean): SoftForm {
  const { cells, room } = stage;
  const border = distanceTransform(borders(stage, (a, b) => a !== b));
  const soft = room.roles.map(isSoft);
  const height = createPlane(cells.width, cells.height);
  if (!soft.some(Boolean)) return { height, border };
  const piece = (c: number): number => (soft[c] ? (room.group[c] as number) || -c : 0);
  const outer = distanceTransform(borders(stage, (a, b) => piece(a) !== piece(b)));
  const cushion = CUSHION * cells.width;
  const body = BODY * cells.width;
  for (let i = 0; i < cells.data.length; i++) {
    if (!soft[cells.data[i] as number]) continue;
    height.data[i] = dome(border.data[i] as number, cushion) + 0.55 * dome(outer.data[i] as number, body);
  }
  return { height: gaussianBlur(height, Math.max(0.8, 0.0032 * cells.width)), border };
}

/** Quarter circle of radius `r`: steep at the rim, level from `r` inwards. */
function dome(distance: number, r: number): number {
  const d = 1 - Math.min(1, distance / r);
  return 0.75 * r * Math.sqrt(1 - d * d);
}

function borders(
  stage: RenderStage,
  differ: (a: number, b: number) => boolean,
): ReturnType<typeof createBitMask> {
  const { width, height, data } = stage.cells;
  const out = createBitMask(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const own = data[i] as number;
      if (x < width - 1 && data[i + 1] !== own && differ(own, data[i + 1] as number)) out.data[i] = 1;
      else if (y < height - 1 && data[i + width] !== own && differ(own, data[i + width] as number))
        out.data[i] = 1;
    }
  }
  return out;
}

/** Slope of a height field at a pixel, central differences, written as (dx, dy) into `out`; the border repeats. */
export function slopeAt(form: SoftForm, x: number, y: number, out: Float64Array): void {
  const { width, height, data } = form.height;
  const row = y * width;
  const left = data[row + (x > 0 ? x - 1 : x)] as number;
  const right = data[row + (x < width - 1 ? x + 1 : x)] as number;
  const above = data[(y > 0 ? row - width : row) + x] as number;
  const below = data[(y < height - 1 ? row + width : row) + x] as number;
  out[0] = (right - left) * 0.5;
  out[1] = (below - above) * 0.5;
}
