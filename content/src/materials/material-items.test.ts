import { existsSync, statSync } from 'node:fs';
import { LOCALES } from '@plumbline/contract/text.ts';
import { expect, test } from 'vitest';
import { MATERIALS } from '@plumbline/materials/materials.ts';
import { MATERIAL_ITEMS } from './material-items.ts';

const fileOf = (address: string): URL =>
  new URL(`../../public${address.slice('/content'.length)}`, import.meta.url);

test('every material of the scene is in the library, with its family and size', () => {
  expect(MATERIAL_ITEMS.map(({ id }) => id).sort()).toEqual(MATERIALS.map(({ id }) => id).sort());
  for (const { id, family, tileSizeMm } of MATERIALS) {
    const item = MATERIAL_ITEMS.find((candidate) => candidate.id === id);
    expect(item?.tags[0]).toBe(family);
    expect(item?.tileSizeMm).toEqual(tileSizeMm.map(Math.round));
  }
});

test('every material has a name of its own in each language', () => {
  for (const locale of LOCALES) {
    const names = MATERIAL_ITEMS.map(({ name }) => name[locale].trim());
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every picture is there, and all together weigh less than 5 MB', () => {
  const files = MATERIAL_ITEMS.flatMap(({ cover, url }) => [cover, url]).map(fileOf);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(5e6);
});
