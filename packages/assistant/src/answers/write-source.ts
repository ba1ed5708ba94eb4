import { fillText, type Locale } from '@plumbline/contract/text.ts';
import { ANSWER_TEXTS } from './answer-texts.ts';

/** Who says so, in brackets behind a sentence. */
export function writeSource(source: string, locale: Locale): string {
  return `${locale === 'en' ? ' ' : ''}${fillText(ANSWER_TEXTS.sourceBrackets[locale], { source })}`;
}
