import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { parseHexColour } from '@plumbline/imaging/srgb.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import type { TileFrame, TileGenerator } from '../spec/material-spec.ts';
import { createCellHit, createCells } from '../noise/periodic-cells.ts';
import { createNoise, wrap } from '../noise/periodic-noise.ts';
import { blendColour, createRamp, createTones, paintPoints, scaleColour, setColour } from '../spec/texel.ts';

export interface BrushedLook {
  readonly colour: string;
  /** Length of brush marks in millimetres and their strength 0…1. */
  readonly brush: readonly [number, number];
  /** Colour of stains and where they begin (0 everywhere … 1 nowhere). */
  readonly stain?: readonly (readonly [string, number])[];
  /** Millimetres of clouding and its strength. */
  readonly cloud: readonly [number, number];
  /** Rust-like grain 0…1. */
  readonly grain?: number;
}

/** Metal in sheets: brushed, cast, rusted or covered with patina. */
export function paintMetal(look: BrushedLook): TileGenerator {
  const base = parseHexColour(look.colour);
  const stains = (look.stain ?? []).map(([hex, from]) => ({ colour: parseHexColour(hex), from }));
  return paintPoints((frame) => {
    const brush = createNoise(frame, [look.brush[0], Math.max(1, 1.2 * frame.pixel)], 3, 221);
    const cloud = createNoise(frame, look.cloud[0], 4, 222);
    const blotch = stains.map((_, k) => createNoise(frame, look.cloud[0] * (0.9 - 0.2 * k), 5, 223 + k));
    const grain = createNoise(frame, Math.max(2, 1.2 * frame.pixel), 2, 231);
    const runs = createNoise(frame, [look.cloud[0] * 0.22, look.cloud[0] * 2], 3, 232);
    return (u, v, texel) => {
      setColour(texel, base, 1 + look.brush[1] * 0.16 * brush(u, v) + look.cloud[1] * 0.16 * cloud(u, v));
      texel.h = 0.6 + 0.3 * look.brush[1] * brush(u, v);
      stains.forEach(({ colour, from }, k) => {
        const n = 0.5 + 0.5 * ((blotch[k]?.(u, v) ?? 0) * 0.8 + 0.3 * runs(u, v)) + 0.08 * grain(u, v);
        const t = 0.85 * smoothstep(from - 0.22, from + 0.26, n);
        blendColour(texel, colour, t);
        texel.h -= 0.12 * t;
      });
      const g = (look.grain ?? 0) * grain(u, v);
      scaleColour(texel, 1 + 0.14 * g, 0.03 * g);
      texel.h += 0.2 * g;
    };
  });
}

/** Cross-section of a profiled sheet: height 0…1 for a phase 0…1 of a period. */
export type Profile = (phase: number) => number;

