import { hashNoise } from '@plumbline/imaging/random.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { saturate, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { dyeTowards } from '@plumbline/materials/dye-colour.ts';
import { prepareMaterial } from '@plumbline/materials/prepare-material.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { BuildingClass } from '../read/building-class.ts';
import { exteriorPalette } from './exterior-palette.ts';
import type { SketchTones } from '../read/read-loose-sketch.ts';

/** Share of a wash up to which the paper stays bare. */
const BARE = 0.004;
/** From which the ground is mixed with green. */
const GREEN_SIDE = 0.5;

/** Pigments that do not come from the style: paper, sky high and low, what multiplies all others. */
interface WashLook {
  readonly paper: string;
  readonly skyHigh: string;
  readonly skyLow: string;
  readonly dim: Rgb;
  /** 0…1: hatched bodies glow as lit windows. */
  readonly lit: number;
  readonly clouds: number;
}

const LOOKS: Readonly<Record<Atmosphere, WashLook>> = {
  sunny: { paper: '#fefdf9', skyHigh: '#a4cbe8', skyLow: '#dcebf2', dim: [1, 1, 1], lit: 0, clouds: 0.75 },
  rain: {
    paper: '#f0f1f1',
    skyHigh: '#98a5af',
    skyLow: '#c9d1d6',
    dim: [0.93, 0.945, 0.96],
    lit: 0.4,
    clouds: 0.4,
  },
  fog: {
    paper: '#e9ebeb',
    skyHigh: '#c3cace',
    skyLow: '#dfe3e4',
    dim: [0.93, 0.94, 0.94],
    lit: 0.2,
    clouds: 0.12,
  },
  snow: {
    paper: '#f4f7fb',
    skyHigh: '#9fb0c0',
    skyLow: '#cfd9e2',
    dim: [0.93, 0.96, 1],
    lit: 0.3,
    clouds: 0.35,
  },
  dusk: {
    paper: '#e9e0e2',
    skyHigh: '#5d6da0',
    skyLow: '#efb592',
    dim: [0.78, 0.68, 0.72],
    lit: 1,
    clouds: 0.3,
  },
  lights: {
    paper: '#c9cddd',
    skyHigh: '#34466f',
    skyLow: '#8b91ad',
    dim: [0.5, 0.55, 0.7],
    lit: 1,
    clouds: 0.2,
  },
};

/** How thickly walls are washed: enough that a style's own colour is seen under the strokes. */
const WALL_PIGMENT = 0.46;
const RULED_WALL_PIGMENT = 0.28;
/** How much of their hue the paper takes, on which a loose sketch leaves most of its walls. */
const PAPER_HUE = 0.25;
const LAMP: Rgb = [1, 0.74, 0.38];

/** What hatching and dense lines of a ruler are washed in: they are a material's pattern as often as shade, and no glass or timber for sure. */
const RULED_SHADE: Rgb = [0.66, 0.66, 0.65];
const RULED_DEEP: Rgb = [0.5, 0.5, 0.5];

/**
 * Lays watercolour washes for a loose sketch, in linear light: pigment multiplies the paper, pools at edges, granulates.
 *
 * @param ruled whether its lines are a ruler's: then hatching stays grey
 */
