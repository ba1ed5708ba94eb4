import { expect, test } from 'vitest';
import fc from 'fast-check';
import { imagePoint, screenPoint } from './coordinates.ts';
import {
  fitViewport,
  imageToScreen,
  panBy,
  pinchTo,
  SCALE_LIMITS,
  screenToImage,
  visiblePixels,
  zoomAt,
} from './viewport.ts';

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
  const after = zoomAt(before, screenPoint(300, 200), 2);
  expect((300 - after.x) / after.scale).toBeCloseTo(200);
  expect((200 - after.y) / after.scale).toBeCloseTo(150);
  expect(zoomAt(before, screenPoint(0, 0), 1e9).scale).toBe(SCALE_LIMITS.most);
});

test('the picture cannot be lost off the stage', () => {
  const far = panBy({ scale: 1, x: 0, y: 0 }, screenPoint(1e6, -1e6), picture, frame);
  expect(far.x).toBe(frame.width - 48);
  expect(far.y).toBe(48 - picture.height);
});

const anyViewport = fc.record({
  scale: fc.double({ min: 0.05, max: 16, noNaN: true }),
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
});

test('from the stage to the picture and back', () => {
  fc.assert(
    fc.property(anyViewport, fc.double({ min: -1e4, max: 1e4, noNaN: true }), (viewport, x) => {
      const back = imageToScreen(viewport, screenToImage(viewport, screenPoint(x, -x)));
      expect(back.x).toBeCloseTo(x, 5);
      expect(back.y).toBeCloseTo(-x, 5);
    }),
  );
});

test('two fingers spread to twice the distance double the scale around their middle', () => {
  const before = { scale: 1, x: 100, y: 100 };
  const from = [screenPoint(300, 300), screenPoint(400, 300)] as const;
  const to = [screenPoint(260, 320), screenPoint(460, 320)] as const;
  const after = pinchTo(before, from, to, picture, frame);
  expect(after.scale).toBeCloseTo(2);
  const held = screenToImage(before, screenPoint(350, 300));
  expect(imageToScreen(after, held).x).toBeCloseTo(360);
  expect(imageToScreen(after, held).y).toBeCloseTo(320);
});

test('the stage shows the pixels within its frame, the partly shown ones included', () => {
  expect(visiblePixels({ scale: 4, x: -101, y: 50 }, picture, frame)).toEqual({
    left: 25,
    top: 0,
    right: 276,
    bottom: 163,
  });
  expect(imageToScreen({ scale: 4, x: -101, y: 50 }, imagePoint(0, 0))).toEqual({ x: -101, y: 50 });
});