export const ribProfile: Profile = (t) => smoothstep(0.035, 0.012, Math.abs(t - 0.5));
export const waveProfile: Profile = (t) => 0.5 - 0.5 * Math.cos(2 * Math.PI * t);
export const fluteProfile: Profile = (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
/** Trapezoid: flat, slope, flat. */
export const deckProfile: Profile = (t) => smoothstep(0.2, 0.28, t) * smoothstep(0.8, 0.72, t);

export interface ProfiledLook {
  readonly tones: readonly string[];
  /** Periods over the tile. */
  readonly count: number;
  readonly profile: Profile;
  /** Cavities darker by, 0…1. */
  readonly cavity: number;
  readonly cloud: number;
  /** True: ridges lie level, repeated along v. */
  readonly level?: boolean;
  /** Sheets differ in tone, 0…1. */
  readonly vary?: number;
  /** Fine grain 0…1. */
  readonly grain?: number;
}

/** Ribs, flutes and waves: standing seams, corrugated sheet, fluted glass and slats. */
export function paintProfiled(look: ProfiledLook): TileGenerator {
  const tones = createTones(look.tones);
  return paintPoints((frame) => {
    const cloud = createNoise(frame, 420, 4, 241);
    const grain = createNoise(frame, Math.max(2.5, 1.3 * frame.pixel), 2, 242);
    const oil = createNoise(frame, look.level ? [500, 60] : [60, 500], 2, 243);
    const pitch = (look.level ? frame.heightMm : frame.widthMm) / look.count;
    return (u, v, texel) => {
      const s = (look.level ? v : u) / pitch;
      const k = wrap(Math.floor(s), look.count);
      const h = look.profile(s - Math.floor(s));
      tones(0.5 + (look.vary ?? 0) * (((k * 0.618) % 1) - 0.5), texel);
      scaleColour(
        texel,
        1 - look.cavity * (1 - h) + 0.08 * look.cloud * cloud(u, v) + 0.05 * (look.grain ?? 0) * grain(u, v),
      );
      // Thin sheets are never quite flat between their folds.
      texel.h = 0.06 + 0.88 * h + 0.03 * oil(u, v);
    };
  });
}

export interface PerforatedLook {
  readonly colour: string;
  readonly hole: string;
  /** Holes over the tile (even along v: rows are staggered) and radius as a share of the pitch. */
  readonly count: readonly [number, number];
  readonly radius: number;
}

/** Sheet with staggered round holes. */
export function paintPerforated(look: PerforatedLook): TileGenerator {
  const sheet = parseHexColour(look.colour);
  const hole = parseHexColour(look.hole);
  return paintPoints((frame) => {
    const [nx, ny] = look.count;
    const px = frame.widthMm / nx;
    const py = frame.heightMm / ny;
    const cloud = createNoise(frame, 120, 3, 251);
    const radius = look.radius * px;
    return (u, v, texel) => {
      let d = Infinity;
      const row = Math.round(v / py - 0.5);
      for (let r = row - 1; r <= row + 1; r++) {
        const shift = (wrap(r, 2) === 1 ? 0.5 : 0) + 0.5;
        const dx = u - (Math.round(u / px - shift) + shift) * px;
        const dy = v - (r + 0.5) * py;
        d = Math.min(d, Math.hypot(dx, dy));
      }
      setColour(texel, sheet, 1 + 0.05 * cloud(u, v));
      const t = Math.min(1, Math.max(0, (radius - d) / frame.pixel + 0.5));
      blendColour(texel, hole, t);
      texel.h = 1 - t;
    };
  });
}

export interface CoatLook {
  readonly tones: readonly string[];
  /** Trowel clouds: millimetres and strength 0…1. */
  readonly cloud: readonly [number, number];
  /** Grain: millimetres and strength 0…1. */
  readonly grain: readonly [number, number];
  /** Strokes of a trowel or brush: millimetres along and across, strength 0…1. */
  readonly strokes?: readonly [number, number, number];
}

/** Coats without joints: plaster, render, microcement, asphalt, membranes, concrete. */
export function paintCoat(look: CoatLook): TileGenerator {
  const tones = createRamp(look.tones);
  return paintPoints((frame) => {
    const cloud = createNoise(frame, look.cloud[0], 4, 261);
    const cloudy = createNoise(frame, look.cloud[0] * 0.3, 4, 269);
    const fold = createNoise(frame, look.cloud[0] * 0.8, 3, 262);
    const size = Math.max(look.grain[0], 1.2 * frame.pixel);
    const grain = createNoise(frame, size, 3, 263);
    const [along, across, strength] = look.strokes ?? [300, 40, 0];
    const strokes = createNoise(frame, [along, across], 3, 264);
    const strokes2 = createNoise(frame, [across, along], 3, 265);
    const which = createNoise(frame, along * 1.5, 2, 266);
    return (u, v, texel) => {
      const w = look.cloud[0] * 0.3 * fold(u, v);
      // Slow clouds are what the eye finds again in the next tile: they stay weak against the fine ones.
      const c = 0.45 * cloud(u + w, v - w) + 0.75 * cloudy(u - w, v + w);
      const g = grain(u, v);
      tones(0.5 + 0.34 * look.cloud[1] * c, texel);
      let s = 0;
      if (strength > 0) {
        // A trowel goes to and fro: one direction gives way to the other.
        const t = smoothstep(-0.25, 0.25, which(u, v));
        s = strength * (strokes(u + 2 * w, v) * (1 - t) + strokes2(u, v + 2 * w) * t);
      }
      scaleColour(texel, 1 + 0.09 * look.grain[1] * g + 0.09 * s + 0.05 * look.cloud[1] * c, 0.01 * c);
      texel.h = 0.5 + 0.3 * look.grain[1] * g + 0.3 * s + 0.12 * look.cloud[1] * c;
    };
  });
}

export interface WaterLook {
  readonly deep: string;
  readonly shallow: string;
  /** Length of the waves in millimetres, 0…1 their strength. */
  readonly waves: readonly [number, number];
  /** Net of light on the bottom, 0…1. */
  readonly caustics: number;
}

/** Water seen from above: ripples that bend around each other, and a net of light in a pool. */
export function paintWater(look: WaterLook): TileGenerator {
  const deep = parseHexColour(look.deep);
  const shallow = parseHexColour(look.shallow);
  return paintPoints((frame) => {
    const [length, strength] = look.waves;
    const waves = waveTrains(frame, length);
    const bendU = createNoise(frame, length * 1.6, 3, 271);
    const bendV = createNoise(frame, length * 1.6, 3, 272);
    const small = createNoise(frame, [length * 0.32, length * 0.2], 3, 274);
    const net = createCells(frame, length * 0.8, 0.9, 275);
    const net2 = createCells(frame, length * 0.55, 0.9, 277);
    const broad = createNoise(frame, length * 4, 3, 276);
    const hit = createCellHit();
    return (u, v, texel) => {
      const bu = bendU(u, v);
      const bv = bendV(u, v);
      const du = u + length * 0.35 * bu;
      const dv = v + length * 0.35 * bv;
      let sum = 0;
      for (const { ku, kv, phase, weight } of waves) {
        // Crests are sharper than troughs.
        const s = Math.sin(ku * du + kv * dv + phase);
        sum += weight * (s + 0.35 * s * s - 0.17);
      }
      const h = Math.min(1, Math.max(0, 0.5 + strength * (0.3 * sum + 0.1 * small(du, dv))));
      setColour(texel, deep);
      blendColour(
        texel,
        shallow,
        Math.min(1, Math.max(0, 0.5 + strength * (h - 0.5) * 1.5 + 0.16 * broad(u, v))),
      );
      if (look.caustics > 0) {
        net(du + length * 0.2 * bv, dv, hit);
        const a = Math.exp(-hit.edge / (0.05 * length));
        net2(du, dv + length * 0.2 * bu, hit);
        const b = Math.exp(-hit.edge / (0.045 * length));
        blendColour(texel, [0.97, 1, 1], look.caustics * Math.min(0.8, 0.55 * a * (0.5 + b) + 0.16 * b));
      }
      texel.h = h;
    };
  });
}

/** Sine waves of several lengths and directions, each a whole number of periods over the tile. */
function waveTrains(
  frame: TileFrame,
  length: number,
): { ku: number; kv: number; phase: number; weight: number }[] {
  const random = seededRandom(frame.seed * 59 + 3);
  return Array.from({ length: 14 }, (_, k) => {
    const wave = length * (1.7 - 1.3 * (k / 13));
    const angle = 1.35 + (random() - 0.5) * 1.7;
    const nu = Math.round((frame.widthMm / wave) * Math.cos(angle));
    const nv = Math.max(1, Math.round((frame.heightMm / wave) * Math.sin(angle)));
    return {
      ku: (2 * Math.PI * nu) / frame.widthMm,
      kv: (2 * Math.PI * nv) / frame.heightMm,
      phase: random() * 2 * Math.PI,
      weight: 0.42 * (wave / length) ** 0.8,
    };
  });
}
