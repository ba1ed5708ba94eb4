import { CHANNELS } from '@plumbline/imaging/raster.ts';
import { mix, saturate, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearToSrgbFast, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import { type CellRole, isBackground } from '../read/cell-role.ts';
import type { RenderStage } from './render-stage.ts';
import { lampPools } from './room-fields.ts';
import { furnitureMask, shiftMask, softMask } from './room-masks.ts';
import { inflateSoftForms, slopeAt } from './soft-form.ts';

/** Brightness from which it is compressed. */
const SOFT_FROM = 0.75;

/** Display colour of watercolour paper. */
const PAPER: Rgb = [0.988, 0.974, 0.945];
/** Reflectance of the glaze that shadows are laid in. */
const SHADOW: Rgb = [0.47, 0.47, 0.58];
/** Light on a sunlit wall, which leaves pigments as they are. */
const DAYLIGHT: Rgb = [0.92, 0.9, 0.85];

const LOUD = 0.7;
/** Share of what a dim hour takes from the paper that is given back. */
const GREY_DAY = 0.3;

/** How much pigment a role takes: 0 bare paper, 1 the full colour. */
function densityOf(role: CellRole): number {
  switch (role) {
    case 'wall':
    case 'plain':
      return 0.8;
    case 'ceiling':
      return 0.24;
    case 'floor':
    case 'rug':
      return 0.85;
    case 'window':
    case 'glass':
      return 0.55;
    case 'rigid':
    case 'frame':
      return 0.72;
    default:
      return 0.98;
  }
}

/**
 * Watercolour washes under the ink, for drawings that say too little to build a room from: transparent pigment that
 * runs, pools at the rim of a wash and granulates, paper left bare where the light falls and towards the edges of the
 * sheet, one cool glaze for the shadows. Claims no material and no plane. Display values 0…1, RGB interleaved.
 */
export function washRoom(stage: RenderStage, colours: readonly Rgb[], check: () => void): Float32Array {
  const { cells, room, light, request, lightDirection: l } = stage;
  const { width, height } = cells;
  const out = new Float32Array(width * height * 3);
  const form = inflateSoftForms(stage, (role) => !isBackground(role) && role !== 'plain');
  check();
  const away = l[0] > 0 ? -1 : 1;
  const things = furnitureMask(stage);
  const about = softMask(stage, things, 0.06);
  const cast = softMask(stage, shiftMask(things, away * 0.016, 0.014), 0.007);
  const pools = light.lamp[0] > 0 ? lampPools(stage) : undefined;
  check();
  const seed = request.seed & 0xffff;
  const unit = 1024 / Math.max(width, height);
  const modelling = 0.7 + 0.6 * request.style.light.modelling;
  const slope = new Float64Array(2);
  const pigments = colours.map(calm);
  const companions = companionColours(stage, pigments);
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check();
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cell = cells.data[i] as number;
      if (cell === 0) continue;
      const role = room.roles[cell] ?? 'plain';
      const shell = isBackground(role) || role === 'plain';
      const sx = x * unit;
      const sy = y * unit;
      // Wet paint runs: blotches larger on walls than on things, of two hues that meet softly.
      const scale = shell ? 0.0046 : 0.014;
      const own = shell ? 0 : cell * 7.31;
      const flow = fractalNoise(sx * scale + own, sy * scale, 3, seed) - 0.5;
      const drift = fractalNoise(sx * scale * 0.8 - own, sy * scale * 0.8 + 9, 2, seed + 3);
      const grain =
        valueNoise(sx * 0.55, sy * 0.55, seed + 5) + 0.6 * valueNoise(sx * 0.21, sy * 0.21, seed + 6) - 0.8;
      const d = (form.border.data[i] as number) * unit;
      const rim = 0.4 * Math.exp(-d / 2.2) * (0.2 + drift) - 0.1 * Math.exp(-((d / 9 - 0.7) ** 2) * 5);
      let density = densityOf(role) * (1 + 1.1 * flow + 0.13 * grain);
      let shade = 0;
      if (!shell) {
        slopeAt(form, x, y, slope);
        const gx = slope[0] as number;
        const gy = slope[1] as number;
        const n = 1 / Math.sqrt(gx * gx + gy * gy + 1);
        const lit = ((-gx * l[0] - gy * l[1] - l[2]) * n) / -l[2];
        density *= 1 - 0.36 * smoothstep(1.05, 1.7, lit + 0.6 * flow);
        density += rim;
        shade = 0.25 * smoothstep(0.98, 0.45, lit) * modelling;
      } else {
        const u = x / width;
        const near = l[0] < 0 ? u : 1 - u;
        density *= 0.72 + 0.45 * near * (0.6 + 0.4 * v);
        // The wall is washed in behind things and left to run out into bare paper.
        if (role !== 'floor') density += 0.75 * smoothstep(0.04, 0.5, (about[i] as number) + 0.5 * flow);
        shade = cast[i] as number;
        shade = 0.55 * shade * shade * (3 - 2 * shade) * modelling;
      }
      density *= sheetEdge(stage, x, y, drift);
      const pigment = pigments[cell] as Rgb;
      const second = companions[cell] as Rgb;
      const t = saturate((drift - 0.42) * 2.2) * (shell ? 0.35 : 0.55);
      const bound = Math.max(0, Math.min(1.35, density));
      const fall = 0.72 + 0.42 * (l[0] < 0 ? 1 - x / width : x / width);
      const lamp = pools === undefined ? 0 : (pools[i] as number);
      const shine = (c: 0 | 1 | 2): number =>
        (light.ambient[c] + 0.5 * light.key[c] * fall + light.lamp[c] * lamp) / DAYLIGHT[c];
      const glow: Rgb = [shine(0), shine(1), shine(2)];
      // Paper cannot be brighter than paper; what is above it keeps its hue.
      // Painters keep a grey day lighter than it is.
      const brightest = Math.max(...glow);
      const exposure = brightest > 1 ? 0.95 / brightest : brightest ** -GREY_DAY;
      for (let c = 0; c < CHANNELS; c++) {
        const tone = Math.max(0.025, mix(pigment[c] as number, second[c] as number, t));
        const wash = tone ** bound * (SHADOW[c] as number) ** shade * (PAPER[c] as number);
        out[i * 3 + c] = linearToSrgbFast(softLimit(wash * (glow[c] as number) * exposure));
      }
    }
  }
  return out;
}

