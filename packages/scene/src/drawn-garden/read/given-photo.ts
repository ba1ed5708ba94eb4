import type { PhotoReading } from '../../photo/read/read-photo.ts';
import { maskOfClasses, type RegionClasses } from '../../scene-value/region-classes.ts';
import type { SceneClass } from '../../scene-value/scene-value.ts';
import { classesAt } from '../../scene-value/wished-regions.ts';
import type { SitePhotoClasses } from './ground-classes-photo.ts';

/** Classes that were given to the regions of a photo; absent: none. */
export interface GivenClasses {
  readonly given?: RegionClasses;
}

/** A photo that was read, with those classes. */
export interface GivenPhoto extends GivenClasses {
  readonly photo: PhotoReading;
}

const SHOWN: Readonly<Record<keyof SitePhotoClasses, ReadonlySet<SceneClass>>> = {
  lawn: new Set(['lawn']),
  foliage: new Set(['planting', 'tree']),
  paving: new Set(['paving', 'ground', 'earth', 'floor']),
};

/** Puts the given classes in place of those that colour and texture told, in place. */
export function giveSiteClasses(classes: SitePhotoClasses, given: RegionClasses | undefined): void {
  if (given === undefined || given.byLabel.size === 0) return;
  const { width, height } = classes.lawn;
  const laid = classesAt(given, width, height);
  const changed = maskOfClasses(laid, () => true).data;
  for (const name of ['lawn', 'foliage', 'paving'] as const) {
    const own = maskOfClasses(laid, (each) => SHOWN[name].has(each)).data;
    const { data } = classes[name];
    for (let i = 0; i < data.length; i++) if (changed[i] === 1) data[i] = own[i] as number;
  }
}
