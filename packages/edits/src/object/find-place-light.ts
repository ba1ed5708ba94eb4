import { percentile } from '@plumbline/imaging/percentile.ts';
import type { BitMask } from '@plumbline/imaging/raster.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { decodeColour, type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import type { PictureView } from '../view/picture-view.ts';

/** The strongest light on a place, before a camera that looks along +z; x runs to the right and y up. */
export interface PlaceLight {
  /** Unit vector towards it. */
  readonly direction: Rgb;
  /** Its share of all light on level ground, 0…0.95. */
  readonly share: number;
  /** Radius of its disc as tangent. */
  readonly size: number;
  /** −1 surely from the left … 1 surely from the right. */
  readonly side: number;
  /** Whether the sun falls on the place, 0…1. */
  readonly sun: number;
}

/** What a picture tells of its light. The first four are above 0 where they speak for light from the right. */
interface LightCues {
  readonly ground: number;
  readonly shadows: number;
  readonly sources: number;
  readonly sky: number;
  /** Whether sources of light are seen ahead, 0…1. */
  readonly ahead: number;
  /** Whether the sun falls on the place, 0…1. */
  readonly sun: number;
}

/** What each cue is worth, inside and out. */
const WORTH = {
  interior: { ground: 0.5, shadows: 0.2, sources: 1.2, sky: 0 },
  exterior: { ground: 0, shadows: 1, sources: 0, sky: 0.5 },
} as const;
/** In full sun what is lit is so many times brighter than what is not, under a blue sky even on soft pictures. */
const SUNNY = 14;
const VEILED = 6;
const SUNNY_UNDER_BLUE = 4.5;
const VEILED_UNDER_BLUE = 2.2;
const BLUE_SHARE = 0.06;
/** All of a lamp, a window or the bright sky is above this. */
const SOURCE = 0.82;
const SOURCE_BYTE = 205;
const DARK = 0.004;
/** Ground is as coloured as at the foot of the place, within this, and no darker or brighter than that by these logarithms. */
const LIKE_GROUND = 0.045;
const DARKEST = -2.4;
const BRIGHTEST = 0.9;
/** So much darker than lit ground is shaded ground. */
const SHADED = -0.42;
/** A shadow is looked for so near to what may throw it, and neither a speck nor the half of a picture is one: shares of the width. */
const LEAST_RUN = 0.008;
const MOST_RUN = 0.3;
const COLUMNS = 24;

/**
 * Where the light on a place comes from, from what a single picture tells: lamps and windows that are seen, how the ground
 * brightens to a side, outside on which side of things their shadows lie and where the sky is bright (cues as in Lalonde, Efros
 * and Narasimhan, "Estimating the natural illumination conditions from a single outdoor image", 2012, without their learning).
 * Every cue of left and right changes its sign with a mirrored picture. Where they do not agree the light comes from high
 * above, so that no shadow contradicts the picture's own.
 *
 * @param painted 1 on the place, of the view's size
 */
export function findPlaceLight(view: PictureView, painted: BitMask): PlaceLight {
  const cues = lightCues(view, painted);
  const worth = WORTH[view.space];
  const told =
    worth.ground * cues.ground +
    worth.shadows * cues.shadows +
    worth.sources * cues.sources +
    worth.sky * cues.sky;
  const side = clamp(told, -1, 1);
  const sure = smoothstep(0.06, 0.45, Math.abs(side));
  const inside = view.space === 'interior';
  const height = inside ? 0.84 - 0.26 * sure : 0.88 - 0.24 * sure;
  const flat = Math.sqrt(1 - height * height);
  const lateral = sure === 0 ? 0 : Math.sign(side) * (0.3 + 0.55 * sure);
  // Windows ahead do not leave the near side dark; outside one photographs with the sun in the back.
  const depth = Math.sqrt(1 - lateral * lateral) * (inside ? 1.3 * cues.ahead - 1 : -1);
  const length = Math.max(1e-6, Math.hypot(lateral, depth));
  return {
    direction: [(flat * lateral) / length, height, (flat * depth) / length],
    share: inside ? 0.55 : 0.32 + 0.48 * cues.sun,
    size: inside ? 0.26 : 0.28 - 0.25 * cues.sun,
    side,
    sun: cues.sun,
  };
}

