import type { Quantity } from '@plumbline/contract/knowledge/fact.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { AnsweredCalculation } from '../calculators/calculate-question.ts';
import { ANSWER_TEXTS } from './answer-texts.ts';
import { writeSource } from './write-source.ts';

/** The results, the formula with its source, the same with numbers, and what was assumed: a paragraph each. */
export function writeCalculation({ calculator, calculation }: AnsweredCalculation, locale: Locale): string[] {
  const [colon, separator, end] = locale === 'en' ? [': ', '; ', '.'] : ['：', '；', '。'];
  const results = calculation.results.map(
    ({ label, quantity }) => `${label[locale]}${colon}${writeQuantity(quantity, locale)}`,
  );
  return [
    `${results.join(separator)}${end}`,
    `${ANSWER_TEXTS.formula[locale]}${calculation.formula}${writeSource(calculator.source, locale)}`,
    `${ANSWER_TEXTS.worked[locale]}${calculation.worked}`,
    ...calculation.notes.map((note) => note[locale]),
  ];
}

/** Counts and bare numbers have no symbol; thousands are set apart as the language does. */
function writeQuantity({ from, to, unit }: Quantity, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const range = from === to ? number.format(from) : `${number.format(from)}–${number.format(to)}`;
  return unit === 'pieces' || unit === '1' ? range : `${range} ${unit}`;
}
