import { CapsuleRow } from './capsule-row.ts';
import type { MaskEdit } from './mask-edit.ts';
import { widenRect, type PixelRect } from './pixel-rect.ts';
import { type Sweep, SWEEP_EDGE, SweepShape } from './sweep-shape.ts';
import { forEachTileIn, TILE, tileRect } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE } from './tile.ts';

/**
 * Paints or erases along a sweep. Instead of dabs at intervals, each pixel takes its value from its distance to the
 * line: no beads on fast strokes, and a stroke may cross itself or be painted twice without growing.
 */
export function paintSweep(edit: MaskEdit, sweep: Sweep, erase: boolean): void {
  const reach = Math.max(sweep.fromRadius, sweep.toRadius) + SWEEP_EDGE;
  const core = Math.min(sweep.fromRadius, sweep.toRadius);
  const brush: Brush = {
    shape: new SweepShape(sweep),
    outer: new CapsuleRow(sweep.from, sweep.to, reach),
    // Within it every value is 255, whatever the edge is like.
    inner: new CapsuleRow(sweep.from, sweep.to, Math.min(core * sweep.hardness, core - SWEEP_EDGE) - 1e-5),
    erase,
  };
  const done = erase ? EMPTY_TILE : FULL_TILE;
  forEachTileIn(edit.layer.grid, widenRect(sweepBox(sweep), Math.ceil(reach)), (tile) => {
    if (edit.layer.tile(tile) === done) return;
    if (covers(brush.inner, tileRect(edit.layer.grid, tile))) edit.replace(tile, done);
    else paintTile(edit, tile, brush);
  });
}

interface Brush {
  readonly shape: SweepShape;
  readonly outer: CapsuleRow;
  readonly inner: CapsuleRow;
  readonly erase: boolean;
}

/** What lies between two rows that a convex shape covers is covered too. */
function covers(row: CapsuleRow, { left, top, right, bottom }: PixelRect): boolean {
  return [top + 0.5, bottom - 0.5].every((y) => {
    row.cross(y);
    return row.from <= left + 0.5 && row.to >= right - 0.5;
  });
}

function paintTile(edit: MaskEdit, tile: number, brush: Brush): void {
  const { shape, outer, inner, erase } = brush;
  const { left, top, right, bottom } = tileRect(edit.layer.grid, tile);
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
    shape.paintRow(values, row + from, from + 0.5, solidFrom - from, y + 0.5, erase);
    values.fill(erase ? 0 : 255, row + solidFrom, row + solidTo);
    shape.paintRow(values, row + solidTo, solidTo + 0.5, to - solidTo, y + 0.5, erase);
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
