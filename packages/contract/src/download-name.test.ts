import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

const at = new Date('2026-01-31T23:59:59.042Z');

test('is the time in UTC, to the millisecond', () => {
  expect(downloadName(at, 'png')).toBe('ai-design-20260131-235959-042.png');
  const next = new Date(at.getTime() + 1);
  expect([downloadName(next, 'png'), downloadName(at, 'png')].sort()).toEqual([
    'ai-design-20260131-235959-042.png',
    'ai-design-20260131-235959-043.png',
  ]);
});

test('says what is in it where that is no picture, in words that every file system takes', () => {
  expect(downloadName(at, 'csv', 'ledger')).toBe('ai-design-20260131-235959-042-ledger.csv');
  expect(downloadName(at, 'png', ' 墙 / "north"\n')).toBe('ai-design-20260131-235959-042-墙 north.png');
  expect(downloadName(at, 'png', '///')).toBe('ai-design-20260131-235959-042.png');
});
