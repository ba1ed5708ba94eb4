import { expect, test } from 'vitest';
import { createPlane } from '@plumbline/imaging/raster.ts';
import { liftAroundLines } from './lift-around-lines.ts';

const WIDTH = 200;
const HEIGHT = 120;

function darkPicture(): { picture: Float32Array; ink: ReturnType<typeof createPlane> } {
  const picture = new Float32Array(WIDTH * HEIGHT * 3).fill(0.3);
  const ink = createPlane(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) ink.data[y * WIDTH + 40] = 1;
  return { picture, ink };
}

test('dark surfaces are raised by a line and left alone far from it', () => {
  const { picture, ink } = darkPicture();
  liftAroundLines(picture, ink, 'sunny', () => false);
  const at = (x: number): number => picture[(60 * WIDTH + x) * 3] as number;
  expect(at(41)).toBeGreaterThan(0.45);
  expect(at(160)).toBeCloseTo(0.3, 3);
});

test('night stays darker than day, bright surfaces and the view through panes stay as they are', () => {
  const day = darkPicture();
  const night = darkPicture();
  liftAroundLines(day.picture, day.ink, 'sunny', () => false);
  liftAroundLines(night.picture, night.ink, 'lights', () => false);
  const i = (60 * WIDTH + 41) * 3;
  expect(night.picture[i] as number).toBeLessThan(day.picture[i] as number);
  const bright = darkPicture();
  bright.picture.fill(0.8);
  liftAroundLines(bright.picture, bright.ink, 'sunny', () => false);
  expect(bright.picture[i]).toBeCloseTo(0.8, 5);
  const pane = darkPicture();
  liftAroundLines(pane.picture, pane.ink, 'sunny', () => true);
  expect(pane.picture[i]).toBeCloseTo(0.3, 5);
});
