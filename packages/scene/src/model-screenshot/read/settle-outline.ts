import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { ExteriorRole } from './exterior-roles.ts';
import type { RegionTable } from './region-table.ts';

/** How far surfaces run over the outline of a model, in pixels of a picture of 1,024. */
const REACH = 9;
/** As what part of a surface's colour a pixel may come out beside strokes, and how far from it, largest channel 0…1, it may then be. */
const INKED = [0.85, 1.15] as const;
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
  const fits = (i: number, r: number, g: number, b: number): number => {
    const own = [fill.r.data[i] as number, fill.g.data[i] as number, fill.b.data[i] as number] as const;
    const inked = clamp((r * own[0] + g * own[1] + b * own[2]) / (r * r + g * g + b * b + 1e-6), ...INKED);
    return Math.max(Math.abs(own[0] - inked * r), Math.abs(own[1] - inked * g), Math.abs(own[2] - inked * b));
  };
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
  const around = (i: number): number[] => {
    const x = i % width;
    return [
      ...(x > 0 ? [i - 1] : []),
      ...(x < width - 1 ? [i + 1] : []),
      ...(i >= width ? [i - width] : []),
      ...(i < roles.length - width ? [i + width] : []),
    ];
  };
  const settled = new Uint8Array(roles.length);
  let edge: number[] = [];
  for (let i = 0; i < roles.length; i++)
    if (around(i).some((j) => isSetting(roles[j] as number) !== isSetting(roles[i] as number))) edge.push(i);
  const steps = Math.round((REACH * Math.max(width, height)) / 1024);
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: number[] = [];
    for (const from of edge) {
      for (const i of around(from)) {
        if (settled[i] === 1 || isSetting(roles[i] as number) === isSetting(roles[from] as number)) continue;
        if (!goesOver(i, from)) continue;
        settled[i] = 1;
        roles[i] = roles[from] as number;
        surface[i] = surface[from] as number;
        next.push(i);
      }
    }
    edge = next;
  }
}

function isSetting(role: number): boolean {
  return role === ExteriorRole.sky || role === ExteriorRole.ground;
}
