import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea, resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { clamp, mix } from '@plumbline/imaging/scalar.ts';
import { formatHexColour, linearToSrgb } from '@plumbline/imaging/srgb.ts';
import { oklabToLinear } from '@plumbline/imaging/oklab.ts';
import { detectImageKind } from '../image-kind/detect-image-kind.ts';
import type { Space } from '../image-kind/image-kind.ts';
import type { HexColour, StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { drawSamples } from './colour-samples.ts';
import { decodeOklab, type OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { type Areas, readAreas } from './read-areas.ts';
import { clusterColours } from './relax-palette.ts';

const READING_EDGE = 480;
const SAMPLES = 2400;

/** Shares of what is neither shell nor setting from which a swatch is a wall, a furnishing, an accent or fit for a role. */
const WALL_SHARE = 0.08;
const FURNISHING_SHARE = 0.05;
const ACCENT_SHARE = 0.004;
const ROLE_SHARE = 0.02;
/** Chroma in OKLab: of a pale wall, of what is dark and of stone at most, of an accent at least. */
const WALL_CHROMA = 0.09;
const DARK_CHROMA = 0.06;
const STONE_CHROMA = 0.05;
const ACCENT_CHROMA = 0.055;
/** Lightness in OKLab of furnishings, of what is dark, and of stone. */
const FURNISHING_LIGHTNESS = { least: 0.28, most: 0.86 } as const;
const DARK_LIGHTNESS = 0.4;
const STONE_LIGHTNESS = { least: 0.45, most: 0.8 } as const;
/** Browns of timber in OKLab: lightness, b from grey to straw, and a from none to b's share that is brick. */
const TIMBER = {
  darkest: 0.3,
  lightest: 0.82,
  leastB: 0.03,
  mostB: 0.13,
  leastA: -0.005,
  mostAByB: 0.9,
} as const;
/** What tells the colour of the light itself, in OKLab: lightness at least, chroma at most. */
const WHITE_LIGHTNESS = 0.6;
const WHITE_CHROMA = 0.08;

type Colour = readonly [l: number, a: number, b: number];

interface Swatch {
  readonly colour: Colour;
  /** Share of what is neither sky, ground, wall nor ceiling. */
  readonly share: number;
}

/**
 * A style with the palette, the light and the grade of a picture: floor, walls and ceiling where they are found for certain,
 * furnishings and accents from what is left by share and by chroma. A role that the picture does not show keeps the colour of
 * `base`. Materials of `base` are dropped, for their own colours would hide the reference's.
 */
export function styleFromReference(reference: Raster, base: StyleSpec): StyleSpec {
  const { width, height } = fitWithin(reference.width, reference.height, READING_EDGE);
  const picture = toRgb(resizeArea(reference, width, height));
  const { space } = detectImageKind(picture, null);
  return styleFromAreas(picture, readAreas(picture, space), space, base);
}

/** {@link styleFromReference} for a picture that has been read. */
export function styleFromAreas(picture: Raster, areas: Areas, space: Space, base: StyleSpec): StyleSpec {
  const planes = decodeOklab(picture);
  const white = sceneWhite(planes);
  const swatches = readSwatches(planes, areas);
  const roleColour = (matte: Plane | null): Colour | null =>
    matte === null ? null : medianColour(planes, matte);
  const light = [...swatches].sort((p, q) => q.colour[0] - p.colour[0]);
  const paleLarge =
    light.find((s) => s.share > WALL_SHARE && chromaOf(s.colour) < WALL_CHROMA)?.colour ?? null;
  const wall = roleColour(areas.wall) ?? paleLarge;
  const ceiling = roleColour(areas.ceiling);
  const ground = roleColour(areas.ground);
  const timber = pick(swatches, (c) => isTimber(c)) ?? (ground !== null && isTimber(ground) ? ground : null);
  const soft = swatches.filter(
    (s) =>
      s.share > FURNISHING_SHARE &&
      s.colour[0] > FURNISHING_LIGHTNESS.least &&
      s.colour[0] < FURNISHING_LIGHTNESS.most,
  );
  const vivid = swatches
    .filter((s) => s.share > ACCENT_SHARE && chromaOf(s.colour) > ACCENT_CHROMA)
    .sort((p, q) => chromaOf(q.colour) - chromaOf(p.colour));
  const dark = pick(swatches, (c) => c[0] < DARK_LIGHTNESS && chromaOf(c) < DARK_CHROMA);
  const hex = (colour: Colour | null, fallback: HexColour, low = 0, high = 0.985): HexColour =>
    colour === null ? fallback : hexOf(colour, white, low, high);
  const { palette } = base;
  const outside = space === 'exterior';
  const facade = soft[0]?.colour ?? wall;
  return {
    id: `${base.id}-reference`,
    palette: {
      walls: [hex(wall, palette.walls[0], 0.42), hex(soft[0]?.colour ?? null, palette.walls[1], 0.3)],
      ceiling: hex(ceiling ?? wall, palette.ceiling, 0.8),
      trim: hex(light[0]?.colour ?? null, palette.trim, 0.72),
      siding: hex(facade, palette.siding, 0.3, 0.9),
      roof: hex(outside ? dark : null, palette.roof, 0.2, 0.6),
      stone: hex(
        pick(
          swatches,
          (c) => c[0] > STONE_LIGHTNESS.least && c[0] < STONE_LIGHTNESS.most && chromaOf(c) < STONE_CHROMA,
        ),
        palette.stone,
        0.4,
        0.85,
      ),
      timber: hex(timber, palette.timber, 0.3, 0.82),
      floor: hex(outside ? timber : (ground ?? timber), palette.floor, 0.28, 0.9),
      fabrics:
        soft.length > 0 ? soft.slice(0, 3).map((s) => hexOf(s.colour, white, 0.25, 0.92)) : palette.fabrics,
      accents:
        vivid.length > 0 ? vivid.slice(0, 3).map((s) => hexOf(s.colour, white, 0.25, 0.9)) : palette.accents,
      metal: hex(dark, palette.metal, 0.15, 0.6),
      glass: palette.glass,
    },
    light: { warmth: warmthOf(planes), modelling: base.light.modelling },
    grade: gradeOf(planes),
  };
}

function chromaOf([, a, b]: Colour): number {
  return Math.hypot(a, b);
}

/** Browns between brick and straw. */
function isTimber([l, a, b]: Colour): boolean {
  return (
    l > TIMBER.darkest &&
    l < TIMBER.lightest &&
    b > TIMBER.leastB &&
    a > TIMBER.leastA &&
    a < b * TIMBER.mostAByB &&
    b < TIMBER.mostB
  );
}

/** The largest swatch of a kind. */
function pick(swatches: readonly Swatch[], fits: (colour: Colour) => boolean): Colour | null {
  return swatches.find((s) => s.share > ROLE_SHARE && fits(s.colour))?.colour ?? null;
}

/** Clusters of what is neither sky nor part of the shell, the largest first; of everything where nothing is left. */
function readSwatches(planes: OklabPlanes, areas: Areas): Swatch[] {
  const rest =
    areas.rest === null ? undefined : resizePlaneArea(areas.rest, planes.width, planes.height).data;
  const samples = drawSamples(planes, SAMPLES, rest) ?? drawSamples(planes, SAMPLES);
  if (samples === null) return [];
  const centres = clusterColours(samples, 10);
  const counts = centres.map(() => 0);
  for (let p = 0; p < samples.length; p += 3) {
    let nearest = 0;
    let least = Infinity;
    for (const [k, [l, a, b]] of centres.entries()) {
      const d =
        ((samples[p] as number) - l) ** 2 +
        4 * (((samples[p + 1] as number) - a) ** 2 + ((samples[p + 2] as number) - b) ** 2);
      if (d >= least) continue;
      least = d;
      nearest = k;
    }
    counts[nearest] = (counts[nearest] as number) + 1;
  }
  return centres
    .map((colour, k) => ({ colour, share: (counts[k] as number) / SAMPLES }))
    .sort((p, q) => q.share - p.share);
}

/** The colour of a surface in its own light: brighter than its median, for part of it always lies in shade. */
function medianColour(planes: OklabPlanes, matte: Plane): Colour | null {
  const samples = drawSamples(planes, 900, matte.data);
  if (samples === null) return null;
  const order = Array.from({ length: samples.length / 3 }, (_, k) => k).sort(
    (i, j) => (samples[3 * i] as number) - (samples[3 * j] as number),
  );
  const sum: [number, number, number] = [0, 0, 0];
  const from = Math.floor(0.5 * order.length);
  const to = Math.max(from + 1, Math.floor(0.8 * order.length));
  for (const k of order.slice(from, to))
    for (let c = 0; c < sum.length; c++)
      sum[c] = (sum[c] as number) + (samples[3 * k + c] as number) / (to - from);
  return sum;
}

function sceneWhite({ l }: OklabPlanes): number {
  const sorted = l.filter((_, i) => i % 5 === 0).sort();
  return clamp(sorted[Math.floor(0.97 * (sorted.length - 1))] as number, 0.55, 1);
}

/** A colour as it would be in full light, within the lightness that a role may have. */
function hexOf([l, a, b]: Colour, white: number, low: number, high: number): HexColour {
  const light = clamp(mix(l, l / white, 0.7), low, high);
  // A wall in dim light shows less of its colour than it has.
  const k = clamp(light / Math.max(0.2, l), 0.85, 1.2);
  const [red, green, blue] = oklabToLinear([light, a * k, b * k]);
  const encode = (v: number): number => linearToSrgb(clamp(v, 0, 1));
  return formatHexColour([encode(red), encode(green), encode(blue)]);
}

/** Of what is light and of little colour: the light itself. */
function warmthOf({ l, a, b }: OklabPlanes): number {
  let sum = 0;
  let count = 1;
  for (let i = 0; i < l.length; i += 3) {
    if ((l[i] as number) < WHITE_LIGHTNESS || Math.hypot(a[i] as number, b[i] as number) > WHITE_CHROMA)
      continue;
    sum += (b[i] as number) + 0.5 * (a[i] as number);
    count++;
  }
  return clamp((14 * sum) / count, -0.7, 0.8);
}

function gradeOf({ l, a, b }: OklabPlanes): StyleSpec['grade'] {
  let chroma = 0;
  let sum = 0;
  let square = 0;
  for (let i = 0; i < l.length; i++) {
    chroma += Math.hypot(a[i] as number, b[i] as number);
    sum += l[i] as number;
    square += (l[i] as number) ** 2;
  }
  const mean = sum / l.length;
  const deviation = Math.sqrt(Math.max(0, square / l.length - mean * mean));
  return {
    saturation: clamp(0.72 + 7.5 * (chroma / l.length), 0.7, 1.4),
    contrast: clamp(3 * (deviation - 0.18), -0.25, 0.4),
  };
}
