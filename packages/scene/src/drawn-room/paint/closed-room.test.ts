import { expect, test } from 'vitest';
import { readInteriorDrawing } from '../read/read-interior-drawing.ts';
import { drawRoom, FOCAL } from '../test/draw-room.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { closeRoom, planesOfShell } from './closed-room.ts';

const clock = startStages({ signal: new AbortController().signal, progress: () => undefined });

test('a drawn room of 5 × 2.7 × 6 m is closed to a box of about that size', () => {
  const drawing = readInteriorDrawing(drawRoom(), { clock });
  const box = closeRoom(drawing);
  if (box === undefined) throw new Error('no box');
  const [left] = box.low;
  const [right, floor, back] = box.high;
  expect(left).toBeCloseTo(-2.5, 0);
  expect(right).toBeCloseTo(2.5, 0);
  expect(floor).toBe(1.5);
  // A view straight at the back wall tells its depth only as a multiple of the focal length, which is a guess.
  const depth = back * (FOCAL / drawing.analysis.camera.focal);
  expect(depth).toBeGreaterThan(5.4);
  expect(depth).toBeLessThan(6.6);
});

test('every cell of floor and ceiling lies on its plane of the box, furniture on none', () => {
  const drawing = readInteriorDrawing(drawRoom({ sofa: true }), { clock });
  const box = closeRoom(drawing);
  if (box === undefined) throw new Error('no box');
  const planes = planesOfShell(drawing, box);
  const { roles } = drawing.room;
  expect(roles).toContain('floor');
  roles.forEach((role, i) => {
    if (role === 'floor') expect(planes[i]).toEqual({ axis: 1, at: box.high[1] });
    else if (role === 'ceiling') expect(planes[i]).toEqual({ axis: 1, at: box.low[1] });
    else if (role === 'fabric' || role === 'rigid') expect(planes[i]).toBeUndefined();
  });
});
