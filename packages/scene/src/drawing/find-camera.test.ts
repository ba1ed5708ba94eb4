import { describe, expect, test } from 'vitest';
import { analyseDrawing } from './analyse-drawing.ts';
import type { DrawingCamera } from './drawing-camera.ts';
import { axisInCamera } from './drawing-camera.ts';
import { drawPerspective, type KnownCamera } from './test/draw-perspective.ts';

const DEGREE = Math.PI / 180;

function find(camera: KnownCamera): DrawingCamera {
  return analyseDrawing(drawPerspective(camera)).camera;
}

describe('the camera of a drawing', () => {
  test.each([
    { focal: 0.7, pitch: 4, yaw: 30 },
    { focal: 0.9, pitch: -5, yaw: -22 },
    { focal: 1.1, pitch: 9, yaw: 40 },
    { focal: 0.8, pitch: 12, yaw: 15 },
    { focal: 1.3, pitch: 6, yaw: -38 },
  ])('of $focal widths, $pitch° down, turned by $yaw° is found within 1 %', (known) => {
    const found = find(known);
    expect(found.support).toBeGreaterThan(0.8);
    expect(Math.abs(found.focal / 1000 / known.focal - 1)).toBeLessThan(0.01);
    expect(Math.abs(found.pitch / DEGREE - known.pitch)).toBeLessThan(0.3);
    expect(Math.abs(found.yaw / DEGREE - known.yaw)).toBeLessThan(0.3);
    expect(
      Math.abs(found.horizonY - (330 - 1000 * known.focal * Math.tan(known.pitch * DEGREE))),
    ).toBeLessThan(5);
  });

  test('with parallel uprights and a low horizon has a shifted lens, and vanishes where it should', () => {
    const known = { focal: 0.85, pitch: 0, yaw: 33, shift: 0.2 };
    const found = find(known);
    expect(Math.abs(found.horizonY - 0.7 * 660)).toBeLessThan(4);
    const [x, , z] = axisInCamera(found, 2);
    const vanishing = found.cx + (found.focal * x) / z;
    expect(Math.abs(vanishing - (500 + 850 * Math.tan(33 * DEGREE)))).toBeLessThan(8);
  });
});
