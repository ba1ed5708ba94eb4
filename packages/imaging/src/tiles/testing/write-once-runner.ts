import type { TileRunner } from '../tile-runner.ts';

type Numbers = Float32Array | Int32Array | Uint16Array | Uint8Array | Uint8ClampedArray;

/** What a scene is made of is read alone, very often: it is not watched. */
const READ_ALONE = new Set(['scene', 'tree']);

export interface Overwrite {
  readonly kernel: string;
  /** Way to the array within the kernel's input. */
  readonly plane: string;
  readonly index: number;
}

/**
 * Runs tiles one after the other and notes every number that a kernel writes twice in one run. A tile may be done by two
 * threads at a time: what one of them wrote for a moment alone, the other reads back, or leaves standing after the run.
 */
export function writeOnceRunner(): { readonly runner: TileRunner; readonly overwrites: Overwrite[] } {
  const overwrites: Overwrite[] = [];
  const runner: TileRunner = {
    run: (kernel, input, count, tileSize, between) => {
      const note = (plane: string, index: number) => overwrites.push({ kernel: kernel.name, plane, index });
      const work = kernel.prepare(watch(input, '', note));
      for (let from = 0; from < count; from += tileSize) {
        const to = Math.min(count, from + tileSize);
        work(from, to);
        between(to / count);
      }
    },
  };
  return { runner, overwrites };
}

type Note = (plane: string, index: number) => void;

function watch<Value>(value: Value, way: string, note: Note): Value {
  if (isShared(value)) return watchPlane(value, way, note) as Value;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Array.isArray(value))
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      READ_ALONE.has(key) ? part : watch(part, way === '' ? key : `${way}.${key}`, note),
    ]),
  ) as Value;
}

function isShared(value: unknown): value is Numbers {
  return ArrayBuffer.isView(value) && value.buffer instanceof SharedArrayBuffer;
}

function watchPlane(plane: Numbers, way: string, note: Note): Numbers {
  const written = new Uint8Array(plane.length);
  return new Proxy(plane, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key === 'subarray') throw new Error(`${way}: a part of a watched plane would not be watched`);
      return (...parts: unknown[]): unknown => {
        if (['set', 'fill', 'copyWithin'].includes(String(key))) throw new Error(`${way}: written in one go`);
        return Reflect.apply(value, target, parts);
      };
    },
    set: (target, key, value) => {
      const index = Number(key);
      if (written[index] === 1) note(way, index);
      written[index] = 1;
      return Reflect.set(target, key, value, target);
    },
  });
}
