import type { ExpectedAnswer, KnowledgeQuestion } from '@plumbline/contract/knowledge/question.ts';
import type { KnowledgeUnit } from '@plumbline/contract/knowledge/unit.ts';
import type { Locale } from '@plumbline/contract/text.ts';

/** A quantity between these two, and one word of each list beside it. */
export function valueWith(
  from: number,
  to: number,
  unit: KnowledgeUnit,
  ...words: string[][]
): ExpectedAnswer {
  return words.length === 0 ? { kind: 'value', from, to, unit } : { kind: 'value', from, to, unit, words };
}

/** One word of each list. */
export function oneOfEach(...words: string[][]): ExpectedAnswer {
  return { kind: 'words', words };
}

/** Every way to write these lengths, where metres are as usual as millimetres. */
export function lengths(...millimetres: number[]): string[] {
  return millimetres.flatMap((length) => {
    const digits = String(length);
    const [thousands, rest] = [digits.slice(0, -3), digits.slice(-3)];
    const grouped = [',', ' ', '\u00a0', '\u202f'].map((mark) => `${thousands}${mark}${rest}`);
    return [digits, ...grouped, String(length / 1000)];
  });
}

/** A question of one language by its number. */
export const asker =
  (locale: Locale) =>
  (id: number, text: string, expected: ExpectedAnswer): KnowledgeQuestion => ({
    id: `${locale.slice(0, 2)}-${id}`,
    locale,
    text,
    expected,
  });
