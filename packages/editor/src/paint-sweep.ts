import { CapsuleRow } from './capsule-row.ts';
import type { ImagePoint } from './coordinates.ts';
import type { MaskEdit } from './mask-edit.ts';
import { widenRect, type PixelRect } from './pixel-rect.ts';
import { forEachTileIn, TILE, tileRect } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE } from './tile.ts';

/** A round brush moved in a straight line; both ends may be one place. */
export interface Sweep {
  readonly from: ImagePoint;
  readonly to: ImagePoint;
  /** In pixels of the picture. */
  readonly fromRadius: number;
  readonly toRadius: number;
  /** 1: a crisp edge one pixel wide; 0: falls off from the centre. */
  readonly hardness: number;
}

/** Pixels that the brush's edge reaches beyond its radius. */
const EDGE = 0.5;
/** Square of a length in pixels. */
const SHORT = 1e-12;

/**
 * Paints or erases along a sweep. Instead of dabs at intervals, each pixel takes its value from its distance to the
 * line: no beads on fast strokes, and a stroke may cross itself or be painted twice without growing.
 */
export function paintSweep(edit: MaskEdit, sweep: Sweep, erase: boolean): void {
  const reach = Math.max(sweep.fromRadius, sweep.toRadius) + EDGE;
  const bounds = widenRect(sweepBox(sweep), Math.ceil(reach));
  forEachTileIn(edit.layer.grid, bounds, (tile) => {
    if (edit.layer.tile(tile) !== (erase ? EMPTY_TILE : FULL_TILE))
      paintTile(edit, tile, sweep, reach, erase);
  });
}

/** The mask value, 0…255, that a sweep gives to a place by itself. */
export function sweepValue(sweep: Sweep, x: number, y: number): number {
  const dx = sweep.to.x - sweep.from.x;
  const dy = sweep.to.y - sweep.from.y;
  const length = dx * dx + dy * dy;
  // A line too short to have a direction is its end.
  const along = length > SHORT ? ((x - sweep.from.x) * dx + (y - sweep.from.y) * dy) / length : 1;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const away = Math.sqrt((x - sweep.from.x - t * dx) ** 2 + (y - sweep.from.y - t * dy) ** 2);
  const radius = sweep.fromRadius + (sweep.toRadius - sweep.fromRadius) * t;
  const core = radius * sweep.hardness;
  if (radius - core <= 2 * EDGE) {
    const value = radius + EDGE - away;
    return value <= 0 ? 0 : value >= 1 ? 255 : Math.round(value * 255);
  }
  if (away >= radius) return 0;
  if (away <= core) return 255;
  const u = (radius - away) / (radius - core);
  return Math.round(u * u * (3 - 2 * u) * 255);
}

function paintTile(edit: MaskEdit, tile: number, sweep: Sweep, reach: number, erase: boolean): void {
  const { left, top, right, bottom } = tileRect(edit.layer.grid, tile);
  const outer = new CapsuleRow(sweep.from, sweep.to, reach);
  // Within it every value is 255, whatever the edge is like.
  const core = Math.min(sweep.fromRadius, sweep.toRadius);
  const inner = new CapsuleRow(sweep.from, sweep.to, Math.min(core * sweep.hardness, core - EDGE) - 1e-5);
  let values: Uint8Array | undefined;
  for (let y = top; y < bottom; y += 1) {
    outer.cross(y + 0.5);
    const from = Math.max(left, Math.ceil(outer.from - 0.5));
    const to = Math.min(right, Math.floor(outer.to - 0.5) + 1);
    if (to <= from) continue;
    values ??= edit.writable(tile);
    inner.cross(y + 0.5);
    const solidFrom = Math.min(to, Math.max(from, Math.ceil(inner.from - 0.5)));
    const solidTo = Math.min(to, Math.max(solidFrom, Math.floor(inner.to - 0.5) + 1));
    const row = (y - top) * TILE - left;
    paintEdge(values, row, from, solidFrom, y + 0.5, sweep, erase);
    values.fill(erase ? 0 : 255, row + solidFrom, row + solidTo);
    paintEdge(values, row, solidTo, to, y + 0.5, sweep, erase);
  }
}

function paintEdge(
  values: Uint8Array,
  row: number,
  from: number,
  to: number,
  y: number,
  sweep: Sweep,
  erase: boolean,
): void {
  for (let x = from; x < to; x += 1) {
    const value = sweepValue(sweep, x + 0.5, y);
    const former = values[row + x] as number;
    if (erase) values[row + x] = Math.min(former, 255 - value);
    else if (value > former) values[row + x] = value;
  }
}

function sweepBox({ from, to }: Sweep): PixelRect {
  return {
    left: Math.floor(Math.min(from.x, to.x)),
    top: Math.floor(Math.min(from.y, to.y)),
    right: Math.ceil(Math.max(from.x, to.x)),
    bottom: Math.ceil(Math.max(from.y, to.y)),
  };
}
