import { describe, expect, it } from 'vitest';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { canvas, fill, pixelAt, testContext, testRequest } from '../../test/draw-pictures.ts';
import { findFacadeWindows } from './find-facade-windows.ts';
import { findNearGround } from '../paint/find-near-ground.ts';
import { findRoofMatte } from '../paint/find-roof-matte.ts';
import { findSky } from './find-sky.ts';
import { PHOTO } from '../photo.ts';
import { paintOnce } from '../../test/paint-once.ts';
import { takeRoofedHouse } from '../test/take-roofed-house.ts';

const renderPhoto = paintOnce(PHOTO);

const house = takeRoofedHouse();
const sky = findSky(house)?.alpha as Plane;

function at(plane: Plane | null, x: number, y: number): number {
  return plane?.data[y * plane.width + x] ?? 0;
}

/** The house's sky and lawn with round crowns or water instead of the house. */
function takeSkyline(below: 'crowns' | 'water'): Raster {
  const picture = canvas(480, 320, [150, 190, 230]);
  if (below === 'water') fill(picture, 0, 150, 480, 220, [104, 138, 166]);
  else
    for (let x = 0; x < 480; x++)
      fill(picture, x, 120 + 26 * Math.sin(x / 9) * Math.sin(x / 23), x + 1, 220, [44, 52, 40]);
  fill(picture, 0, 220, 480, 320, [90, 122, 58]);
  return picture;
}

describe('findFacadeWindows', () => {
  it('finds framed panes that repeat, and no door', () => {
    const { found, labels } = findFacadeWindows(house, sky);
    expect(found).toHaveLength(3);
    for (const x of [147, 207, 337]) expect(labels[175 * 480 + x]).toBeGreaterThan(0);
    expect(labels[200 * 480 + 268]).toBe(0);
  });

  it('takes no pair of shutters for windows', () => {
    const shuttered = canvas(480, 320, [170, 130, 104]);
    for (const x of [100, 300]) {
      fill(shuttered, x, 100, x + 20, 170, [30, 32, 34]);
      fill(shuttered, x + 20, 100, x + 66, 170, [236, 234, 228]);
      fill(shuttered, x + 66, 100, x + 86, 170, [30, 32, 34]);
    }
    expect(findFacadeWindows(shuttered, null).found).toEqual([]);
  });
});

describe('findRoofMatte', () => {
  it('finds a roof under a straight skyline down to its eave', () => {
    const roofs = findRoofMatte(house, sky);
    expect(at(roofs, 240, 100)).toBeGreaterThan(0.8);
    expect(at(roofs, 240, 145)).toBeLessThan(0.1);
    expect(at(roofs, 240, 40)).toBeLessThan(0.1);
  });

  it.each(['crowns', 'water'] as const)('finds none in %s before the sky', (below) => {
    const picture = takeSkyline(below);
    const open = findSky(picture);
    expect(open).not.toBeNull();
    expect(findRoofMatte(picture, (open as { alpha: Plane }).alpha)).toBeNull();
  });
});

describe('findNearGround', () => {
  it('finds the lawn at the foot of the picture and not the wall behind it', () => {
    const ground = findNearGround(house, 150);
    expect(at(ground, 240, 300)).toBeGreaterThan(0.9);
    expect(at(ground, 240, 200)).toBeLessThan(0.1);
  });

  it('takes upright stripes at the foot of the picture for furniture', () => {
    const striped = canvas(480, 320, [120, 150, 90]);
    for (let x = 0; x < 480; x += 6) {
      fill(striped, x, 200, x + 3, 320, [180, 172, 160]);
      fill(striped, x + 3, 200, x + 6, 320, [150, 140, 130]);
    }
    expect(findNearGround(striped, 100)).toBeNull();
  });
});

describe('a photo of a house', () => {
  it('has snow on its roof and its lawn, and keeps its walls', () => {
    const request = testRequest({ kind: 'photo' });
    const snow = renderPhoto(house, { ...request, atmosphere: 'snow' }, testContext()).picture;
    const rain = renderPhoto(house, { ...request, atmosphere: 'rain' }, testContext()).picture;
    const gain = (x: number, y: number): number =>
      Math.min(...pixelAt(snow, x, y)) - Math.min(...pixelAt(rain, x, y));
    expect(gain(240, 100)).toBeGreaterThan(60);
    expect(gain(240, 300)).toBeGreaterThan(60);
    expect(gain(225, 220)).toBeLessThan(40);
  });
});
