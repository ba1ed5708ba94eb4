import type { Castable, ViewBuffer } from './trace-buffer.ts';
import { numberOf } from './learned-classes.ts';

/** Why a line is drawn between two pixels, weakest first. */
export const LINE = { none: 0, crease: 1, material: 2, step: 3, thing: 4, leaf: 5 } as const;

/** Whether a line parts two neighbouring pixels, and why. */
export function lineBetween({ solids, classes }: Castable, b: ViewBuffer, i: number, j: number): number {
  const p = b.primitive[i] as number;
  const q = b.primitive[j] as number;
  if (p === q) return b.pane[i] === b.pane[j] ? LINE.none : LINE.material;
  if (p < 0 || q < 0) return LINE.thing;
  const plant = numberOf('plant');
  const off = stepOf(b, i, j);
  if (classes[p] === plant && classes[q] === plant) {
    if (solids.thing[p] !== solids.thing[q]) return LINE.thing;
    return off > 6 ? LINE.leaf : LINE.none;
  }
  const sameFinish = solids.finish[p] === solids.finish[q];
  if (solids.thing[p] !== solids.thing[q] && (off > 0.5 || !sameFinish)) return LINE.thing;
  if (off > 1) return LINE.step;
  if (!sameFinish || b.pane[i] !== b.pane[j]) return LINE.material;
  return dot(b.normal, i, j) < 0.86 ? LINE.crease : LINE.none;
}

/** How far the one place lies off the plane of the other, in units of what the eye would see at that distance. */
function stepOf(b: ViewBuffer, i: number, j: number): number {
  let off = 0;
  let away = 0;
  for (let c = 0; c < 3; c++) {
    const d = (b.place[3 * j + c] as number) - (b.place[3 * i + c] as number);
    off += d * (b.normal[3 * i + c] as number);
    away += d * (b.normal[3 * j + c] as number);
  }
  const depth = b.pane[i] === 1 ? 4 : Math.abs(b.depth[i] as number);
  return Math.min(Math.abs(off), Math.abs(away)) / (0.006 * depth + 0.012);
}

function dot(normal: Float32Array, i: number, j: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += (normal[3 * i + c] as number) * (normal[3 * j + c] as number);
  return sum;
}
