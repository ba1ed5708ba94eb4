import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workSchema } from '@plumbline/contract/api/works.ts';
import type { SeedManifest } from '@plumbline/contract/works/seed-manifest.ts';
import { describeSeeds } from '@plumbline/core/works/describe-seeds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { comePublisher, describingCompute, publishRender } from '../testing/test-works.ts';
import { bringSeeds } from './bring-seeds.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await startTestApp({ compute: describingCompute, settings: { FREE_DAILY_RENDERS: '1000' } });
  folder = `${await mkdtemp(join(tmpdir(), 'plumbline-seeds-'))}/`;
  await mkdir(`${folder}works`);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const text = (zh: string, en: string, ja: string) => ({ 'zh-CN': zh, en, ja });
const picture = {
  file: 'villa/cover.webp',
  width: 768,
  height: 512,
  thumbnail: 'villa/small.webp',
  made: true,
};
const villa: SeedManifest['works'][number] = {
  id: 'villa-in-larch',
  kind: 'work',
  author: 'studio-north',
  title: text('落叶松别墅', 'Villa in larch', 'カラマツの家'),
  story: text('湖边的两层住宅。', 'Two storeys by a lake.', '湖畔の二階建て。'),
  classifyIds: ['1', '11'],
  style: 'modern',
  materials: [],
  function: 'indoorRender',
  request: null,
  base: { file: 'villa/base.webp', width: 768, height: 512, made: false },
  pictures: [picture],
  sections: [],
  fidelity: { score: 0.98, added: 0.01 },
  colours: ['#a08060'],
  licence: 'cc-by-4.0',
  publishedAt: '2026-11-01T08:00:00.000Z',
};
const authors = [
  {
    key: 'studio-north',
    name: text('北方工作室', 'Studio North', 'スタジオ・ノース'),
    about: text('住宅', 'Houses', '住宅'),
    avatar: null,
  },
];
const loft = { ...villa, id: 'loft', title: text('阁楼', 'Loft', 'ロフト') };

async function ship(works: SeedManifest['works']): Promise<void> {
  await writeFile(`${folder}works/manifest.json`, JSON.stringify({ schema: 1, authors, works }));
}
/** As two servers do that start at the same moment. */
async function start(): Promise<void> {
  const seedings = await Promise.all([bringSeeds(t.app, folder), bringSeeds(t.app, folder)]);
  await Promise.all(seedings.map((seeding) => seeding.stop()));
}
const page = async (query = '') =>
  (await t.browser({ 'accept-language': 'en' }).get(`/api/ins/page?${query}`)).json().data.items as {
    title: string;
    workId: string;
    likes: number;
  }[];

test('without a file nothing ships', async () => {
  await start();
  expect(await page()).toEqual([]);
});

test('works that ship are there once, in the reader’s language, under authors who can be followed', async () => {
  await ship([villa, loft]);
  await start();
  await start();
  expect((await page()).map(({ title }) => title).sort()).toEqual(['Loft', 'Villa in larch']);
  expect((await page('q=落叶松')).map(({ title }) => title)).toEqual(['Villa in larch']);
  const read = await t.browser({ 'accept-language': 'ja' }).get('/api/ins/work?workId=seed-villa-in-larch');
  expect(workSchema.parse(read.json().data)).toMatchObject({
    title: 'カラマツの家',
    coverUrl: '/content/works/villa/small.webp',
    author: { userId: 'author-studio-north', name: 'スタジオ・ノース' },
    base: { url: '/content/works/villa/base.webp', made: false },
    own: false,
  });
  const anna = await comePublisher(t);
  const followed = await anna.browser.post('/api/ins/follow', { userId: 'author-studio-north' });
  expect(followed.json().data).toEqual({ following: true, followers: 1 });
  const taken = await anna.browser.post('/api/ins/download/seed-villa-in-larch');
  expect(taken.json().data.files[0].url).toBe('/content/works/villa/cover.webp');
});

test('another file changes works in place, with their likes and what an administrator decided', async () => {
  const anna = await comePublisher(t);
  await anna.browser.post('/api/ins/like', { workId: 'seed-villa-in-larch' });
  const own = await publishRender(t, anna, { title: 'Mine' });
  const { browser: chief } = await administratorBrowser(t);
  await chief.post('/api/user/manage/work/seed-loft/hide', { reason: 'other' });
  const renamed = { ...villa, title: text('湖畔别墅', 'Villa by the lake', '湖畔の家') };
  await ship([renamed, loft]);
  await start();
  expect(await page()).toMatchObject([{ title: 'Mine' }, { title: 'Villa by the lake', likes: 1 }]);
  await ship([renamed]);
  await start();
  expect((await page()).map(({ workId }) => workId)).toEqual([own.workId, 'seed-villa-in-larch']);
});

test('what makes them similar is computed once, and a picture that cannot be read is passed over', async () => {
  await ship([villa, { ...loft, pictures: [{ ...picture, file: 'loft/gone.webp' }] }]);
  await start();
  const read = async (address: string) => {
    if (address.includes('gone')) throw new Error('no such file');
    return Buffer.from('v');
  };
  const describe = () =>
    describeSeeds(
      { database: t.services.database, compute: describingCompute },
      read,
      new AbortController().signal,
    );
  expect(await describe()).toEqual({ described: 1, failed: ['seed-loft'] });
  expect(await describe()).toEqual({ described: 0, failed: ['seed-loft'] });
});

test('a file that is none leaves what is there', async () => {
  await writeFile(`${folder}works/manifest.json`, '{"schema": 2}');
  await start();
  expect((await page()).length).toBeGreaterThan(0);
});