/** What a picture tells of its light; see {@link findPlaceLight}. */
function lightCues({ picture, camera, space }: PictureView, painted: BitMask): LightCues {
  const { width, height } = picture;
  const colour = decodeColour(picture);
  const luminance = linearLuminance(colour);
  const box = boxOf(painted);
  const horizon = clamp(camera?.horizonY ?? 0.45 * height, 0.15 * height, 0.75 * height);
  const found = findGround(colour, luminance, painted, box, horizon);
  const ground = found?.levels;
  const sampled = luminance.filter((_, i) => i % 11 === 0);
  const bright = percentile(sampled, 0.85);
  const contrast = bright < 0.2 ? 1 : bright / Math.max(0.005, percentile(sampled, 0.12));
  const blue = blueSky(picture.data, width, height);
  return {
    ground: ground === undefined ? 0 : slopeOnGround(ground, width, height),
    shadows: ground === undefined ? 0 : sideOfShadows(ground, width, height),
    ...sourcesAround(picture.data, luminance, width, height, box, horizon),
    sky: skySlope(picture.data, luminance, width, height),
    sun:
      space === 'interior'
        ? 0
        : smoothstep(SHADED, SHADED / 2, found?.own ?? 0) *
          Math.max(
            bright < 0.3 ? 0 : smoothstep(VEILED, SUNNY, contrast),
            smoothstep(0, BLUE_SHARE, blue) * smoothstep(VEILED_UNDER_BLUE, SUNNY_UNDER_BLUE, contrast),
          ),
  };
}

/** Logarithm of each ground pixel's luminance over that of lit ground, NaN where no ground is; and that of the place's own. */
function findGround(
  { r, g, b, width, height }: ColourPlanes,
  luminance: Float32Array,
  painted: BitMask,
  box: Box,
  horizon: number,
): { readonly levels: Float32Array; readonly own: number } | undefined {
  const reds: number[] = [];
  const blues: number[] = [];
  const levels: number[] = [];
  const share = (plane: Float32Array, i: number): number =>
    (plane[i] as number) / Math.max(0.006, (r[i] as number) + (g[i] as number) + (b[i] as number));
  const low = Math.floor(box.y1 - 0.22 * (box.y1 - box.y0));
  for (let y = low; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++) {
      const i = y * width + x;
      if (painted.data[i] === 0) continue;
      reds.push(share(r, i));
      blues.push(share(b, i));
      levels.push(Math.log((luminance[i] as number) + DARK));
    }
  if (levels.length < 20) return undefined;
  const [red, blue, own] = [percentile(reds, 0.5), percentile(blues, 0.5), percentile(levels, 0.6)];
  const out = new Float32Array(width * height).fill(Number.NaN);
  const lit: number[] = [];
  for (let y = Math.floor(horizon) + 2; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const level = Math.log((luminance[i] as number) + DARK) - own;
      if (level < DARKEST || level > BRIGHTEST) continue;
      // The darker, the less a pixel's colour tells.
      const told = Math.min(1, (luminance[i] as number) / 0.02);
      if (told * Math.hypot(share(r, i) - red, share(b, i) - blue) > LIKE_GROUND) continue;
      out[i] = level;
      if (i % 7 === 0) lit.push(level);
    }
  if (lit.length < 60) return undefined;
  const usual = percentile(lit, 0.7);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) - usual;
  return { levels: out, own: -usual };
}

/** How the ground brightens to the right. */
function slopeOnGround(ground: Float32Array, width: number, height: number): number {
  const values: number[][] = Array.from({ length: COLUMNS }, () => []);
  for (let y = 0; y < height; y += 3)
    for (let x = 0; x < width; x += 3) {
      const v = ground[y * width + x] as number;
      if (!Number.isNaN(v)) values[Math.floor((x * COLUMNS) / width)]?.push(v);
    }
  return slopeOf(values.map((each) => (each.length < 12 ? undefined : percentile(each, 0.6))));
}

