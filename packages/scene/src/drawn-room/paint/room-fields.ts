import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import {
  BROAD_GRID,
  furnitureMask,
  maskOfCells,
  SHELL_PLANES,
  shellPlaneOfCells,
  shiftMask,
  type ShellPlane,
  softMask,
} from './room-masks.ts';
import type { RenderStage } from './render-stage.ts';

/** Drawn lamps beyond which unseen light is weaker. */
const MANY_LAMPS = 3;

/** Soft fields of light and its absence, one value per pixel of the result. */
export interface RoomFields {
  /** Things near by, tight and broad: ambient occlusion on the shell behind them. */
  readonly near: Float32Array;
  readonly broad: Float32Array;
  /** Shadow that things cast on the shell, away from the light. */
  readonly cast: Float32Array;
  /** Nearness of each plane of the shell, tight plus broad; corners darken by those a pixel is not on. */
  readonly corners: ReadonlyMap<ShellPlane, Float32Array>;
  readonly planeOfCell: readonly (ShellPlane | undefined)[];
  /** Light that spills from drawn windows; undefined where there are none. */
  readonly spill: Float32Array | undefined;
  /** Pools of lamp light; undefined by day. */
  readonly lamps: Float32Array | undefined;
}

export function measureRoomFields(stage: RenderStage): RoomFields {
  const things = furnitureMask(stage);
  const away = stage.lightDirection[0] > 0 ? -1 : 1;
  const planeOfCell = shellPlaneOfCells(stage);
  const corners = new Map<ShellPlane, Float32Array>();
  for (const plane of SHELL_PLANES) {
    if (!planeOfCell.includes(plane)) continue;
    const mask = maskOfCells(stage, (_, cell) => planeOfCell[cell] === plane, BROAD_GRID);
    corners.set(plane, mixedSoftMask(stage, mask, 0.02, 0.085));
  }
  const panes = maskOfCells(stage, (role) => role === 'window', BROAD_GRID);
  const lit = panes.data.some((v) => v > 0);
  return {
    near: softMask(stage, things, 0.006),
    broad: softMask(stage, things, 0.026),
    cast: softMask(stage, shiftMask(things, away * 0.018, 0.012), 0.012),
    corners,
    planeOfCell,
    spill: lit ? mixedSoftMask(stage, panes, 0.045, 0.16) : undefined,
    lamps: stage.light.lamp[0] > 0 ? lampPools(stage) : undefined,
  };
}

function mixedSoftMask(stage: RenderStage, mask: Plane, tight: number, broad: number): Float32Array {
  const a = gaussianBlur(mask, tight * mask.width);
  const b = gaussianBlur(mask, broad * mask.width);
  for (let i = 0; i < a.data.length; i++)
    a.data[i] = 0.45 * (a.data[i] as number) + 0.55 * (b.data[i] as number);
  return resizePlaneArea(a, stage.cells.width, stage.cells.height).data;
}

interface Pool {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly strength: number;
}

/** Shares of the frame: what a room gets at night that shows no lamp of its own, broad so that no fitting is claimed. */
const UNSEEN: readonly Pool[] = [
  { x: 0.27, y: 0.42, rx: 0.24, ry: 0.34, strength: 0.95 },
  { x: 0.74, y: 0.4, rx: 0.22, ry: 0.32, strength: 0.85 },
  { x: 0.5, y: 0.86, rx: 0.42, ry: 0.26, strength: 0.5 },
];
const FILL: Pool = { x: 0.5, y: 0.5, rx: 0.75, ry: 0.75, strength: 0.26 };

/** Drawn lamps light what is around and below them; the unseen ones then only help. */
function poolsOf(stage: RenderStage): Pool[] {
  const { analysis, room } = stage;
  const { cells, frame } = analysis;
  const fw = frame.x1 - frame.x0 + 1;
  const fh = frame.y1 - frame.y0 + 1;
  const drawn: Pool[] = [];
  for (let i = 1; i <= cells.count; i++) {
    if (room.roles[i] !== 'lamp') continue;
    const x = ((cells.cx[i] as number) - frame.x0) / fw;
    const y = ((cells.cy[i] as number) - frame.y0) / fh;
    drawn.push(
      { x, y, rx: 0.16, ry: 0.2, strength: 0.9 },
      { x, y: y + 0.26, rx: 0.2, ry: 0.14, strength: 0.45 },
    );
  }
  if (drawn.length === 0) return [...UNSEEN, FILL];
  const share = drawn.length > MANY_LAMPS ? 0.35 : 0.5;
  return [
    ...drawn,
    ...UNSEEN.map((p) => ({ ...p, strength: p.strength * share })),
    { ...FILL, strength: 0.28 },
  ];
}

/** Light of lamps: the drawn ones, else broad unseen pools. */
export function lampPools(stage: RenderStage): Float32Array {
  const { frame, width } = stage.analysis;
  const pools = poolsOf(stage);
  const k = 192 / width;
  const grid = createPlane(192, Math.max(1, Math.round(stage.analysis.height * k)));
  const fw = frame.x1 - frame.x0 + 1;
  const fh = frame.y1 - frame.y0 + 1;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const u = (x / k - frame.x0) / fw;
      const v = (y / k - frame.y0) / fh;
      let sum = 0;
      for (const p of pools) {
        const dx = (u - p.x) / p.rx;
        const dy = (v - p.y) / p.ry;
        // Falls off like light around a shade: bright core, long tail.
        sum += p.strength / (1 + 1.1 * (dx * dx + dy * dy)) ** 2;
      }
      // Eyes and cameras adapt: the core of a pool is not much brighter than the room around it.
      grid.data[y * grid.width + x] = (1.25 * sum) / (1 + 0.5 * sum);
    }
  }
  return resizePlaneArea(grid, stage.cells.width, stage.cells.height).data;
}
