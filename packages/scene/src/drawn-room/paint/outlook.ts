import { CHANNELS } from '@plumbline/imaging/raster.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { HexColour } from '@plumbline/atmosphere/style-spec.ts';
import type { InteriorLight } from './atmosphere-light.ts';

/** Share of the places without a flake. */
const BARE_FLAKES = 0.35;

/** What lies outside, seen out of focus. Heights are shares of the window's, from its top. */
interface Outlook {
  /** Where the far land or water begins, and how much that line wanders. */
  readonly skyline: number;
  readonly wander: number;
  /** Absent: the garden of the hour's light. */
  readonly colour?: HexColour;
  /** 0 even (water) … 1 strongly mottled (leaves). */
  readonly mottle: number;
  /** How high what stands near rises over the ground: crowns, or with `blocks` buildings. 0: nothing stands there. */
  readonly near: number;
  readonly blocks?: true;
}

const OUTLOOKS: Readonly<Record<Environment | 'plain', Outlook>> = {
  plain: { skyline: 0.56, wander: 0.16, mottle: 0.45, near: 0.3 },
  'city-street': { skyline: 0.42, wander: 0.1, colour: '#a3a7ad', mottle: 0.12, near: 0.5, blocks: true },
  forest: { skyline: 0.2, wander: 0.3, colour: '#5f7d52', mottle: 0.75, near: 0.5 },
  lakeside: { skyline: 0.46, wander: 0.1, colour: '#86a9b8', mottle: 0.16, near: 0 },
  seaside: { skyline: 0.52, wander: 0, colour: '#5f9cc0', mottle: 0.08, near: 0 },
  countryside: { skyline: 0.54, wander: 0.12, colour: '#a9b56e', mottle: 0.3, near: 0.12 },
  'mountain-foot': { skyline: 0.32, wander: 0.6, colour: '#7f93a8', mottle: 0.3, near: 0.16 },
};

/** Where the ground of the foreground begins. */
const GROUND = 0.84;
const WHITE: Rgb = [1, 1, 1];

/**
 * Linear colour of the view at (u, v): shares of the window's height from its left and its top. Far things take on the
 * colour of the sky, near ones the hour's dark; weather falls before all of it.
 */
export type PaintOutlook = (u: number, v: number, window: number, out: Float64Array) => void;

export function createOutlook(
  light: InteriorLight,
  atmosphere: Atmosphere,
  environment: Environment | undefined,
  seed: number,
): PaintOutlook {
  const outlook = OUTLOOKS[environment ?? 'plain'];
  const land = landColour(outlook, light.garden);
  const clouded = atmosphere === 'sunny' || atmosphere === 'dusk' || atmosphere === 'rain';
  const cloud = atmosphere === 'rain' ? 0.35 : 0.6;
  const { skyLow, skyTop } = light;
  return (u, v, window, out) => {
    const s = seed + 17 * window;
    const clouds = clouded ? cloud * smoothstep(0.48, 0.72, fractalNoise(u * 2.2, v * 5, 3, s + 1)) : 0;
    const skyline = outlook.skyline + outlook.wander * (fractalNoise(u * 2.4, 0.5, 2, s) - 0.5);
    const far = smoothstep(skyline - 0.05, skyline + 0.09, v);
    const near = outlook.near === 0 ? 0 : nearCover(outlook, u, v, s);
    const ground = smoothstep(GROUND - 0.08, GROUND + 0.06, v);
    const leaves = 1 + outlook.mottle * (2 * fractalNoise(u * 7, v * 7, 2, s + 2) - 1);
    const crown = leaves * (0.72 + 0.3 * smoothstep(0.75, 0.35, v));
    for (let c = 0; c < CHANNELS; c++) {
      const low = skyLow[c] as number;
      const sky = (skyTop[c] as number) + (low - (skyTop[c] as number)) * smoothstep(0, 0.62, v);
      const own = land[c] as number;
      let value = sky + (low - sky) * clouds;
      // Air before what is far: it is half sky.
      value += (0.5 * low + 0.5 * own - value) * far * 0.85;
      value += (own * crown - value) * near * 0.8;
      value += (1.15 * own * (0.9 + 0.1 * leaves) - value) * ground * (outlook.near > 0 ? 0.8 : 0.25);
      out[c] = value;
    }
    fall(atmosphere, u, v, s, out, skyLow);
    if (atmosphere === 'lights') distantLamps(outlook, u, v, s, out);
  };
}

