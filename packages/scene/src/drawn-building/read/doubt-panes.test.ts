import { expect, test } from 'vitest';
import { BuildingClass } from './building-class.ts';
import type { BuildingReading } from './building-reading.ts';
import { doubtPanes } from './doubt-panes.ts';

test('rows of fronts become boards, a pane that the net is sure of stays, and openings are numbered anew', () => {
  const { glass, plaster, boards } = BuildingClass;
  const windows = [0, 0, 0.4, 0.9];
  const reading = {
    analysis: { filledCellMap: { data: Int32Array.from([1, 2, 2, 3, 3, 1]) } },
    kinds: Uint8Array.from([0, plaster, glass, glass]),
    paneOf: Int32Array.from([0, 1, 1, 2, 2, 0]),
    openings: [
      { x0: 1, y0: 0, x1: 2, y1: 0 },
      { x0: 3, y0: 0, x1: 4, y1: 0 },
    ],
    votes: { share: (cell: number) => windows[cell] as number, facing: () => undefined },
  } as unknown as BuildingReading;
  const doubted = doubtPanes(reading);
  expect([...doubted.kinds]).toEqual([0, plaster, boards, glass]);
  expect([...doubted.paneOf]).toEqual([0, 0, 0, 1, 1, 0]);
  expect(doubted.openings).toEqual([{ x0: 3, y0: 0, x1: 4, y1: 0 }]);
});
