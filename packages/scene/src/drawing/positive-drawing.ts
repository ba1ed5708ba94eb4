import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { labelBounds } from '@plumbline/imaging/label-bounds.ts';
import { dilate, openGrey } from '@plumbline/imaging/morphology.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { createPlane, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';

/** Longest edge at which the ground is looked for; lengths below are pixels of it. */
const EDGE = 640;
/** The ground is darker than this, and everything within so much of its tone is ground. */
const DARK = 0.45;
const GROUND_RANGE = 0.06;
const TONES = 256;
/** Tones of a histogram to either side of one that count as it. */
const LIKE_TONES = 2;
/** Pixels over which the ground is averaged; between its ends, but for this share at each, it is no more uneven than that. */
const GROUND_BLUR = 14;
const UNEVEN_ENDS = 0.04;
const MOST_UNEVEN = 0.26;
/** Share of the picture that is bare ground, and the most that may be darker. */
const LEAST_GROUND = 0.5;
const MOST_DARKER = 0.05;
/** Lines are so much lighter than the ground, take this share of the picture, and are narrower than this. */
const LINE_CONTRAST = 0.18;
const LEAST_LINES = 0.003;
const MOST_LINES = 0.35;
const LINE_RADIUS = 4;
const MOST_BROAD = 0.25;
/** Strokes hang together over this share of the long side, for at least that share of them; lit windows and lamps do not. */
const STROKE_LENGTH = 40 / EDGE;
const LEAST_STROKES = 0.5;
/** Of what is neither ground nor at a line: a photograph at night is full of it, a drawing has hardly any. */
const SOFT_REACH = 3;
const MOST_SOFT = 0.1;
/** Tone of the paper and of full ink in the positive. */
const PAPER = 252;
const INK = 18;
/** Lines as light as all but this share of them are full ink. */
const FULL_INK = 0.3;

/**
 * A drawing in light lines on a dark ground (a blueprint, a program's dark window, chalk) as the same drawing in dark ink on white paper, to the pixel:
 * what reads and paints drawings knows ink on paper alone. Anything else comes back as it is, a photograph at night among them.
 * @param picture RGB
 */
export function positiveDrawing(picture: Raster): Raster {
  const ground = findDarkGround(picture);
  return ground === undefined ? picture : turn(picture, ground);
}

interface DarkGround {
  /** Tones 0…1 of the ground, coarsely: paper fades towards its edges, a screen from top to bottom. */
  readonly tones: Plane;
  /** How much lighter lines are that are full ink. */
  readonly line: number;
  /** Share of the picture that is bare ground. */
  readonly bare: number;
}

function findDarkGround(picture: Raster): DarkGround | undefined {
  const { width, height } = fitWithin(picture.width, picture.height, EDGE);
  const light = greyscale(resizeArea(picture, width, height));
  const tone = commonTone(light);
  if (tone > DARK) return undefined;
  const even = createPlane(width, height);
  even.data.fill(tone);
  const evenly = drawnOn(light, even);
  const uneven = unevenGround(light);
  const unevenly = uneven && drawnOn(light, uneven);
  // Where lines lie close, as hatch does, a plane rises with them; where paper has faded, one tone leaves much of it out.
  return (unevenly?.bare ?? 0) > (evenly?.bare ?? 0) ? unevenly : evenly;
}

/** The tones of a ground that fades or has grain; undefined where that is none. */
function unevenGround(light: Plane): Plane | undefined {
  // What is lighter and narrower than twice the radius is no ground; grain is averaged.
  const tones = boxBlur(openGrey(boxBlur(light, 1), LINE_RADIUS), GROUND_BLUR);
  const [low, high] = [percentile(tones.data, UNEVEN_ENDS), percentile(tones.data, 1 - UNEVEN_ENDS)];
  return percentile(tones.data, 0.5) > DARK || high - low > MOST_UNEVEN ? undefined : tones;
}

