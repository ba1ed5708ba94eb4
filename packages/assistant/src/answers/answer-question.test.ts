import type { KnowledgeFact } from '@plumbline/contract/knowledge/fact.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFactSearch, type FoundFact } from '../knowledge/search-facts.ts';
import { answerQuestion } from './answer-question.ts';

const fact = (id: string, norm?: string): KnowledgeFact => ({
  id,
  topic: 'stair',
  tags: ['riser'],
  text: { 'zh-CN': `${id}。`, en: `${id}.`, ja: `${id}です。` },
  values: [],
  ...(norm !== undefined && { norm }),
});
const found = (id: string, score: number, coverage: number, norm?: string): FoundFact => ({
  fact: fact(id, norm),
  score,
  coverage,
});

test('each sentence says where it comes from, in the language of the question', () => {
  const search = () => [found('one', 10, 1, 'GB 50096'), found('two', 9, 1), found('far', 5, 1)];
  expect(answerQuestion('?', 'en', search)).toMatchObject({
    kind: 'facts',
    paragraphs: ['one. (Source: GB 50096)', 'two. (Source: rule of thumb)'],
  });
  expect(answerQuestion('手すり', 'ja', search).paragraphs[0]).toBe('oneです。（出典：GB 50096）');
});

test.each([
  ['nothing is found', []],
  ['what is found speaks of another thing', [found('one', 20, 0.4)]],
  ['what is found has only a common word with it', [found('one', 1, 1)]],
])('declines where %s', (_, facts) => {
  expect(answerQuestion('?', 'zh-CN', () => facts)).toMatchObject({
    kind: 'declined',
    paragraphs: [expect.stringContaining('不知道')],
  });
});

test('what can be worked out is, with its formula, its numbers and what was assumed', () => {
  const answer = answerQuestion('室内外高差600毫米，按1:12做坡道要多长？', 'zh-CN', () => []);
  expect(answer).toEqual({
    kind: 'calculation',
    results: [expect.objectContaining({ quantity: { from: 7.2, to: 7.2, unit: 'm' } })],
    paragraphs: [
      '坡道水平长度：7.2 m。',
      '公式：L = H × n  (1:n)（依据：GB 50763）',
      '代入：600 mm × 12 = 7.2 m',
      '两端另加不小于 1500 mm 的平台。',
    ],
  });
  expect(
    answerQuestion('Fit-out of 100 m² at 1000 to 2000 per square metre', 'en', () => []).paragraphs[0],
  ).toBe('Total: 100,000–200,000 CNY.');
});

test('any text has an answer', () => {
  const search = createFactSearch([fact('one')], [['riser', '踏步', 'riser (or step)', '蹴上げ']], {
    measures: new Set(),
    qualifiers: new Set(),
  });
  const words = [
    '坡道',
    '1:12',
    '-5',
    '米',
    'riser',
    ' × ',
    '１２',
    '%',
    'スロープ',
    '\u0000',
    '\uD800',
    '砖',
    '0 mm',
  ];
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...words)).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (question) => {
      const { paragraphs } = answerQuestion(question, 'ja', search);
      expect(paragraphs.length).toBeGreaterThan(0);
      expect(paragraphs.join()).not.toMatch(/NaN|Infinity|undefined/);
    }),
  );
  expect(answerQuestion('坡道1'.repeat(100_000), 'en', search).paragraphs).toHaveLength(1);
});
