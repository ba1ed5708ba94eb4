import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { AREA_ROLES, type Areas, LEAST_AREA } from './read-areas.ts';
import type { ColourPair } from './transfer-colours.ts';

/**
 * Pairs the parts of two pictures: each with its counterpart. A sky without one takes what the reference shows on top (painted
 * skies are seldom told from the rest); other parts without one take the colours of the whole reference.
 */
export function pairAreas(base: Areas, reference: Areas, style: Raster): ColourPair[] {
  const pairs: ColourPair[] = [];
  for (const role of AREA_ROLES) {
    const own = base[role];
    if (own === null) continue;
    const other = reference[role];
    if (role === 'rest') pairs.push({ base: own, reference: furnishings(reference, style) });
    else if (other !== null && isEnough(other)) pairs.push({ base: own, reference: other });
    else if (role === 'sky') pairs.push({ base: own, reference: upperPart(style) });
    else pairs.push({ base: own, reference: withoutSky(reference, style) });
  }
  return pairs;
}

function isEnough({ data }: Plane): boolean {
  return data.reduce((sum, v) => sum + v, 0) > LEAST_AREA * data.length;
}

function upperPart({ width, height }: Raster): Plane {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) data.fill(Math.max(0, 1 - y / (0.5 * height)), y * width, (y + 1) * width);
  return { width, height, data };
}

/** What is left of the reference, with some of its walls: part of the base's own walls may not have been found as such. */
function furnishings(areas: Areas, style: Raster): Plane {
  const { width, height, data } = withoutSky(areas, style);
  for (const [role, share] of [
    ['ground', 0.1],
    ['wall', 0.45],
    ['ceiling', 0.3],
  ] as const) {
    const matte = areas[role];
    if (matte === null) continue;
    for (let i = 0; i < data.length; i++)
      data[i] = (data[i] as number) - (1 - share) * (matte.data[i] as number);
  }
  return { width, height, data: data.map((v) => Math.max(0.01, v)) };
}

function withoutSky({ sky }: Areas, { width, height }: Raster): Plane {
  const data = new Float32Array(width * height).fill(1);
  if (sky !== null) for (let i = 0; i < data.length; i++) data[i] = 1 - 0.98 * (sky.data[i] as number);
  return { width, height, data };
}
