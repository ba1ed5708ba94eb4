import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { CHANNELS, type BitMask, createBitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { mix, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { castPlanShadow } from './cast-plan-shadow.ts';
import { type Finish, materialFinish } from './material-finish.ts';
import { createNoiseField, type NoiseField } from './noise-tile.ts';
import { plantCushions } from './plant-cushions.ts';
import { labelsAt } from './plan-at-output.ts';
import { type PlanLight, SNOW } from './plan-light.ts';
import { siteColour, siteFinishes, siteGreen } from './site-finishes.ts';
import { SITE_CLASSES, type SitePart, type SiteReading } from '../read/site-reading.ts';
import { toneColour } from './tone-colour.ts';
import { materialInPlan } from './wished-finish.ts';

/** Heights in metres: they set the length of shadows, whose light stands about as high as it is far. */
const BUILDING = 5;
const CROWN = 3.2;
/**
 * A grey fill parts grounds and names no material: it is kept less than a colour is. One as light as paper is kept more, as its lines are
 * drawn to be seen on it.
 */
const GREY_KEPT = 0.5;
const PALE = { from: 0.86, kept: 0.9 } as const;
/** Largest less smallest channel, 0…1, below which a fill is grey. */
const GREY = 0.045;
/** Sky in wet paving. */
const SHEEN = [0.8, 0.84, 0.88] as const;
/** Width of a mown stripe in mm, in pixels below which a lawn is seen from too far to show any, and share by which it is lighter or darker. */
const STRIPE = 2400;
const SEEN_STRIPE = 40;
const MOWN = 0.022;
/** Radius of a crown in metres, where one is a fill of its own. */
const CUSHION = 2.5;
/** Share of a pixel under a building, 0…1, from which it is a floor of its own: half of it. */
const INDOORS = 0.5;
/** Share of the sheet from which a region casts a shadow: dark specks of a coloured sheet are lines and lettering. */
const LEAST_CASTING = 0.002;

export interface SiteSurfaces {
  /** Display values 0…1, RGB interleaved. */
  readonly picture: Float32Array;
  /** Colour that the drawing has of its own under each pixel, 0…1: what its ink is seen against. */
  readonly own: Float32Array;
}

/** Paints the ground of a master plan by class, with crowns, roofs and their shadows. */
export function paintSite(
  reading: SiteReading,
  width: number,
  height: number,
  style: StyleSpec,
  light: PlanLight,
  similarity: number,
  seed: number,
): SiteSurfaces {
  const mm = (reading.mmPerPixel * reading.width) / width;
  const metre = 1000 / mm;
  const map = labelsAt(reading.regionMap, width, height);
  const partOf: (SitePart | undefined)[] = [];
  for (const region of reading.regions) partOf[region.label] = region.part;
  const finishes = siteFinishes(style, mm);
  const chosen = chosenFinishes(reading, mm);
  const stretch = light.length / 0.62;
  const buildings = maskOf(map.data, width, height, partOf, 'building', reading);
  const raised = castPlanShadow(
    buildings,
    light.towards,
    BUILDING * 0.55 * stretch * metre,
    Math.max(1.6, light.softness * 3 * metre),
  );
  const crowns = crownCover(reading, width, height);
  const plants = plantCushions(map, flagsOf(partOf, 'planting'), CUSHION * metre);
  const crownShade = castPlanShadow(
    higher(crowns.cover, plants.cover),
    light.towards,
    CROWN * 0.5 * stretch * metre,
    Math.max(0.9, 0.12 * metre),
  );
  const shore = shoreDepth(map.data, width, height, partOf);
  const contact = gaussianBlur(buildings, Math.max(1, 0.8 * metre));
  const keepOwn = reading.coloured ? 0.15 + 0.7 * similarity : 0;
  const picture = new Float32Array(width * height * 3);
  const own = new Float32Array(width * height * 3);
  const texel = new Float32Array(3);
  const crownColours = crownTones(style);
  const snow = light.snow;
  const noise = createNoiseField(seed);
  const means = Object.fromEntries(SITE_CLASSES.map((part) => [part, siteColour(part, style)])) as Record<
    SitePart,
    Rgb
  >;
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++, p += 3) {
      const label = map.data[i] as number;
      const region = reading.regions[label - 1];
      const part = region?.part ?? 'page';
      const u = x * mm;
      const v = y * mm;
      const material = chosen.get(label);
      (material ?? finishes[part])(u, v, texel);
      if (material === undefined) enliven(texel, part, u, v, shore.data[i] as number, metre, noise);
      if (region !== undefined && region.isGiven !== true && keepOwn > 0) {
        // The author's own colour, with the pattern of the material.
        const mean = means[part];
        for (let c = 0; c < CHANNELS; c++) {
          const pattern = (texel[c] as number) / Math.max(0.05, mean[c] as number);
          texel[c] = mix(
            texel[c] as number,
            (region.own[c] as number) * pattern,
            keepOwn * keptOf(region.own),
          );
        }
      }
      if (part !== 'page' || reading.coloured) weather(texel, part, u, v, light, noise);
      const crown = crowns.cover.data[i] as number;
      const building = buildings.data[i] as number;
      let shade = Math.max(
        0.85 * (raised.data[i] as number) * (1 - building),
        0.8 * (crownShade.data[i] as number) * (1 - (plants.cover.data[i] as number)),
      );
      if (part === 'planting' && material === undefined) {
        const volume = plants.volume.data[i] as number;
        for (let c = 0; c < CHANNELS; c++) texel[c] = Math.min(1, (texel[c] as number) * volume);
      }
      if (crown > 0) {
        const tone = crownColours[(crowns.index[i] as number) % crownColours.length] as Rgb;
        const volume = crowns.volume.data[i] as number;
        const leaf = 0.9 + 0.28 * (noise(u / 520, v / 520) - 0.5);
        for (let c = 0; c < CHANNELS; c++) {
          const lit = Math.min(1, (tone[c] as number) * volume * leaf);
          texel[c] = mix(
            texel[c] as number,
            mix(lit, ([0.93, 0.95, 0.98] as const)[c] as number, snow * 0.6),
            crown,
          );
        }
        shade *= 1 - crown;
      }
      const occlusion = 1 - 0.1 * (contact.data[i] as number) * (1 - building);
      const lamp = light.lamps > 0 ? lampPool(part, building, contact.data[i] as number) : 0;
      for (let c = 0; c < CHANNELS; c++) {
        const lit = mix(light.light[c] as number, ([1.06, 0.96, 0.78] as const)[c] as number, lamp);
        const value = (texel[c] as number) * lit * mix(1, light.shade[c] as number, shade) * occlusion;
        picture[p + c] = Math.min(1, mix(value, 0.95, light.veil));
        own[p + c] = region?.own[c] ?? 1;
      }
    }
  }
  return { picture, own };
}

