import { seededRandom } from '@plumbline/imaging/random.ts';
import { describe, expect, it } from 'vitest';
import { canvas, fill } from '../../test/draw-pictures.ts';
import { findPlainSurfaces } from './find-plain-surfaces.ts';
import { takeRoomPhoto } from '../test/take-room-photo.ts';

describe('findPlainSurfaces', () => {
  const room = takeRoomPhoto();
  const { labels, found } = findPlainSurfaces(room, null, 'interior');
  const at = (x: number, y: number): number => labels[y * room.width + x] as number;

  it('finds the wall and the ceiling, each as a whole', () => {
    expect(found.map((s) => s.kind).sort()).toEqual(['ceiling', 'wall']);
    expect(at(60, 15)).toBeGreaterThan(0);
    expect(at(60, 90)).toBeGreaterThan(0);
    expect(at(60, 90)).toBe(at(300, 70));
    expect(at(60, 90)).not.toBe(at(60, 15));
  });

  it('leaves out the floor, a coloured sofa, and a picture on the wall', () => {
    expect(at(180, 220)).toBe(0);
    expect(at(180, 150)).toBe(0);
    expect(at(250, 80)).toBe(0);
  });

  it('finds nothing in texture, and outside nothing that may be sky', () => {
    const rough = canvas(360, 240, [0, 0, 0]);
    const random = seededRandom(3);
    for (let i = 0; i < rough.data.length; i += 3) rough.data.fill(90 + 120 * random(), i, i + 3);
    expect(findPlainSurfaces(rough, null, 'interior').found).toEqual([]);
    const open = canvas(360, 240, [200, 205, 210]);
    fill(open, 0, 120, 360, 240, [70, 90, 40]);
    expect(findPlainSurfaces(open, null, 'exterior').found).toEqual([]);
  });
});
