import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { parseHexColour } from '@plumbline/imaging/srgb.ts';
import { createUnit } from '../layout/unit.ts';
import type { TileFrame, TileGenerator } from '../spec/material-spec.ts';
import { createCellHit, createCells } from '../noise/periodic-cells.ts';
import { createNoise, createRidges } from '../noise/periodic-noise.ts';
import {
  blendColour,
  createRamp,
  createTones,
  paintPoints,
  scaleColour,
  setColour,
  unitRandom,
} from '../spec/texel.ts';
import type { Skin } from './skins.ts';

export interface MarbleLook {
  /** Ground of the stone, dark to light. */
  readonly ground: readonly string[];
  readonly vein: string;
  /** Millimetres between large veins. */
  readonly spacing: number;
  /** 0 hairlines … 1 broad and cloudy. */
  readonly broad: number;
  /** 0 faint … 1 strong. */
  readonly strength: number;
}

/** Polished marble: clouds and veins that follow a folded stone (domain warping after Ken Perlin, 1985). */
export function createMarbleSkin(frame: TileFrame, look: MarbleLook): Skin {
  const { spacing } = look;
  const ground = createRamp(look.ground);
  const vein = parseHexColour(look.vein);
  const foldU = createNoise(frame, spacing * 1.5, 3, 101);
  const foldV = createNoise(frame, spacing * 1.5, 3, 102);
  const jagU = createNoise(frame, spacing * 0.22, 4, 108);
  const jagV = createNoise(frame, spacing * 0.22, 4, 109);
  const cloud = createNoise(frame, spacing * 0.9, 6, 103);
  const large = createRidges(frame, [spacing * 2.6, spacing * 0.8], 1, 0.012 + 0.03 * look.broad, 104);
  const halo = createRidges(frame, [spacing * 2.6, spacing * 0.8], 1, 0.08 + 0.2 * look.broad, 104);
  const fine = createRidges(frame, [spacing * 1.2, spacing * 0.45], 1, 0.016, 105);
  const hair = createRidges(frame, [spacing * 0.7, spacing * 0.3], 1, 0.014, 110);
  const mask = createNoise(frame, spacing * 0.8, 3, 106);
  const grain = createNoise(frame, Math.max(3, frame.pixel * 1.5), 2, 107);
  // Veins run aslant: a shear by whole tiles keeps the seam.
  const slant = frame.heightMm / frame.widthMm;
  return (unit, u, v, texel) => {
    // A slab is cut from elsewhere in the block; a stone without joints is one slab.
    const du = u + 4e3 * unitRandom(unit.id, 31, frame.seed) * (unit.id === 0 ? 0 : 1);
    const dv = v + 3e3 * unitRandom(unit.id, 32, frame.seed) * (unit.id === 0 ? 0 : 1);
    const wu = du + spacing * (0.5 * foldU(du, dv) + 0.1 * jagU(du, dv));
    const wv = dv + spacing * (0.42 * foldV(du, dv) + 0.1 * jagV(du, dv));
    ground(0.5 + 0.5 * cloud(wu, wv), texel);
    const shown = smoothstep(-0.5, 0.5, mask(du, dv));
    const fall = wv + wu * slant;
    const body = large(wu, fall);
    const soft = halo(wu, fall);
    const line = fine(du, wv - wu * slant);
    const thread = hair(wu + 0.4 * spacing, fall);
    // A vein is crisp in places and bleeds into the stone in others.
    const vein0 = Math.max(body * (0.35 + 0.65 * shown), soft * soft * (0.12 + 0.5 * look.broad) * shown);
    blendColour(texel, vein, look.strength * Math.min(1, vein0));
    blendColour(texel, vein, look.strength * (0.5 * line * (1 - shown) + 0.35 * thread * shown));
    scaleColour(texel, 1 + 0.018 * grain(u, v));
  };
}

/** Stone without joints. */
export function paintSlab(skin: (frame: TileFrame) => Skin): TileGenerator {
  return paintPoints((frame) => {
    const face = skin(frame);
    const unit = createUnit();
    unit.length = frame.widthMm;
    unit.breadth = frame.heightMm;
    return (u, v, texel) => {
      texel.h = 0.9;
      unit.x = u - frame.widthMm / 2;
      unit.y = v - frame.heightMm / 2;
      face(unit, u, v, texel);
    };
  });
}

export interface BandedLook {
  readonly tones: readonly string[];
  /** Millimetres across a band and along it. */
  readonly band: readonly [number, number];
  /** 0 straight … 1 wavy. */
  readonly wave: number;
  /** Elongated holes: share 0…1. */
  readonly holes: number;
  readonly holeColour: string;
  /** Fine lines within the bands, 0…1. */
  readonly lines: number;
  /** Fine grain 0…1. */
  readonly grain?: number;
}

