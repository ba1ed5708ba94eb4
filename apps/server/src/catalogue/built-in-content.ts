import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { UsedStyle } from '@plumbline/contract/content/used-content.ts';
import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import { MATERIAL_ITEMS } from '@plumbline/content/materials/material-items.ts';
import { findStyle, findStyleByCode } from '@plumbline/content/styles/style-list.ts';
import type { BuiltInContent, CategoryMeaning } from '@plumbline/core/own-content/built-in-content.ts';

const LEVELS = new Map<string, number>();
const MEANINGS = new Map<string, CategoryMeaning>();

function collect(node: CategoryNode, level: number, above: CategoryMeaning): void {
  const meaning: CategoryMeaning =
    level === 1
      ? { domain: node.id }
      : level === 2
        ? { ...above, space: node.id }
        : level === 3
          ? { ...above, style: findStyleByCode(Number(node.id.slice(-2)))?.id }
          : {};
  LEVELS.set(node.id, level);
  MEANINGS.set(node.id, meaning);
  for (const child of node.children) collect(child, level + 1, meaning);
}
collect(CATEGORY_ROOT, 0, {});

const materials: ReadonlySet<string> = new Set(MATERIAL_ITEMS.map(({ id }) => id));

function usedStyle(id: string): UsedStyle | undefined {
  const style = findStyle(id);
  if (!style) return undefined;
  const { palette, materials: byRole, finish, light, grade } = style;
  return {
    id,
    palette,
    materials: { ...byRole },
    ...(finish === undefined ? {} : { finish }),
    light,
    grade,
  };
}

/** What ships, as own entries refer to it. */
export const BUILT_IN: BuiltInContent = {
  isMaterial: (id) => materials.has(id),
  styleOf: usedStyle,
  levelOf: (id) => LEVELS.get(id),
  meaningOf: (id) => MEANINGS.get(id),
};
