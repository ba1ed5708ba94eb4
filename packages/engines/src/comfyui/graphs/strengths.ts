import type { ControlKind } from '../../generative/generator.ts';
import type { ModelFamily } from '../features/model-family.ts';

/** Points of a curve, by rising first value; between them it runs straight. */
type Curve = readonly (readonly [at: number, value: number])[];

export function readCurve(curve: Curve, at: number): number {
  let [before] = curve;
  for (const point of curve) {
    if (point[0] >= at) {
      const from = before ?? point;
      const width = point[0] - from[0];
      return width === 0 ? point[1] : from[1] + ((point[1] - from[1]) * (at - from[0])) / width;
    }
    before = point;
  }
  return before?.[1] ?? 0;
}

/** How much of the schedule the base's colours lose, by similarity. */
export const DENOISE: Curve = [
  // Nothing of the base is asked for.
  [0, 1],
  // White paper shines through below 0.85: it is the least with which a line drawing becomes a picture.
  [0.3, 0.87],
  // A coloured massing keeps its colours and gains materials.
  [0.6, 0.65],
  [0.8, 0.48],
  // Only surfaces change; below 0.3 nothing visible does.
  [1, 0.32],
];

/**
 * The same inside a mask, for a model that did not learn to fill holes: at 1 it would no longer see what stands around. One that did
 * takes {@link DENOISE}.
 */
export const DENOISE_IN_MASK: Curve = [
  [0, 0.92],
  [0.3, 0.82],
  [0.6, 0.65],
  [0.8, 0.48],
  [1, 0.32],
];

/**
 * How much of the frame before a frame loses, by how firmly colours are to stay: more flickers, less keeps what was erased. It is begun
 * from what was made, whose colours are the model's own, so that a drawing's white paper does not shine through again.
 */
export const DENOISE_AGAIN: Curve = [
  [0, 0.75],
  [1, 0.5],
];

/** Weight of a control picture, by strength. Low, middle and high are 0.7, 1 and 1 in the plugin whose presets people know. */
const CONTROL_WEIGHT: Curve = [
  [0, 0],
  [0.25, 0.6],
  [0.5, 0.85],
  [0.75, 1],
  // Above 1 lines are drawn as lines instead of edges.
  [1, 1],
];

/** Up to which share of the schedule it is followed: what is decided late is texture, and there freedom looks better. */
const CONTROL_END: Curve = [
  [0, 0.3],
  [0.25, 0.5],
  [0.5, 0.7],
  [0.75, 0.85],
  // The promise is geometry: at full strength nothing moves to the end.
  [1, 1],
];

/** Of each kind, against lines. */
const KIND_SHARE: Readonly<Record<ControlKind, { readonly weight: number; readonly end: number }>> = {
  line: { weight: 1, end: 1 },
  // Our depth is exact, not guessed from a photograph, but it says little of edges and stiffens what has none.
  depth: { weight: 0.8, end: 0.85 },
  normal: { weight: 0.75, end: 0.8 },
  // Says what a thing is, which is settled early.
  regions: { weight: 0.6, end: 0.6 },
};

/** Several add up: together about what two thirds of each would do, or the picture is drawn twice. */
const CHAIN_SHARES = [1, 0.65, 0.55, 0.5] as const;

/** Flux's control networks were trained at 0.7; at 1 its pictures turn grainy. */
const FAMILY_SHARE: Readonly<Record<ModelFamily, number>> = { sd15: 1, sdxl: 1, flux: 0.75 };

export interface ControlStrength {
  readonly weight: number;
  readonly end: number;
}

/** @param count how many control pictures act together */
export function controlStrength(
  kind: ControlKind,
  strength: number,
  count: number,
  family: ModelFamily,
): ControlStrength {
  const share = KIND_SHARE[kind];
  const chain = CHAIN_SHARES[Math.min(count, CHAIN_SHARES.length) - 1] ?? 1;
  return {
    weight: round(readCurve(CONTROL_WEIGHT, strength) * share.weight * chain * FAMILY_SHARE[family]),
    end: round(readCurve(CONTROL_END, strength) * share.end),
  };
}

/** Of IP-Adapter: 0.4 is felt, 0.8 is the look, 1.2 takes over. */
export const REFERENCE_WEIGHT: Curve = [
  [0, 0],
  [0.33, 0.4],
  [0.66, 0.8],
  [1, 1.2],
];

/** Of Redux, which speaks much louder: from 0.3 on it is seen, at 1 the prompt is hardly read. */
export const STYLE_MODEL_WEIGHT: Curve = [
  [0, 0],
  [0.33, 0.3],
  [0.66, 0.6],
  [1, 1],
];

/** Numbers of a graph are kept short, so that the same ask reads the same. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
