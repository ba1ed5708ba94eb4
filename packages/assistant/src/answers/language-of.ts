import type { Locale } from '@plumbline/contract/text.ts';

/** Names and units alone (ADA, 32 mm) are of no language. */
const SENTENCE = /[a-z]{2,}[^a-z]+[a-z]{2,}[^a-z]+[a-z]{2,}/i;

/**
 * The language that a question is written in. Kana are Japanese; Han signs alone may be either, so the reader’s language decides
 * where it writes them.
 */
export function languageOf(question: string, reader: Locale): Locale {
  const text = question.normalize('NFKC');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return reader === 'en' ? 'zh-CN' : reader;
  return SENTENCE.test(text) ? 'en' : reader;
}
