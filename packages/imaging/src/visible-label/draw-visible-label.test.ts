import { expect, test } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { drawVisibleLabel } from './draw-visible-label.ts';

function grey(width: number, height: number, channels: 3 | 4, value: number): Raster {
  const raster = createRaster(width, height, channels);
  raster.data.fill(value);
  return raster;
}

/** Heights of the characters' ink: columns with white in them, next to each other, are one character. */
function inkHeights({ width, height, channels, data }: Raster): number[] {
  const isInk = (x: number, y: number) => (data[(y * width + x) * channels] as number) > 200;
  const heights: number[] = [];
  let rows = new Set<number>();
  for (let x = 0; x <= width; x += 1) {
    const found = Array.from({ length: height }, (_, y) => y).filter((y) => x < width && isInk(x, y));
    if (found.length > 0) for (const y of found) rows.add(y);
    else if (rows.size > 0) {
      heights.push(Math.max(...rows) - Math.min(...rows) + 1);
      rows = new Set();
    }
  }
  return heights;
}

test.each([
  ['AI生成', 4],
  ['AI GENERATED', 11],
] as const)('%s: the ink of every character is at least 5 %% of the shortest side', (text, characters) => {
  for (const [width, height] of [
    [1024, 768],
    [512, 512],
    [400, 1600],
    [3000, 900],
  ] as const) {
    const heights = inkHeights(drawVisibleLabel(grey(width, height, 3, 90), text));
    expect(heights).toHaveLength(characters);
    for (const ink of heights) expect(ink).toBeGreaterThanOrEqual(0.05 * Math.min(width, height));
  }
});

test.each([0, 90, 255])('it stands out from a picture of brightness %i', (value) => {
  const { data } = drawVisibleLabel(grey(240, 160, 3, value), 'AI生成');
  const label = [...data].filter((sample) => sample !== value);
  expect(Math.max(...data) - Math.min(...label)).toBeGreaterThan(140);
});

test('only its corner changes, and the given picture not at all', () => {
  const picture = grey(640, 480, 3, 120);
  const labelled = drawVisibleLabel(picture, 'AI GENERATED');
  expect(picture.data.every((sample) => sample === 120)).toBe(true);
  for (let y = 0; y < 480; y += 1)
    for (let x = 0; x < 640; x += 1)
      if (labelled.data[(y * 640 + x) * 3] !== 120) expect(x > 320 && y > 400).toBe(true);
});

test('where the picture is cut out, the label is not', () => {
  const { data } = drawVisibleLabel(grey(300, 300, 4, 0), 'AI生成');
  expect(Math.max(...data.filter((_, index) => index % 4 === 3))).toBe(255);
});

test('pictures smaller than the label are filled, not overrun', () => {
  const tiny = drawVisibleLabel(grey(8, 5, 3, 50), 'AI GENERATED');
  expect(tiny.data).toHaveLength(8 * 5 * 3);
});