/** Layered stone: travertine, sandstone, onyx. */
export function createBandedSkin(frame: TileFrame, look: BandedLook): Skin {
  const tones = createRamp(look.tones);
  const hole = parseHexColour(look.holeColour);
  const [across, along] = look.band;
  const wave = createNoise(frame, [along, across * 3], 3, 111);
  const band = createNoise(frame, [along * 1.5, across], 3, 112);
  const thin = createNoise(frame, [along * 0.7, Math.max(across / 7, 1.3 * frame.pixel)], 2, 113);
  const cavity = createNoise(frame, [42, 12], 3, 114);
  const crowd = createNoise(frame, [along * 0.8, across * 1.4], 2, 115);
  const grain = createNoise(frame, Math.max(2.4, 1.3 * frame.pixel), 2, 116);
  return (unit, u, v, texel) => {
    const du = u + 4e3 * unitRandom(unit.id, 33, frame.seed) * (unit.id === 0 ? 0 : 1);
    const dv = v + 3e3 * unitRandom(unit.id, 34, frame.seed) * (unit.id === 0 ? 0 : 1);
    const y = dv + look.wave * across * 0.7 * wave(du, dv);
    tones(0.5 + 0.55 * band(du, y), texel);
    scaleColour(
      texel,
      1 + 0.07 * look.lines * thin(du, y) + (0.025 + 0.07 * (look.grain ?? 0)) * grain(u, v),
      0.02 * thin(du, y),
    );
    if (look.holes > 0) {
      const bar = 1.05 - look.holes * (0.55 + 0.5 * crowd(du, y));
      const open = smoothstep(bar - 0.08, bar + 0.1, cavity(du, y));
      blendColour(texel, hole, 0.75 * open);
      texel.h -= 0.6 * open;
    }
    texel.h -= 0.05 * thin(du, y);
  };
}

export interface SpeckledLook {
  /** Minerals, each with its share and the size of its grains in millimetres; the last fills the rest. */
  readonly minerals: readonly { readonly colour: string; readonly share: number }[];
  readonly size: number;
  /** Large-scale clouding 0…1. */
  readonly cloud: number;
}

/** Granite and the like: grains of several minerals that crowd together. */
export function createSpeckledSkin(frame: TileFrame, look: SpeckledLook): Skin {
  const colours = look.minerals.map((m) => parseHexColour(m.colour));
  const size = Math.max(look.size, 1.7 * frame.pixel);
  const cells = createCells(frame, size, 1, 121);
  const small = createCells(frame, Math.max(size * 0.5, 1.5 * frame.pixel), 1, 122);
  const bendU = createNoise(frame, size * 1.1, 2, 123);
  const crowd = createNoise(frame, size * 6, 3, 124);
  const cloud = createNoise(frame, 180, 3, 125);
  const hit = createCellHit();
  const pick = (t: number): number => {
    let left = t;
    for (let k = 0; k < look.minerals.length - 1; k++) {
      left -= look.minerals[k]?.share ?? 0;
      if (left < 0) return k;
    }
    return look.minerals.length - 1;
  };
  return (unit, u, v, texel) => {
    const w = size * 0.35 * bendU(u, v);
    cells(u + w, v - w, hit);
    const of = unitRandom(hit.id, 35, frame.seed) + 0.16 * crowd(u, v);
    setColour(texel, colours[pick(of)] as readonly [number, number, number]);
    const tone = unitRandom(hit.id, 36, frame.seed);
    small(u, v, hit);
    const grainOf = unitRandom(hit.id, 37, frame.seed);
    if (grainOf < 0.3)
      blendColour(texel, colours[pick(grainOf / 0.3)] as readonly [number, number, number], 0.55);
    scaleColour(
      texel,
      0.93 +
        0.14 * tone +
        0.06 * look.cloud * cloud(u, v) +
        0.05 * (unitRandom(unit.id, 38, frame.seed) - 0.5),
    );
    texel.h -= 0.04 * tone;
  };
}

export interface ChipLook {
  readonly matrix: string;
  readonly chips: readonly string[];
  /** Millimetres of the largest chips. */
  readonly size: number;
  /** Share of the large chips' places that hold one, 0…1. */
  readonly density: number;
}

/** Terrazzo: broken chips of three sizes in a matrix. */
export function createTerrazzoSkin(frame: TileFrame, look: ChipLook): Skin {
  const matrix = parseHexColour(look.matrix);
  const chips = createTones(look.chips);
  const sizes = [look.size, look.size * 0.48, look.size * 0.22].filter((s) => s > 2.2 * frame.pixel);
  const layers = sizes.map((s, k) => ({
    cells: createCells(frame, s * 1.25, 0.92, 131 + k),
    gap: s * (0.13 + 0.05 * k),
    jag: createNoise(frame, s * 0.3, 2, 141 + k),
    s,
    density: look.density * (1 - 0.13 * k),
  }));
  const fine = createNoise(frame, Math.max(2.2, 1.3 * frame.pixel), 2, 151);
  const hit = createCellHit();
  return (unit, u, v, texel) => {
    setColour(texel, matrix, 1 + 0.05 * fine(u, v) + 0.03 * (unitRandom(unit.id, 39, frame.seed) - 0.5));
    for (const { cells, gap, jag, s, density } of layers) {
      cells(u, v, hit);
      if (unitRandom(hit.id, 40, frame.seed) > density) continue;
      const own = gap * (0.5 + 1.6 * unitRandom(hit.id, 41, frame.seed));
      const inside = hit.edge - own + 0.06 * s * jag(u, v);
      const t = Math.min(1, Math.max(0, inside / frame.pixel + 0.5));
      if (t <= 0) continue;
      const before: [number, number, number] = [texel.r, texel.g, texel.b];
      chips(unitRandom(hit.id, 42, frame.seed), texel);
      scaleColour(texel, 0.94 + 0.12 * unitRandom(hit.id, 43, frame.seed) + 0.05 * jag(u * 1.7, v * 1.7));
      blendColour(texel, before, 1 - t);
      texel.h += 0.1 * t * Math.min(1, inside / (0.3 * s));
      if (t > 0.9) return;
    }
  };
}
