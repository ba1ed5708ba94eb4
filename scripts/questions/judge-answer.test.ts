import type { Answer } from '@plumbline/assistant/answers/answer.ts';
import type { ExpectedAnswer } from '@plumbline/contract/knowledge/question.ts';
import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const says = (...paragraphs: string[]): Answer => ({ kind: 'facts', facts: [], paragraphs });
const DECLINED: Answer = { kind: 'declined', paragraphs: ['?'] };
const height: ExpectedAnswer = { kind: 'value', from: 850, to: 950, unit: 'mm' };

test.each([
  ['the range lies within', says('It is 850–900 mm.'), height, 'right'],
  ['the range reaches beyond', says('It is 850–1000 mm.'), height, 'wrong'],
  ['the unit is another', says('It is 900 lx.'), height, 'wrong'],
  ['it comes second', says('No.', 'It is 900 mm.'), height, 'wrong'],
  ['one word of each list', says('Acid etches it.'), { kind: 'words', words: [['etch'], ['acid']] }, 'right'],
  ['a word is missing', says('Acid.'), { kind: 'words', words: [['etch'], ['acid']] }, 'wrong'],
  ['an answer is known', DECLINED, height, 'wrongly declined'],
  ['none is known', DECLINED, { kind: 'declined' }, 'rightly declined'],
  ['none is known, but one given', says('It is 900 mm.'), { kind: 'declined' }, 'wrong'],
] as const)('%s', (_, answer, expected, verdict) => {
  expect(judgeAnswer(answer, expected as ExpectedAnswer)).toBe(verdict);
});
