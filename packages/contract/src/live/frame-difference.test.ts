import { describe, expect, test } from 'vitest';
import { changeThreshold, frameDifference, isUnchanged, type LivePixels } from './frame-difference.ts';

function paper(width = 512, height = 320, level = 244): LivePixels & { readonly data: Uint8ClampedArray } {
  return { width, height, channels: 4, data: new Uint8ClampedArray(width * height * 4).fill(level) };
}

function withInk(
  { width, height, channels, data }: LivePixels,
  box: { x: number; y: number; w: number; h: number },
  level = 30,
): LivePixels {
  const drawn = new Uint8ClampedArray(data);
  for (let y = box.y; y < box.y + box.h; y++)
    for (let x = box.x; x < box.x + box.w; x++)
      for (let c = 0; c < 3; c++) drawn[(y * width + x) * channels + c] = level;
  return { width, height, channels, data: drawn };
}

describe('what counts as a change', () => {
  test('a line of one pixel does, a dot of the pointer’s size too, at the usual sensitivity', () => {
    expect(isUnchanged(paper(), withInk(paper(), { x: 100, y: 40, w: 1, h: 120 }), 0.5)).toBe(false);
    expect(isUnchanged(paper(), withInk(paper(), { x: 100, y: 100, w: 4, h: 4 }), 0.5)).toBe(false);
  });

  test('the noise of a video does not, at any sensitivity below the highest', () => {
    const noisy = paper();
    for (let i = 0; i < noisy.data.length; i++) noisy.data[i] = 244 + ((i * 7919) % 3) - 1;
    expect(frameDifference(paper(), noisy)).toBeLessThan(2);
    for (const sensitivity of [0, 0.5, 0.8]) expect(isUnchanged(paper(), noisy, sensitivity)).toBe(true);
  });

  test('the less sensitive, the larger it has to be', () => {
    const faint = withInk(paper(), { x: 64, y: 64, w: 16, h: 16 }, 236);
    expect([0, 0.5, 1].map((sensitivity) => isUnchanged(paper(), faint, sensitivity))).toEqual([
      true,
      false,
      false,
    ]);
    expect(changeThreshold(0)).toBeGreaterThan(changeThreshold(0.5));
    expect(changeThreshold(0.5)).toBeGreaterThan(changeThreshold(1));
  });

  test('a change at the very edge, and another size', () => {
    expect(isUnchanged(paper(), withInk(paper(), { x: 508, y: 316, w: 4, h: 4 }), 0.5)).toBe(false);
    expect(frameDifference(paper(), paper(512, 321))).toBe(255);
  });

  test('channels of both kinds compare with each other', () => {
    const rgb: LivePixels = { width: 8, height: 8, channels: 3, data: new Uint8Array(8 * 8 * 3).fill(244) };
    expect(frameDifference(rgb, paper(8, 8))).toBe(0);
  });
});
