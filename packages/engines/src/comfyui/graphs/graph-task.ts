import type { GenerationAsk } from '../../generative/generator.ts';
import type { FamilyParts, FoundModels, MainModel } from '../features/find-models.ts';
import type { GraphBuilder } from './graph-builder.ts';
import type { Link } from './node-signatures.ts';

/** What every part of a graph is built from. */
export interface GraphTask {
  readonly graph: GraphBuilder;
  readonly ask: GenerationAsk;
  readonly models: FoundModels;
  /** Of each side that is sampled: 1 unless memory ran out. */
  readonly share: number;
}

/** The same where a main model takes part. */
export interface SamplingTask extends GraphTask {
  readonly main: MainModel;
  readonly parts: FamilyParts;
}

export interface Conditions {
  readonly positive: Link<'CONDITIONING'>;
  readonly negative: Link<'CONDITIONING'>;
}