/** Slope over the columns by the median of the slopes of all pairs (Theil and Sen), so that a dark thing more does not turn it. */
function slopeOf(columns: readonly (number | undefined)[]): number {
  const slopes: number[] = [];
  const n = columns.length;
  for (let a = 0; a < n; a++)
    for (let b = a + Math.ceil(n / 8); b < n; b++) {
      const [from, to] = [columns[a], columns[b]];
      if (from !== undefined && to !== undefined) slopes.push(((to - from) * n) / (b - a));
    }
  return slopes.length < 12 ? 0 : clamp(percentile(slopes, 0.5) / 1.2, -1, 1);
}

/** Shaded ground that ends at a thing on its right lies on the thing's left: the light is on the right. */
function sideOfShadows(ground: Float32Array, width: number, height: number): number {
  let left = 0;
  let right = 0;
  const least = Math.max(3, LEAST_RUN * width);
  const most = MOST_RUN * width;
  for (let y = 0; y < height; y += 2) {
    const row = y * width;
    for (let x = 1; x < width; x++) {
      if (!((ground[row + x] as number) < SHADED)) continue;
      const from = x;
      while (x < width && (ground[row + x] as number) < SHADED) x++;
      const run = x - from;
      if (run < least || run > most || x >= width) continue;
      const openLeft = (ground[row + from - 1] as number) >= SHADED;
      const openRight = (ground[row + x] as number) >= SHADED;
      // One end is lit ground, the other is no ground.
      if (openLeft && Number.isNaN(ground[row + x] as number)) right += run;
      else if (openRight && Number.isNaN(ground[row + from - 1] as number)) left += run;
    }
  }
  const all = left + right;
  const counts = smoothstep(0.0008, 0.006, all / ((width * height) / 2));
  return all === 0 ? 0 : (counts * (right - left)) / all;
}

/** On which side of the place the lamps and windows are that are seen, and whether they are ahead. */
function sourcesAround(
  data: Uint8ClampedArray,
  luminance: Float32Array,
  width: number,
  height: number,
  box: Box,
  horizon: number,
): { readonly sources: number; readonly ahead: number } {
  const middle = (box.x0 + box.x1) / 2;
  let weight = 0;
  let aside = 0;
  for (let y = 0; y < Math.min(height, horizon + 0.25 * height); y += 2)
    for (let x = 0; x < width; x += 2) {
      const i = y * width + x;
      const least = Math.min(data[3 * i] as number, data[3 * i + 1] as number, data[3 * i + 2] as number);
      if (least < SOURCE_BYTE || (luminance[i] as number) < SOURCE) continue;
      weight++;
      aside += clamp((x - middle) / (0.4 * width), -1, 1);
    }
  const counts = smoothstep(0.001, 0.02, weight / ((width * height) / 4));
  return { sources: weight === 0 ? 0 : (counts * aside) / weight, ahead: counts };
}

/** How the clear sky brightens to the right: it does towards the sun. */
function skySlope(data: Uint8ClampedArray, luminance: Float32Array, width: number, height: number): number {
  const values: number[][] = Array.from({ length: COLUMNS }, () => []);
  for (let y = 0; y < 0.3 * height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const i = y * width + x;
      if (!isBlue(data, i)) continue;
      values[Math.floor((x * COLUMNS) / width)]?.push(Math.log((luminance[i] as number) + DARK));
    }
  return slopeOf(values.map((each) => (each.length < 12 ? undefined : percentile(each, 0.5))));
}

function blueSky(data: Uint8ClampedArray, width: number, height: number): number {
  let blue = 0;
  let all = 0;
  for (let i = 0; i < 0.5 * width * height; i += 5) {
    all++;
    if (isBlue(data, i)) blue++;
  }
  return blue / Math.max(1, all);
}

function isBlue(data: Uint8ClampedArray, i: number): boolean {
  const [r, g, b] = [data[3 * i] as number, data[3 * i + 1] as number, data[3 * i + 2] as number];
  return b > 110 && b > r + 24 && b >= g;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function boxOf({ width, height, data }: BitMask): Box {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = y + 1;
    }
  return x1 <= x0 ? { x0: 0, y0: 0, x1: width, y1: height } : { x0, y0, x1, y1 };
}
