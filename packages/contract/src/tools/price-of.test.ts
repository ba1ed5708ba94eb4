import { expect, test } from 'vitest';
import { priceOf } from './price-of.ts';
import { TOOL_LIST } from './registry.ts';
import { toolPriceSchema } from './tool-price.ts';

test('every tool has a price that the schema of the tools call lets through', () => {
  for (const { function: name, price } of TOOL_LIST)
    expect(toolPriceSchema.parse(price), name).toEqual(price);
});

test.each([
  [{ function: 'indoorRender' }, { perImage: 1, images: 1, total: 1 }],
  [
    { function: 'indoorRender', count: 3 },
    { perImage: 1, images: 3, total: 3 },
  ],
  // Three candidates are its default: it costs three before anybody has chosen a number.
  [{ function: 'cleanpro' }, { perImage: 1, images: 3, total: 3 }],
  [
    { function: 'cleanpro', count: 1 },
    { perImage: 1, images: 1, total: 1 },
  ],
  [{ function: 'clean' }, { perImage: 1, images: 1, total: 1 }],
  [{ function: 'realUpImg' }, { perImage: 1, images: 1, total: 1 }],
  [
    { function: 'realUpImg', multiplier: 4 },
    { perImage: 2, images: 1, total: 2 },
  ],
  [{ function: 'modelRender' }, { perImage: 1, images: 1, total: 1 }],
  [
    { function: 'modelRender', size: 1536 },
    { perImage: 1, images: 1, total: 1 },
  ],
  [
    { function: 'modelRender', size: 3840, count: 2 },
    { perImage: 3, images: 2, total: 6 },
  ],
  [
    { function: 'cleanpro', size: 'max' },
    { perImage: 1, images: 3, total: 3 },
  ],
] as const)('%o costs %o', (request, price) => {
  expect(priceOf(request)).toEqual(price);
});

test('a price that an operator has set stands in place of the descriptor’s', () => {
  const prices = { cleanpro: { perImage: 2 }, realUpImg: { perImage: 3, byMultiplier: { 2: 3, 4: 0 } } };
  expect(priceOf({ function: 'cleanpro' }, prices).total).toBe(6);
  expect(priceOf({ function: 'realUpImg', multiplier: 4 }, prices).total).toBe(0);
  expect(priceOf({ function: 'clean' }, prices).total).toBe(1);
  // Set before there were large pictures: one price for each.
  expect(priceOf({ function: 'modelRender', size: 3840 }, { modelRender: { perImage: 2 } }).total).toBe(2);
});

test('what an engine adds is added for each picture', () => {
  const prices = { indoorRender: { perImage: 2 } };
  expect(priceOf({ function: 'indoorRender', count: 3 }, prices, 4)).toEqual({
    perImage: 6,
    images: 3,
    total: 18,
  });
});
