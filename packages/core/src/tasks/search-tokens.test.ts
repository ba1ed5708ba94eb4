import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { expect, test } from 'vitest';
import { readSearch, searchTokensOf, wordTokens } from './search-tokens.ts';

test('Latin words stay whole, Chinese and Japanese become pairs, and letters of any width are one', () => {
  expect(wordTokens('Warm ＯＡＫ floor, 45°')).toEqual(['warm', 'oak', 'floor', '45']);
  expect(wordTokens('现代客厅')).toEqual(['现代', '代客', '客厅', '厅']);
  expect(wordTokens('リビングA1棟')).toEqual(['リビ', 'ビン', 'ング', 'グ', 'a1', '棟']);
  expect(wordTokens('!?…')).toEqual([]);
  // Surrogate pairs are characters, and what is no word is cut.
  expect(wordTokens('𠮷野')).toEqual(['𠮷野', '野']);
  expect(wordTokens('x'.repeat(500))[0]).toHaveLength(64);
});

test('a search asks for beginnings of Latin words and for Chinese where it stands', () => {
  expect(readSearch(' Oak  Fl ')).toEqual({
    terms: [
      { token: 'oak', prefix: true },
      { token: 'fl', prefix: true },
    ],
    passages: [],
  });
  expect(readSearch('厅')).toEqual({ terms: [{ token: '厅', prefix: true }], passages: [] });
  expect(readSearch('客厅')).toEqual({ terms: [{ token: '客厅', prefix: false }], passages: [] });
  expect(readSearch('代客厅')).toEqual({
    terms: [
      { token: '代客', prefix: false },
      { token: '客厅', prefix: false },
    ],
    passages: ['代客厅'],
  });
  expect(readSearch('?!').passages).toEqual(['?!']);
  expect(readSearch(undefined)).toEqual({ terms: [], passages: [] });
});

test('the fields of a request are tokens that no word can be', () => {
  const request = renderRequestSchema.parse({
    function: 'indoorRender',
    classifyId2: '11',
    classifyId3: '1102',
    atmosphere: 'dusk',
    seed: 0xffffffff,
    count: 2,
    promptTxt: 'space=11',
  });
  const tokens = searchTokensOf([request.promptTxt, 'Living room'], request);
  expect(tokens).toEqual([
    'space',
    '11',
    'living',
    'room',
    'space=11',
    'style=1102',
    'atmosphere=dusk',
    'size=768',
    'seed=4294967295',
    'seed=0',
    'prompt=',
  ]);
  expect(searchTokensOf([], { ...request, promptTxt: ' ' })).not.toContain('prompt=');
});