/** What is not understood is not painted loud: the more chroma a pigment has, the more it loses. */
function calm([r, g, b]: Rgb): Rgb {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const keep = 1 - LOUD * Math.min(1, Math.max(r, g, b) - Math.min(r, g, b));
  return [y + (r - y) * keep, y + (g - y) * keep, y + (b - y) * keep];
}

/** The wash ends raggedly before the edge of the sheet: 0 on bare paper, 1 inside. */
function sheetEdge(stage: RenderStage, x: number, y: number, drift: number): number {
  const { width, height } = stage.cells;
  const d = Math.min(x, y, width - 1 - x, height - 1 - y) / width;
  const start = 0.045 * drift - 0.008;
  return smoothstep(start, start + 0.02, d);
}

/** The hue that a wash runs into: the next fabric for things, the second wall colour for the wall. */
function companionColours(stage: RenderStage, colours: readonly Rgb[]): Rgb[] {
  const { cells } = stage.analysis;
  const { neighbours } = cells;
  return colours.map((colour, i) => {
    if (i === 0) return colour;
    // Colour bleeds in from the neighbour with the longest common border, if it is a thing too.
    let best = 0;
    let from = colour;
    const end = neighbours.start[i + 1] as number;
    for (let e = neighbours.start[i] as number; e < end; e++) {
      const other = neighbours.cell[e] as number;
      if (isBackground(stage.room.roles[other] ?? 'plain')) continue;
      if ((neighbours.contact[e] as number) > best) {
        best = neighbours.contact[e] as number;
        from = colours[other] as Rgb;
      }
    }
    return from;
  });
}

function softLimit(v: number): number {
  return v < SOFT_FROM ? v : 0.75 + 0.25 * (1 - Math.exp(-(v - 0.75) / 0.25));
}
