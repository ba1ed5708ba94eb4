import type { TileFrame } from '../spec/material-spec.ts';
import { createNoise } from '../noise/periodic-noise.ts';
import { createCellHit, createCells } from '../noise/periodic-cells.ts';
import { blendColour, scaleColour, type Texel, unitRandom } from '../spec/texel.ts';
import type { Unit } from '../layout/unit.ts';
import { parseHexColour } from '@plumbline/imaging/srgb.ts';

/** What the face of a unit does to the colour and height that it was given. */
export type Skin = (unit: Unit, u: number, v: number, texel: Texel) => void;

export interface GrainOptions {
  /** Blotches: millimetres and strength. */
  readonly mottle?: readonly [number, number];
  /** Fine grain: millimetres and strength. */
  readonly grain?: readonly [number, number];
  /** Dark (or coloured) specks: millimetres apart, share 0…1, strength. */
  readonly specks?: readonly [number, number, number];
  readonly speckColour?: string;
  /** Height given by blotches and grain. */
  readonly rough?: number;
}

/** Mineral surfaces: blotches, grain and specks; fits clay, stone, concrete, plaster and cloth alike. */
export function createGrainSkin(frame: TileFrame, options: GrainOptions, salt = 0): Skin {
  const { mottle = [0, 0], grain = [0, 0], specks = [0, 0, 0], rough = 0 } = options;
  const blotch = mottle[1] > 0 ? createNoise(frame, mottle[0], 4, salt + 51) : undefined;
  const fine =
    grain[1] > 0 ? createNoise(frame, Math.max(grain[0], frame.pixel * 1.3), 2, salt + 52) : undefined;
  const cells =
    specks[2] > 0 ? createCells(frame, Math.max(specks[0], frame.pixel * 2.2), 0.95, salt + 53) : undefined;
  const speck = parseHexColour(options.speckColour ?? '#2a2622');
  const hit = createCellHit();
  return (unit, u, v, texel) => {
    // Every unit shows another part of the field: blotches do not run across joints.
    const du = u + unitRandom(unit.id, 71, frame.seed) * 7 * unit.length;
    const dv = v + unitRandom(unit.id, 72, frame.seed) * 7 * unit.breadth;
    const a = blotch === undefined ? 0 : blotch(du, dv);
    const b = fine === undefined ? 0 : fine(u, v);
    scaleColour(texel, 1 + mottle[1] * a + grain[1] * b, mottle[1] * 0.18 * a);
    texel.h += rough * (0.6 * a + 0.4 * b);
    if (cells === undefined) return;
    cells(u, v, hit);
    const r = unitRandom(hit.id, 73, frame.seed);
    if (r > specks[1]) return;
    const radius = specks[0] * (0.18 + 0.3 * (r / specks[1]));
    const t = Math.min(1, Math.max(0, (radius - hit.centre) / Math.max(frame.pixel, 0.2 * radius) + 0.5));
    blendColour(texel, speck, t * specks[2]);
    texel.h -= rough * t;
  };
}
