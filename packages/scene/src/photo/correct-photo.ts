import type { Opening } from '../painting/lit-openings.ts';
import { CLEAR_BLUE, CLEAR_SHARE, type SkyMatte } from './read/find-sky.ts';
import type { PlainSurface, PlainSurfaces } from './read/find-plain-surfaces.ts';
import { IN_MATTE } from './read/in-matte.ts';
import { type ExteriorPhoto, findPhotoOpenings, type PhotoReading } from './read/read-photo.ts';
import { glassParts } from '../scene-value/glass-parts.ts';
import { GLASS, maskOfClasses, type RegionClasses } from '../scene-value/region-classes.ts';

/** The reading with the given classes in place of its own. */
export function correctPhoto(photo: PhotoReading, given: RegionClasses): PhotoReading {
  const surfaces = correctSurfaces(photo.surfaces, given);
  if (photo.space === 'interior') {
    const mask = photo.windows.mask.data.slice();
    const changed = maskOfClasses(given, () => true).data;
    const glass = maskOfClasses(given, (own) => GLASS.has(own) || own === 'sky');
    for (let i = 0; i < mask.length; i++) if (changed[i] === 1) mask[i] = glass.data[i] as number;
    const count = photo.windows.count + glassParts(glass).length;
    return { ...photo, surfaces, windows: { mask: { ...photo.windows.mask, data: mask }, count } };
  }
  const sky = correctSky(photo, given);
  const openings = photo.openings ?? findPhotoOpenings(photo.picture, photo.sky);
  const labels = openings.labels.slice();
  const changed = maskOfClasses(given, () => true).data;
  for (let i = 0; i < labels.length; i++) if (changed[i] === 1) labels[i] = 0;
  const left = new Set(labels);
  const found: Opening[] = openings.found.filter((o) => left.has(o.label));
  let last = openings.found.reduce((most, o) => Math.max(most, o.label), 0);
  for (const { pixels, ...box } of glassParts(maskOfClasses(given, (own) => GLASS.has(own)))) {
    found.push({ ...box, label: ++last, area: pixels.length });
    for (const p of pixels) labels[p] = last;
  }
  return { ...photo, surfaces, sky, openings: { labels, found } };
}

function correctSky({ picture, sky }: ExteriorPhoto, given: RegionClasses): SkyMatte | null {
  const { width, height, data } = picture;
  const changed = maskOfClasses(given, () => true).data;
  const isSky = maskOfClasses(given, (own) => own === 'sky').data;
  const alpha = sky === null ? new Float32Array(width * height) : sky.alpha.data.slice();
  let area = 0;
  let blue = 0;
  let lowestRow = 0;
  for (let i = 0; i < alpha.length; i++) {
    if (changed[i] === 1) alpha[i] = isSky[i] as number;
    if ((alpha[i] as number) < IN_MATTE) continue;
    area++;
    lowestRow = Math.floor(i / width);
    if ((data[3 * i + 2] as number) - (data[3 * i] as number) > 255 * CLEAR_BLUE) blue++;
  }
  if (area === 0) return null;
  const clear = sky === null ? blue > CLEAR_SHARE * area : sky.clear;
  return { alpha: { width, height, data: alpha }, share: area / alpha.length, clear, lowestRow };
}

function correctSurfaces(surfaces: PlainSurfaces, given: RegionClasses): PlainSurfaces {
  const labels = surfaces.labels.slice();
  let last = surfaces.found.reduce((most, s) => Math.max(most, s.label), 0);
  const added = new Map<number, PlainSurface & { area: number }>();
  for (const [label, own] of given.byLabel)
    if (own === 'wall' || own === 'ceiling') added.set(label, { label: ++last, area: 0, kind: own });
  const areas = new Map<number, number>();
  for (let i = 0; i < labels.length; i++) {
    const label = given.labels.data[i] as number;
    if (given.byLabel.has(label)) labels[i] = added.get(label)?.label ?? 0;
    const own = labels[i] as number;
    if (own > 0) areas.set(own, (areas.get(own) ?? 0) + 1);
  }
  const found = [...surfaces.found, ...added.values()]
    .map((s) => ({ ...s, area: areas.get(s.label) ?? 0 }))
    .filter((s) => s.area > 0);
  return { labels, found };
}
