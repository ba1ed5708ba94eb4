import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENVIRONMENTS } from '@plumbline/contract/api/environments.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';
import { expect, test } from 'vitest';
import { BACKGROUNDS } from './backgrounds.ts';
import { OBJECTS } from './objects.ts';
import { PROMPTS } from './prompts.ts';

const ALL = [...OBJECTS, ...PROMPTS, ...BACKGROUNDS];

test('every item has an id of its own, a name in each language and tags', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  for (const { id, name, tags } of ALL) {
    expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    for (const locale of LOCALES) expect(name[locale].trim()).not.toBe('');
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.length).toBeGreaterThan(1);
  }
});

test('every picture is there', () => {
  const missing = ALL.filter(
    ({ cover }) =>
      cover !== '' &&
      !existsSync(fileURLToPath(new URL(`../../public${cover.slice('/content'.length)}`, import.meta.url))),
  );
  expect(missing.map(({ cover }) => cover)).toEqual([]);
});

test('backgrounds are the surroundings that a task can ask for', () => {
  expect(BACKGROUNDS.map(({ id }) => id)).toEqual([...ENVIRONMENTS]);
});

test.each(PROMPTS.map((item) => [item.id, item] as const))(
  '%s is read by the engine, in every language as the same',
  (_id, { name }) => {
    const readings = LOCALES.map((locale) =>
      readWords({ function: 'inspiration', classifyId2: '11', promptTxt: name[locale] }),
    );
    for (const { unanswered } of readings) expect(unanswered).toBe(false);
    const meanings = readings.map(({ wanted }) => wanted);
    for (const meaning of meanings) expect(meaning).toEqual(meanings[0]);
  },
);
