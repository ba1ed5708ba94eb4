import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { ExteriorRole } from './exterior-roles.ts';
import { misfitUnderInk } from './misfit-under-ink.ts';
import type { RegionTable } from './region-table.ts';

/** How far surfaces run over the outline of a model, in pixels of a picture of 1,024. */
const REACH = 9;
/** How far from a colour under ink, largest channel 0…1, a pixel of it may be. */
const MISFIT = 0.035;
/** Share of the picture below which a surface of the backdrop's colour is a scrap of it. */
const SCRAP = 0.002;
/** By how much the other colour must fit less. */
const PLAINLY = 0.012;

/**
 * Puts the outline of a model where colours change, in place: surfaces of one tone with a coloured backdrop run over the stroke between them, and it over them.
 *
 * @param roles `ExteriorRole` by pixel
 * @param rows colour of the backdrop by row, three display values each
 */
export function settleOutline(
  roles: Uint8Array,
  fill: Pick<DisplayPlanes, 'r' | 'g' | 'b'>,
  { data: labels, width, height }: LabelMap,
  t: RegionTable,
  rows: Float32Array,
): void {
  /** Of the surface that each pixel of the model belongs to; a pixel that it gains has that of the one beside it. */
  const surface = Int32Array.from(labels);
  const fits = (i: number, r: number, g: number, b: number): number =>
    misfitUnderInk(fill.r.data[i] as number, fill.g.data[i] as number, fill.b.data[i] as number, r, g, b);
  const toBackdrop = (i: number): number => {
    const at = 3 * Math.floor(i / width);
    return fits(i, rows[at] as number, rows[at + 1] as number, rows[at + 2] as number);
  };
  const toSurface = (i: number, l: number): number =>
    fits(i, t.r[l] as number, t.g[l] as number, t.b[l] as number);
  /** Whether a pixel goes over to the side of its neighbour. */
  const goesOver = (i: number, from: number): boolean => {
    const l = surface[isSetting(roles[i] as number) ? from : i] as number;
    const lost = toBackdrop(i);
    const kept = toSurface(i, l);
    return isSetting(roles[i] as number)
      ? kept < MISFIT && kept + PLAINLY < lost
      : lost < MISFIT && (lost + PLAINLY < kept || (t.area[l] as number) < SCRAP * roles.length);
  };
  const settled = new Uint8Array(roles.length);
  let edge: number[] = [];
  let next: number[] = [];
  const settle = (from: number, i: number): void => {
    if (settled[i] === 1 || isSetting(roles[i] as number) === isSetting(roles[from] as number)) return;
    if (!goesOver(i, from)) return;
    settled[i] = 1;
    roles[i] = roles[from] as number;
    surface[i] = surface[from] as number;
    next.push(i);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const own = isSetting(roles[i] as number);
      if (x < width - 1 && isSetting(roles[i + 1] as number) !== own) edge.push(i, i + 1);
      if (y < height - 1 && isSetting(roles[i + width] as number) !== own) edge.push(i, i + width);
    }
  }
  const steps = Math.round((REACH * Math.max(width, height)) / 1024);
  for (let step = 0; step < steps && edge.length > 0; step++) {
    next = [];
    for (const from of edge) {
      const x = from % width;
      if (x > 0) settle(from, from - 1);
      if (x < width - 1) settle(from, from + 1);
      if (from >= width) settle(from, from - width);
      if (from < roles.length - width) settle(from, from + width);
    }
    edge = next;
  }
}

function isSetting(role: number): boolean {
  return role === ExteriorRole.sky || role === ExteriorRole.ground;
}
