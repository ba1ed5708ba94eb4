import { linearToLab } from '../lab.ts';
import { percentile } from '../percentile.ts';
import { type BitMask, createRaster, type Raster } from '../raster.ts';
import { smoothstep } from '../scalar.ts';
import { LINEAR_OF_BYTE, linearFromHex, linearToSrgbFast, type Rgb } from '../srgb.ts';
import { ciede2000 } from './ciede2000.ts';
import { luminanceOf, measureSurface } from './measure-surface.ts';

export interface Recoloured {
  /** RGB, of the base's size; where the weight is 0 it is the base. */
  readonly picture: Raster;
  /**
   * CIEDE2000 between the asked colour and the median of the recoloured surface, taken from the 8-bit result and divided by the
   * light that falls on it: what the surface would show fully lit.
   */
  readonly deltaE: number;
  /** The same without dividing: the median as it is seen, shade included. */
  readonly seenDeltaE: number;
  /** Light on the surface, 1 where a white one would show white. */
  readonly strength: number;
}

/** A surface is never shown so dark that its colour is not seen. */
const DIMMEST = 0.72;
/** Saturation of a surface between these: its highlights are told by their colour rather than by their brightness. */
const DULL = 0.2;
const VIVID = 0.45;
/** Brighter than this many times the surface's usual light a colourless surface mirrors. */
const GLINT = 1.7;
/** Share of a glint that is still light on the surface itself. */
const GLINT_SHADE = 0.3;
/** Light things show less contrast than dark ones under the same light: exponents by the logarithm of the change. */
const SOFTEN = 0.16;
const HARDEN = 0.06;
/** Light above this is pressed together, so that it does not clip. */
const KNEE = 0.82;
const SAMPLES = 40_000;

/**
 * Gives what is painted another colour under its own light. Each pixel is taken apart into what the surface scatters, in its
 * own colour, and what it mirrors, in the colour of the light (dichromatic reflection, Shafer, "Using color to separate reflection
 * components", 1985); the first takes the new colour with the same light, shade and texture, the second stays.
 *
 * @param base RGB @param weights one byte a pixel, more than 0 somewhere @param colour `#rrggbb`
 * @param drawn lines on paper: the paper takes the colour and the lines stay
 * @throws RangeError for a colour of another form
 */
export function recolourSurface(base: Raster, weights: BitMask, colour: string, drawn: boolean): Recoloured {
  const asked = linearFromHex(colour);
  const { body, level, strength } = measureSurface(base, weights, drawn);
  const light = drawn ? 1 : Math.max(DIMMEST, Math.min(1, strength));
  const split = createSplit(body, level, drawn);
  const change = Math.log((Math.max(0.02, luminanceOf(asked)) * light) / level);
  const contrast = drawn ? 1 : change > 0 ? 1 / (1 + SOFTEN * change) : 1 - HARDEN * change;
  const out = createRaster(base.width, base.height, 3);
  out.data.set(base.data);
  const step = Math.max(1, Math.floor(weights.data.length / SAMPLES / 8)) | 1;
  const seen: [number[], number[], number[]] = [[], [], []];
  for (let i = 0, p = 0; i < weights.data.length; i++, p += 3) {
    if (weights.data[i] === 0) continue;
    split.read(
      LINEAR_OF_BYTE[base.data[p] as number] as number,
      LINEAR_OF_BYTE[base.data[p + 1] as number] as number,
      LINEAR_OF_BYTE[base.data[p + 2] as number] as number,
    );
    const shade = light * split.shade ** contrast;
    const { glint } = split;
    out.data[p] = 255 * linearToSrgbFast(shoulder(asked[0] * shade + glint));
    out.data[p + 1] = 255 * linearToSrgbFast(shoulder(asked[1] * shade + glint));
    out.data[p + 2] = 255 * linearToSrgbFast(shoulder(asked[2] * shade + glint));
    if (i % step !== 0 || (weights.data[i] as number) < 128) continue;
    for (const c of [0, 1, 2] as const) seen[c].push(LINEAR_OF_BYTE[out.data[p + c] as number] as number);
  }
  const median = (
    seen[0].length === 0 ? asked.map((v) => v * light) : seen.map((each) => percentile(each, 0.5))
  ) as [number, number, number];
  const lab = linearToLab(asked);
  const inLight: Rgb = [median[0] / light, median[1] / light, median[2] / light];
  return {
    picture: out,
    deltaE: ciede2000(lab, linearToLab(inLight)),
    seenDeltaE: ciede2000(lab, linearToLab(median)),
    strength: light,
  };
}

interface Split {
  /** Light on the surface over its usual light. */
  shade: number;
  /** Mirrored light, linear. */
  glint: number;
  readonly read: (r: number, g: number, b: number) => void;
}

/** Takes pixels apart into body and highlight; one object is filled anew for each. */
function createSplit(body: Rgb, level: number, drawn: boolean): Split {
  const most = Math.max(...body);
  const told = drawn ? 0 : smoothstep(DULL, VIVID, most > 0 ? (most - Math.min(...body)) / most : 0);
  const bb = body[0] ** 2 + body[1] ** 2 + body[2] ** 2;
  const bw = body[0] + body[1] + body[2];
  const determinant = 3 * bb - bw * bw;
  const split: Split = {
    shade: 1,
    glint: 0,
    read: (r, g, b) => {
      const relative = (0.2126 * r + 0.7152 * g + 0.0722 * b) / level;
      const plain = drawn ? Math.min(1, relative) : plainShade(relative);
      split.shade = plain;
      split.glint = drawn ? 0 : (relative - plain) * level;
      if (told === 0) return;
      // Least squares of the pixel by the body's colour and white, neither below nothing.
      const pb = r * body[0] + g * body[1] + b * body[2];
      const pw = r + g + b;
      let shade = (3 * pb - bw * pw) / determinant;
      let glint = (bb * pw - bw * pb) / determinant;
      if (glint < 0) {
        glint = 0;
        shade = pb / bb;
      } else if (shade < 0.02) {
        shade = Math.min(0.02, relative);
        glint = Math.max(0, (relative - shade) * level);
      }
      split.shade = plain + told * (shade - plain);
      split.glint += told * (glint - split.glint);
    },
  };
  return split;
}

function plainShade(relative: number): number {
  return relative <= GLINT ? relative : GLINT + GLINT_SHADE * (relative - GLINT);
}

function shoulder(v: number): number {
  return v <= KNEE ? v : KNEE + (1 - KNEE) * Math.tanh((v - KNEE) / (1 - KNEE));
}
