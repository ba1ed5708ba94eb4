import type { CellTable } from '../../drawing/cell-table.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';

const BLADE = {
  /** Share of the picture. */
  maxArea: 0.004,
  /** Share of the picture. */
  minArea: 0.00006,
  /** Share of its outline along the camera's axes. */
  maxAxesShare: 0.35,
  /** Length to breadth. */
  minSlenderness: 2.2,
  /** Share of the picture's width. */
  minLength: 0.012,
  /** Share of the picture's height. */
  maxLength: 0.12,
} as const;

/** Between the middles of two blades, in lengths of the longer one. */
const MAX_APART = 1.1;

/** A cell between leaves. */
const GAP = {
  /** Share of the picture. */
  maxArea: 0.01,
  /** Share of its outline. */
  minLeafContact: 0.22,
} as const;

/** Height to breadth of a plant. */
const MIN_TALLNESS = 0.55;
/** Spread of the lower ends of the blades to that of the upper ones. */
const MAX_FOOT_SPREAD = 0.8;

/** Fewer slanting blades than this may be anything. */
const LEAST = 6;
/** Radians: blades of one plant fan out at least this far. */
const FAN = 0.6;

/** Plants with long leaves: narrow cells along no axis of the room, fanning out close together. */
export function findPlantCells(analysis: DrawingAnalysis, roles: CellRole[]): void {
  const { cells, kind, width, height } = analysis;
  if (kind !== 'cad') return;
  const blades: number[] = [];
  for (let i = 1; i <= cells.count; i++) {
    const area = cells.filledArea[i] as number;
    const onAxes =
      (cells.axisShare[0][i] as number) +
      (cells.axisShare[1][i] as number) +
      (cells.axisShare[2][i] as number);
    if (
      (roles[i] === 'plain' || roles[i] === 'rigid' || roles[i] === 'fabric') &&
      area < BLADE.maxArea * width * height &&
      area > BLADE.minArea * width * height &&
      onAxes < BLADE.maxAxesShare &&
      (cells.longSide[i] as number) > BLADE.minSlenderness * (cells.shortSide[i] as number) &&
      (cells.longSide[i] as number) > BLADE.minLength * width &&
      (cells.longSide[i] as number) < BLADE.maxLength * height
    )
      blades.push(i);
  }
  const open = new Set(blades);
  for (const seed of blades) {
    if (!open.delete(seed)) continue;
    const plant = [seed];
    for (let head = 0; head < plant.length; head++) {
      const a = plant[head] as number;
      for (const b of [...open]) {
        const far = Math.hypot(
          (cells.cx[a] as number) - (cells.cx[b] as number),
          (cells.cy[a] as number) - (cells.cy[b] as number),
        );
        if (far > MAX_APART * Math.max(cells.longSide[a] as number, cells.longSide[b] as number)) continue;
        open.delete(b);
        plant.push(b);
      }
    }
    if (plant.length < LEAST || !standsUp(cells, plant) || !growsFromOnePoint(cells, plant)) continue;
    if (fanOf(plant.map((i) => cells.angle[i] as number)) > FAN) for (const i of plant) roles[i] = 'leaf';
  }
  // What shows between leaves is the wall behind them.
  for (let i = 1; i <= cells.count; i++) {
    if (roles[i] !== 'plain' || (cells.filledArea[i] as number) > GAP.maxArea * width * height) continue;
    if (
      contactWith(cells, i, (o) => roles[o] === 'leaf') >
      GAP.minLeafContact * (cells.perimeter[i] as number)
    )
      roles[i] = 'wall';
  }
}

/** Plants are about as tall as wide; bits of a moulding lie in a row. */
function standsUp(cells: CellTable, plant: readonly number[]): boolean {
  const w =
    Math.max(...plant.map((i) => cells.x1[i] as number)) -
    Math.min(...plant.map((i) => cells.x0[i] as number));
  const h =
    Math.max(...plant.map((i) => cells.y1[i] as number)) -
    Math.min(...plant.map((i) => cells.y0[i] as number));
  return h > MIN_TALLNESS * w;
}

/** Spread of undirected angles: 0 where all are parallel, π/2 where they point everywhere. */
function fanOf(angles: readonly number[]): number {
  let x = 0;
  let y = 0;
  for (const a of angles) {
    x += Math.cos(2 * a);
    y += Math.sin(2 * a);
  }
  const concentration = Math.hypot(x, y) / angles.length;
  return (Math.acos(Math.max(-1, Math.min(1, concentration))) / 2) * 2;
}

/** Blades come together below and part above; steps and mouldings do neither. */
function growsFromOnePoint(cells: CellTable, plant: readonly number[]): boolean {
  const lower: number[] = [];
  const upper: number[] = [];
  for (const i of plant) {
    const angle = cells.angle[i] as number;
    const half = 0.5 * (cells.longSide[i] as number);
    const down = Math.sin(angle) < 0 ? -1 : 1;
    lower.push((cells.cx[i] as number) + down * half * Math.cos(angle));
    upper.push((cells.cx[i] as number) - down * half * Math.cos(angle));
  }
  return deviation(lower) < MAX_FOOT_SPREAD * deviation(upper);
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length);
}
