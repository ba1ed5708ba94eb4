import { LOCALES } from '@plumbline/contract/text.ts';
import { describe, expect, test } from 'vitest';
import { AGREEMENT_TEXTS } from '../agreement/agreement-text.ts';
import { PRIVACY_TEXTS } from '../agreement/privacy-text.ts';
import { FEATURES } from './features.ts';
import { inLanguage, type Texts } from './texts.ts';

const places = (value: string) => [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
const bundles: readonly [string, Readonly<Record<string, Texts>>][] = Object.entries(FEATURES);
const namespaces = bundles.flatMap(([, bundle]) => Object.entries(bundle));

test('a namespace is in one bundle', () => {
  const names = namespaces.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(namespaces)('%s', (_name, texts) => {
  test.each(Object.entries(texts))('%s is written in every language with the same places', (_key, value) => {
    expect(Object.keys(value).sort()).toEqual([...LOCALES].sort());
    for (const locale of LOCALES) {
      expect(value[locale].trim()).toBe(value[locale]);
      expect(value[locale]).not.toBe('');
      expect(places(value[locale])).toEqual(places(value.en));
    }
  });
});

test.each(bundles)('%s has the same keys in all three languages', (_name, bundle) => {
  const keys = LOCALES.map((locale) =>
    Object.entries(inLanguage(bundle, locale)).flatMap(([name, texts]) =>
      Object.keys(texts).map((key) => `${name}:${key}`),
    ),
  );
  expect(keys[1]).toEqual(keys[0]);
  expect(keys[2]).toEqual(keys[0]);
});

test.each([
  ['agreement', AGREEMENT_TEXTS],
  ['privacy policy', PRIVACY_TEXTS],
])('the %s has the same sections and paragraphs in every language', (_name, texts) => {
  const shape = LOCALES.map((locale) => texts[locale].sections.map((section) => section.paragraphs.length));
  expect(shape[1]).toEqual(shape[0]);
  expect(shape[2]).toEqual(shape[0]);
});