export function paintWashes(
  { ruled, ...tones }: SketchTones & { readonly ruled: boolean },
  width: number,
  height: number,
  request: RenderRequest,
  check: () => void,
): ColourPlanes {
  const look = LOOKS[request.atmosphere];
  const { seed } = request;
  const unit = Math.max(width, height) / 1024;
  const out = createColourPlanes(width, height);
  const at = (plane: Plane): Float32Array => resizePlaneArea(plane, width, height).data;
  const sky = at(tones.sky);
  const ground = at(tones.ground);
  const body = at(tones.body);
  const hatch = at(tones.hatch);
  const dark = at(tones.dark);
  const palette = washPalette(request);
  const pigment = (kind: number, share: number): Rgb => {
    const p = palette[kind] as Rgb;
    return [0, 1, 2].map(
      (c) => (1 - share + share * (p[c] as number)) * (look.dim[c] as number),
    ) as unknown as Rgb;
  };
  const snow = request.atmosphere === 'snow';
  const wall = pigment(BuildingClass.siding, ruled ? RULED_WALL_PIGMENT : WALL_PIGMENT);
  const shade = ruled ? dimmed(RULED_SHADE, look.dim) : pigment(BuildingClass.glass, 0.85);
  const deep = ruled ? dimmed(RULED_DEEP, look.dim) : pigment(BuildingClass.boards, 0.95);
  const earth = snow ? ([0.9, 0.93, 0.98] as const) : pigment(BuildingClass.paving, 0.9);
  const green = snow ? earth : pigment(BuildingClass.lawn, 0.8);
  const paper = tinted(linearFromHex(look.paper), palette[BuildingClass.siding] as Rgb);
  const high = linearFromHex(look.skyHigh);
  const low = linearFromHex(look.skyLow);
  const foot = (tones.footY / tones.sky.height) * height;
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) check();
    const rise = saturate(1 - y / Math.max(1, foot));
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const grain = valueNoise(x / (1.7 * unit), y / (1.7 * unit), seed + 8);
      const flow = fractalNoise(x / (120 * unit), y / (90 * unit), 3, seed + 12);
      const body2 = (0.8 + 0.3 * flow) * (0.985 + 0.03 * grain);
      let r = paper[0];
      let g = paper[1];
      let b = paper[2];
      const wash = (amount: number, colour: Rgb, edge: number): void => {
        const a = saturate(amount * body2 * (1 + 0.3 * 4 * edge * (1 - edge)));
        r *= 1 - a + a * colour[0];
        g *= 1 - a + a * colour[1];
        b *= 1 - a + a * colour[2];
      };
      const s = sky[i] as number;
      if (s > BARE) {
        const cloud = smoothstep(
          0.48,
          0.7,
          fractalNoise(x / (190 * unit) + 3, y / (95 * unit), 3, seed + 15),
        );
        const t = rise ** 0.8;
        wash(
          0.98 * s * (1 - look.clouds * cloud),
          [low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t, low[2] + (high[2] - low[2]) * t],
          s,
        );
      }
      const d = ground[i] as number;
      if (d > BARE) {
        const patch = fractalNoise(x / (90 * unit), y / (20 * unit), 3, seed + 18);
        const side = smoothstep(0.46, 0.62, fractalNoise(x / (240 * unit), y / (80 * unit), 2, seed + 19));
        wash(d * (0.55 + 0.5 * patch), side > GREEN_SIDE ? mixRgb(earth, green, (side - 0.5) * 2) : earth, d);
      }
      wash((body[i] as number) * (1 - 0.8 * (hatch[i] as number)) * 0.95, wall, body[i] as number);
      const h = hatch[i] as number;
      if (h > BARE) {
        wash(h * (1 - look.lit) * 0.95, shade, h);
        if (look.lit > 0) {
          const a = h * look.lit * 0.72;
          const glow = 0.75 + 0.3 * valueNoise(x / (30 * unit), y / (50 * unit), seed + 23);
          r += (LAMP[0] * glow - r) * a;
          g += (LAMP[1] * glow - g) * a;
          b += (LAMP[2] * glow - b) * a;
        }
      }
      wash((dark[i] as number) * 0.85, deep, dark[i] as number);
      const tooth = 1 + 0.03 * (hashNoise(x, y, seed + 3) - 0.5) + 0.025 * (grain - 0.5);
      out.r[i] = r * tooth;
      out.g[i] = g * tooth;
      out.b[i] = b * tooth;
    }
  }
  return out;
}

/** The style's colours, those of walls and ground drawn towards its materials. */
function washPalette({ style, environment, seed }: RenderRequest): readonly Rgb[] {
  const palette = [...exteriorPalette(style, environment)];
  for (const [kind, role] of [
    [BuildingClass.siding, 'siding'],
    [BuildingClass.paving, 'paving'],
  ] as const) {
    const id = style.materials?.[role];
    const material = id === undefined ? undefined : prepareMaterial(id, seed);
    if (material !== undefined) palette[kind] = dyeTowards(palette[kind] as Rgb, material.mean, 0.5);
  }
  return palette;
}

/** Paper takes a breath of the hue of the style's walls; it stays as light as it is. */
function tinted(paper: Rgb, wall: Rgb): Rgb {
  const top = Math.max(...wall, 1e-3);
  return [0, 1, 2].map(
    (c) => (paper[c] as number) * (1 - PAPER_HUE * (1 - (wall[c] as number) / top)),
  ) as unknown as Rgb;
}

function dimmed([r, g, b]: Rgb, [dr, dg, db]: Rgb): Rgb {
  return [r * dr, g * dg, b * db];
}

function mixRgb(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