function nearCover({ near, blocks }: Outlook, u: number, v: number, seed: number): number {
  if (blocks) {
    const x = u * 3.2 + hashNoise(1, 7, seed);
    const k = Math.floor(x);
    const f = x - k;
    const top = GROUND - near * (0.35 + 0.65 * hashNoise(k, 3, seed));
    const side = smoothstep(0, 0.16, f) * (1 - smoothstep(0.86, 1, f));
    return smoothstep(top - 0.03, top + 0.05, v) * side * 0.7;
  }
  const top = GROUND - near * (0.3 + 1.3 * Math.max(0, fractalNoise(u * 3, 2.5, 2, seed + 3) - 0.25));
  const ragged = 0.07 * (valueNoise(u * 11, v * 11, seed + 4) - 0.5);
  return smoothstep(top - 0.07, top + 0.07, v + ragged);
}

/** Rain on the panes and snow before them, drawn as soft as what is out of focus. */
function fall(atmosphere: Atmosphere, u: number, v: number, seed: number, out: Float64Array, sky: Rgb): void {
  if (atmosphere === 'rain') {
    // Water runs down in tracks and bends the bright sky into the picture.
    const track = valueNoise(u * 26 + 0.5 * valueNoise(u * 3, v * 4, seed), v * 1.7, seed + 5);
    blend(out, sky, 0.55 * smoothstep(0.62, 0.9, track));
  } else if (atmosphere === 'snow') {
    blend(out, WHITE, 0.85 * flakes(u * 9, v * 9, seed + 6) + 0.5 * flakes(u * 17, v * 17, seed + 7));
  }
}

/** Soft round flakes, one to a unit square at most; 0…1. */
function flakes(x: number, y: number, seed: number): number {
  const kx = Math.floor(x);
  const ky = Math.floor(y);
  const dx = x - kx - 0.3 - 0.4 * hashNoise(kx, ky, seed);
  const dy = y - ky - 0.3 - 0.4 * hashNoise(kx, ky, seed + 1);
  const reach = 0.16 + 0.12 * hashNoise(kx, ky, seed + 2);
  return hashNoise(kx, ky, seed + 3) < BARE_FLAKES
    ? 0
    : 1 - smoothstep(0.2 * reach, reach, Math.hypot(dx, dy));
}

/** Lit windows and lamps far off, as discs of light. */
function distantLamps(outlook: Outlook, u: number, v: number, seed: number, out: Float64Array): void {
  const dense = outlook.blocks ? 0.5 : 0.14;
  if (outlook.near === 0 || v < outlook.skyline || v > GROUND + 0.06) return;
  const x = u * 9;
  const y = v * 9;
  if (hashNoise(Math.floor(x), Math.floor(y), seed + 9) > dense) return;
  const dx = x - Math.floor(x) - 0.5;
  const dy = y - Math.floor(y) - 0.5;
  const k = 0.2 * (1 - smoothstep(0.1, 0.42, Math.hypot(dx, dy)));
  out[0] = (out[0] as number) + k;
  out[1] = (out[1] as number) + 0.66 * k;
  out[2] = (out[2] as number) + 0.32 * k;
}

function blend(out: Float64Array, colour: Rgb, share: number): void {
  for (let c = 0; c < CHANNELS; c++)
    out[c] = (out[c] as number) + ((colour[c] as number) - (out[c] as number)) * Math.min(1, share);
}

/** The outlook's own hue in the light of the hour, which the garden's brightness stands for. */
function landColour({ colour }: Outlook, garden: Rgb): Rgb {
  if (colour === undefined) return garden;
  const own = linearFromHex(colour);
  const gain = luminance(garden) / luminance(own);
  return [own[0] * gain, own[1] * gain, own[2] * gain];
}

/** Rec. 709. */
function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
