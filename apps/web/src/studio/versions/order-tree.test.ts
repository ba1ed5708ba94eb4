import type { VersionNode } from '@plumbline/contract/api/versions.ts';
import { expect, test } from 'vitest';
import { orderTree } from './order-tree.ts';

const node = (imageId: string, parentId: string | null) => ({ imageId, parentId }) as VersionNode;
const shape = (nodes: readonly VersionNode[]) =>
  orderTree(nodes).map(({ node: { imageId }, depth }) => `${' '.repeat(depth)}${imageId}`);

test('a line of edits stays in one column, branches step in', () => {
  const nodes = [node('a', null), node('b', 'a'), node('c', 'b'), node('d', 'a'), node('e', 'd')];
  expect(shape(nodes)).toEqual(['a', ' b', ' c', ' d', ' e']);
  expect(shape([node('a', null), node('b', 'a'), node('c', 'b')])).toEqual(['a', 'b', 'c']);
});

test('what has lost its parent stands by itself', () => {
  expect(shape([node('b', 'gone'), node('c', 'b')])).toEqual(['b', 'c']);
});
