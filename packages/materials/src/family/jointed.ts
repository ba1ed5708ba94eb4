import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { parseHexColour } from '@plumbline/imaging/srgb.ts';
import { createUnit, type Layout, type Unit } from '../layout/unit.ts';
import type { TileFrame, TileGenerator } from '../spec/material-spec.ts';
import { createNoise } from '../noise/periodic-noise.ts';
import {
  blendColour,
  createTones,
  paintPoints,
  scaleColour,
  setColour,
  type Texel,
  unitRandom,
} from '../spec/texel.ts';
import { createGrainSkin, type GrainOptions, type Skin } from './skins.ts';

export interface Joint {
  /** Millimetres. */
  readonly width: number;
  readonly colour: string;
  /** How deep it lies, 0…1 of the relief. */
  readonly depth: number;
  /** Millimetres over which the edge of a unit is rounded. */
  readonly round: number;
  /** Millimetres by which edges wander: 0 cut, 3 hand-made. */
  readonly ragged?: number;
  /** Sand in the joint, 0…1. */
  readonly sand?: number;
}

/** How the units between the joints look. */
export interface UnitLook {
  readonly tones: readonly string[];
  /** Lightness differs by so much from unit to unit, 0…1. */
  readonly vary?: number;
  readonly grain?: GrainOptions;
  /** Edges darker (negative) or lighter, and over how many millimetres. */
  readonly rim?: readonly [number, number];
  /** Each unit lies a little tilted, higher or lower: 0…1 of the relief. */
  readonly tilt?: number;
  /** Middle of a unit raised like a pillow, 0…1 of the relief. */
  readonly pillow?: number;
  /** Overlap: the height falls from the lower edge of a unit to its upper one (roofing, cladding), 0…1. */
  readonly overlap?: number;
}

/** Units with joints: brickwork, tiles, paving, cladding. */
export function paintJointed(
  layout: (frame: TileFrame) => Layout,
  joint: Joint,
  look: UnitLook,
  skin?: (frame: TileFrame) => Skin,
): TileGenerator {
  return paintPoints((frame) => {
    const locate = layout(frame);
    const tones = createTones(look.tones);
    const face = skin?.(frame);
    const grain = createGrainSkin(frame, look.grain ?? {});
    const wander = createNoise(frame, Math.max(14, 3 * frame.pixel), 3, 61);
    const sandy = createNoise(frame, Math.max(1.6, 1.2 * frame.pixel), 2, 62);
    const dirt = createNoise(frame, 130, 3, 63);
    const jointColour = parseHexColour(joint.colour);
    const unit = createUnit();
    const { seed, pixel } = frame;
    return (u, v, texel) => {
      locate(u, v, unit);
      const ragged = joint.ragged ?? 0;
      const edge = unit.edge - joint.width / 2 + (ragged > 0 ? ragged * wander(u, v) : 0);
      setUnit(texel, unit, tones, look, seed);
      face?.(unit, u, v, texel);
      grain(unit, u, v, texel);
      if (look.rim !== undefined)
        scaleColour(texel, 1 + look.rim[0] * Math.exp(-Math.max(0, edge) / look.rim[1]));
      if (look.overlap !== undefined) texel.h -= look.overlap * (0.5 - unit.y / unit.breadth);
      if (look.pillow !== undefined)
        texel.h -= look.pillow * (1 - smoothstep(0, 0.5 * Math.min(unit.length, unit.breadth), edge));
      const rounding = Math.max(joint.round, 0.01);
      const shoulder = 1 - Math.min(1, Math.max(0, edge / rounding));
      texel.h -= joint.depth * 0.45 * shoulder * shoulder;
      // The joint is seen as far as a pixel covers it: hairlines fade with distance and never break up.
      const inJoint = Math.min(1, Math.max(0, 0.5 - edge / Math.max(pixel, 0.8)));
      const share = joint.width < pixel ? inJoint * Math.max(0.5, joint.width / pixel) : inJoint;
      if (share <= 0) return;
      const sand = (joint.sand ?? 0.1) * sandy(u, v) + 0.06 * dirt(u, v);
      const h = texel.h;
      blendColour(
        texel,
        [jointColour[0] * (1 + sand), jointColour[1] * (1 + sand), jointColour[2] * (1 + sand)],
        share,
      );
      texel.h = h + (1 - joint.depth + 0.1 * (joint.sand ?? 0) * sand - h) * share;
    };
  });
}

function setUnit(
  texel: Texel,
  unit: Unit,
  tones: (t: number, texel: Texel) => void,
  look: UnitLook,
  seed: number,
): void {
  setColour(texel, [1, 1, 1]);
  tones(unitRandom(unit.id, 21, seed), texel);
  const vary = look.vary ?? 0;
  const value = unitRandom(unit.id, 22, seed) - 0.5;
  scaleColour(texel, 1 + vary * value, 0.25 * vary * (unitRandom(unit.id, 23, seed) - 0.5));
  texel.h = 0.95;
  if (look.tilt === undefined) return;
  const tu = unitRandom(unit.id, 24, seed) - 0.5;
  const tv = unitRandom(unit.id, 25, seed) - 0.5;
  texel.h -=
    look.tilt *
    (0.3 * unitRandom(unit.id, 26, seed) + (tu * unit.x) / unit.length + (tv * unit.y) / unit.breadth);
}
