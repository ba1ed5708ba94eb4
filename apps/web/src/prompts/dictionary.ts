import { DICTIONARY } from '@plumbline/content/dictionary/dictionary.ts';
import { type DesignTerm, TERM_TOPICS, type TermTopic } from '@plumbline/contract/prompts/design-term.ts';
import { indexTerms, spellingOf } from '@plumbline/contract/prompts/term-index.ts';
import { LOCALES } from '@plumbline/contract/text.ts';

export const TERMS = DICTIONARY;
export const TERM_INDEX = indexTerms(DICTIONARY);

const SEARCHED = DICTIONARY.map((term) => ({
  term,
  words: LOCALES.flatMap((locale) => term.words[locale].map(spellingOf)),
}));

/**
 * Terms by what is typed in any language: those that are called so, then those with a word that begins so, then those that have
 * it elsewhere.
 *
 * @param topics in the order in which their terms come; undefined: of every topic
 */
export function searchTerms(typed: string, topics: readonly TermTopic[] | undefined): DesignTerm[] {
  const wanted = spellingOf(typed);
  const own = (topics ?? TERM_TOPICS).flatMap((topic) => SEARCHED.filter(({ term }) => term.topic === topic));
  if (wanted === '') return own.map(({ term }) => term);
  const ranked = own.map(({ term, words }) => ({ term, rank: rankOf(words, wanted) }));
  return RANKS.flatMap((rank) => ranked.filter((each) => each.rank === rank)).map(({ term }) => term);
}

const RANKS = [0, 1, 2] as const;

function rankOf(words: readonly string[], wanted: string): number {
  if (words.includes(wanted)) return 0;
  if (words.some((word) => word.startsWith(wanted))) return 1;
  return words.some((word) => word.includes(wanted)) ? 2 : 3;
}
