import { TERM_TOPICS } from '@plumbline/contract/prompts/design-term.ts';
import { idSchema } from '@plumbline/contract/scalars.ts';
import { indexTerms, spellingOf } from '@plumbline/contract/prompts/term-index.ts';
import { translatePhrase, joinPieces } from '@plumbline/contract/prompts/translate-phrase.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { expect, test } from 'vitest';
import { DICTIONARY } from './dictionary.ts';

const index = indexTerms(DICTIONARY);
const translate = (phrase: string, to: (typeof LOCALES)[number]) =>
  joinPieces(translatePhrase(index, phrase, to), to);

test('the dictionary has fifteen hundred terms and more, of every topic, each with an id of its own', () => {
  expect(DICTIONARY.length).toBeGreaterThanOrEqual(1_500);
  expect(new Set(DICTIONARY.map(({ id }) => id)).size).toBe(DICTIONARY.length);
  for (const { id } of DICTIONARY) expect(id).toMatch(/^term-[a-z0-9-]+$/);
  for (const { id } of DICTIONARY) expect(() => idSchema.parse(id)).not.toThrow();
  for (const topic of TERM_TOPICS)
    expect(DICTIONARY.filter((term) => term.topic === topic).length, topic).toBeGreaterThan(40);
});

test.each(LOCALES)('every term has words in %s, and no word stands for two', (locale) => {
  const owners = new Map<string, string>();
  for (const { id, words } of DICTIONARY) {
    expect(words[locale].length, id).toBeGreaterThan(0);
    for (const word of words[locale]) {
      const spelling = spellingOf(word);
      expect(spelling, id).not.toBe('');
      expect(owners.get(spelling), `${word} of ${id}`).toBeUndefined();
      owners.set(spelling, id);
    }
  }
});

test('words are in the signs of their language', () => {
  for (const { id, words } of DICTIONARY) {
    for (const word of words.en) expect(word, id).toMatch(/^[a-z0-9' -]+$/);
    for (const word of words['zh-CN']) expect(word, id).toMatch(/^\p{Script=Han}+$/u);
    for (const word of words.ja)
      expect(word, id).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々A-Za-z0-9-]+$/u);
  }
});

test('every term comes through every language and back', () => {
  for (const { words } of DICTIONARY)
    for (const from of LOCALES)
      for (const to of LOCALES) {
        if (from === to) continue;
        const [word = ''] = words[from];
        // A word that two languages share may mean another thing in the other one.
        const shared = from !== 'en' && index.find(spellingOf(word), from === 'ja' ? 'zh-CN' : 'ja');
        if (shared && shared.words[from][0] !== word) continue;
        expect(translate(word, to), `${word} to ${to}: ${translate(word, to)}`).toSatisfy((got: string) =>
          words[to].includes(got),
        );
      }
});