/** Whether what stands out from a ground is a drawing in light lines. */
function drawnOn(light: Plane, tones: Plane): DarkGround | undefined {
  const { width, height, data } = light;
  const above = createPlane(width, height);
  const lines = createPlane(width, height);
  let ground = 0;
  let darker = 0;
  let count = 0;
  for (let i = 0; i < data.length; i++) {
    const over = (data[i] as number) - (tones.data[i] as number);
    above.data[i] = over;
    if (Math.abs(over) <= GROUND_RANGE) ground++;
    else if (over < 0) darker++;
    if (over <= LINE_CONTRAST) continue;
    lines.data[i] = 1;
    count++;
  }
  const all = data.length;
  if (ground < LEAST_GROUND * all || darker > MOST_DARKER * all) return undefined;
  if (count < LEAST_LINES * all || count > MOST_LINES * all) return undefined;
  if (sum(openGrey(lines, LINE_RADIUS)) > MOST_BROAD * count) return undefined;
  if (strokeShare(lines) < LEAST_STROKES) return undefined;
  if (softShare(above, dilate(lines, SOFT_REACH)) > MOST_SOFT) return undefined;
  return { tones, line: lineTone(above, lines, count), bare: ground / all };
}

/** The commonest tone, by the picture's histogram. */
function commonTone({ data }: Plane): number {
  const counts = new Int32Array(TONES);
  for (const v of data) {
    const at = Math.round(255 * v);
    counts[at] = (counts[at] as number) + 1;
  }
  let best = 0;
  let most = -1;
  for (let tone = LIKE_TONES; tone < TONES - LIKE_TONES; tone++) {
    let near = 0;
    for (let k = tone - LIKE_TONES; k <= tone + LIKE_TONES; k++) near += counts[k] as number;
    if (near > most) [best, most] = [tone, near];
  }
  return best / 255;
}

function softShare(above: Plane, nearLines: Plane): number {
  let soft = 0;
  for (let i = 0; i < above.data.length; i++)
    if (nearLines.data[i] === 0 && Math.abs(above.data[i] as number) > GROUND_RANGE) soft++;
  return soft / above.data.length;
}

function strokeShare({ width, height, data }: Plane): number {
  const parts = connectedComponents({ width, height, data: Uint8Array.from(data) }, 8);
  const areas = labelAreas(parts);
  const bounds = labelBounds(parts);
  const least = STROKE_LENGTH * Math.max(width, height);
  let long = 0;
  let all = 0;
  for (let label = 1; label <= parts.count; label++) {
    const at = 4 * (label - 1);
    const across = (bounds[at + 2] as number) - (bounds[at] as number);
    const down = (bounds[at + 3] as number) - (bounds[at + 1] as number);
    const area = areas[label] as number;
    all += area;
    if (Math.max(across, down) >= least) long += area;
  }
  return long / all;
}

function lineTone(above: Plane, lines: Plane, count: number): number {
  const tones = new Float32Array(count);
  for (let i = 0, n = 0; i < lines.data.length; i++) if (lines.data[i]) tones[n++] = above.data[i] as number;
  return tones.sort()[Math.floor((1 - FULL_INK) * (count - 1))] as number;
}

function turn(picture: Raster, { tones, line }: DarkGround): Raster {
  const { width, height } = picture;
  const out = createRaster(width, height, 3);
  const light = greyscale(picture).data;
  const [kx, ky] = [tones.width / width, tones.height / height];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const ground = readBilinear(tones, (x + 0.5) * kx - 0.5, (y + 0.5) * ky - 0.5);
      const ink = clamp(((light[i] as number) - ground) / line, 0, 1);
      const value = PAPER - ink * (PAPER - INK);
      out.data[3 * i] = value;
      out.data[3 * i + 1] = value;
      out.data[3 * i + 2] = value;
    }
  return out;
}

function sum({ data }: Plane): number {
  let total = 0;
  for (const v of data) total += v;
  return total;
}
