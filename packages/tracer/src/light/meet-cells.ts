import type { PlaneMemory } from '@plumbline/imaging/tiles/plane-memory.ts';
import { sharedFloats, sharedInts } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { Finish } from '../finishes/finish.ts';
import type { OpenScene } from '../samples/shared-scene.ts';
import { normalAt } from '../samples/trace-samples.ts';
import { addCell, findCell, type LightCells, OPEN, UNKNOWN } from './light-cells.ts';

const FAR = 400;

/** What a run of rays met. Rays that met the place of an unknown cell leave what the cell can be made from. */
export interface MetCells {
  /** A ray: its cell, `OPEN` or `UNKNOWN`. */
  readonly cell: Int32Array;
  /** 7 a ray, of an `UNKNOWN` one alone: place, normal, and the index of the finish. */
  readonly place: Float32Array;
}

export function createMetCells(rays: number, memory?: PlaneMemory): MetCells {
  return { cell: sharedInts(rays, memory), place: sharedFloats(7 * rays, memory) };
}

export type MeetRay = (
  met: MetCells,
  k: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
) => void;

/** Traces a ray to its cell and notes as number `k` what it met. */
export function createMeeting({ tracer, solids }: OpenScene, cells: LightCells): MeetRay {
  const normal = new Float32Array(3);
  return (met, k, x, y, z, dx, dy, dz) => {
    const p = tracer.nearest(x, y, z, dx, dy, dz, FAR);
    if (p < 0) {
      met.cell[k] = OPEN;
      return;
    }
    const { t, u, v } = tracer.hit;
    normalAt(solids, p, u, v, dx, dy, dz, normal, 0);
    const hx = x + dx * t;
    const hy = y + dy * t;
    const hz = z + dz * t;
    const nx = normal[0] as number;
    const ny = normal[1] as number;
    const nz = normal[2] as number;
    const c = findCell(cells, hx, hy, hz, nx, ny, nz);
    met.cell[k] = c;
    if (c !== UNKNOWN) return;
    const at = 7 * k;
    met.place[at] = hx;
    met.place[at + 1] = hy;
    met.place[at + 2] = hz;
    met.place[at + 3] = nx;
    met.place[at + 4] = ny;
    met.place[at + 5] = nz;
    met.place[at + 6] = solids.finish[p] as number;
  };
}

/** Rays with their cells, none of them unknown. */
export interface ResolvedCells {
  /** How many cells there are now. */
  readonly count: number;
  /** A ray: its cell or `OPEN`. */
  readonly cell: Int32Array;
}

/**
 * Makes the cells that rays met and that were unknown, in the order of the rays. On the thread of the render alone: the
 * numbers of cells must not depend on who traced what.
 */
export function addMetCells(
  met: MetCells,
  cells: LightCells,
  count: number,
  finishes: readonly Finish[],
  memory?: PlaneMemory,
): ResolvedCells {
  // In a place of its own: a thread that is late may still write to what it was given.
  const cell = sharedInts(met.cell.length, memory);
  cell.set(met.cell);
  let next = count;
  const p = met.place;
  for (let k = 0; k < cell.length; k++) {
    if (cell[k] !== UNKNOWN) continue;
    const at = 7 * k;
    const finish = finishes[p[at + 6] as number] as Finish;
    const c = addCell(
      cells,
      next,
      p[at] as number,
      p[at + 1] as number,
      p[at + 2] as number,
      p[at + 3] as number,
      p[at + 4] as number,
      p[at + 5] as number,
      finish.albedo,
      finish.through ?? 0,
    );
    if (c === next) next++;
    cell[k] = c;
  }
  return { count: next, cell };
}
