import { AppError } from '@plumbline/contract/errors/app-error.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireInside } from './require-inside.ts';

const [width, height] = [300, 200];
const point = fc.record({
  x: fc.double({ min: 0, max: 600, noNaN: true }),
  y: fc.double({ min: 0, max: 400, noNaN: true }),
  label: fc.constantFrom(0 as const, 1 as const),
});
const box = fc.record({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
  width: fc.double({ min: 1, max: 900, noNaN: true }),
  height: fc.double({ min: 1, max: 900, noNaN: true }),
});

test('what is let through lies on the picture; what is refused names its field', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 5 }), fc.option(box, { nil: undefined }), (points, drawn) => {
      const beside = points.findIndex(({ x, y }) => x > width || y > height);
      try {
        const kept = requireInside({ width, height }, { points, box: drawn });
        expect(beside).toBe(-1);
        expect(kept.points).toEqual(points);
        if (!drawn || !kept.box) {
          expect(kept.box).toBe(drawn);
          return;
        }
        expect(kept.box.x).toBeGreaterThanOrEqual(Math.max(0, drawn.x));
        expect(kept.box.x + kept.box.width).toBeLessThanOrEqual(width + 1e-9);
        expect(kept.box.y + kept.box.height).toBeLessThanOrEqual(height + 1e-9);
        expect(Math.min(kept.box.width, kept.box.height)).toBeGreaterThanOrEqual(4);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        expect(error.code).toBe('VALIDATION_FAILED');
        expect(Object.keys(error.details ?? {})).toEqual([beside >= 0 ? `points.${beside}` : 'box']);
      }
    }),
  );
});
