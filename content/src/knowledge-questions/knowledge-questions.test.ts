import { knowledgeQuestionSchema } from '@plumbline/contract/knowledge/question.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { expect, test } from 'vitest';
import { BLIND_QUESTIONS } from './blind-questions.ts';
import { isForTuning, KNOWLEDGE_QUESTIONS } from './knowledge-questions.ts';

const SETS = [
  ['fixed before the facts', KNOWLEDGE_QUESTIONS],
  ['asked blind', BLIND_QUESTIONS],
] as const;

test.each(SETS)('%s: enough in each language, a quarter of which nobody can answer', (_, questions) => {
  for (const question of questions) knowledgeQuestionSchema.parse(question);
  expect(questions.length).toBeGreaterThanOrEqual(120);
  for (const locale of LOCALES) {
    const asked = questions.filter((question) => question.locale === locale);
    expect(asked.length).toBeGreaterThanOrEqual(40);
    expect(asked.filter(({ expected }) => expected.kind === 'declined').length).toBeGreaterThanOrEqual(10);
  }
});

test('each has an id of its own and asks something of its own', () => {
  const all = [...KNOWLEDGE_QUESTIONS, ...BLIND_QUESTIONS];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});

test.each(SETS)('%s: half of them is held back from tuning, of every kind', (_, questions) => {
  for (const kind of ['value', 'words', 'declined']) {
    const ofKind = questions.filter(({ expected }) => expected.kind === kind);
    expect(ofKind.filter(isForTuning).length).toBeGreaterThan(ofKind.length / 4);
    expect(ofKind.filter(isForTuning).length).toBeLessThan((ofKind.length * 3) / 4);
  }
});
