import type { StandingScene } from '@plumbline/core/ports/compute.ts';
import { along } from '@plumbline/scene/geometry/places.ts';
import { placeOf } from '@plumbline/scene/geometry/ray-depth.ts';
import type { Place, RegionGeometry, SceneGeometry } from '@plumbline/scene/scene-value/scene-geometry.ts';
import { cutOutline } from './cut-outline.ts';
import { growRing } from './grow-ring.ts';
import { type LaidSurface, layOnSurface } from './lay-on-surface.ts';

/** A region of a picture as a surface in space that shows it. */
export interface StandingSurface extends LaidSurface {
  readonly id: string;
  readonly class: string;
  readonly part: RegionGeometry['part'];
}

/** At a longest edge of 1024 pixels: by how much neighbours lie over each other, and how far what is shown may be off. */
const OVERLAP = 1.2;
const OFF = 0.35;
const EDGE = 1024;

/** What a scene stands up to, region by region; trees have a second card across the first. */
export function standingSurfaces({ width, height, regions, geometry }: StandingScene): StandingSurface[] {
  const scale = Math.max(1, Math.max(width, height) / EDGE);
  const standing = new Map(geometry.regions.map((region) => [region.id, region]));
  return regions.flatMap(({ id, class: name, outline }): StandingSurface[] => {
    const region = standing.get(id);
    if (region === undefined) return [];
    const pieces = cutOutline(outline.map((ring) => growRing(ring, OVERLAP * scale, { width, height })));
    const laid = layOnSurface(
      pieces,
      geometry.camera,
      (point) => placeOf(geometry, region, point),
      OFF * scale,
    );
    const own = { id, class: name, part: region.part };
    const surface = { ...own, ...laid };
    return isCrossed(name, region) ? [surface, { ...own, ...crossed(geometry, region, laid) }] : [surface];
  });
}

function isCrossed(name: string, { part, stand }: RegionGeometry): boolean {
  return name === 'tree' && part === 'thing' && stand === 'card';
}

/** The same card turned a quarter about its foot: the eye lies in its plane, so that its own camera does not see it. */
function crossed(
  { camera }: SceneGeometry,
  { normal, contact }: RegionGeometry,
  laid: LaidSurface,
): LaidSurface {
  const foot = contact ?? camera.position;
  const side: Place = [normal[2], 0, -normal[0]];
  return {
    points: laid.points,
    places: laid.places.map((place): Place => {
      const across = (place[0] - foot[0]) * side[0] + (place[2] - foot[2]) * side[2];
      return along([foot[0], place[1], foot[2]], normal, across);
    }),
  };
}
