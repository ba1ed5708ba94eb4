import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { drawHouse } from '../drawing/test/draw-lines.ts';
import { render } from '../render/render.ts';
import {
  canvas,
  drawHouseModel,
  drawRoomModel,
  fill,
  pixelAt,
  takeHousePhoto,
  testContext,
  testRequest,
} from '../test/draw-pictures.ts';
import { detectImageKind } from './detect-image-kind.ts';
import { findViewport } from './find-viewport.ts';

function paste(into: Raster, picture: Raster, x0: number, y0: number): void {
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const p = (y * picture.width + x) * 3;
      into.data.set(picture.data.slice(p, p + 3), ((y + y0) * into.width + x + x0) * 3);
    }
}

function addIcons(into: Raster, x0: number, y0: number, x1: number, y1: number, size: number): void {
  const random = seededRandom(4);
  for (let y = y0; y + size <= y1; y += size + 8)
    for (let x = x0; x + size <= x1; x += size + 12)
      fill(into, x, y, x + 3 + Math.round(random() * (size - 3)), y + 3 + Math.round(random() * (size - 3)), [
        60 + 120 * random(),
        60,
        90,
      ]);
}

/** A program's window of 1100 × 760 around a picture of 900 × 600: title, tools, a panel on the right, a status line. */
function takeScreenshot(picture: Raster): Raster {
  const screen = canvas(1100, 760, [240, 240, 240]);
  fill(screen, 0, 0, 1100, 30, [52, 60, 84]);
  addIcons(screen, 10, 8, 1090, 26, 12);
  addIcons(screen, 10, 40, 1090, 96, 22);
  fill(screen, 0, 99, 1100, 100, [150, 150, 150]);
  paste(screen, picture, 0, 100);
  fill(screen, 900, 100, 901, 700, [150, 150, 150]);
  addIcons(screen, 914, 110, 1090, 690, 16);
  fill(screen, 0, 700, 1100, 701, [150, 150, 150]);
  addIcons(screen, 10, 712, 1090, 748, 14);
  return screen;
}

test('the drawing area of a program’s window is what its bars leave', () => {
  const found = findViewport(takeScreenshot(drawHouse()));
  expect(found).toBeDefined();
  expect(Math.abs((found?.y0 ?? 0) - 100)).toBeLessThan(3);
  expect(Math.abs((found?.y1 ?? 0) - 699)).toBeLessThan(3);
  expect(found?.x0).toBe(0);
  expect(Math.abs((found?.x1 ?? 0) - 899)).toBeLessThan(3);
});

test('a window whose sheet has the tone of its bars is one by its coloured icons', () => {
  const screen = canvas(1100, 760, [255, 255, 255]);
  for (const foot of [40, 100]) {
    addIcons(screen, 10, foot - 32, 1090, foot - 8, 22);
    fill(screen, 0, foot, 1100, foot + 1, [190, 190, 190]);
  }
  const bars = screen.data.slice(0, 1100 * 101 * 3);
  paste(screen, drawHouse(), 100, 130);
  expect(Math.abs((findViewport(screen)?.y0 ?? 0) - 101)).toBeLessThan(3);
  expect(detectImageKind(screen)).toMatchObject({
    kind: detectImageKind(drawHouse()).kind,
    space: 'exterior',
  });
  // A title block in black on a sheet.
  for (let p = 0; p < bars.length; p += 3) screen.data.fill(bars[p + 1] as number, p, p + 3);
  expect(findViewport(screen)).toBeUndefined();
});

test('only the drawing area is rendered, the window around it stays exactly as it is', () => {
  const screen = takeScreenshot(drawHouse());
  const request = testRequest({ kind: 'line', maxEdge: 1100 });
  const { picture, notes } = render(screen, request, testContext());
  expect(notes).toContain('screenshot: its drawing area');
  for (const [x, y] of [
    [20, 10],
    [300, 60],
    [1000, 400],
    [500, 740],
  ] as const)
    expect(pixelAt(picture, x, y)).toEqual(pixelAt(screen, x, y));
  expect(pixelAt(picture, 100, 150)).not.toEqual(pixelAt(screen, 100, 150));
});

test('pictures that are no screenshot have none', () => {
  for (const picture of [drawHouse(), drawHouseModel(), drawRoomModel(), takeHousePhoto()])
    expect(findViewport(picture)).toBeUndefined();
  const banded = canvas(600, 400, [250, 250, 250]);
  fill(banded, 0, 0, 600, 90, [170, 200, 240]);
  fill(banded, 100, 150, 300, 300, [120, 110, 100]);
  expect(findViewport(banded)).toBeUndefined();
  // An elevation under its ceiling line, with a title above it.
  const elevation = canvas(900, 600, [255, 255, 255]);
  addIcons(elevation, 300, 30, 560, 60, 14);
  fill(elevation, 0, 90, 900, 93, [20, 20, 20]);
  fill(elevation, 200, 200, 204, 560, [20, 20, 20]);
  expect(findViewport(elevation)).toBeUndefined();
});
