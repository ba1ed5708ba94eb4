import type { Plane } from '@plumbline/imaging/raster.ts';
import type { Opening } from '../painting/lit-openings.ts';
import { ExteriorRole } from './read/exterior-roles.ts';
import { InteriorRole } from './read/interior-roles.ts';
import type { ShadedExterior, ShadedInterior, ShadedModel } from './read/read-shaded-model.ts';
import { glassParts } from '../scene-value/glass-parts.ts';
import { GLASS, maskOfClasses, type RegionClasses } from '../scene-value/region-classes.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';

const OUTSIDE: Readonly<Partial<Record<SceneClass, ExteriorRole>>> = {
  sky: ExteriorRole.sky,
  background: ExteriorRole.sky,
  ground: ExteriorRole.ground,
  lawn: ExteriorRole.ground,
  paving: ExteriorRole.path,
  earth: ExteriorRole.path,
  planting: ExteriorRole.plants,
  tree: ExteriorRole.plants,
  roof: ExteriorRole.roof,
  glass: ExteriorRole.glass,
  opening: ExteriorRole.glass,
};
const INSIDE: Readonly<Partial<Record<SceneClass, InteriorRole>>> = {
  floor: InteriorRole.floor,
  ground: InteriorRole.floor,
  paving: InteriorRole.floor,
  ceiling: InteriorRole.ceiling,
};
/** Of clay, which has no colours of its own to keep. */
const OF_CLAY: Readonly<Partial<Record<SceneClass, InteriorRole>>> = {
  ...INSIDE,
  wall: InteriorRole.wallLight,
  siding: InteriorRole.wallLight,
  masonry: InteriorRole.wallLight,
  trim: InteriorRole.wallLight,
  timber: InteriorRole.timber,
  rug: InteriorRole.fabric,
  fabric: InteriorRole.fabric,
  joinery: InteriorRole.timber,
  furniture: InteriorRole.timber,
  door: InteriorRole.timber,
  planting: InteriorRole.plant,
  metal: InteriorRole.metal,
};
/** Surfaces of the building whose look goes by their tone. */
const WALLS: ReadonlySet<SceneClass> = new Set(['wall', 'siding', 'masonry', 'trim']);
const LIGHT = 0.62;
const MIDDLE = 0.34;

/** The reading with the given classes in place of its own. A class without a look of its own keeps the designer's colour. */
export function correctModel(shaded: ShadedModel, given: RegionClasses): ShadedModel {
  return shaded.space === 'exterior' ? correctOutside(shaded, given) : correctInside(shaded, given);
}

function correctOutside(shaded: ShadedExterior, given: RegionClasses): ShadedExterior {
  const roles = shaded.roles.slice();
  const tone = meanTones(shaded.model.fill.light, given);
  const labels = shaded.openings.labels.slice();
  for (let i = 0; i < roles.length; i++) {
    const label = given.labels.data[i] as number;
    const own = given.byLabel.get(label);
    if (own === undefined) continue;
    labels[i] = 0;
    roles[i] = WALLS.has(own) ? outsideWall(tone[label] as number) : (OUTSIDE[own] ?? ExteriorRole.own);
  }
  const left = new Set(labels);
  const found: Opening[] = shaded.openings.found.filter((o) => left.has(o.label));
  let last = found.reduce((most, o) => Math.max(most, o.label), 0);
  for (const { pixels, ...box } of glassParts(maskOfClasses(given, (own) => GLASS.has(own)))) {
    found.push({ ...box, label: ++last, area: pixels.length });
    for (const p of pixels) labels[p] = last;
  }
  return { ...shaded, roles, openings: { labels, found } };
}

function correctInside(shaded: ShadedInterior, given: RegionClasses): ShadedInterior {
  const roles = shaded.roles.slice();
  const tone = meanTones(shaded.model.fill.light, given);
  const isClay = shaded.heard !== undefined;
  const mask = shaded.windows.mask.data.slice();
  let windows = shaded.windows.count;
  for (let i = 0; i < roles.length; i++) {
    const label = given.labels.data[i] as number;
    const own = given.byLabel.get(label);
    if (own === undefined) continue;
    mask[i] = GLASS.has(own) || own === 'sky' ? 1 : 0;
    const look = isClay ? OF_CLAY[own] : WALLS.has(own) ? insideWall(tone[label] as number) : INSIDE[own];
    roles[i] = look ?? InteriorRole.own;
  }
  windows += glassParts(maskOfClasses(given, (own) => GLASS.has(own) || own === 'sky')).length;
  return {
    ...shaded,
    roles,
    hasFloor: roles.includes(InteriorRole.floor),
    windows: { mask: { ...shaded.windows.mask, data: mask }, count: windows },
  };
}

function outsideWall(tone: number): ExteriorRole {
  if (tone > LIGHT) return ExteriorRole.wallLight;
  return tone > MIDDLE ? ExteriorRole.wallMiddle : ExteriorRole.wallDark;
}

function insideWall(tone: number): InteriorRole {
  if (tone > LIGHT) return InteriorRole.wallLight;
  return tone > MIDDLE ? InteriorRole.wallMiddle : InteriorRole.wallDark;
}

function meanTones(light: Plane, { labels }: RegionClasses): Float64Array {
  const sum = new Float64Array(labels.count + 1);
  const area = new Int32Array(labels.count + 1);
  for (let i = 0; i < labels.data.length; i++) {
    const l = labels.data[i] as number;
    area[l] = (area[l] as number) + 1;
    sum[l] = (sum[l] as number) + (light.data[i] as number);
  }
  return sum.map((s, l) => s / Math.max(1, area[l] as number));
}
