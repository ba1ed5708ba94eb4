import type { KnowledgeFact } from '@plumbline/contract/knowledge/fact.ts';
import type { CalculatedValue } from '../calculators/calculator.ts';

export type Answer =
  | {
      readonly kind: 'calculation';
      /** What was asked for, first. */
      readonly results: readonly [CalculatedValue, ...CalculatedValue[]];
      /** The results, the formula with its source, the same with numbers, and notes, in the reader’s language. */
      readonly paragraphs: readonly string[];
    }
  | {
      readonly kind: 'facts';
      /** The first one answers; the others stand near to it. */
      readonly facts: readonly KnowledgeFact[];
      /** Sentences of the facts, and who says so, in the reader’s language. */
      readonly paragraphs: readonly string[];
    }
  | { readonly kind: 'declined'; readonly paragraphs: readonly string[] };
