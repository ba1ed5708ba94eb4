import { createHash } from 'node:crypto';
import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import { DOMAINS } from '@plumbline/content/categories/domains.ts';
import { FLOOR_PLANS } from '@plumbline/content/drawings/floor-plans.ts';
import { SITE_PLANS } from '@plumbline/content/drawings/site-plans.ts';
import { designSubject } from '@plumbline/engines/builtin/operations/design-operation.ts';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { toSharp } from '../lib/picture-pixels.ts';
import { COVER, coverJobs } from './cover-jobs.ts';
import { fileOf } from './picture-files.ts';
import { renderView } from './render-cover.ts';

interface Seen {
  readonly pixels: string;
  readonly look: Uint8Array;
}

/** How a picture looks from afar: twelve by eight mean colours, each a byte a channel. */
const GRID = { width: 12, height: 8 } as const;
/** Mean difference, of 255, of the quarter of the fields that differ most: what is left of two pictures beside their sky. */
const TOLD_APART = 3;

const seen = new Map<string, Seen>();

async function lookOf(picture: Sharp): Promise<Uint8Array> {
  return picture
    .resize(GRID.width, GRID.height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How far two looks are apart in their most different share of fields. */
function apart(a: Uint8Array, b: Uint8Array, share = 1): number {
  const fields = Array.from({ length: a.length / 3 }, (_, k) =>
    [0, 1, 2].reduce((sum, c) => sum + Math.abs((a[3 * k + c] ?? 0) - (b[3 * k + c] ?? 0)) / 3, 0),
  ).sort((x, y) => y - x);
  const most = fields.slice(0, Math.ceil(fields.length * share));
  return most.reduce((sum, value) => sum + value, 0) / most.length;
}

beforeAll(async () => {
  for (const { url } of coverJobs()) {
    const { data, info } = await sharp(fileOf(url)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([url, 2 * info.width]).toEqual([url, 3 * info.height]);
    expect(info.width).toBeGreaterThanOrEqual(240);
    const small = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    seen.set(url, {
      pixels: createHash('sha256').update(data).digest('hex'),
      look: await lookOf(small),
    });
  }
});

const lookAt = (url: string) => seen.get(url)?.look ?? new Uint8Array();

test('every node has a cover, the copies under Chinese-style architecture included: 740 in all', () => {
  const covers: string[] = [];
  const visit = (node: typeof CATEGORY_ROOT) => {
    covers.push(node.cover);
    node.children.forEach(visit);
  };
  visit(CATEGORY_ROOT);
  const jobs = coverJobs().map(({ url }) => url);
  expect(covers.filter((cover) => !jobs.includes(cover))).toEqual([]);
  expect(new Set(jobs).size).toBe(740);
});

test('no two covers have the same pixels', () => {
  const byPixels = new Map<string, string[]>();
  for (const [url, { pixels }] of seen) byPixels.set(pixels, [...(byPixels.get(pixels) ?? []), url]);
  expect([...byPixels.values()].filter((urls) => urls.length > 1)).toEqual([]);
});

test('neighbours in a picker look different', () => {
  const folders = new Map<string, string[]>();
  for (const url of seen.keys()) {
    const folder = url.replace(/[^/]+$/, '');
    folders.set(folder, [...(folders.get(folder) ?? []), url]);
  }
  const alike = [...folders.values()].flatMap((urls) =>
    urls.flatMap((a, k) =>
      urls
        .slice(k + 1)
        .map((b) => ({ a, b, apart: apart(lookAt(a), lookAt(b), 0.25) }))
        .filter((pair) => pair.apart < TOLD_APART),
    ),
  );
  expect(alike).toEqual([]);
});

test('every space is designed as itself: none stands for another', () => {
  const plans = new Set([...FLOOR_PLANS, ...SITE_PLANS].map(({ id }) => id));
  const subjects = DOMAINS.flatMap(({ spaces }) => spaces)
    .filter(({ slug }) => !plans.has(slug))
    .map(({ slug }) => designSubject(slug));
  expect(new Set(subjects).size).toBe(subjects.length);
});

describe('a cover shows its space in its style', () => {
  const shown = [
    ['factory', 'modern', 'office'],
    ['factory', 'minimalist', 'office'],
    ['school', 'marker', 'office'],
    ['hotel', 'cream', 'office'],
    ['museum', 'watercolour', 'villa'],
    ['waterfront', 'modern', 'garden'],
    ['streetscape', 'minimalist', 'garden'],
    ['campus', 'modern', 'estate'],
  ] as const;
  test.each(shown)('%s in %s, not %s', async (slug, styleId, other) => {
    const url = (space: string) => `/content/covers/${space}/${styleId}.webp`;
    const view = coverJobs().find((job) => job.url === url(slug))?.views[0];
    if (!view) throw new Error(`no ${slug} in ${styleId}`);
    const fresh = await lookOf(toSharp(await renderView(view, COVER.width / 3)));
    const own = apart(lookAt(url(slug)), fresh);
    expect(own).toBeLessThan(6);
    expect(apart(lookAt(url(other)), fresh)).toBeGreaterThan(2 * own);
  });
});
