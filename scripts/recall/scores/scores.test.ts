import { createRaster } from '@plumbline/imaging/raster.ts';
import type { SceneCamera, SceneClass } from '@plumbline/scene/scene-value/scene-value.ts';
import { createCamera } from '@plumbline/tracer/camera.ts';
import { describe, expect, test } from 'vitest';
import type { DrawnPicture } from '../pictures/drawn-picture.ts';
import { codeOf, type TruthClass } from '../pictures/truth-classes.ts';
import { addUp, type Figures, shareOf } from './figure.ts';
import { cameraErrors, scoreCamera } from './score-camera.ts';
import { scoreOpenings } from './score-openings.ts';
import { scoreRegions } from './score-regions.ts';

/** 100 × 60: the left half of one class, the right half of another, with openings where they are windows. */
function halves(left: TruthClass, right: TruthClass): DrawnPicture {
  const picture = createRaster(100, 60, 3);
  const classes = new Uint8Array(6000);
  const openings = new Uint16Array(6000);
  for (let i = 0; i < 6000; i++) {
    const name = i % 100 < 50 ? left : right;
    classes[i] = codeOf(name);
    openings[i] = name === 'window' ? 1 : 0;
  }
  return { picture, truth: { classes, openings } };
}

const share = (figures: Figures, name: string): number | undefined => shareOf(figures[name]);

describe('regions', () => {
  test('a class is recalled by its pixels, and precise by those of others that are called so', () => {
    // The wall runs a quarter too far to the right.
    const said = (x: number): SceneClass => (x < 75 ? 'siding' : 'floor');
    const figures = scoreRegions(halves('wall', 'floor'), said);
    expect(share(figures, 'recall wall')).toBe(1);
    expect(share(figures, 'recall floor')).toBeCloseTo(0.5, 1);
    expect(share(figures, 'precision wall')).toBeCloseTo(2 / 3, 1);
    expect(share(figures, 'precision floor')).toBe(1);
    expect(share(figures, 'pixels')).toBeCloseTo(0.75, 1);
  });

  test('what a reading keeps quiet about is missed, but not wrong', () => {
    const figures = scoreRegions(halves('wall', 'floor'), (x) => (x < 50 ? 'wall' : undefined));
    expect(share(figures, 'recall floor')).toBe(0);
    expect(share(figures, 'precision wall')).toBe(1);
    expect(share(figures, 'precision floor')).toBeUndefined();
  });

  test('neither borders nor what has no class are asked', () => {
    const drawn = halves('wall', 'floor');
    drawn.truth.classes.fill(0, 0, 3000);
    const figures = scoreRegions(drawn, () => 'wall');
    expect(figures['pixels']?.of).toBeLessThan(0.5);
    expect(figures['pixels']?.of).toBeGreaterThan(0.4);
  });
});

describe('openings', () => {
  test('a window is found by half of it, and a region that holds none is not real', () => {
    const drawn = halves('window', 'wall');
    const found = scoreOpenings(
      drawn,
      (x) => (x < 30 ? 'glass' : 'wall'),
      (x) => (x < 30 ? 1 : 2),
    );
    expect(found).toEqual({ windows: { hits: 1, of: 1 }, 'openings real': { hits: 1, of: 1 } });
    const missed = scoreOpenings(
      drawn,
      (x) => (x < 10 || x > 80 ? 'glass' : 'wall'),
      (x) => (x < 10 ? 1 : x > 80 ? 3 : 2),
    );
    expect(missed).toEqual({ windows: { hits: 0, of: 1 }, 'openings real': { hits: 1, of: 2 } });
  });
});

describe('the camera', () => {
  const truly = createCamera(
    { eye: [0, 1.6, 0], yaw: 0.5, pitch: 0, fieldOfView: 1.1, horizon: 0.5 },
    800,
    600,
  );
  /** The camera as a reading tells it, its horizon moved down by so many pixels. */
  function read(down: number, yaw = truly.yaw): SceneCamera {
    const at = (angle: number) => truly.centreX + truly.focal * Math.tan(angle);
    const y = truly.horizonY + down;
    return {
      focalPx: truly.focal,
      principal: [400, 300],
      pitch: 0,
      yaw,
      roll: 0,
      horizon: [
        [0, y],
        [800, y],
      ],
      vanishingPoints: [
        { axis: 'x', x: at(Math.PI / 2 - yaw), y },
        { axis: 'y', direction: [0, 1] },
        { axis: 'z', x: at(-yaw), y },
      ],
      support: 1,
    };
  }

  test('its own camera has no error', () => {
    const errors = cameraErrors(truly, read(0));
    expect(errors.horizon).toBe(0);
    expect(errors.axes).toBeCloseTo(0, 3);
    expect(errors.focal).toBe(0);
  });

  test('axes may be named the other way round', () => {
    const own = read(0);
    const [x, y, z] = own.vanishingPoints;
    const swapped = [z, y, x].flatMap((point, k) =>
      point === undefined ? [] : { ...point, axis: (['x', 'y', 'z'] as const)[k] ?? 'x' },
    );
    expect(cameraErrors(truly, { ...own, vanishingPoints: swapped }).axes).toBeCloseTo(0, 3);
  });

  test('a horizon ten percent off is a miss, and so is no camera', () => {
    expect(cameraErrors(truly, read(60)).horizon).toBeCloseTo(0.1, 6);
    expect(scoreCamera(truly, read(60))['horizon']).toEqual({ hits: 0, of: 1 });
    expect(scoreCamera(truly, null)).toEqual({ horizon: { hits: 0, of: 1 }, axes: { hits: 0, of: 1 } });
  });

  test('an axis is off by the turn of the camera', () => {
    expect(cameraErrors(truly, read(0, truly.yaw + 0.1)).axes).toBeCloseTo((0.1 * 180) / Math.PI, 1);
  });

  test('the true vanishing point of a view from above lies where level lines run', () => {
    const above = { ...truly, pitch: 0.4 };
    const horizon = above.horizonY - above.focal * Math.tan(0.4);
    const level = { ...read(0), horizon: [[0, horizon] as const, [800, horizon] as const] as const };
    expect(cameraErrors(above, level).horizon).toBeCloseTo(0, 6);
    expect(cameraErrors(above, level).axes).toBeGreaterThan(10);
  });
});

test('figures add up by name', () => {
  expect(addUp([{ a: { hits: 1, of: 2 } }, { a: { hits: 2, of: 2 }, b: { hits: 0, of: 1 } }])).toEqual({
    a: { hits: 3, of: 4 },
    b: { hits: 0, of: 1 },
  });
});
