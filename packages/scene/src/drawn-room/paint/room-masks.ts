import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { type CellRole, isBackground } from '../read/cell-role.ts';
import type { RenderStage } from './render-stage.ts';

/** Upward part of a normal beyond which a face is no upright wall. */
const LEVEL_FACING = 0.5;

/** Longest edge of the raster that soft fields are computed on, and of that for fields so broad that half of it does. */
const GRID = 448;
export const BROAD_GRID = 224;

/** Planes of the room that meet in corners: each is darkened near the others. */
export type ShellPlane = 'floor' | 'ceiling' | 'wallX' | 'wallZ' | 'wallOther';
export const SHELL_PLANES: readonly ShellPlane[] = ['floor', 'ceiling', 'wallX', 'wallZ', 'wallOther'];

/** Which plane of the room's shell each cell is on, or undefined. */
export function shellPlaneOfCells(stage: RenderStage): (ShellPlane | undefined)[] {
  return stage.room.roles.map((role, i) => {
    if (role === 'floor' || role === 'ceiling') return role;
    if (role === 'rug') return 'floor';
    if (role !== 'wall') return undefined;
    const facing = stage.room.facings[i];
    if (facing === undefined || Math.abs(facing[1]) > LEVEL_FACING) return 'wallOther';
    return Math.abs(facing[0]) > Math.abs(facing[2]) ? 'wallX' : 'wallZ';
  });
}

/** 1 where the test accepts the cell under a grid point. @param grid longest edge of the mask. */
export function maskOfCells(
  stage: RenderStage,
  test: (role: CellRole, cell: number) => boolean,
  grid = GRID,
): Plane {
  const { cells, room } = stage;
  const k = Math.min(1, grid / Math.max(cells.width, cells.height));
  const width = Math.max(1, Math.round(cells.width * k));
  const height = Math.max(1, Math.round(cells.height * k));
  const out = createPlane(width, height);
  const accepted = room.roles.map((role, i) => i > 0 && test(role, i));
  for (let y = 0; y < height; y++) {
    const row = Math.min(cells.height - 1, Math.floor((y + 0.5) / k)) * cells.width;
    for (let x = 0; x < width; x++) {
      const c = cells.data[row + Math.min(cells.width - 1, Math.floor((x + 0.5) / k))] as number;
      if (accepted[c]) out.data[y * width + x] = 1;
    }
  }
  return out;
}

/** A mask blurred by `sigma` (share of the width), at the size of the result. */
export function softMask(stage: RenderStage, mask: Plane, sigma: number): Float32Array {
  const soft = gaussianBlur(mask, sigma * mask.width);
  return resizePlaneArea(soft, stage.cells.width, stage.cells.height).data;
}

/** Mask of everything that stands in the room. */
export function furnitureMask(stage: RenderStage): Plane {
  return maskOfCells(stage, (role) => !isBackground(role) && role !== 'plain');
}

/** A mask moved by a share of its width and height: positive is right and down. */
export function shiftMask(mask: Plane, right: number, down: number): Plane {
  const { width, height } = mask;
  const dx = Math.round(right * width);
  const dy = Math.round(down * width);
  const out = createPlane(width, height);
  for (let y = Math.max(0, dy); y < Math.min(height, height + dy); y++) {
    for (let x = Math.max(0, dx); x < Math.min(width, width + dx); x++)
      out.data[y * width + x] = mask.data[(y - dy) * width + x - dx] as number;
  }
  return out;
}
