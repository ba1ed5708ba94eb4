import i18next from 'i18next';
import { expect, test } from 'vitest';
import { valueFormatter } from './format-value.ts';

test('amounts in texts have the separators of the language, in every plural; sizes and seeds have none', () => {
  const i18n = i18next.createInstance().use(valueFormatter);
  void i18n.init({
    lng: 'en',
    resources: {
      en: {
        translation: {
          works_one: '{{count}} work',
          works_other: '{{count}} works',
          size: '{{width}} px, seed {{seed}}',
          name: '{{name}}',
        },
      },
    },
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  const t = i18n.t as unknown as (key: string, values: object) => string;
  expect([t('works', { count: 1 }), t('works', { count: 30_002 })]).toEqual(['1 work', '30,002 works']);
  expect(t('works', { count: -1234.5 })).toBe('−1,234.5 works');
  expect(t('size', { width: 5000, seed: 471_100 })).toBe('5000 px, seed 471100');
  expect(t('name', { name: '<b>' })).toBe('<b>');
});
