import { fitWithin } from '@plumbline/imaging/resize-area.ts';
import { expect, test } from 'vitest';
import { encodingsFor, nameAs, sizesFrom } from './encodings.ts';

test('a drawing stays lossless where it fits, a photograph stays a photograph, what is clear stays clear', () => {
  const kinds = (mime: Parameters<typeof encodingsFor>[0], clear: boolean) =>
    encodingsFor(mime, clear).map((encoding) => encoding.mime.replace('image/', ''));
  expect(kinds('image/png', false)).toEqual(['png', 'jpeg', 'jpeg']);
  expect(kinds('image/png', true)).toEqual(['png', 'webp', 'webp']);
  expect(kinds('image/jpeg', false)).toEqual(['jpeg', 'jpeg']);
  expect(kinds('image/webp', true)).toEqual(['webp', 'webp']);
});

test('the first size is the largest that fits, with the proportions of the picture', () => {
  expect(sizesFrom({ width: 8000, height: 6000 }, 5000)[0]).toEqual(fitWithin(8000, 6000, 5000));
  expect(sizesFrom({ width: 2600, height: 1300 }, 2000)[0]).toEqual({ width: 2000, height: 1000 });
  expect(sizesFrom({ width: 300, height: 200 }, 5000)[0]).toEqual({ width: 300, height: 200 });
});

test.each([
  ['plan.PNG', 'image/jpeg', 'plan.jpg'],
  ['客厅.v2.jpeg', 'image/jpeg', '客厅.v2.jpg'],
  ['.png', 'image/png', 'picture.png'],
  ['scan', 'image/webp', 'scan.webp'],
] as const)('%s as %s is called %s', (name, mime, expected) => {
  expect(nameAs(name, mime)).toBe(expected);
});
