import { readQuantities } from '@plumbline/contract/knowledge/read-quantities.ts';
import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import { expect, test } from 'vitest';
import { KNOWLEDGE_FACTS } from './knowledge-facts.ts';

test('there are enough of them, most with numbers, many of a norm', () => {
  expect(KNOWLEDGE_FACTS.length).toBeGreaterThanOrEqual(600);
  expect(KNOWLEDGE_FACTS.filter(({ values }) => values.length > 0).length).toBeGreaterThan(400);
  expect(KNOWLEDGE_FACTS.filter(({ norm }) => norm !== undefined).length).toBeGreaterThan(100);
  expect(new Set(KNOWLEDGE_FACTS.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(18);
});

test('each has an id and a sentence of its own in every language', () => {
  const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at);
  expect(twice(KNOWLEDGE_FACTS.map(({ id }) => id))).toEqual([]);
  for (const locale of LOCALES) expect(twice(KNOWLEDGE_FACTS.map(({ text }) => text[locale]))).toEqual([]);
});

test('a sentence says the same numbers in every language', () => {
  const numbers = (text: string) =>
    readQuantities(text)
      .map(({ from, to, unit }) => `${from}–${to} ${unit}`)
      .sort();
  const different = KNOWLEDGE_FACTS.filter(({ text }) =>
    LOCALES.some((locale) => numbers(text[locale]).join() !== numbers(text.en).join()),
  ).map(({ id, text }) => [id, ...LOCALES.map((locale) => numbers(text[locale]).join(' '))]);
  expect(different).toEqual([]);
});

test('each sentence is in its language', () => {
  const looks: Record<Locale, RegExp> = {
    'zh-CN': /^[^\p{Script=Hiragana}]*\p{Script=Han}[^\p{Script=Hiragana}]*$/u,
    en: /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]+$/u,
    ja: /\p{Script=Hiragana}/u,
  };
  for (const locale of LOCALES)
    expect(
      KNOWLEDGE_FACTS.filter(({ text }) => !looks[locale].test(text[locale])).map(({ id }) => id),
    ).toEqual([]);
});

/** What lies outside these is a slip of a digit or a wrong unit, whatever it speaks of. */
const PLAUSIBLE: Partial<Record<string, readonly [least: number, most: number]>> = {
  mm: [0.5, 15_000],
  m: [0.3, 50],
  'm²': [1, 50],
  '%': [0.5, 100],
  lx: [50, 1000],
  dB: [5, 80],
  K: [1500, 10_000],
  s: [0.2, 3],
  '°': [10, 360],
  '°C': [-45, 40],
  'kg/m³': [10, 9000],
  'W/(m·K)': [0.003, 450],
  'W/(m²·K)': [0.1, 7],
  'kg CO₂e/kg': [0.05, 20],
  '1:n': [1, 10_000],
};

test('numbers lie where such numbers lie', () => {
  const wrong = KNOWLEDGE_FACTS.filter(({ values }) =>
    values.some(({ from, to, unit }) => {
      const [least, most] = PLAUSIBLE[unit] ?? [0, 60_000];
      return from < least || to > most;
    }),
  );
  expect(wrong.map(({ id, values }) => [id, values])).toEqual([]);
});
