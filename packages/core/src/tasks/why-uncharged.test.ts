import { expect, test } from 'vitest';
import { whyUncharged } from './why-uncharged.ts';

const picture = { pixelHash: 'p' };
const file = { bytes: new Uint8Array(4), mime: 'image/png' as const };
const base = { pixelHash: 'b' };

test('a new picture is charged', () => {
  expect(whyUncharged({ result: {}, picture }, base, [{ pixelHash: 'q' }])).toBeNull();
  expect(whyUncharged({ result: {}, picture }, undefined, [])).toBeNull();
});

test('the base’s own pixels are not, nor a picture that its task has already', () => {
  expect(whyUncharged({ result: {}, picture: base }, base, [])).toBe('same-picture');
  expect(whyUncharged({ result: {}, picture }, base, [{ pixelHash: 'p' }])).toBe('same-variant');
});

test('of a file the bytes count: its pixels are the same on purpose', () => {
  const of = (bytesBefore: number, bytesAfter: number) =>
    whyUncharged({ result: { file, facts: { bytesBefore, bytesAfter } }, picture: base }, base, []);
  expect(of(1000, 999)).toBeNull();
  expect(of(1000, 1000)).toBe('same-file');
});
