import { expect, test } from 'vitest';
import { KNOWLEDGE_FACTS } from './knowledge-facts.ts';
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
