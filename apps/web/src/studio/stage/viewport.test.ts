import { expect, test } from 'vitest';
import { fitViewport, panBy, SCALE_LIMITS, zoomAt } from './viewport.ts';

const picture = { width: 800, height: 400 };
const frame = { width: 1000, height: 700 };
const margins = { top: 60, bottom: 80, side: 20 };

test('fits the whole picture between the margins', () => {
  const { scale, x, y } = fitViewport(picture, frame, margins);
  expect(scale).toBeCloseTo(1.2);
  expect(x).toBeCloseTo(20);
  expect(y + (picture.height * scale) / 2).toBeCloseTo((60 + 620) / 2);
});

test('a small picture is not blown up', () => {
  expect(fitViewport({ width: 10, height: 10 }, frame, margins).scale).toBe(2);
});

test('zooming keeps the point under the pointer', () => {
  const before = { scale: 1, x: 100, y: 50 };
  const after = zoomAt(before, { x: 300, y: 200 }, 2);
  expect((300 - after.x) / after.scale).toBeCloseTo(200);
  expect((200 - after.y) / after.scale).toBeCloseTo(150);
  expect(zoomAt(before, { x: 0, y: 0 }, 1e9).scale).toBe(SCALE_LIMITS.most);
});

test('the picture cannot be lost off the stage', () => {
  const far = panBy({ scale: 1, x: 0, y: 0 }, { x: 1e6, y: -1e6 }, picture, frame);
  expect(far.x).toBe(frame.width - 48);
  expect(far.y).toBe(48 - picture.height);
});
