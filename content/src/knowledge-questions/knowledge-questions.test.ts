import { knowledgeQuestionSchema } from '@plumbline/contract/knowledge/question.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { expect, test } from 'vitest';
import { isForTuning, KNOWLEDGE_QUESTIONS } from './knowledge-questions.ts';

test('there are enough in each language, a quarter of which nobody can answer', () => {
  for (const question of KNOWLEDGE_QUESTIONS) knowledgeQuestionSchema.parse(question);
  expect(KNOWLEDGE_QUESTIONS.length).toBeGreaterThanOrEqual(120);
  for (const locale of LOCALES) {
    const asked = KNOWLEDGE_QUESTIONS.filter((question) => question.locale === locale);
    expect(asked.length).toBeGreaterThanOrEqual(40);
    expect(asked.filter(({ expected }) => expected.kind === 'declined').length).toBeGreaterThanOrEqual(10);
  }
});

test('each has an id of its own and asks something of its own', () => {
  expect(new Set(KNOWLEDGE_QUESTIONS.map(({ id }) => id)).size).toBe(KNOWLEDGE_QUESTIONS.length);
  expect(new Set(KNOWLEDGE_QUESTIONS.map(({ text }) => text)).size).toBe(KNOWLEDGE_QUESTIONS.length);
});

test('half of them is held back from tuning, of every kind', () => {
  for (const kind of ['value', 'words', 'declined']) {
    const ofKind = KNOWLEDGE_QUESTIONS.filter(({ expected }) => expected.kind === kind);
    expect(ofKind.filter(isForTuning).length).toBeGreaterThan(ofKind.length / 4);
    expect(ofKind.filter(isForTuning).length).toBeLessThan((ofKind.length * 3) / 4);
  }
});
