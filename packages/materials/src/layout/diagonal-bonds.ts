import type { TileFrame } from '../spec/material-spec.ts';
import { wrap } from '../noise/periodic-noise.ts';
import { type Layout, idOfCentre } from './unit.ts';

/** Size of a tile of 45° herringbone: `across` × `along` repeats of blocks `breadth` wide and `ratio` times as long. */
export function herringboneSize(
  breadth: number,
  ratio: number,
  across: number,
  along: number,
): [number, number] {
  return [Math.SQRT2 * ratio * breadth * across, Math.SQRT2 * breadth * along];
}

/**
 * Herringbone at 45°: blocks at right angles to each other, `ratio` times as long as broad. In the turned grid the
 * pattern repeats after one step along the diagonal, so the tile is `Math.SQRT2 * breadth` times any whole number high.
 */
export function createHerringboneBond(frame: TileFrame, breadth: number, ratio: number): Layout {
  const c = Math.SQRT1_2;
  const { widthMm, heightMm } = frame;
  return (u, v, unit) => {
    const x = ((u + v) * c) / breadth;
    const y = ((v - u) * c) / breadth;
    const row = Math.floor(y);
    const period = 2 * ratio;
    const shifted = x - row;
    const within = shifted - Math.floor(shifted / period) * period;
    let cx: number;
    let cy: number;
    if (within < ratio) {
      cx = x - within + ratio / 2;
      cy = row + 0.5;
      unit.x = (within - ratio / 2) * breadth;
      unit.y = (y - cy) * breadth;
    } else {
      const step = Math.floor(within - ratio);
      cx = Math.floor(x) + 0.5;
      // The upright block moves one column on from row to row.
      cy = row - (ratio - 1 - step) + ratio / 2;
      unit.x = (y - cy) * breadth;
      unit.y = (x - cx) * breadth;
    }
    unit.length = ratio * breadth;
    unit.breadth = breadth;
    unit.edge = Math.min(unit.length / 2 - Math.abs(unit.x), breadth / 2 - Math.abs(unit.y));
    const mu = (cx - cy) * c * breadth;
    const mv = (cx + cy) * c * breadth;
    unit.id = idOfCentre(mu, mv, widthMm, heightMm, breadth / 3) * 2 + (within < ratio ? 0 : 1);
  };
}

/** Chevron: columns of slanted pieces that meet in points. `columns` must be even. */
export function createChevronBond(frame: TileFrame, columns: number, rows: number, slope: number): Layout {
  const column = frame.widthMm / columns;
  const pitch = frame.heightMm / rows;
  const cos = 1 / Math.hypot(1, slope);
  return (u, v, unit) => {
    const k = Math.floor(u / column);
    const x = u - (k + 0.5) * column;
    const side = k % 2 === 0 ? 1 : -1;
    const y = (v + side * slope * x) / pitch;
    const row = Math.floor(y);
    unit.id = wrap(k, columns) * rows + wrap(row, rows);
    unit.x = x / cos;
    unit.y = (y - row - 0.5) * pitch * cos;
    unit.length = column / cos;
    unit.breadth = pitch * cos;
    unit.edge = Math.min(column / 2 - Math.abs(x), unit.breadth / 2 - Math.abs(unit.y));
  };
}

/** Size of a tile of hexagons with the given side. */
export function hexagonSize(side: number, columns: number, rows: number): [number, number] {
  return [Math.sqrt(3) * side * columns, 3 * side * rows];
}

/** Hexagons with a corner on top. */
export function createHexagons(frame: TileFrame, side: number): Layout {
  const w = Math.sqrt(3) * side;
  const columns = Math.round(frame.widthMm / w);
  const rows = Math.round(frame.heightMm / (1.5 * side));
  return (u, v, unit) => {
    const near = Math.round(v / (1.5 * side));
    let best = Infinity;
    for (let row = near - 1; row <= near + 1; row++) {
      const offset = wrap(row, 2) * 0.5;
      const column = Math.round(u / w - offset);
      const dx = u - (column + offset) * w;
      const dy = v - row * 1.5 * side;
      const d = dx * dx + dy * dy;
      if (d >= best) continue;
      best = d;
      unit.x = dx;
      unit.y = dy;
      unit.id = wrap(row, rows) * columns + wrap(column, columns);
    }
    unit.length = w;
    unit.breadth = 2 * side;
    const ax = Math.abs(unit.x);
    const ay = Math.abs(unit.y);
    unit.edge = w / 2 - Math.max(ax, ax / 2 + (ay * Math.sqrt(3)) / 2);
  };
}
