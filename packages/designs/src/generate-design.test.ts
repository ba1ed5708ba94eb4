import { expect, test } from 'vitest';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { drawDesign } from './draw-design.ts';
import { DESIGN_SUBJECTS, type DesignRequest } from './request/design-types.ts';
import { generateDesign } from './generate-design.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';

const style = TEST_STYLES[0] as (typeof TEST_STYLES)[number];
const base: DesignRequest = {
  subject: 'living-room',
  style,
  atmosphere: 'sunny',
  aspect: [4, 3],
  seed: 3,
  maxEdge: 64,
};

function quiet(): RenderContext {
  return { signal: new AbortController().signal, progress: () => undefined };
}

function spread(data: Uint8ClampedArray): { mean: number; deviation: number } {
  let sum = 0;
  let square = 0;
  for (const v of data) {
    sum += v;
    square += v * v;
  }
  const mean = sum / data.length;
  return { mean, deviation: Math.sqrt(square / data.length - mean * mean) };
}

test.each(DESIGN_SUBJECTS)('%s gives a picture with light and shade', (subject) => {
  const { picture } = generateDesign({ ...base, subject, maxEdge: 32 }, quiet());
  expect([picture.width, picture.height]).toEqual([32, 24]);
  const { mean, deviation } = spread(picture.data);
  expect(mean).toBeGreaterThan(70);
  expect(mean).toBeLessThan(215);
  expect(deviation).toBeGreaterThan(22);
});

test('the same request gives the same pixels', () => {
  const once = generateDesign(base, quiet());
  const again = generateDesign(base, quiet());
  expect(again.picture.data).toEqual(once.picture.data);
});

test('evening is darker than day, and snow is lighter than rain', () => {
  const light = (atmosphere: Atmosphere): number =>
    spread(generateDesign({ ...base, subject: 'villa', atmosphere, maxEdge: 48 }, quiet()).picture.data).mean;
  expect(light('lights')).toBeLessThan(light('sunny') - 30);
  expect(light('snow')).toBeGreaterThan(light('rain') + 15);
});

test('stops where it is cancelled, and progress only grows', () => {
  const control = new AbortController();
  const reason = new Error('cancelled');
  let calls = 0;
  let last = 0;
  expect(() =>
    generateDesign(base, {
      signal: control.signal,
      progress: (fraction) => {
        expect(fraction).toBeGreaterThanOrEqual(last);
        last = fraction;
        if (++calls === 4) control.abort(reason);
      },
    }),
  ).toThrow(reason);
});

test('draws what it designs: line, clay and classes of one size, ink on white paper', () => {
  const { line, clay, idMap, camera, classes } = drawDesign({ ...base, maxEdge: 160 }, quiet());
  for (const raster of [line, clay, idMap]) expect([raster.width, raster.height]).toEqual([160, 120]);
  expect(camera.pitch).toBe(0);
  let ink = 0;
  for (let i = 0; i < line.data.length; i += 3) if ((line.data[i] as number) < 128) ink++;
  expect(ink / (160 * 120)).toBeGreaterThan(0.02);
  expect(ink / (160 * 120)).toBeLessThan(0.4);
  const known = new Set(Object.values(classes));
  for (let i = 0; i < idMap.data.length; i += 3) {
    const hex = `#${[0, 1, 2].map((c) => (idMap.data[i + c] as number).toString(16).padStart(2, '0')).join('')}`;
    expect(known.has(hex)).toBe(true);
  }
});
