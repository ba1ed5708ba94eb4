import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import { expect, test } from 'vitest';
import { categoryPath, idsOfPath } from './category-path.ts';

const node = (id: string, children: CategoryNode[] = []): CategoryNode => ({
  id,
  name: { 'zh-CN': id, en: id, ja: id },
  cover: '',
  children,
});
const tree = [node('0', [node('1', [node('11', [node('1101')])]), node('3')])];

test('three levels are followed down the tree', () => {
  expect(idsOfPath(categoryPath(tree, '1-11-1101'))).toBe('1-11-1101');
  expect(idsOfPath(categoryPath(tree, '3'))).toBe('3');
});

test('it stops where a node does not lie below the one before', () => {
  expect(idsOfPath(categoryPath(tree, '1-99-1101'))).toBe('1');
  expect(idsOfPath(categoryPath(tree, '11'))).toBe('');
});

test.each([null, undefined, '', 'none', '1-11-1101-1', '1--11'])('%j names no category', (ids) => {
  expect(categoryPath(tree, ids)).toEqual([]);
});

test('nothing is named before the tree is known', () => {
  expect(categoryPath(undefined, '1-11')).toEqual([]);
});
