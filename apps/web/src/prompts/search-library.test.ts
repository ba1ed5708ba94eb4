import { expect, test } from 'vitest';
import type { LibraryItem } from '../library/library-item.ts';
import { searchLibrary } from './search-library.ts';

const prompt = (id: string, zh: string, en: string, ja: string): LibraryItem => ({
  id,
  kind: 'prompt',
  name: { 'zh-CN': zh, en, ja },
  cover: '',
  url: '',
  tags: ['style'],
});
const OWN = prompt('prompt-house-look', '本院风格', 'our house look', '当社スタイル');
const SNOW = prompt('prompt-snow', '雪天', 'snow', '雪');

test('an operator’s prompts are found beside the dictionary, in any language', () => {
  expect(searchLibrary([OWN], 'house look', undefined, 'zh-CN')[0]).toEqual({
    id: 'prompt-house-look',
    word: '本院风格',
    other: 'our house look',
  });
  expect(searchLibrary([OWN], '本院', undefined, 'en').map(({ word }) => word)).toEqual(['our house look']);
  expect(searchLibrary([OWN], '', 'style', 'en').map(({ id }) => id)).not.toContain('prompt-house-look');
});

test('what the dictionary has is not there twice', () => {
  const words = searchLibrary([SNOW], 'snow', undefined, 'en').map(({ word }) => word);
  expect(words.filter((word) => word === 'snow')).toHaveLength(1);
});
