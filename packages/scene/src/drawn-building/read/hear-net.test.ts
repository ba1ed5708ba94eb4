import { expect, test } from 'vitest';
import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawLines, rectangle } from '../../drawing/test/draw-lines.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { BuildingClass, UNDECIDED } from './building-class.ts';
import type { Setting } from './building-reading.ts';
import { hearNet } from './hear-net.ts';

const { sheet, sky } = BuildingClass;

/** The classes at points of a house under open paper, of which the net sees nothing but bare paper and no rule has claimed anything. */
function heardAsPaper(setting: Setting, ...points: readonly (readonly [number, number])[]): number[] {
  const analysis = analyseDrawing(
    drawLines(900, 600, [
      ...rectangle(300, 200, 640, 420),
      { from: [0, 420], to: [300, 420] },
      { from: [640, 420], to: [899, 420] },
    ]),
  );
  const votes: CellVotes = {
    share: (_cell, classes: readonly PixelClass[]) => (classes.includes('paper') ? 1 : 0),
    facing: () => undefined,
  };
  const kinds = new Uint8Array(analysis.cells.count + 1).fill(UNDECIDED);
  hearNet(analysis, votes, kinds, setting);
  return points.map(([x, y]) => {
    const row = Math.round(y * analysis.scale) * analysis.width;
    return kinds[analysis.filledCellMap.data[row + Math.round(x * analysis.scale)] as number] as number;
  });
}

test('under a sky paper all along the upper border is that sky, other paper is nothing', () => {
  expect(heardAsPaper('open', [450, 60], [450, 300])).toEqual([sky, UNDECIDED]);
});

test('on a sheet paper is the sheet, overhead too', () => {
  expect(heardAsPaper('sheet', [450, 60])).toEqual([sheet]);
});
