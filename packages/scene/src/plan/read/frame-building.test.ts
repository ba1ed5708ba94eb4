import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { drawApartment } from '../testing/draw-plan.ts';
import { frameBuilding } from './frame-building.ts';
import { readPlan } from './read-plan.ts';

/** A drawing in a corner of a sheet more than twice its size, with a frame drawn around all of it. */
function onSheet({ width, height, data }: Raster, left: number, top: number): Raster {
  const sheet = createRaster(Math.round(2.2 * width), Math.round(2.2 * height), 3);
  sheet.data.fill(255);
  for (let y = 0; y < height; y++)
    sheet.data.set(data.subarray(3 * y * width, 3 * (y + 1) * width), 3 * ((y + top) * sheet.width + left));
  const ink = (x: number, y: number): void => {
    const at = 3 * (y * sheet.width + x);
    sheet.data.fill(0, at, at + 3);
  };
  for (const at of [12, 13]) {
    for (let x = 12; x < sheet.width - 12; x++) for (const y of [at, sheet.height - 1 - at]) ink(x, y);
    for (let y = 12; y < sheet.height - 12; y++) for (const x of [at, sheet.width - 1 - at]) ink(x, y);
  }
  return sheet;
}

describe('a small plan in a frame on a large sheet', () => {
  const { picture, rooms } = drawApartment({ walls: 'filled', density: 40 });
  const [left, top] = [90, 70];
  const sheet = onSheet(picture, left, top);
  const framed = frameBuilding(sheet);

  it('is found where it is drawn, without the frame', () => {
    const { x0, y0, x1, y1 } = framed.box!;
    expect(x1 - x0).toBeLessThan(0.6 * sheet.width);
    expect(y1 - y0).toBeLessThan(0.6 * sheet.height);
    expect(x0).toBeLessThan(left + 0.2 * picture.width);
    expect(y0).toBeLessThan(top + 0.2 * picture.height);
    expect(framed.picture.data[3 * (300 * sheet.width + 12)]).toBeGreaterThan(240);
  });

  it('has its rooms, at their places on the sheet', () => {
    const reading = readPlan(sheet);
    expect(reading.rooms).toHaveLength(rooms.length);
    expect(Math.abs(reading.width / reading.scale - sheet.width)).toBeLessThan(4);
    const right = Math.max(...reading.rooms.map(({ box }) => box.x1)) / reading.scale;
    expect(right).toBeLessThan(left + picture.width);
    expect(right).toBeGreaterThan(left + 0.7 * picture.width);
  });
});
