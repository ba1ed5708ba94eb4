import { expect, test } from 'vitest';
import { pan, SCALE_MAX, transformOf, WHOLE, type Zoom, zoomAt } from './zoom.ts';

/** The point of the picture that is shown at a point of the frame. */
const shownAt = ({ scale, x, y }: Zoom, at: { x: number; y: number }) => [
  (at.x - x) / scale,
  (at.y - y) / scale,
];

test('zooming keeps the point under the pointer, and neither leaves the picture', () => {
  const at = { x: 0.25, y: 0.8 };
  const near = zoomAt(WHOLE, 3, at);
  expect(shownAt(near, at)).toEqual([expect.closeTo(0.25), expect.closeTo(0.8)]);
  const nearer = zoomAt(near, 100, at);
  expect(nearer.scale).toBe(SCALE_MAX);
  expect(zoomAt(nearer, 0.0001, at)).toEqual(WHOLE);
  expect(pan(near, 5, 5)).toEqual({ scale: 3, x: 0, y: 0 });
  expect(pan(near, -5, -5)).toEqual({ scale: 3, x: -2, y: -2 });
  expect(transformOf({ scale: 2, x: -0.5, y: 0 })).toBe('translate(-50%, 0%) scale(2)');
});
