/** Interleaved 8-bit sRGB, as a canvas or a decoder gives it. */
export interface LivePixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** Edge of the blocks that are compared: a line of one pixel that crosses one is a sixteenth of it. */
const BLOCK = 16;
/**
 * Levels, of 255, by which the mean of some block must differ. The least sensitive sees a block that is wholly another material; the
 * most sensitive a line that has become a little fainter, and still not the noise of a video's compression (one level and less).
 */
const LEVELS = { insensitive: 24, sensitive: 1.5 } as const;

/**
 * How much two frames differ where they differ most: the largest mean of absolute differences, each pixel's by its channel that differs
 * most, over blocks of 16 × 16 px. A mean over the whole picture would not see a window that was drawn on a wide elevation.
 *
 * @returns levels 0…255; 255 where they are not of one size
 */
export function frameDifference(before: LivePixels, after: LivePixels): number {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return 255;
  let most = 0;
  for (let top = 0; top < height; top += BLOCK)
    for (let left = 0; left < width; left += BLOCK) {
      const right = Math.min(width, left + BLOCK);
      const bottom = Math.min(height, top + BLOCK);
      const sum = sumOfDifferences(before, after, { left, top, right, bottom });
      most = Math.max(most, sum / ((right - left) * (bottom - top)));
    }
  return most;
}

interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function sumOfDifferences(
  before: LivePixels,
  after: LivePixels,
  { left, top, right, bottom }: Block,
): number {
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    let a = (y * before.width + left) * before.channels;
    let b = (y * after.width + left) * after.channels;
    for (let x = left; x < right; x++) {
      const red = Math.abs((before.data[a] ?? 0) - (after.data[b] ?? 0));
      const green = Math.abs((before.data[a + 1] ?? 0) - (after.data[b + 1] ?? 0));
      const blue = Math.abs((before.data[a + 2] ?? 0) - (after.data[b + 2] ?? 0));
      sum += Math.max(red, green, blue);
      a += before.channels;
      b += after.channels;
    }
  }
  return sum;
}

/** Levels from which on a frame is another one. @param sensitivity 0…1 */
export function changeThreshold(sensitivity: number): number {
  return LEVELS.insensitive ** (1 - sensitivity) * LEVELS.sensitive ** sensitivity;
}

/** Whether a frame shows what the other one shows, as far as somebody who set that sensitivity wants to see a difference. */
export function isUnchanged(before: LivePixels, after: LivePixels, sensitivity: number): boolean {
  return frameDifference(before, after) < changeThreshold(sensitivity);
}
