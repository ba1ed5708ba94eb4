import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Backdrop } from './find-backdrop.ts';
import { Stroke } from '../../drawing/model-strokes.ts';
import { isNeutral } from './neutral-surface.ts';
import type { RegionTable } from './region-table.ts';

/** A roof's middle is higher than the horizon by this much of the picture's height, and its tone below this, display 0…1. */
const ABOVE_HORIZON = 0.04;
const LIGHTEST = 0.86;
/** A roof that proves itself. */
const PROVED = {
  /** Share of the picture. */
  leastArea: 0.004,
  /** Pixels under the sky by its width. */
  leastExposed: 0.25,
  /** Shares of its outline along raking and along upright strokes. */
  leastRaking: 0.14,
  mostUpright: 0.12,
} as const;
/** A surface that follows such a roof. */
const FOLLOWING = {
  /** Share of the picture. */
  leastArea: 0.0008,
  /** Difference of tone, display 0…1. */
  mostToneGap: 0.08,
  /** Shares of its outline under the sky or along raking strokes, and along upright ones. */
  leastTouched: 0.12,
  mostUpright: 0.14,
} as const;

/**
 * Roofs: neutral plain surfaces under the sky and above the horizon with raking verges and hardly an upright side. A wall
 * under the sky has level and upright edges only, however steep its perspective. Surfaces of the same tone as a proved
 * roof, and as little upright, follow it. @returns 1 per label of a roof.
 */
export function findRoofSurfaces(
  labels: LabelMap,
  t: RegionTable,
  backdrop: Backdrop,
  strokes: Uint8Array,
): Uint8Array {
  const { width, height } = labels;
  const edges = measureEdges(labels, t, backdrop, strokes);
  const roofs = new Uint8Array(t.count + 1);
  const upper = (l: number): boolean => {
    if (backdrop.sky[l] === 1 || backdrop.ground[l] === 1 || !isNeutral(t, l)) return false;
    return (
      (t.centreY[l] as number) < backdrop.horizonY - ABOVE_HORIZON * height &&
      (t.light[l] as number) < LIGHTEST
    );
  };
  let proved = 0;
  let tone = 0;
  for (let l = 1; l <= t.count; l++) {
    if (!upper(l) || (t.area[l] as number) < PROVED.leastArea * width * height) continue;
    const w = (t.x1[l] as number) - (t.x0[l] as number) + 1;
    const all = Math.max(1, t.perimeter[l] as number);
    const exposed = (edges.underSky[l] as number) > PROVED.leastExposed * w;
    const rakes = (edges.raking[l] as number) > PROVED.leastRaking * all;
    const upright = (edges.upright[l] as number) > PROVED.mostUpright * all;
    if (!exposed || !rakes || upright) continue;
    roofs[l] = 1;
    tone += (t.light[l] as number) * (t.area[l] as number);
    proved += t.area[l] as number;
  }
  if (proved === 0) return roofs;
  for (let l = 1; l <= t.count; l++) {
    if (roofs[l] === 1 || !upper(l) || (t.area[l] as number) < FOLLOWING.leastArea * width * height) continue;
    const sameTone = Math.abs((t.light[l] as number) - tone / proved) < FOLLOWING.mostToneGap;
    const all = Math.max(1, t.perimeter[l] as number);
    const touched =
      (edges.underSky[l] as number) + (edges.raking[l] as number) > FOLLOWING.leastTouched * all;
    if (sameTone && touched && (edges.upright[l] as number) < FOLLOWING.mostUpright * all) roofs[l] = 1;
  }
  return roofs;
}

interface RegionEdges {
  readonly underSky: Int32Array;
  readonly raking: Int32Array;
  readonly upright: Int32Array;
}

/** Pixels of each region's outline under the sky, and along raking and upright strokes. */
function measureEdges(
  labels: LabelMap,
  t: RegionTable,
  backdrop: Backdrop,
  strokes: Uint8Array,
): RegionEdges {
  const { width, height, data } = labels;
  const underSky = new Int32Array(t.count + 1);
  const raking = new Int32Array(t.count + 1);
  const upright = new Int32Array(t.count + 1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const l = data[i] as number;
      const above = data[i - width] as number;
      if (above !== l && backdrop.sky[above] === 1) underSky[l] = (underSky[l] as number) + 1;
      if (data[i - 1] === l && data[i + 1] === l && above === l && data[i + width] === l) continue;
      if (strokes[i] === Stroke.raking) raking[l] = (raking[l] as number) + 1;
      if (strokes[i] === Stroke.upright) upright[l] = (upright[l] as number) + 1;
    }
  }
  return { underSky, raking, upright };
}
