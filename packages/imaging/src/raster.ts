/**
 * The two picture types of the project. Rows run top to bottom, samples are interleaved, there is no padding:
 * the sample of channel `c` at (x, y) is `data[(y * width + x) * channels + c]`.
 */

/** 8-bit picture in sRGB (channels 1 grey, 3 RGB, 4 RGBA with straight alpha). */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8ClampedArray;
}

/** One float per pixel: luminance, a distance, a weight. The range is stated where the plane is made. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** One byte per pixel, 0 or 1 unless stated otherwise. */
export interface BitMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** One label per pixel; 0 means "no label", labels run from 1 to `count`. */
export interface LabelMap {
  readonly width: number;
  readonly height: number;
  readonly data: Int32Array;
  readonly count: number;
}

/** Channels of a colour: red, green and blue. */
export const CHANNELS = 3;

export function createRaster(width: number, height: number, channels: 1 | 3 | 4): Raster {
  return { width, height, channels, data: new Uint8ClampedArray(width * height * channels) };
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

export function createBitMask(width: number, height: number): BitMask {
  return { width, height, data: new Uint8Array(width * height) };
}
