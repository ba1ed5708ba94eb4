import type { Locale } from '../text.ts';

/** What the terms of the dictionary are about, in the order in which they are shown. */
export const TERM_TOPICS = [
  'space',
  'style',
  'structure',
  'opening',
  'stone-and-masonry',
  'wood-and-metal',
  'textile-and-finish',
  'furniture',
  'light',
  'equipment',
  'plant',
  'landscape',
  'atmosphere',
  'environment',
  'colour',
  'camera',
  'drawing',
  'decoration',
  'construction',
  'quality',
] as const;
export type TermTopic = (typeof TERM_TOPICS)[number];

/** One thing of design with its words in every language. */
export interface DesignTerm {
  readonly id: string;
  readonly topic: TermTopic;
  /** The first one is written; the others are read as well. */
  readonly words: Readonly<Record<Locale, readonly string[]>>;
}

/** The word of a term that is written in a language. */
export function wordOf(term: DesignTerm, locale: Locale): string {
  return term.words[locale][0] ?? '';
}
