import { categoryNodeSchema } from '@plumbline/contract/api/catalogue.ts';
import { styleSchema } from '@plumbline/contract/content/style.ts';
import { describe, expect, test } from 'vitest';
import { STYLES } from '../styles/style-list.ts';
import { CATEGORY_ROOT, styleForCategories, stylesOf } from './category-tree.ts';
import { CHINESE_STYLE_ID, DOMAINS } from './domains.ts';

describe('styles', () => {
  test('every style fits the schema and has its own name in each language', () => {
    for (const style of STYLES) styleSchema.parse(style);
    for (const locale of ['zh-CN', 'en', 'ja'] as const)
      expect(new Set(STYLES.map((style) => style.name[locale])).size).toBe(STYLES.length);
    expect(new Set(STYLES.map((style) => style.code)).size).toBe(STYLES.length);
  });

  test('the numbered families are whole', () => {
    const family = (name: string) =>
      STYLES.filter(({ id }) => id === name || new RegExp(`^${name}-\\d+$`).test(id)).length;
    expect(['modern', 'new-chinese', 'french', 'industrial'].map(family)).toEqual([11, 3, 4, 3]);
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

  test('landscape is the seventh category', () => {
    expect(CATEGORY_ROOT.children[6]?.name.en).toBe('Landscape');
  });

  test('a style node stands for the style it shows', () => {
    const leaves = CATEGORY_ROOT.children.flatMap(({ children }) =>
      children.flatMap((node) => node.children),
    );
    expect(leaves.length).toBeGreaterThan(300);
    for (const node of leaves) expect(styleForCategories({ classifyId3: node.id }).name).toEqual(node.name);
  });

  test('rooms take every style; every space names styles that exist, its own first and each once', () => {
    expect(CATEGORY_ROOT.children[0]?.children[0]?.children).toHaveLength(STYLES.length);
    for (const { styles, spaces } of DOMAINS)
      for (const space of spaces) {
        const ids = stylesOf(space).map(({ id }) => id);
        expect(ids.slice(0, space.leading.length)).toEqual(space.leading);
        expect(new Set(ids)).toEqual(new Set([...space.leading, ...styles]));
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  test('every node has a cover of its own, in its own space’s folder', () => {
    const covers: string[] = [];
    const visit = (node: typeof CATEGORY_ROOT) => {
      covers.push(node.cover);
      node.children.forEach(visit);
    };
    visit(CATEGORY_ROOT);
    expect(new Set(covers).size).toBe(covers.length);
    for (const domain of CATEGORY_ROOT.children)
      for (const space of domain.children) {
        const folder = space.cover.replace(/[^/]+$/, '');
        expect(space.children.filter(({ cover }) => !cover.startsWith(folder))).toEqual([]);
      }
  });

  test('a space without a chosen style gets its first one, an unknown id the default', () => {
    expect(styleForCategories({ classifyId2: '15' }).id).toBe('minimalist');
    expect(styleForCategories({ classifyId2: CHINESE_STYLE_ID }).id).toBe('new-chinese');
    expect(styleForCategories({ classifyId2: '999', classifyId3: '99999' }).id).toBe('modern');
  });
});
