/**
 * Makes the pictures that `content/` ships: sample drawings, what the built-in engine renders of them, and a cover for
 * every style of every space. Run it after a change of the drawings, the styles or the engine:
 * `node scripts/run.mjs scripts/make-content-pictures.ts`.
 */
import { mkdirSync } from 'node:fs';
import { stylesOf } from '@plumbline/content/categories/category-tree.ts';
import { DOMAINS } from '@plumbline/content/categories/domains.ts';
import { SUBJECTS, makeDrawing } from '@plumbline/content/drawings/make-drawing.ts';
import { SAMPLES } from '@plumbline/content/samples.ts';
import { DEFAULT_STYLE } from '@plumbline/content/styles/style-list.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { render } from '@plumbline/scene/render.ts';
import type { Space, StyleSpec } from '@plumbline/scene/render-types.ts';
import sharp, { type Sharp } from 'sharp';

const PUBLIC = new URL('../content/public/', import.meta.url).pathname;
const SAMPLE_WIDTH = 1200;
const COVER = { width: 360, height: 240 };
const INDOOR = new Set(['living-room', 'bedroom', 'study', 'kitchen', 'bathroom', 'dining-room']);

async function draw(id: string): Promise<Buffer> {
  const subject = SUBJECTS.find((candidate) => candidate.id === id);
  if (!subject) throw new Error(`no drawing ${id}`);
  return await sharp(Buffer.from(makeDrawing(subject, SAMPLE_WIDTH)))
    .flatten()
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function decode(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}

async function renderDrawing(id: string, style: StyleSpec, maxEdge: number): Promise<Sharp> {
  const space: Space = INDOOR.has(id) ? 'interior' : 'exterior';
  const outcome = render(
    await decode(await draw(id)),
    { space, kind: 'line', style, atmosphere: 'sunny', cnStrength: 0.6, similarity: 0.5, seed: 1, maxEdge },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  const { width, height, channels, data } = outcome.picture;
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels },
  });
}

mkdirSync(`${PUBLIC}samples`, { recursive: true });
for (const sample of SAMPLES) {
  await sharp(await draw(sample.id)).toFile(`${PUBLIC}samples/${sample.id}.png`);
  const picture = await renderDrawing(sample.id, DEFAULT_STYLE, SAMPLE_WIDTH);
  await picture.webp({ quality: 86 }).toFile(`${PUBLIC}samples/${sample.id}-render.webp`);
  console.log(`sample ${sample.id}`);
}
const OWN_SUBJECT: Readonly<Record<string, string>> = { minsu: 'homestay', zhongshijianzhu: 'courtyard-house' };
for (const space of DOMAINS.flatMap(({ spaces }) => spaces)) {
  const subject = OWN_SUBJECT[space.slug] ?? space.slug;
  if (!SUBJECTS.some(({ id }) => id === subject)) continue;
  mkdirSync(`${PUBLIC}covers/${space.slug}`, { recursive: true });
  for (const style of stylesOf(space)) {
    const picture = await renderDrawing(subject, style, 768);
    await picture
      .resize(COVER.width, COVER.height)
      .webp({ quality: 80 })
      .toFile(`${PUBLIC}covers/${space.slug}/${style.id}.webp`);
  }
  console.log(`covers ${space.slug}`);
}
