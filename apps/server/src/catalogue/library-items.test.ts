import { LIBRARY_KINDS, librarySchema } from '@plumbline/contract/api/catalogue.ts';
import { expect, test } from 'vitest';
import { isMaterial, isObject } from './library-ids.ts';
import { LIBRARY } from './library-collection.ts';
import { libraryItems, searchable } from './library-items.ts';

const BUILT_IN = searchable(LIBRARY);
const idsOf = (filter: Parameters<typeof libraryItems>[1]) =>
  libraryItems(BUILT_IN, filter).map(({ id }) => id);

test('every kind has items, each id once, all as the contract says', () => {
  for (const kind of LIBRARY_KINDS) {
    const items = libraryItems(BUILT_IN, { kind });
    expect(items.length, kind).toBeGreaterThan(0);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  }
  expect(() => librarySchema.parse({ items: libraryItems(BUILT_IN, {}) })).not.toThrow();
});

test('words of any language find items, in any case and width', () => {
  expect(idsOf({ kind: 'style', q: '奶油' })).toContain('cream');
  expect(idsOf({ kind: 'style', q: 'new chinese' })).toContain('new-chinese');
  expect(idsOf({ kind: 'object', q: 'ソファ' })).toEqual(['sofa', 'armchair']);
  expect(idsOf({ kind: 'object', q: '  ＢＡＴＨｔub ' })).toEqual(['bathtub']);
  expect(idsOf({ kind: 'object', q: '寝室 lamp' })).toEqual(['lamp']);
  expect(idsOf({ kind: 'prompt', q: '雪' })).toContain('prompt-snow');
  expect(idsOf({ kind: 'background', q: '湖' })).toEqual(['lakeside']);
  expect(idsOf({ q: 'sofa unicorn' })).toEqual([]);
});

test('categories keep what belongs to them: a domain, a space, a style’s own node, a tag', () => {
  expect(idsOf({ kind: 'object', classifyId: '1' })).toContain('bathtub');
  expect(idsOf({ kind: 'object', classifyId: '1' })).not.toContain('tree');
  expect(idsOf({ kind: 'object', classifyId: '15' })).toEqual(
    expect.arrayContaining(['bathtub', 'sink', 'window']),
  );
  expect(idsOf({ kind: 'object', classifyId: '15' })).not.toContain('sofa');
  expect(idsOf({ kind: 'object', classifyId: '7' })).toEqual(expect.arrayContaining(['tree', 'fountain']));
  expect(idsOf({ classifyId: '1101' })).toEqual(['modern']);
  expect(idsOf({ kind: 'prompt', classifyId: 'weather' })).toContain('prompt-rain');
  expect(idsOf({ classifyId: 'interior' }).length).toBeGreaterThan(5);
  expect(idsOf({ classifyId: '99999' })).toEqual([]);
});

test('materials are known by their ids, come with their size, and nothing else is one', () => {
  expect(libraryItems(BUILT_IN, { kind: 'material' }).length).toBeGreaterThanOrEqual(80);
  expect(libraryItems(BUILT_IN, { kind: 'material', q: '胡桃木 人字拼' })).toEqual([
    expect.objectContaining({ id: 'walnut-herringbone', tileSizeMm: [1527, 1527] }),
  ]);
  expect(idsOf({ kind: 'material', classifyId: '11' })).toContain('oak-boards');
  for (const { id } of libraryItems(BUILT_IN, { kind: 'material' })) expect(isMaterial(id)).toBe(true);
  expect([isMaterial('sofa'), isMaterial('modern'), isMaterial('')]).toEqual([false, false, false]);
  for (const { id } of libraryItems(BUILT_IN, { kind: 'object' })) expect(isObject(id)).toBe(true);
  expect([isObject('oak-boards'), isObject('')]).toEqual([false, false]);
});
