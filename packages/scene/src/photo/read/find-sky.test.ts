import { describe, expect, it } from 'vitest';
import { canvas, fill, takeHousePhoto } from '../../test/draw-pictures.ts';
import { findSky } from './find-sky.ts';

describe('findSky', () => {
  for (const kind of ['blue', 'overcast'] as const) {
    it(`finds a ${kind} sky down to the building, and not the pale gable under it`, () => {
      const sky = findSky(takeHousePhoto(kind));
      expect(sky).not.toBeNull();
      expect(sky?.clear).toBe(kind === 'blue');
      const at = (x: number, y: number): number => sky?.alpha.data[y * 360 + x] as number;
      expect(at(30, 20)).toBeGreaterThan(0.95);
      expect(at(340, 130)).toBeGreaterThan(0.95);
      expect(at(210, 90)).toBeLessThan(0.05);
      expect(at(150, 140)).toBeLessThan(0.05);
      expect(at(60, 200)).toBeLessThan(0.05);
    });
  }

  it('stops at a pale wall under a pale sky, though the edge between them is blurred', () => {
    const picture = canvas(360, 240, [120, 110, 100]);
    fill(picture, 0, 0, 360, 60, [236, 239, 246]);
    // From the colour of the sky to that of the wall over eight rows, and scraps of the sky's colour in the wall.
    for (let y = 0; y < 8; y++)
      fill(picture, 0, 60 + y, 360, 61 + y, [236 - 1.4 * y, 239 - 1.9 * y, 246 - 3.3 * y]);
    fill(picture, 40, 68, 320, 170, [225, 224, 220]);
    fill(picture, 100, 100, 120, 120, [236, 239, 246]);
    const at = (x: number, y: number): number => findSky(picture)?.alpha.data[y * 360 + x] as number;
    expect(at(200, 40)).toBeGreaterThan(0.95);
    expect(at(200, 90)).toBeLessThan(0.05);
    expect(at(110, 110)).toBeLessThan(0.05);
  });

  it('takes the gaps of a crown of leaves against the sky', () => {
    const picture = takeHousePhoto();
    for (let y = 20; y < 140; y += 6) {
      for (let x = 20; x < 90; x += 6) fill(picture, x, y, x + 3, y + 4, [24, 40, 18]);
    }
    const sky = findSky(picture);
    expect(sky?.alpha.data[63 * 360 + 21] as number).toBeLessThan(0.3);
    expect(sky?.alpha.data[59 * 360 + 17] as number).toBeGreaterThan(0.7);
  });

  it('finds none in a dark room, nor in paper that reaches the foot of the picture', () => {
    const room = canvas(300, 200, [70, 60, 52]);
    fill(room, 60, 80, 200, 160, [140, 120, 100]);
    expect(findSky(room)).toBeNull();
    expect(findSky(canvas(300, 200, [250, 250, 250]))).toBeNull();
  });
});
