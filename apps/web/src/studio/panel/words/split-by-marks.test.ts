import { readWords } from '@plumbline/contract/words/read-words.ts';
import { expect, test } from 'vitest';
import { splitByMarks } from './split-by-marks.ts';

test('the parts are the whole text, its marked words among them', () => {
  const text = 'A ＳＮＯＷ landscape，湖边的别墅 qwertz';
  const { marks } = readWords({ function: 'inspiration', promptTxt: text });
  const parts = splitByMarks(text, marks);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ mark }) => mark?.state === 'acts').map((part) => part.text)).toEqual([
    'ＳＮＯＷ',
    '湖边',
  ]);
  expect(parts.at(-1)).toMatchObject({ text: 'qwertz', mark: { state: 'unknown' } });
});

test('a text without marks is one part, an empty one none', () => {
  expect(splitByMarks('abc', [])).toEqual([{ start: 0, text: 'abc' }]);
  expect(splitByMarks('', [])).toEqual([]);
});
