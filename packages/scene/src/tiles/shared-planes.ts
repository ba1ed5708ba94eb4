import type { Raster } from '@plumbline/imaging/raster.ts';

/** Memory that every thread sees; where the platform has none (a page without isolation) there is one thread alone. */
function memory(bytes: number): ArrayBufferLike {
  return typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}

export function sharedFloats(count: number): Float32Array {
  return new Float32Array(memory(4 * count));
}

export function sharedInts(count: number): Int32Array {
  return new Int32Array(memory(4 * count));
}

export function sharedWords(count: number): Uint16Array {
  return new Uint16Array(memory(2 * count));
}

export function sharedUints(count: number): Uint32Array {
  return new Uint32Array(memory(4 * count));
}

export function sharedBytes(count: number): Uint8Array {
  return new Uint8Array(memory(count));
}

export function sharedRaster(width: number, height: number, channels: Raster['channels']): Raster {
  return { width, height, channels, data: new Uint8ClampedArray(memory(width * height * channels)) };
}
