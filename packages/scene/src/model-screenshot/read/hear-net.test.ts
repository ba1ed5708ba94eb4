import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import type { Facing } from '../../drawing/cell-facing.ts';
import { isNoPane } from './hear-net.ts';

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
