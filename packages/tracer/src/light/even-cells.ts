import type { Tracer } from '../trace/tracer.ts';
import { edgeAt, findCell, type LightCells } from './light-cells.ts';

/** The eight cells around one, in its plane, by edges. */
const AROUND = [-1, 0, 1]
  .flatMap((a) => [-1, 0, 1].map((b) => [a, b] as const))
  .filter(([a, b]) => a !== 0 || b !== 0);
/** Share of an edge by which a neighbour may lie off the plane, and cosine of the angle by which it may face elsewhere. */
const OFF_PLANE = 0.2;
const SAME_WAY = 0.9;
/** Metres above a surface at which cells are asked whether they see each other. */
const LIFT = 0.01;
/** Times that light is evened out: each takes the noise of single cells to about a third. */
const ROUNDS = 2;

/** Share by which the light of windows and lamps may differ between cells that are evened out: by more where one is in the sun. */
const ALIKE = 0.5;

/**
 * Evens out the light of cells among those beside them on one surface with nothing between: a cell's few rays leave noise, which shows in corners, where one
 * cell is most of what a place sees.
 *
 * @param from,to numbers of the cells that are changed
 */
export function evenCells(cells: LightCells, tracer: Tracer, from: number, to: number): void {
  const beside = Array.from({ length: to - from }, (_, k) => neighboursOf(cells, tracer, from + k));
  for (let round = 0; round < ROUNDS; round++) {
    evenOut(cells.bounced, beside, from, Infinity);
    evenOut(cells.direct, beside, from, ALIKE);
  }
}

function evenOut(
  light: Float32Array,
  beside: readonly (readonly number[])[],
  from: number,
  alike: number,
): void {
  const even = new Float32Array(3 * beside.length);
  beside.forEach((near, k) => {
    for (let c = 0; c < 3; c++) {
      const own = light[3 * (from + k) + c] as number;
      let [sum, count] = [own, 1];
      for (const each of near) {
        const other = light[3 * each + c] as number;
        if (Math.abs(other - own) > alike * Math.max(own, other)) continue;
        sum += other;
        count++;
      }
      even[3 * k + c] = sum / count;
    }
  });
  light.set(even, 3 * from);
}

function neighboursOf(cells: LightCells, tracer: Tracer, cell: number): number[] {
  const { place, facing } = cells;
  const at = 3 * cell;
  const [x, y, z] = [place[at] as number, place[at + 1] as number, place[at + 2] as number];
  const [nx, ny, nz] = [facing[at] as number, facing[at + 1] as number, facing[at + 2] as number];
  const edge = edgeAt(cells, x, y, z);
  const found: number[] = [];
  for (const [a, b] of AROUND) {
    // Along the two axes that the cell's face does not look through.
    const isUpright = Math.abs(nx) > Math.abs(ny) && Math.abs(nx) >= Math.abs(nz);
    const isLevel = !isUpright && Math.abs(ny) >= Math.abs(nz);
    const [ox, oy, oz] = isUpright ? [0, a, b] : isLevel ? [a, 0, b] : [a, b, 0];
    const other = findCell(cells, x + ox * edge, y + oy * edge, z + oz * edge, nx, ny, nz);
    if (other < 0 || other === cell || found.includes(other)) continue;
    const to = 3 * other;
    const [dx, dy, dz] = [
      (place[to] as number) - x,
      (place[to + 1] as number) - y,
      (place[to + 2] as number) - z,
    ];
    const agree =
      nx * (facing[to] as number) + ny * (facing[to + 1] as number) + nz * (facing[to + 2] as number);
    const away = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (agree < SAME_WAY || away === 0 || Math.abs(dx * nx + dy * ny + dz * nz) > OFF_PLANE * edge) continue;
    const [px, py, pz] = [x + nx * LIFT, y + ny * LIFT, z + nz * LIFT];
    if (!tracer.blocked(px, py, pz, dx / away, dy / away, dz / away, away)) found.push(other);
  }
  return found;
}
