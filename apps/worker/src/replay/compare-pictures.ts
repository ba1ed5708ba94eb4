import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';

export interface PictureDifference {
  /** Share of the pixels that differ in any channel, 0…1. */
  readonly share: number;
  /** Largest difference of a channel, 0…255. */
  readonly largest: number;
  /** Differences on black, made eight times as strong; RGB. */
  readonly picture: PixelBuffer;
}

const GAIN = 8;

/** Compares two pictures pixel by pixel; pictures of different sizes differ everywhere. Alpha is not looked at. */
export function comparePictures(a: PixelBuffer, b: PixelBuffer): PictureDifference {
  const { width, height } = a;
  const data = new Uint8ClampedArray(width * height * 3);
  const picture: PixelBuffer = { width, height, channels: 3, data };
  if (width !== b.width || height !== b.height) {
    data.fill(255);
    return { share: 1, largest: 255, picture };
  }
  let differing = 0;
  let largest = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const difference = Math.abs(valueAt(a, pixel, channel) - valueAt(b, pixel, channel));
      data[3 * pixel + channel] = GAIN * difference;
      most = Math.max(most, difference);
    }
    if (most > 0) differing += 1;
    largest = Math.max(largest, most);
  }
  return { share: differing / (width * height), largest, picture };
}

function valueAt({ data, channels }: PixelBuffer, pixel: number, channel: number): number {
  return data[pixel * channels + (channels === 1 ? 0 : channel)] as number;
}
