import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

const NAMES = ['studio-nord', 'Studio Nord'];

describe('a password that is guessed first', () => {
  test.each([
    ['on the list', 'qwertyuiop'],
    ['on the list, in capitals', 'QwertyUiop'],
    ['on the list, in full width', 'ｑｗｅｒｔｙｕｉｏｐ'],
    ['a common word with a year', 'dragonball2024'],
    ['a common word with marks', '!!basketball!'],
    ['a common word said twice', 'dragondragon'],
    ['one character', 'aaaaaaaaaaaaaaaa'],
    ['three characters', 'abcabcabcabcabc'],
    ['the alphabet', 'abcdefghijklm'],
    ['digits downwards', '9876543210'],
    ['the product’s name', 'Plumbline2026!'],
    ['the account’s name', 'studio-nord!'],
    ['a word of the owner’s name', '12studio34'],
  ])('%s: %s', (_what, password) => {
    expect(isCommonPassword(password, NAMES)).toBe(true);
  });

  test.each([
    'correct horse battery staple',
    'lines and plumb bobs',
    '绳墨之外另有山水与四时光景',
    'a render every morning at nine',
    'studio nord by the grey sea',
    'xK9#vQ2!mT',
    '7 bridges of Königsberg',
  ])('is not: %s', (password) => {
    expect(isCommonPassword(password, NAMES)).toBe(false);
  });
});
