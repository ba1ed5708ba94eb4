import type { Raster } from '@plumbline/imaging/raster.ts';

/**
 * A reading that is made once of each picture, for tests that paint one picture in many ways: what was read is a value that
 * no painting changes, and reading is most of the work.
 * @param keyOf tells readings of one picture apart by their further arguments; undefined: made anew each time.
 */
export function readOnce<Rest extends readonly unknown[], Reading>(
  read: (picture: Raster, ...rest: Rest) => Reading,
  keyOf: (...rest: Rest) => string | undefined,
): (picture: Raster, ...rest: Rest) => Reading {
  const readings = new WeakMap<Raster, Map<string, Reading>>();
  return (picture, ...rest) => {
    const key = keyOf(...rest);
    if (key === undefined) return read(picture, ...rest);
    const own = readings.get(picture) ?? new Map<string, Reading>();
    readings.set(picture, own);
    const reading = own.get(key) ?? read(picture, ...rest);
    own.set(key, reading);
    return reading;
  };
}
