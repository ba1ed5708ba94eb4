import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea, resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { applyColourTable, type ColourTable, fitColourTable } from './colour-table.ts';
import { drawSamples } from './colour-samples.ts';
import { decodeOklab, type OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { relaxPalette } from './relax-palette.ts';
import { transportColours } from './transport-colours.ts';

const SAMPLES = 3000;
/** Colours are counted at this longest edge: fine detail is texture, not palette. */
const COUNTING_EDGE = 288;
/** Variance of lightness below which a surface is flat: its noise is neither mapped nor raised. */
const FLAT = 0.0016;

/** A reference whose tones lie this close together has a tint to give, but no light. */
const ONE_TONE = 0.08;
const ONE_TONE_SHARE = 0.4;

/** One pair of areas whose colours belong together, weights 0…1 at the size of each picture; absent: everything. */
export interface ColourPair {
  readonly base?: Plane;
  readonly reference?: Plane;
}

/**
 * Gives a picture the colours of another: light, tone curve and chroma by optimal transport of their distributions, one
 * smooth table per pair of areas. Only the smooth part of the picture is mapped and its detail laid on again, so that noise
 * is not raised and no bands appear.
 * @param strength 0 none … 1 all of it. @returns OKLab planes of the size of `base`.
 */
export function transferColours(
  base: Raster,
  reference: Raster,
  pairs: readonly ColourPair[],
  strength: number,
): OklabPlanes {
  const planes = decodeOklab(base);
  const { width, height } = planes;
  const detail = splitDetail(planes);
  const share = strength * (isOneTone(reference) ? ONE_TONE_SHARE : 1);
  const tables = pairs.map((pair) => ({ table: matchTable(base, reference, pair), weight: pair.base }));
  const own: OklabPlanes = { width, height, l: planes.l.slice(), a: planes.a.slice(), b: planes.b.slice() };
  for (const { table, weight } of tables) {
    if (table === null) continue;
    if (weight === undefined) {
      applyColourTable(planes, table, share);
      continue;
    }
    const mapped: OklabPlanes = { width, height, l: own.l.slice(), a: own.a.slice(), b: own.b.slice() };
    applyColourTable(mapped, table, share);
    for (const c of ['l', 'a', 'b'] as const)
      for (let i = 0; i < mapped.l.length; i++)
        planes[c][i] =
          (planes[c][i] as number) +
          (weight.data[i] as number) * ((mapped[c][i] as number) - (own[c][i] as number));
  }
  for (const c of ['l', 'a', 'b'] as const)
    for (let i = 0; i < planes.l.length; i++)
      planes[c][i] = (planes[c][i] as number) + (detail[c][i] as number);
  return planes;
}

function isOneTone(reference: Raster): boolean {
  const { width, height } = fitWithin(reference.width, reference.height, 64);
  const { l } = decodeOklab(resizeArea(reference, width, height));
  return Math.max(...l) - Math.min(...l) < ONE_TONE;
}

/** Takes the fine detail off, in place, along the picture's own edges. @returns what was taken. */
function splitDetail(planes: OklabPlanes): OklabPlanes {
  const { width, height } = planes;
  const radius = Math.max(2, Math.round((4 * Math.max(width, height)) / 1024));
  const guide: Plane = { width, height, data: planes.l.slice() };
  const take = (values: Float32Array): Float32Array => {
    const smooth = guidedFilter({ width, height, data: values }, guide, radius, FLAT).data;
    const detail = new Float32Array(values.length);
    for (let i = 0; i < values.length; i++) {
      detail[i] = (values[i] as number) - (smooth[i] as number);
      values[i] = smooth[i] as number;
    }
    return detail;
  };
  return { width, height, l: take(planes.l), a: take(planes.a), b: take(planes.b) };
}

/** Null where one of the areas is empty. */
function matchTable(base: Raster, reference: Raster, pair: ColourPair): ColourTable | null {
  const from = sampleArea(base, pair.base);
  const to = sampleArea(reference, pair.reference);
  if (from === null || to === null) return null;
  return fitColourTable(from, transportColours(from, relaxPalette(from, to)));
}

function sampleArea(picture: Raster, weight: Plane | undefined): Float32Array | null {
  const { width, height } = fitWithin(picture.width, picture.height, COUNTING_EDGE);
  const small = decodeOklab(resizeArea(picture, width, height));
  return drawSamples(
    small,
    SAMPLES,
    weight === undefined ? undefined : resizePlaneArea(weight, width, height).data,
  );
}
