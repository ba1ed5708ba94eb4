import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import { expect, test } from 'vitest';
import { copyHomestayChildren } from './copy-homestay-children.ts';

test('node 29 gets the children of node 25 with covers of its own, node 25 stays as it was', () => {
  const architecture = copyHomestayChildren(CATEGORY_ROOT).children.find((node) => node.id === '3');
  const [homestay, chinese] = ['25', '29'].map((id) => architecture?.children.find((node) => node.id === id));
  expect(chinese?.children.map((node) => node.id)).toEqual(homestay?.children.map((node) => node.id));
  expect(homestay?.children.every((node) => node.cover.includes('minsu'))).toBe(true);
  expect(
    chinese?.children.every(
      (node) => node.cover.includes('zhongshijianzhu') && !node.cover.includes('minsu'),
    ),
  ).toBe(true);
});
