import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { isBlack } from './is-black.ts';

function filled(channels: 1 | 3, level: (x: number) => number): Raster {
  const raster = createRaster(16, 8, channels);
  for (let at = 0; at < 16 * 8; at++) raster.data.fill(level(at % 16), at * channels, (at + 1) * channels);
  return raster;
}

const BLACK = filled(3, () => 0);

describe('isBlack', () => {
  it('is a picture without anything', () => {
    expect(isBlack(BLACK, null, null)).toBe(true);
    expect(
      isBlack(
        filled(3, () => 1),
        null,
        null,
      ),
    ).toBe(true);
  });

  it('is none with a few lights in it, or a dark grey', () => {
    expect(
      isBlack(
        filled(3, (x) => (x === 3 ? 60 : 0)),
        null,
        null,
      ),
    ).toBe(false);
    expect(
      isBlack(
        filled(3, () => 9),
        null,
        null,
      ),
    ).toBe(false);
  });

  it('looks at what the mask allows alone', () => {
    const half = filled(3, (x) => (x < 8 ? 200 : 0));
    const right = filled(1, (x) => (x < 8 ? 0 : 255));
    expect(
      isBlack(
        half,
        right,
        filled(3, () => 90),
      ),
    ).toBe(true);
    expect(isBlack(half, null, null)).toBe(false);
  });

  it('does not mind what was black before', () => {
    expect(isBlack(BLACK, null, BLACK)).toBe(false);
  });
});
