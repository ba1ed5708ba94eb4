import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import { describe, expect, it } from 'vitest';
import { takeRoomPhoto } from '../photo/test/take-room-photo.ts';
import { canvas } from '../test/draw-pictures.ts';
import { NEUTRAL_STYLE } from './neutral-style.ts';
import { styleFromReference } from './style-from-reference.ts';

describe('styleFromReference', () => {
  it('takes walls, floor and accents from a room', () => {
    const { palette } = styleFromReference(takeRoomPhoto(), NEUTRAL_STYLE);
    const [floorR, , floorB] = linearFromHex(palette.floor);
    expect(floorR).toBeGreaterThan(1.6 * floorB);
    const [wallR, wallG, wallB] = linearFromHex(palette.walls[0]);
    expect(Math.max(wallR, wallG, wallB) - Math.min(wallR, wallG, wallB)).toBeLessThan(0.06);
    const accents = palette.accents.map(linearFromHex);
    expect(accents.some(([r, g]) => r > 2 * g)).toBe(true);
  });

  it('gives valid colours for a picture of one colour', () => {
    const { palette, light, grade } = styleFromReference(canvas(50, 40, [30, 90, 60]), NEUTRAL_STYLE);
    for (const hex of [...palette.walls, palette.floor, palette.roof, ...palette.fabrics])
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(Math.abs(light.warmth)).toBeLessThanOrEqual(1);
    expect(grade.saturation).toBeGreaterThan(0.5);
  });
});
