import { expect, test } from 'vitest';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { analyseAtReadingSize } from './analyse-at-reading-size.ts';
import { hatchThreshold } from './faint-threshold.ts';
import { readRoom } from './read-room.ts';
import { drawLooseSketch, drawRoom } from '../test/draw-room.ts';

test('a small copy of a ruled drawing is read like the drawing', () => {
  const room = drawRoom();
  const half = fitWithin(room.width, room.height, 640);
  for (const base of [room, resizeArea(room, half.width, half.height)]) {
    const analysis = analyseAtReadingSize(base);
    expect(analysis.kind).toBe('cad');
    const reading = readRoom(analysis);
    expect(reading.windows).toBe(1);
    expect(reading.floor).not.toBe('none');
  }
});

test('a small sketch stays a sketch', () => {
  expect(analyseAtReadingSize(drawLooseSketch()).kind).toBe('sketch');
});

test('what grain leaves on bare walls raises the bar for hatch', () => {
  const clean = drawRoom();
  const grainy = { ...clean, data: clean.data.slice() };
  for (let i = 0, k = 7; i < grainy.data.length; i += 3) {
    k = (Math.imul(k, 1103515245) + 12345) >>> 0;
    if (k % 97 !== 0) continue;
    for (let c = 0; c < 3; c++) grainy.data[i + c] = Math.min(grainy.data[i + c] as number, 225);
  }
  const bar = hatchThreshold(analyseAtReadingSize(clean));
  expect(bar).toBeCloseTo(0.012, 4);
  expect(hatchThreshold(analyseAtReadingSize(grainy))).toBeGreaterThan(2 * bar);
});
