import { type TermTopic, wordOf } from '@plumbline/contract/prompts/design-term.ts';
import { spellingOf } from '@plumbline/contract/prompts/term-index.ts';
import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import type { LibraryItem } from '../library/library-item.ts';
import { searchTerms } from './dictionary.ts';

/** A word of the library in the page's language, and in another one beside it. */
export interface LibraryWord {
  readonly id: string;
  readonly word: string;
  readonly other: string;
}

/**
 * Words by what is typed in any language: terms of the dictionary, and behind them prompts of the library, those of operators
 * with them, that the dictionary has not.
 */
export function searchLibrary(
  prompts: readonly LibraryItem[],
  typed: string,
  topic: TermTopic | undefined,
  locale: Locale,
): LibraryWord[] {
  const beside: Locale = locale === 'en' ? 'zh-CN' : 'en';
  const terms = searchTerms(typed, topic === undefined ? undefined : [topic]).map((term) => ({
    id: term.id,
    word: wordOf(term, locale),
    other: wordOf(term, beside),
  }));
  if (topic !== undefined) return terms;
  const known = new Set(terms.map(({ word }) => spellingOf(word)));
  const wanted = spellingOf(typed);
  const own = prompts
    .filter(({ name }) => LOCALES.some((each) => spellingOf(name[each]).includes(wanted)))
    .map(({ id, name }) => ({ id, word: name[locale], other: name[beside] }))
    .filter(({ word }) => !known.has(spellingOf(word)));
  return wanted === '' ? [...terms, ...own] : [...own, ...terms];
}
