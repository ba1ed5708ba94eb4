import type { Locale } from '@plumbline/contract/text.ts';

/** Whose norms a reader of a language most likely builds by; English is read everywhere. */
const HOME: Partial<Record<Locale, RegExp>> = {
  'zh-CN': /^(?:GB|JGJ)/,
  ja: /^(?:JIS|建築基準法|バリアフリー)/,
};
const OWN = 1.15;
const FOREIGN = 0.7;

/** Norms of the reader’s country come first; one that the question names comes before them. */
export function normWeight(norm: string | undefined, locale: Locale, question: string): number {
  if (norm === undefined) return 1;
  const asked = question.normalize('NFKC').toLowerCase();
  if (asked.includes(norm.toLowerCase())) return 2 * OWN;
  const home = HOME[locale];
  if (home === undefined) return /^(?:GB|JGJ|JIS|建築基準法|バリアフリー)/.test(norm) ? FOREIGN : 1;
  return home.test(norm) ? OWN : FOREIGN;
}
