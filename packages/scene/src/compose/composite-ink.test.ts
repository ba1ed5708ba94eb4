import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { compositeInk } from './composite-ink.ts';
import { liftInk } from './ink-layer.ts';
import { startStageClock } from './stage-clock.ts';

function filled(width: number, height: number, rgb: readonly number[]): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < out.data.length; i++) out.data[i] = rgb[i % 3] as number;
  return out;
}

function drawingWithLine(paper: readonly number[], line: readonly number[]): Raster {
  const out = filled(60, 40, paper);
  for (let y = 0; y < 40; y++)
    for (let c = 0; c < 3; c++) out.data[(y * 60 + 30) * 3 + c] = line[c] as number;
  return out;
}

const luma = (r: Raster, x: number, y: number): number => r.data[(y * r.width + x) * 3 + 1] as number;

test('a black line stays a dark line on a dark wall, and bare paper adds nothing', () => {
  const ink = liftInk(drawingWithLine([255, 255, 255], [150, 150, 150]), 60, 40);
  for (const wall of [230, 120, 70]) {
    const picture = filled(60, 40, [wall, wall, wall]);
    compositeInk(picture, ink);
    expect(luma(picture, 10, 20)).toBe(wall);
    expect(luma(picture, 30, 20)).toBeLessThan(wall * 0.75);
  }
});

test('tinted paper is no ink', () => {
  const ink = liftInk(drawingWithLine([236, 224, 198], [20, 20, 20]), 60, 40);
  expect(ink.alpha.data[20 * 60 + 5]).toBe(0);
  expect(ink.alpha.data[20 * 60 + 30]).toBeGreaterThan(0.85);
});

test('coloured ink keeps its hue', () => {
  const ink = liftInk(drawingWithLine([255, 255, 255], [190, 60, 40]), 60, 40);
  const picture = filled(60, 40, [240, 240, 240]);
  compositeInk(picture, ink);
  const p = (20 * 60 + 30) * 3;
  expect((picture.data[p] as number) - (picture.data[p + 2] as number)).toBeGreaterThan(60);
});

test('a stage clock adds up laps and stops with the reason of its signal', () => {
  const stop = new AbortController();
  const seen: string[] = [];
  const clock = startStageClock({ signal: stop.signal, progress: (f, s) => seen.push(`${s} ${f}`) });
  clock.lap('ink', 0.1);
  clock.lap('cells', 0.4);
  expect(seen).toEqual(['ink 0.1', 'cells 0.4']);
  expect(Object.keys(clock.timings)).toEqual(['ink', 'cells']);
  stop.abort(new Error('cancelled'));
  expect(() => clock.check()).toThrow('cancelled');
});