/** How much of a sheet's own colour is kept. */
function keptOf(own: Rgb): number {
  const light = Math.max(...own);
  if (light - Math.min(...own) >= GREY) return 1;
  return light > PALE.from ? PALE.kept : GREY_KEPT;
}

/** By label, 1 where it is such a part. */
function flagsOf(partOf: readonly (SitePart | undefined)[], part: SitePart): Uint8Array {
  return Uint8Array.from({ length: partOf.length }, (_, label) => (partOf[label] === part ? 1 : 0));
}

function higher(a: Plane, b: Plane): Plane {
  const out = createPlane(a.width, a.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = Math.max(a.data[i] as number, b.data[i] as number);
  return out;
}

/** The materials that were chosen for regions, by label. */
function chosenFinishes({ regions }: SiteReading, mm: number): Map<number, Finish> {
  const chosen = new Map<number, Finish>();
  for (const { label, material } of regions) {
    const options = material === undefined ? undefined : materialInPlan(material);
    if (options !== undefined) chosen.set(label, materialFinish(options, mm));
  }
  return chosen;
}

/** Mown stripes and dry patches, depth of water, wear of roads: what a flat fill lacks. */
function enliven(
  texel: Float32Array,
  part: SitePart,
  u: number,
  v: number,
  shore: number,
  metre: number,
  noise: NoiseField,
): void {
  let k = 1;
  if (part === 'lawn') {
    const seen = STRIPE * metre > 1000 * SEEN_STRIPE ? MOWN : 0;
    const stripe = Math.sin(((u + v) / STRIPE) * Math.PI) > 0 ? seen : -seen;
    k = 1 + stripe + 0.16 * (noise(u / 9000, v / 9000) - 0.5);
    texel[0] = (texel[0] as number) * (1 + 0.1 * (noise(v / 6000, u / 6000) - 0.5));
  } else if (part === 'planting') k = 1 + 0.24 * (noise(u / 1400, v / 1400) - 0.5);
  else if (part === 'water') k = mix(1.02, 0.86, smoothstep(0, 6 * metre, shore));
  else if (part === 'road') k = 1 + 0.1 * (noise(u / 7000, v / 7000) - 0.5);
  else if (part === 'paving') k = 1 + 0.06 * (noise(u / 5000, v / 5000) - 0.5);
  for (let c = 0; c < CHANNELS; c++) texel[c] = Math.min(1, (texel[c] as number) * k);
}

function weather(
  texel: Float32Array,
  part: SitePart,
  u: number,
  v: number,
  light: PlanLight,
  noise: NoiseField,
): void {
  if (light.snow > 0) {
    const lie = part === 'water' ? 0.1 : part === 'road' ? 0.35 : part === 'paving' ? 0.5 : 0.85;
    const depth = lie * light.snow * (0.75 + 0.5 * (noise(u / 2600, v / 2600) - 0.5));
    for (let c = 0; c < CHANNELS; c++) texel[c] = mix(texel[c] as number, SNOW[c] as number, depth);
  }
  if (light.wet > 0 && (part === 'road' || part === 'paving')) {
    // A wet sheen that comes and goes, no pools with rims: those would be edges that nobody drew.
    const sheen = smoothstep(0.4, 0.8, noise(u / 3400, v / 3400));
    for (let c = 0; c < CHANNELS; c++)
      texel[c] = mix(
        (texel[c] as number) * 0.87,
        (SHEEN[c] as number) * (0.5 + 0.5 * (texel[c] as number)),
        0.4 * sheen,
      );
  }
}

/** Light that falls from windows on the ground around a building, and on the floors of its own. */
function lampPool(part: SitePart, building: number, contact: number): number {
  if (building > INDOORS) return 1;
  return part === 'page' ? 0 : Math.min(1, contact * 1.8);
}

function maskOf(
  labels: Int32Array,
  width: number,
  height: number,
  partOf: readonly (SitePart | undefined)[],
  part: SitePart,
  reading: SiteReading,
): Plane {
  const big = new Uint8Array(partOf.length);
  for (const r of reading.regions)
    big[r.label] = r.part === part && r.areaPixels > LEAST_CASTING * reading.width * reading.height ? 1 : 0;
  const plane = createPlane(width, height);
  for (let i = 0; i < labels.length; i++) plane.data[i] = big[labels[i] as number] as number;
  return gaussianBlur(plane, 0.6);
}

interface Crowns {
  readonly cover: Plane;
  readonly volume: Plane;
  readonly index: Uint16Array;
}

/** Crowns exactly under their circles: lit at the upper left, with lobes of foliage. */
function crownCover({ trees, width: rw }: SiteReading, width: number, height: number): Crowns {
  const cover = createPlane(width, height);
  const volume = createPlane(width, height);
  const index = new Uint16Array(width * height);
  const k = width / rw;
  trees.forEach((tree, t) => {
    const cx = (tree.x + 0.5) * k;
    const cy = (tree.y + 0.5) * k;
    const r = tree.radius * k;
    for (let y = Math.max(0, Math.floor(cy - r - 1)); y <= Math.min(height - 1, cy + r + 1); y++) {
      for (let x = Math.max(0, Math.floor(cx - r - 1)); x <= Math.min(width - 1, cx + r + 1); x++) {
        const dx = (x + 0.5 - cx) / r;
        const dy = (y + 0.5 - cy) / r;
        const d = Math.hypot(dx, dy);
        const a = Math.min(1, Math.max(0, (1 - d) * r + 0.5)) * 0.93;
        const i = y * width + x;
        if (a <= (cover.data[i] as number)) continue;
        const lobe = 0.05 * Math.sin(Math.atan2(dy, dx) * 7 + t) * Math.min(1, d * 2);
        cover.data[i] = a;
        index[i] = t;
        volume.data[i] = 1.06 - 0.2 * (dx * 0.64 + dy * 0.77) - 0.12 * d * d + lobe;
      }
    }
  });
  return { cover, volume, index };
}

function crownTones(style: StyleSpec): Rgb[] {
  return [siteGreen(style, 0.68), siteGreen(style, 0.72), toneColour('#8aa35a', 0.7, 0.9)];
}

function shoreDepth(
  labels: Int32Array,
  width: number,
  height: number,
  partOf: readonly (SitePart | undefined)[],
): Plane {
  const land: BitMask = createBitMask(width, height);
  let water = false;
  for (let i = 0; i < labels.length; i++) {
    const wet = partOf[labels[i] as number] === 'water';
    land.data[i] = wet ? 0 : 1;
    water ||= wet;
  }
  return water ? distanceTransform(land) : createPlane(width, height);
}
