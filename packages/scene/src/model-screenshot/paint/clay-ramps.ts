import type { HexColour, StyleSpec, SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import { dyeTowards } from '@plumbline/materials/dye-colour.ts';
import type { MaterialSampler } from '@plumbline/materials/material-sampler.ts';
import { InteriorRole } from '../read/interior-roles.ts';
import { TONES } from '../read/upper-tone.ts';
import { createTint, tintTone } from './tint-surface.ts';

/** How a role of a room of clay is coloured. */
interface ClayLook {
  readonly colour: (palette: StyleSpec['palette']) => HexColour;
  /** Whose material of the style dyes that colour; absent: none. */
  readonly material?: SurfaceRole;
  /** How far the tone of lit clay becomes that of the colour, 0…1, at the default closeness to the base. */
  readonly adoption: number;
  /** Most saturation, see `createTint`. */
  readonly saturation: number;
}

/** Panes have none: they show what lies outside. Clay is white all over: what stands in for timber or cloth has to darken to be told from the wall behind it. */
const LOOKS: Readonly<Partial<Record<InteriorRole, ClayLook>>> = {
  [InteriorRole.floor]: { colour: (p) => p.floor, material: 'floor', adoption: 0.8, saturation: 0.62 },
  [InteriorRole.ceiling]: { colour: (p) => p.ceiling, adoption: 0.3, saturation: 0.3 },
  [InteriorRole.wallLight]: { colour: (p) => p.walls[0], material: 'wall', adoption: 0.35, saturation: 0.5 },
  [InteriorRole.timber]: { colour: (p) => p.timber, material: 'joinery', adoption: 0.8, saturation: 0.55 },
  [InteriorRole.fabric]: { colour: (p) => p.fabrics[0] ?? p.walls[1], adoption: 0.7, saturation: 0.5 },
  [InteriorRole.curtain]: { colour: (p) => p.fabrics.at(-1) ?? p.walls[0], adoption: 0.45, saturation: 0.4 },
  [InteriorRole.plant]: { colour: () => '#5c7a45', adoption: 0.8, saturation: 0.65 },
  [InteriorRole.metal]: { colour: (p) => p.metal, adoption: 0.7, saturation: 0.4 },
};
/** How far a colour of the palette is drawn towards that of the material. */
const DYE = 0.6;
/** The tone that the last step of a ramp is of: tones are brought up to a little above 1. */
export const LIGHTEST = 1.1;

/** Colours of a material by the tone of the clay under it: `TONES` steps from 0 to {@link LIGHTEST}, linear, three values each. */
export type ClayRamp = Float32Array;

/**
 * @param reference tone of clay that is fully lit. @param closeness factor on how far colours are adopted
 * @returns undefined for what keeps the colour of its clay
 */
export function clayRamp(
  role: InteriorRole,
  palette: StyleSpec['palette'],
  materialOf: (role: SurfaceRole) => MaterialSampler | undefined,
  reference: number,
  closeness: number,
): ClayRamp | undefined {
  const look = LOOKS[role];
  if (look === undefined) return undefined;
  const own = linearFromHex(look.colour(palette));
  const material = look.material && materialOf(look.material);
  const colour = material === undefined ? own : dyeTowards(own, material.mean, DYE);
  const tint = createTint(colour, reference, Math.min(1, look.adoption * closeness), look.saturation);
  const ramp = new Float32Array(3 * TONES);
  for (let k = 0; k < TONES; k++) ramp.set(tintTone(tint, (LIGHTEST * k) / (TONES - 1)), 3 * k);
  return ramp;
}
