import { expect, test } from 'vitest';
import { LOCALES } from '../text.ts';
import { MODEL_CLASS_NAMES } from './model-class-names.ts';
import { MODEL_CLASSES, MODEL_UNITS, MODEL_WARNING_KINDS } from './model-lists.ts';
import { MODEL_UNIT_NAMES, MODEL_WARNING_TEXTS, modelWarningText } from './model-warning-texts.ts';

test('every kind of warning, class and unit has a text in every language, and none besides', () => {
  expect(Object.keys(MODEL_WARNING_TEXTS).toSorted()).toEqual([...MODEL_WARNING_KINDS].toSorted());
  expect(Object.keys(MODEL_CLASS_NAMES).toSorted()).toEqual([...MODEL_CLASSES].toSorted());
  expect(Object.keys(MODEL_UNIT_NAMES).toSorted()).toEqual([...MODEL_UNITS, 'other'].toSorted());
  for (const text of Object.values(MODEL_WARNING_TEXTS)) {
    const places = LOCALES.map((locale) => (text[locale].match(/\{\w+\}/g) ?? []).toSorted().join());
    expect(new Set(places).size).toBe(1);
    for (const locale of LOCALES) expect(text[locale].trim().length).toBeGreaterThan(3);
  }
});

/** What the texts of plans say. */
const SIZES = { size: 12.5, wall: 2.8, door: 2.1, percent: 0.4 };

test('a warning says how many, of which unit and of what, with no place left open', () => {
  const textures = {
    kind: 'textures-missing',
    count: 2,
    names: ['oak.jpg', 'tile.jpg'],
    values: {},
  } as const;
  expect(modelWarningText({ ...textures, names: [...textures.names] }, 'en')).toBe(
    '2 textures are missing. Pack the model with them into a ZIP. (oak.jpg, tile.jpg)',
  );
  const unit = { kind: 'unit-in-doubt', count: 1, names: [], values: { likely: 'inch' } } as const;
  expect(modelWarningText({ ...unit, names: [] }, 'zh-CN')).toContain('英寸');
  for (const kind of MODEL_WARNING_KINDS)
    for (const locale of LOCALES)
      expect(modelWarningText({ kind, count: 3, names: [], values: SIZES }, locale)).not.toContain('{');
});
