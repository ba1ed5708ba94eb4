import type { MineItem } from '@plumbline/contract/api/works.ts';
import { expect, test } from 'vitest';
import { asOwnWork } from './as-own-work.ts';

const WORDS = { pending: 'In review', hidden: 'Hidden' };
const item = (change: Partial<MineItem>): MineItem => ({
  workId: 'w_1',
  imageId: null,
  kind: 'work',
  title: 'Villa',
  coverUrl: '/files/a?w=512',
  width: 3,
  height: 2,
  author: { userId: 'u', name: 'A', avatarUrl: null },
  likes: 0,
  liked: false,
  collected: false,
  function: null,
  style: null,
  space: null,
  colours: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  at: '2026-01-01T00:00:00.000Z',
  state: 'visible',
  moderation: null,
  ...change,
});

test('a work that everybody sees is marked as nothing, others are', () => {
  expect(asOwnWork(item({}), undefined, WORDS)?.mark).toBeUndefined();
  expect(asOwnWork(item({ state: 'pending' }), undefined, WORDS)?.mark).toBe('In review');
  expect(asOwnWork(item({ state: 'hidden' }), undefined, WORDS)?.mark).toBe('Hidden');
  // Of somebody else's, collected, nothing is known.
  expect(asOwnWork(item({ state: null }), undefined, WORDS)?.mark).toBeUndefined();
});

test('only works of the wanted kind are shown, and results that are not published never', () => {
  expect(asOwnWork(item({ kind: 'case' }), 'work', WORDS)).toBeUndefined();
  expect(asOwnWork(item({ kind: 'case' }), 'case', WORDS)?.workId).toBe('w_1');
  expect(asOwnWork(item({ kind: 'image', workId: null, imageId: 'i' }), undefined, WORDS)).toBeUndefined();
});
