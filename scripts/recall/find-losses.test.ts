import { expect, test } from 'vitest';
import { findLosses, MARGIN, nameLoss } from './find-losses.ts';
import type { CommittedFigures } from './recall-report.ts';

function figures(share: number, of: number, figure = 'recall floor'): CommittedFigures {
  return { 'drawn room': { [figure]: { share, of } } };
}

test('a class that falls below the margin is named', () => {
  const losses = findLosses(figures(0.4, 3), figures(0.91, 3));
  expect(losses.map((loss) => nameLoss(loss))).toEqual(['drawn room: recall floor 91.0 % → 40.0 %']);
});

test('a figure may fall within the margin, and may rise', () => {
  expect(findLosses(figures(0.91 - 0.9 * MARGIN, 3), figures(0.91, 3))).toEqual([]);
  expect(findLosses(figures(1, 3), figures(0.91, 3))).toEqual([]);
});

test('a class of a few pixels is no evidence, a kind of a single picture is', () => {
  expect(findLosses(figures(0, 0.001), figures(1, 0.001))).toEqual([]);
  expect(findLosses(figures(0, 1, 'kind'), figures(1, 1, 'kind'))).toHaveLength(1);
});

test('a class that is not read at all is lost by its recall alone', () => {
  expect(findLosses({}, figures(0.9, 1))).toHaveLength(1);
  expect(findLosses({}, figures(0.9, 1, 'precision floor'))).toEqual([]);
});
