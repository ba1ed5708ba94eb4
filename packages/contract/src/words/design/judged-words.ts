import type { WordMeaning, WordState } from '../word-types.ts';
import type { DesignColour } from './design-brief.ts';
import type { DesignMeaning } from './vocabulary/design-book.ts';

/** What becomes of a word. */
export type Judged = { readonly state: WordState; readonly yieldsTo?: string };

/** What is said of a noun. */
export interface Said {
  readonly number?: number;
  readonly paint?: DesignColour;
  readonly material?: string;
}

const DESIGN_KEYS = [
  'space',
  'placed',
  'paint',
  'number',
  'measure',
  'view',
  'framing',
  'window',
  'season',
  'usual',
] as const;

/** What a word means in every prompt; null where only designs know it. */
export function asGeneral(meaning: DesignMeaning | null): WordMeaning | null {
  return meaning === null || DESIGN_KEYS.some((key) => key in meaning) ? null : (meaning as WordMeaning);
}
