import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { Environment } from '@plumbline/atmosphere/atmosphere.ts';

/** `board`: the pale ground of a model that is looked down on and stands in no surroundings. */
export type GroundKind = 'lawn' | 'paving' | 'snow' | 'board';

/** What open ground is, and its linear colour fully lit. */
export interface Ground {
  readonly kind: GroundKind;
  readonly colour: Rgb;
}

const COLOURS: Readonly<Record<GroundKind, Rgb>> = {
  lawn: linearFromHex('#86926a'),
  paving: linearFromHex('#bfbab1'),
  // Trodden or drifted, under a closed sky: white only where it lies on roofs.
  snow: linearFromHex('#d2dce8'),
  board: linearFromHex('#c6c9cc'),
};

/** Meadow, undergrowth, dune: what open ground is made of by the surroundings. */
const OPEN_GROUND: Readonly<Record<Exclude<Environment, 'city-street'>, Rgb>> = {
  forest: linearFromHex('#6f8054'),
  lakeside: linearFromHex('#7d9770'),
  seaside: linearFromHex('#cbb98d'),
  countryside: linearFromHex('#a09f57'),
  'mountain-foot': linearFromHex('#929066'),
};

/** The ground that an environment brings along; grass where there is none. */
export function groundOf(kind: GroundKind, environment: Environment | undefined): Ground {
  const open = kind === 'lawn' && environment !== undefined && environment !== 'city-street';
  return { kind, colour: open ? OPEN_GROUND[environment] : COLOURS[kind] };
}

/** Variation of tone, and of hue towards yellow, of each ground. */
const VARIATION: Readonly<Record<GroundKind, readonly [tone: number, hue: number]>> = {
  lawn: [0.34, 0.1],
  paving: [0.13, 0.03],
  snow: [0.2, -0.07],
  board: [0.04, 0],
};

/**
 * Linear colour of level ground at a pixel, fully lit. Patches and grain shrink towards the horizon, where they fade;
 * contrast stays below what would read as an edge.
 * @param unit long side / 1024.
 */
export function groundColour(
  { kind, colour }: Ground,
  x: number,
  y: number,
  horizonY: number,
  unit: number,
  seed: number,
): Rgb {
  const depth = Math.max(3 * unit, y - horizonY);
  const u = (x / depth) * 5;
  const v = (620 * unit) / depth;
  const near = smoothstep(20 * unit, 160 * unit, depth);
  // Close to the horizon patches would run into streaks: they are faded out.
  const patch = (fractalNoise(u * 0.7, v * 2.2, 4, seed) - 0.5) * smoothstep(4 * unit, 60 * unit, depth);
  // Blades and grains are upright in the picture: finer across than along.
  const fine = near > 0 ? (valueNoise(x / (1.6 * unit), y / (3.2 * unit), seed + 3) - 0.5) * near : 0;
  const [tone, hue] = VARIATION[kind];
  const k = clamp(1 + tone * (1.5 * patch + 0.5 * fine), 0.5, 1.5);
  const [r, g, b] = colour;
  return [r * k * (1 + hue * patch), g * k, b * k * (1 - 1.5 * hue * patch)];
}
