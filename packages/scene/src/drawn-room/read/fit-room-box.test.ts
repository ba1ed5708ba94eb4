import { expect, test } from 'vitest';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { drawRoom, EYE, FOCAL } from '../test/draw-room.ts';
import { fitRoomBox } from '../../geometry/fit-room-box.ts';
import { planesByBox } from './roles-by-box.ts';
import { FLOOR_LEVEL, planeOfRay, viewBox } from '../../geometry/room-box.ts';

const room = analyseDrawing(drawRoom({ boards: false }), { domain: 'content' });

/** Of 5 × 2.7 × 6 m, seen from 1.5 m. */
test('the box of a drawn room has its sides where they are drawn', () => {
  const box = fitRoomBox(room);
  if (box === undefined) throw new Error('no box');
  expect(box.left).toBeCloseTo(-2.5 / EYE, 1);
  expect(box.right).toBeCloseTo(2.5 / EYE, 1);
  expect(box.ceiling).toBeCloseTo((EYE - 2.7) / EYE, 1);
  // The camera's focal length is a guess where the view goes straight at a wall, and with it the depth.
  expect(box.far * (FOCAL / (room.camera.focal / room.scale))).toBeCloseTo(6 / EYE, 0);
  expect(box.support).toBeGreaterThan(0.9);
});

test('what borders on the drawn edges of the box is its planes', () => {
  const box = fitRoomBox(room);
  if (box === undefined) throw new Error('no box');
  const planes = planesByBox(room, box);
  const { width, height, data } = room.filledCellMap;
  const planeAt = (x: number, y: number) =>
    planes[data[Math.floor(y * height) * width + Math.floor(x * width)] as number];
  expect(planeAt(0.5, 0.93)).toBe('floor');
  expect(planeAt(0.5, 0.05)).toBe('ceiling');
  expect(planeAt(0.06, 0.45)).toBe('left');
  expect(planeAt(0.94, 0.45)).toBe('right');
  expect(planeAt(0.55, 0.4)).toBe('far');
});

test('a picture without a room has no box', () => {
  const sheet = {
    width: 900,
    height: 600,
    channels: 3 as const,
    data: new Uint8ClampedArray(900 * 600 * 3).fill(255),
  };
  expect(fitRoomBox(analyseDrawing(sheet, { domain: 'content' }))).toBeUndefined();
});

test('a point of the box and its pixel go there and back', () => {
  const view = viewBox(room.camera);
  const at = view.pixel(0.4, FLOOR_LEVEL, 2.5);
  if (at === undefined) throw new Error('not seen');
  const [u, d, w] = view.ray(...at);
  expect(u / d).toBeCloseTo(0.4 / FLOOR_LEVEL, 5);
  expect(w / d).toBeCloseTo(2.5 / FLOOR_LEVEL, 5);
  expect(planeOfRay({ left: -2, right: 2, far: 4, ceiling: -1 }, [u, d, w])).toBe('floor');
  expect(view.pixel(0, 0, -1)).toBeUndefined();
});
