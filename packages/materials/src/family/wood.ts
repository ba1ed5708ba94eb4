import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { parseHexColour } from '@plumbline/imaging/srgb.ts';
import type { Unit } from '../layout/unit.ts';
import type { TileFrame } from '../spec/material-spec.ts';
import { createNoise, periodicGradientNoise } from '../noise/periodic-noise.ts';
import { blendColour, createTones, scaleColour, type Texel, unitRandom } from '../spec/texel.ts';

/** How a kind of wood looks when it is sawn and finished. */
export interface WoodSpecies {
  /** Tones of boards; a board takes one. */
  readonly tones: readonly string[];
  /** Colour of the dense wood that ends a ring. */
  readonly late: string;
  /** Millimetres between rings as they show on a flat face. */
  readonly ring: number;
  /** How much the rings stand out, 0…1. */
  readonly rings: number;
  /** Streaks along the grain, 0…1. */
  readonly streaks: number;
  /** Open pores, 0…1: oak and ash much, pine none. */
  readonly pores: number;
  /** Share of boards with knots, 0…1. */
  readonly knots: number;
  /** Share of boards that are quarter-sawn: straight lines instead of arches. */
  readonly straight: number;
}

/** Rows of pores before their places repeat. */
const LINES = 4096;

/** Paints the face of a board whose grain runs along its length. */
export function createWoodSkin(
  frame: TileFrame,
  species: WoodSpecies,
): (unit: Unit, u: number, v: number, texel: Texel) => void {
  const { seed, pixel } = frame;
  const tones = createTones(species.tones);
  const late = parseHexColour(species.late);
  const knotColour = parseHexColour(species.late).map((c) => c * 0.62) as [number, number, number];
  // Both sides of the seam must see the same along the grain, so this noise wraps with the tile.
  const bend = createNoise(frame, [420, 60], 2, 11);
  const wobble = createNoise(frame, [110, 14], 2, 12);
  const streak = createNoise(frame, [700, 16], 3, 13);
  const fibre = createNoise(frame, [70, Math.max(1.6, pixel * 1.4)], 2, 14);
  const cloud = createNoise(frame, [260, 90], 2, 15);
  const poreRow = Math.max(1.1, pixel * 1.2);
  const poreCount = Math.max(2, Math.round(frame.widthMm / 11));
  const poreLength = frame.widthMm / poreCount;
  const endless = (unit: Unit): boolean => unit.length > frame.widthMm - 1;
  const ringsSeen = smoothstep(0.9, 2.6, species.ring / pixel);
  const soft = Math.min(0.45, 0.1 + (0.7 * pixel) / species.ring);
  return (unit, _u, _v, texel) => {
    const { id, x, y, breadth, length } = unit;
    const a = unitRandom(id, 1, seed);
    const b = unitRandom(id, 2, seed);
    const c = unitRandom(id, 3, seed);
    // Another part of the tree for every board; along the grain a whole field repeats only with the tile.
    const p = x + a * 5e3;
    const q = y + b * 3e3;
    const quarter = unitRandom(id, 4, seed) < species.straight;
    const middle = (c - 0.5) * (quarter ? 0.4 : 1.15) * breadth + (quarter ? 3.2 * breadth : 0);
    const depth =
      22 + 40 * b + (endless(unit) ? 0 : (a - 0.5) * 0.05 * x * (quarter ? 0.1 : 1)) + 26 * bend(p, q * 0.2);
    let across = y - middle + 7 * bend(p + 900, q) + 1.6 * wobble(p, q);
    let knot = 0;
    if (unitRandom(id, 6, seed) < species.knots) {
      const kx = (unitRandom(id, 7, seed) - 0.5) * length * 0.8;
      const ky = (unitRandom(id, 8, seed) - 0.5) * breadth * 0.7;
      const size = 5 + 9 * unitRandom(id, 9, seed);
      const ex = (x - kx) / 2.1;
      const ey = y - ky;
      const d = Math.sqrt(ex * ex + ey * ey) + 1.2 * wobble(p * 2, q * 2);
      // The grain flows around the knot.
      across += Math.sign(ey || 1) * size * 1.5 * Math.exp(-(d * d) / (6 * size * size));
      knot = smoothstep(size, size * 0.55, d) * (0.75 + 0.25 * Math.cos((d / size) * 14));
    }
    const t =
      (Math.sqrt(across * across + depth * depth * (quarter ? 0.02 : 1)) + 0.5 * wobble(p, q)) / species.ring;
    const ring = Math.floor(t);
    const f = t - ring;
    const strength = 0.35 + 0.65 * unitRandom(ring, id, seed + 3);
    // A ring darkens slowly and ends sharply.
    const dense = f ** 2.4 * smoothstep(1, 1 - soft, f) * strength * 1.5;
    tones(unitRandom(id, 10, seed), texel);
    scaleColour(texel, 0.93 + 0.14 * unitRandom(id, 12, seed), 0.03 * (a - 0.5));
    blendColour(
      texel,
      late,
      Math.min(0.9, species.rings * ringsSeen * dense + species.rings * 0.28 * (1 - ringsSeen)),
    );
    const s = streak(p, q);
    scaleColour(texel, 1 + species.streaks * 0.3 * s + 0.05 * cloud(p, q), -0.03 * s * species.streaks);
    scaleColour(texel, 1 + 0.07 * fibre(p, q));
    let open = 0;
    if (species.pores > 0) {
      const line = Math.floor(q / poreRow);
      const n = periodicGradientNoise(p / poreLength + line * 37, line * 0.73, poreCount, LINES, seed + 9);
      open = smoothstep(0.25, 0.6, n) * (0.35 + 0.65 * (1 - f)) * species.pores;
      scaleColour(texel, 1 - 0.2 * open);
    }
    if (knot > 0) blendColour(texel, knotColour, 0.85 * knot);
    texel.h = 0.9 - 0.12 * dense - 0.2 * open + 0.03 * fibre(p, q);
  };
}
