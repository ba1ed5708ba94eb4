import { expect, test } from 'vitest';
import { completeWord, toggleWord, wordsOf } from './prompt-draft.ts';

test('words are put behind the others, and taken out again', () => {
  expect(toggleWord('', '客厅', 'zh-CN')).toBe('客厅');
  expect(toggleWord('oak; linen', 'glass', 'en')).toBe('oak, linen, glass');
  expect(toggleWord('木、布', '木', 'ja')).toBe('布');
});

test('the half-typed last word becomes the suggested one', () => {
  expect(completeWord('oak, wal', 'walnut', 'en')).toBe('oak, walnut');
  expect(completeWord('胡桃', '胡桃木地板', 'zh-CN')).toBe('胡桃木地板');
  expect(completeWord('oak, o', 'oak', 'en')).toBe('oak');
});

test('whatever divides words, they are found', () => {
  expect(wordsOf(' a，b、c;d\n e,, ')).toEqual(['a', 'b', 'c', 'd', 'e']);
});
