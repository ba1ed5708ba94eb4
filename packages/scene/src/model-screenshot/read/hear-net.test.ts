import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import type { Facing } from '../../drawing/cell-facing.ts';
import { isNoFloor, isNoPane } from './hear-net.ts';

/** What a net says of one surface. */
const said = (shares: Partial<Record<PixelClass, number>>, facing: Facing | undefined) => ({
  share: (_: number, classes: readonly PixelClass[]) =>
    classes.reduce((sum, name) => sum + (shares[name] ?? 0), 0),
  facing: () => facing,
});

test('blue that looks up is water and what the net is sure to be wall is paint, unless it sees a pane there', () => {
  expect(isNoPane(said({ paving: 0.6 }, [0, -0.7, -0.7]), 1)).toBe(true);
  expect(isNoPane(said({ window: 0.7 }, [0, -0.7, -0.7]), 1)).toBe(false);
  expect(isNoPane(said({ wall: 0.6 }, [0.2, 0.05, -0.98]), 1)).toBe(false);
  expect(isNoPane(said({ wall: 0.6, roof: 0.35 }, [0.2, 0.05, -0.98]), 1)).toBe(true);
  expect(isNoPane(said({ paving: 0.6 }, undefined), 1)).toBe(false);
});

test('a light surface below the horizon that the net takes for a bed or a table is no floor, one that it knows nothing of may be', () => {
  expect(isNoFloor(said({ fabric: 0.8, floor: 0.05 }, undefined), 1)).toBe(true);
  expect(isNoFloor(said({ furniture: 0.4, joinery: 0.3 }, undefined), 1)).toBe(true);
  expect(isNoFloor(said({ fabric: 0.6, rug: 0.3 }, undefined), 1)).toBe(false);
  expect(isNoFloor(said({ wall: 0.5, furniture: 0.3 }, undefined), 1)).toBe(false);
});
