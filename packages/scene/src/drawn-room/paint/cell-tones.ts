import { forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { RenderStage } from './render-stage.ts';

/** Light to that of a face turned straight to it, under which less comes from around. */
const DIM = 0.5;
/** Light to that of a face turned straight to it. */
const BRIGHTEST = 1.9;

/** How a flat cell takes the light, by the way it faces. */
export interface CellTone {
  /** Multiplies daylight; 1 for a wall that faces the viewer. */
  readonly key: number;
  /** Multiplies the light from everywhere. */
  readonly ambient: number;
}

const EVEN: CellTone = { key: 1, ambient: 1 };
/** Share of the outline that a neighbour above or below must hold to count as the next part of a seat. */
const PART = 0.14;

/** Tones of all cells. The style's modelling decides how far planes part; pieces of furniture part less than the shell. */
export function tonesOfCells(stage: RenderStage): CellTone[] {
  const { room, lightDirection: l, request } = stage;
  const depth = 0.45 + 0.55 * request.style.light.modelling;
  const straightOn = Math.max(0.05, -l[2]);
  return room.roles.map((role, i) => {
    if (i === 0) return EVEN;
    if (role === 'fabric') return seatTone(stage, i);
    const n = role === 'lamp' ? undefined : room.facings[i];
    if (n === undefined) return EVEN;
    if (role === 'ceiling') return { key: 0.72, ambient: 1.04 };
    if (role === 'floor' || role === 'rug') return { key: 1.12, ambient: 1 };
    const lit = Math.max(0, n[0] * l[0] + n[1] * l[1] + n[2] * l[2]) / straightOn;
    const range = role === 'wall' ? 0.5 : 0.62;
    return {
      key: 1 + (clampTone(lit) - 1) * range * depth,
      ambient: 1 - 0.16 * n[1] * depth - (lit < DIM ? 0.1 * depth : 0),
    };
  });
}

function clampTone(v: number): number {
  return v > BRIGHTEST ? 1.9 : v;
}

/** Parts of a seat: with upholstery above and below it is the seat, with none below the front, which turns from the light. */
function seatTone(stage: RenderStage, i: number): CellTone {
  const { cells } = stage.analysis;
  let above = 0;
  let below = 0;
  let floorBelow = 0;
  const outline = (cells.perimeter[i] as number) + 1;
  forEachNeighbour(cells, i, (other, e) => {
    const role = stage.room.roles[other];
    if (role === 'fabric') {
      above += cells.neighbours.above[e] as number;
      below += cells.neighbours.below[e] as number;
    } else if (role === 'floor' || role === 'rug') floorBelow += cells.neighbours.below[e] as number;
  });
  if (above > PART * outline && below > PART * outline) return { key: 1.16, ambient: 1.04 };
  if (above > PART * outline && floorBelow > PART * outline) return { key: 0.72, ambient: 0.92 };
  return EVEN;
}
