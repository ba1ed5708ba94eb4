import type { ExpectedAnswer, KnowledgeQuestion } from '@plumbline/contract/knowledge/question.ts';
import type { KnowledgeUnit } from '@plumbline/contract/knowledge/unit.ts';
import type { Locale } from '@plumbline/contract/text.ts';

export type Row = readonly [text: string, expected: ExpectedAnswer];

/** The answer begins with a quantity, or a range, between these two. */
export const value = (from: number, to: number, unit: KnowledgeUnit): ExpectedAnswer => ({
  kind: 'value',
  from,
  to,
  unit,
});

/** The answer has one word of each list, written with bars between: `acid|vinegar`. */
export const words = (...lists: string[]): ExpectedAnswer => ({
  kind: 'words',
  words: lists.map((list) => list.split('|')),
});

/** Nobody can know it, or it is none of the assistant's subjects. */
export const DECLINED: ExpectedAnswer = { kind: 'declined' };

/** Numbers them from 1. */
export function inLanguage(locale: Locale, rows: readonly Row[]): KnowledgeQuestion[] {
  return rows.map(([text, expected], at) => ({
    id: `${locale.slice(0, 2)}-${String(at + 1).padStart(2, '0')}`,
    locale,
    text,
    expected,
  }));
}
