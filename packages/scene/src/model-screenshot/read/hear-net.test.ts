import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import type { Facing } from '../../drawing/cell-facing.ts';
import { liesLevel } from './hear-net.ts';

/** What a net says of one surface. */
const said = (shares: Partial<Record<PixelClass, number>>, facing: Facing | undefined) => ({
  share: (_: number, classes: readonly PixelClass[]) =>
    classes.reduce((sum, name) => sum + (shares[name] ?? 0), 0),
  facing: () => facing,
});

test('blue that looks up and is no pane is water; panes, and what looks no clear way, are not', () => {
  expect(liesLevel(said({ paving: 0.6 }, [0, -0.7, -0.7]), 1)).toBe(true);
  expect(liesLevel(said({ window: 0.7 }, [0, -0.7, -0.7]), 1)).toBe(false);
  expect(liesLevel(said({ wall: 0.6 }, [0.2, 0.05, -0.98]), 1)).toBe(false);
  expect(liesLevel(said({ paving: 0.6 }, undefined), 1)).toBe(false);
});
