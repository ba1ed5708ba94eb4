import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import { DOMAINS } from '@plumbline/content/categories/domains.ts';
import { startTaskBodySchema } from '@plumbline/contract/api/start-task.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { seedManifestSchema } from '@plumbline/contract/works/seed-manifest.ts';
import { MATERIAL_ITEMS } from '@plumbline/content/materials/material-items.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CASES } from './list/cases.ts';
import { WORKS } from './list/works.ts';
import { makePicture } from './make-picture.ts';
import { buildManifest } from './manifest.ts';
import { digestOf, pixelsOf, readMade, WORKS_FOLDER } from './picture-files.ts';
import { everyPicture } from './picture-list.ts';

const MOST_BYTES = 14 * 1024 * 1024;
const LONGEST_EDGE = 960;

const text = readFileSync(join(WORKS_FOLDER, 'manifest.json'), 'utf8');
const manifest = seedManifestSchema.parse(JSON.parse(text));
const made = readMade();
const pictures = manifest.works.flatMap(({ base, pictures: shown, sections }) => [
  ...(base ? [base] : []),
  ...shown,
  ...sections.flatMap((section) => section.pictures),
]);
const files = readdirSync(WORKS_FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(WORKS_FOLDER.length));

test('there are at least 80 works and 12 cases', () => {
  const ofKind = (kind: string) => manifest.works.filter((work) => work.kind === kind).length;
  expect(ofKind('work')).toBeGreaterThanOrEqual(80);
  expect(ofKind('case')).toBeGreaterThanOrEqual(12);
  expect(manifest.works.length).toBe(WORKS.length + CASES.length);
});

test('the manifest is what the list, the words and the files make of it', () => {
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(buildManifest(made))));
});

test('every picture is up to date by its recipe and the versions of the engine', () => {
  const old = everyPicture().filter(({ file, recipe }) => made[file]?.digest !== digestOf(recipe));
  expect(old.map(({ file }) => file)).toEqual([]);
});

test('every file is there with the size that is stated, and no other', async () => {
  const stated = pictures.map(({ file }) => file);
  expect(new Set(stated).size).toBe(stated.length);
  expect(files.toSorted()).toEqual([...stated, 'manifest.json'].toSorted());
  const sizes = await Promise.all(
    pictures.map(async ({ file }) => {
      const { width, height } = await sharp(join(WORKS_FOLDER, file)).metadata();
      return [file, width, height];
    }),
  );
  expect(sizes).toEqual(pictures.map(({ file, width, height }) => [file, width, height]));
  expect(pictures.every(({ width, height }) => Math.max(width, height) <= LONGEST_EDGE)).toBe(true);
});

test('no two pictures have the same pixels but drawings that several works start from', () => {
  const seen = new Map<string, string[]>();
  for (const { file, recipe } of everyPicture()) {
    if (recipe.make === 'drawing') continue;
    const pixels = made[file]?.pixels ?? '';
    seen.set(pixels, [...(seen.get(pixels) ?? []), file]);
  }
  expect([...seen.values()].filter((same) => same.length > 1 && !same.every(isBase))).toEqual([]);
});

function isBase(file: string): boolean {
  return file.endsWith('/base.webp');
}

test('they weigh less than fourteen megabytes together', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(WORKS_FOLDER, file)).size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('every domain, every space of a design, and every render and plan function is represented', () => {
  const ids = new Set(manifest.works.flatMap(({ classifyIds }) => classifyIds));
  expect(DOMAINS.filter(({ id }) => !ids.has(id)).map(({ slug }) => slug)).toEqual([]);
  expect(DOMAINS.flatMap(({ spaces }) => spaces).filter(({ id }) => !ids.has(id))).toEqual([]);
  // Recipes have pictures to begin with, no models, and no sentences, beside which nothing would stand.
  const renders = Object.values(TOOLS).filter(
    ({ group, needs, function: name }) =>
      (group === 'render' || group === 'plan') && needs !== 'models' && name !== 'textToImage',
  );
  const used = new Set(manifest.works.map((work) => work.function));
  expect(renders.filter((tool) => !used.has(tool.function)).map((tool) => tool.function)).toEqual([]);
});

test('texts are there in three languages that differ, and no two works share a title', () => {
  const texts = manifest.works.flatMap(({ title, story, sections }) => [
    title,
    story,
    ...sections.map(({ caption }) => caption),
  ]);
  const alike = texts.filter((words) => new Set(Object.values(words)).size < 3);
  expect(alike).toEqual([]);
  for (const language of ['zh-CN', 'en', 'ja'] as const)
    expect(new Set(manifest.works.map(({ title }) => title[language])).size).toBe(manifest.works.length);
});

test('what a work was asked for can be asked for again', () => {
  for (const { id, request } of manifest.works) {
    if (!request) throw new Error(`${id} has no settings`);
    // What the tool has no field for stands at its default in every stored request.
    const body = TOOLS[request.function].fields.flatMap(({ name }): [string, unknown][] => {
      if (name === 'upload_img' || name === 'style_img') return [[name, 'own']];
      return name in request ? [[name, request[name as keyof typeof request]]] : [];
    });
    const asked = startTaskBodySchema.parse({ function: request.function, ...Object.fromEntries(body) });
    expect(prepareRequest(asked, () => 0)).toMatchObject(request);
  }
});

test('styles, materials and categories are those of the product', () => {
  const nodes = new Set<string>();
  const visit = (node: typeof CATEGORY_ROOT) => {
    nodes.add(node.id);
    node.children.forEach(visit);
  };
  visit(CATEGORY_ROOT);
  const materials = new Set<string>(MATERIAL_ITEMS.map(({ id }) => id));
  const unknown = manifest.works.flatMap(({ id, classifyIds, materials: named }) =>
    [...classifyIds.filter((node) => !nodes.has(node)), ...named.filter((name) => !materials.has(name))].map(
      (name) => [id, name],
    ),
  );
  expect(unknown).toEqual([]);
});

test('a picture is made again with the same pixels', async () => {
  const file = 'ring-lamp-dining-room/base.webp';
  const picture = everyPicture().find((one) => one.file === file);
  if (!picture) throw new Error(`no ${file}`);
  expect(pixelsOf((await makePicture(picture.recipe)).picture)).toBe(made[file]?.pixels);
});
