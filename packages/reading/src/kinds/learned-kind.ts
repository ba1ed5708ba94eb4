import type { Raster } from '@plumbline/imaging/raster.ts';
import { DamagedWeights, type WeightFile } from '../net/weight-reader.ts';
import { kindInput } from './kind-input.ts';
import {
  LEARNED_KINDS,
  LEARNED_SPACES,
  LEARNED_TURNS,
  LEARNED_VIEWS,
  type LearnedKind,
  type LearnedSpace,
  type LearnedTurn,
  type LearnedView,
} from './kind-names.ts';
import { KindNet } from './kind-net.ts';

/** What the net of kinds says of a picture: a probability for each name. */
export interface LearnedKindReading {
  readonly kinds: Readonly<Record<LearnedKind, number>>;
  readonly spaces: Readonly<Record<LearnedSpace, number>>;
  readonly views: Readonly<Record<LearnedView, number>>;
  readonly turns: Readonly<Record<LearnedTurn, number>>;
}

/** Tells kinds of pictures. @param picture RGB, any size; as the net learned it, of at most 640 px */
export type KindReader = (picture: Raster) => LearnedKindReading;

/** A reader with these weights; null where they are damaged, so that others may go on without it. */
export function createKindReader(weights: WeightFile): KindReader | null {
  try {
    const net = new KindNet(weights);
    return (picture) => toKindReading(net.run(kindInput(picture), picture.width / picture.height));
  } catch (error) {
    if (error instanceof DamagedWeights) return null;
    throw error;
  }
}

/** Outputs of the heads of a net, side by side in the order of the names, as probabilities. */
export function toKindReading(heads: Float32Array): LearnedKindReading {
  let at = 0;
  const next = <Name extends string | number>(names: readonly Name[]): Readonly<Record<Name, number>> =>
    toShares(names, heads.subarray(at, (at += names.length)));
  return {
    kinds: next(LEARNED_KINDS),
    spaces: next(LEARNED_SPACES),
    views: next(LEARNED_VIEWS),
    turns: next(LEARNED_TURNS),
  };
}

/** Logits as probabilities, which add up to 1. */
function toShares<Name extends string | number>(
  names: readonly Name[],
  logits: Float32Array,
): Readonly<Record<Name, number>> {
  const most = Math.max(...logits);
  const powers = Array.from(logits, (logit) => Math.exp(logit - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return Object.fromEntries(names.map((name, k) => [name, (powers[k] as number) / sum])) as Record<
    Name,
    number
  >;
}
