import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Backdrop } from './find-backdrop.ts';
import { Stroke } from '../../drawing/model-strokes.ts';
import { isNeutral } from './neutral-surface.ts';
import type { RegionTable } from './region-table.ts';

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
    return (t.centreY[l] as number) < backdrop.horizonY - 0.04 * height && (t.light[l] as number) < 0.86;
  };
  let proved = 0;
  let tone = 0;
  for (let l = 1; l <= t.count; l++) {
    if (!upper(l) || (t.area[l] as number) < 0.004 * width * height) continue;
    const w = (t.x1[l] as number) - (t.x0[l] as number) + 1;
    const all = Math.max(1, t.perimeter[l] as number);
    const exposed = (edges.underSky[l] as number) > 0.25 * w;
    const rakes = (edges.raking[l] as number) > 0.14 * all;
    const upright = (edges.upright[l] as number) > 0.12 * all;
    if (!exposed || !rakes || upright) continue;
    roofs[l] = 1;
    tone += (t.light[l] as number) * (t.area[l] as number);
    proved += t.area[l] as number;
  }
  if (proved === 0) return roofs;
  for (let l = 1; l <= t.count; l++) {
    if (roofs[l] === 1 || !upper(l) || (t.area[l] as number) < 0.0008 * width * height) continue;
    const sameTone = Math.abs((t.light[l] as number) - tone / proved) < 0.08;
    const all = Math.max(1, t.perimeter[l] as number);
    const touched = (edges.underSky[l] as number) + (edges.raking[l] as number) > 0.12 * all;
    if (sameTone && touched && (edges.upright[l] as number) < 0.14 * all) roofs[l] = 1;
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
