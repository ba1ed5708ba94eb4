import { expect, test } from 'vitest';
import { seedManifestSchema } from './seed-manifest.ts';

const text = (words: string) => ({ 'zh-CN': words, en: words, ja: words });
const picture = { file: 'villa/cover.webp', width: 768, height: 512 };
const work = {
  id: 'villa-in-larch',
  kind: 'work',
  author: 'studio-north',
  title: text('Villa in larch'),
  story: text('Two storeys by a lake.'),
  classifyIds: ['2', '21'],
  style: 'modern',
  materials: ['larch'],
  function: 'architecturalRender',
  request: { function: 'architecturalRender', seed: 7 },
  base: null,
  pictures: [picture],
  fidelity: { score: 0.98, added: 0.01 },
  colours: ['#A08060'],
  licence: 'cc-by-4.0',
  publishedAt: '2026-11-01T08:00:00.000Z',
};
const author = { key: 'studio-north', name: text('Studio North'), about: text('Houses.'), avatar: null };

test('a work and a case are read with what they leave to the defaults', () => {
  const section = { kind: 'plan', caption: text('Ground floor'), pictures: [{ ...picture, made: false }] };
  const manifest = seedManifestSchema.parse({
    schema: 1,
    authors: [author],
    works: [work, { ...work, id: 'villa-case', kind: 'case', sections: [section] }],
  });
  expect(manifest.works[0]).toMatchObject({
    sections: [],
    colours: ['#a08060'],
    pictures: [{ made: true }],
    request: { seed: 7, atmosphere: 'sunny' },
  });
  expect(manifest.works[1]?.sections[0]?.pictures[0]?.made).toBe(false);
});

test.each([
  ['a work whose author is nobody', { author: 'nobody' }],
  ['a file that lies elsewhere', { pictures: [{ ...picture, file: '../secret.webp' }] }],
  ['a case without sections', { kind: 'case' }],
  ['a title in one language', { title: { ...text('Villa'), ja: ' ' } }],
  [
    'settings that name somebody’s picture',
    { request: { function: 'indoorRender', seed: 1, upload_img: 'x' } },
  ],
])('%s is refused', (_, change) => {
  const manifest = { schema: 1, authors: [author], works: [{ ...work, ...change }] };
  expect(seedManifestSchema.safeParse(manifest).success).toBe(false);
});

test('two works of one id are refused', () => {
  expect(seedManifestSchema.safeParse({ schema: 1, authors: [author], works: [work, work] }).success).toBe(
    false,
  );
});
