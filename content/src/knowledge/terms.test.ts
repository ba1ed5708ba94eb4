import { expect, test } from 'vitest';
import { KNOWLEDGE_FACTS } from './knowledge-facts.ts';
import { TAG_KINDS } from './tag-kinds.ts';
import { KNOWLEDGE_TERMS } from './terms.ts';

test('each tag stands once, with words in every language', () => {
  const tags = KNOWLEDGE_TERMS.map(([tag]) => tag);
  expect(tags.filter((tag, at) => tags.indexOf(tag) !== at)).toEqual([]);
  const empty = KNOWLEDGE_TERMS.filter(([, ...languages]) =>
    languages.some((list) => list.split('|').some((word) => word.trim() === '')),
  );
  expect(empty).toEqual([]);
});

test('each tag is one of a fact: a term that leads nowhere only lowers the coverage', () => {
  const used = new Set(KNOWLEDGE_FACTS.flatMap(({ topic, tags }) => [topic, ...tags]));
  expect(KNOWLEDGE_TERMS.map(([tag]) => tag).filter((tag) => !used.has(tag))).toEqual([]);
});

test('a tag says what is asked or where it holds, not both, and is one of a fact', () => {
  const used = new Set(KNOWLEDGE_FACTS.flatMap(({ topic, tags }) => [topic, ...tags]));
  const { measures, qualifiers } = TAG_KINDS;
  expect([...measures].filter((tag) => qualifiers.has(tag))).toEqual([]);
  expect([...measures, ...qualifiers].filter((tag) => !used.has(tag))).toEqual([]);
});
