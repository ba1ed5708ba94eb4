import type { RegionClasses } from './region-classes.ts';
import { classesAt, type GivenRegions } from './wished-regions.ts';

/** A reading with the given classes in it, laid at the size it was read at; the reading itself where nothing was given. */
export function withGiven<Reading>(
  reading: Reading,
  { given }: GivenRegions,
  { width, height }: { readonly width: number; readonly height: number },
  correct: (reading: Reading, given: RegionClasses) => Reading,
): Reading {
  return given.byLabel.size === 0 ? reading : correct(reading, classesAt(given, width, height));
}
