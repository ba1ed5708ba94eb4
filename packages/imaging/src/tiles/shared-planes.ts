import type { Raster } from '../raster.ts';
import { FRESH_MEMORY, type PlaneMemory, sharedBuffer } from './plane-memory.ts';

/** Planes that every thread sees, all zero: by themselves, or in memory that is given back. */
export function sharedFloats(count: number, memory: PlaneMemory = FRESH_MEMORY): Float32Array {
  const { buffer, offset } = memory.take(4 * count);
  return new Float32Array(buffer, offset, count);
}

export function sharedInts(count: number, memory: PlaneMemory = FRESH_MEMORY): Int32Array {
  const { buffer, offset } = memory.take(4 * count);
  return new Int32Array(buffer, offset, count);
}

export function sharedWords(count: number, memory: PlaneMemory = FRESH_MEMORY): Uint16Array {
  const { buffer, offset } = memory.take(2 * count);
  return new Uint16Array(buffer, offset, count);
}

export function sharedUints(count: number, memory: PlaneMemory = FRESH_MEMORY): Uint32Array {
  const { buffer, offset } = memory.take(4 * count);
  return new Uint32Array(buffer, offset, count);
}

export function sharedBytes(count: number, memory: PlaneMemory = FRESH_MEMORY): Uint8Array {
  const { buffer, offset } = memory.take(count);
  return new Uint8Array(buffer, offset, count);
}

export function sharedRaster(width: number, height: number, channels: Raster['channels']): Raster {
  const data = new Uint8ClampedArray(sharedBuffer(width * height * channels));
  return { width, height, channels, data };
}
