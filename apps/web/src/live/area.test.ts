import { describe, expect, test } from 'vitest';
import { dragArea, HANDLES, LEAST, pixelsOf, WHOLE } from './area.ts';

const MIDDLE = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

describe('dragging', () => {
  test('a corner moves its two sides and leaves the others', () => {
    expect(dragArea(MIDDLE, 'nw', 0.125, -0.125)).toEqual({
      x: 0.375,
      y: 0.125,
      width: 0.375,
      height: 0.625,
    });
    expect(dragArea(MIDDLE, 'se', 0.125, 0.25)).toEqual({ x: 0.25, y: 0.25, width: 0.625, height: 0.75 });
  });

  test.each(HANDLES)('%s never leaves the window and never turns inside out', (handle) => {
    for (const [dx, dy] of [
      [5, 5],
      [-5, 5],
      [5, -5],
      [-5, -5],
    ] as const) {
      const { x, y, width, height } = dragArea(MIDDLE, handle, dx, dy);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST - 1e-9);
    }
  });
});

test('the whole of a large window is sent small, a small part as it is', () => {
  expect(pixelsOf(WHOLE, { width: 3840, height: 2160 }, 512)).toEqual({
    from: { left: 0, top: 0, width: 3840, height: 2160 },
    to: { width: 512, height: 288 },
  });
  expect(pixelsOf(MIDDLE, { width: 400, height: 200 }, 512).to).toEqual({ width: 200, height: 100 });
});
