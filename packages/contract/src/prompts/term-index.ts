import { LOCALES, type Locale } from '../text.ts';
import type { DesignTerm } from './design-term.ts';

/** Words of the dictionary as they are looked up: without case, hyphens and full-width letters. */
export interface TermIndex {
  /** The term that a word of a language stands for. */
  find(word: string, language: Locale): DesignTerm | undefined;
  /** Words in a row that the longest English term has. */
  readonly longestRow: number;
  /** Signs that the longest Chinese or Japanese term has. */
  readonly longestJoined: number;
}

/** One spelling of a word for every way of writing it. */
export function spellingOf(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}

/** Of two terms with one word in a language the first is found. */
export function indexTerms(terms: readonly DesignTerm[]): TermIndex {
  const byLanguage = new Map<Locale, Map<string, DesignTerm>>(LOCALES.map((locale) => [locale, new Map()]));
  let longestRow = 1;
  let longestJoined = 1;
  for (const term of terms)
    for (const locale of LOCALES)
      for (const word of term.words[locale]) {
        const spelling = spellingOf(word);
        const found = byLanguage.get(locale);
        if (found && !found.has(spelling)) found.set(spelling, term);
        if (locale === 'en') longestRow = Math.max(longestRow, spelling.split(' ').length);
        else longestJoined = Math.max(longestJoined, spelling.length);
      }
  return {
    find: (word, language) => byLanguage.get(language)?.get(word),
    longestRow,
    longestJoined,
  };
}
