import { expect, test } from 'vitest';
import { toolPriceDraftOf, toolPricesOf } from './tool-price-draft.ts';

test('what nobody has changed is no price of an operator’s', () => {
  expect(toolPricesOf(toolPriceDraftOf({}))).toEqual({});
});

test('prices that were set go through the form, of enlargers by multiplier', () => {
  const prices = { clean: { perImage: 0 }, realUpImg: { perImage: 2, byMultiplier: { 2: 2, 4: 5 } } };
  expect(toolPricesOf(toolPriceDraftOf(prices))).toEqual(prices);
});

test('large pictures have prices of their own, and one that was set before there were any stands for all', () => {
  const prices = { modelRender: { perImage: 2, bySize: { 1536: 2, 2560: 3, 3840: 5 } } };
  expect(toolPricesOf(toolPriceDraftOf(prices))).toEqual(prices);
  expect(toolPricesOf(toolPriceDraftOf({ modelRender: { perImage: 4 } }))).toEqual({
    modelRender: { perImage: 4, bySize: { 1536: 4, 2560: 4, 3840: 4 } },
  });
});

test.each(['', '-1', '1.5', '1001', 'free'])('%j is no price', (typed) => {
  expect(toolPricesOf({ ...toolPriceDraftOf({}), 'clean 1': typed })).toBeUndefined();
});
