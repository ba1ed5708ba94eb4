import { categoryNodeSchema } from '@plumbline/contract/api/catalogue.ts';
import { styleSchema } from '@plumbline/contract/content/style.ts';
import { describe, expect, test } from 'vitest';
import { CATEGORY_ROOT, CHINESE_STYLE_ID, styleForCategories } from './categories.ts';
import { STYLES } from './styles/style-list.ts';

describe('styles', () => {
  test('every style fits the schema and has its own name in each language', () => {
    for (const style of STYLES) styleSchema.parse(style);
    for (const locale of ['zh-CN', 'en', 'ja'] as const)
      expect(new Set(STYLES.map((style) => style.name[locale])).size).toBe(STYLES.length);
  });
});

describe('category tree', () => {
  test('fits the schema and has unique ids', () => {
    categoryNodeSchema.parse(CATEGORY_ROOT);
    const ids: string[] = [];
    const visit = (node: typeof CATEGORY_ROOT) => {
      ids.push(node.id);
      node.children.forEach(visit);
    };
    visit(CATEGORY_ROOT);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a style node stands for the style it shows', () => {
    const villa = CATEGORY_ROOT.children[1]?.children[0];
    for (const node of villa?.children ?? [])
      expect(styleForCategories({ classifyId3: node.id }).name).toEqual(node.name);
  });

  test('a space without a chosen style gets its first one, an unknown id the default', () => {
    expect(styleForCategories({ classifyId2: '15' }).id).toBe('minimalist');
    expect(styleForCategories({ classifyId2: CHINESE_STYLE_ID }).id).toBe('new-chinese');
    expect(styleForCategories({ classifyId2: '999', classifyId3: '99999' }).id).toBe('modern');
  });
});
