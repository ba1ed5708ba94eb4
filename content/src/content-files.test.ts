import { DESIGN_EXAMPLES, exampleUrl } from '@plumbline/contract/words/design/design-examples.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { samplesSchema } from '@plumbline/contract/api/catalogue.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { describe, expect, test } from 'vitest';
import { CATEGORY_ROOT, coverUrl, stylesOf } from './categories/category-tree.ts';
import { CHINESE_STYLE_WORD, DOMAINS, HOMESTAY_ID } from './categories/domains.ts';
import { SAMPLES } from './samples.ts';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const missing = (urls: readonly string[]) =>
  urls.filter((url) => !existsSync(url.replace('/content/', PUBLIC)));

describe('covers', () => {
  test('every node of the tree has its picture', () => {
    const covers: string[] = [];
    const visit = (node: typeof CATEGORY_ROOT) => {
      if (node.cover !== '') covers.push(node.cover);
      node.children.forEach(visit);
    };
    visit(CATEGORY_ROOT);
    expect(missing(covers)).toEqual([]);
  });

  test('so have the homestay’s children where they stand for Chinese-style architecture', () => {
    const homestay = DOMAINS.flatMap(({ spaces }) => spaces).find(({ id }) => id === HOMESTAY_ID)!;
    expect(missing(stylesOf(homestay).map(({ id }) => coverUrl(CHINESE_STYLE_WORD, id)))).toEqual([]);
  });
});

test('every sentence to begin with has its picture', () => {
  expect(missing(DESIGN_EXAMPLES.map(exampleUrl))).toEqual([]);
});

describe('samples', () => {
  test('fit the schema, have ids of their own and all their pictures', () => {
    samplesSchema.parse({ items: SAMPLES });
    expect(new Set(SAMPLES.map(({ id }) => id)).size).toBe(SAMPLES.length);
    const urls = SAMPLES.flatMap(({ url, resultUrl, referenceUrl }) => [url, resultUrl, referenceUrl ?? url]);
    expect(missing(urls)).toEqual([]);
    // Lists and cards show these: `scripts/make-small-samples.ts`.
    const small = urls.map((url) => url.replace(/samples\/(.*)\.\w+$/, 'samples/small/$1.webp'));
    expect(missing(small)).toEqual([]);
  });

  // A model is nothing that a picture could stand for: people bring their own.
  test.each(FUNCTION_NAMES.filter((name) => name !== 'modelRender'))('%s has one', (name) => {
    expect(SAMPLES.some((sample) => sample.function === name)).toBe(true);
  });
});
