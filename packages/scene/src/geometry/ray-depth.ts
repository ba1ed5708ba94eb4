import type { Point } from '../scene-value/point.ts';
import { sightAt } from './geometry-camera.ts';
import { along, reach } from './places.ts';
import type {
  GeometryCamera,
  Place,
  Plane3,
  RegionGeometry,
  SceneGeometry,
  ShellPlane,
} from '../scene-value/scene-geometry.ts';

/** Metres ahead of the eye that nothing comes nearer than. */
const NEAREST_M = 0.2;

/** How far ahead the shell lets a line of sight go: nothing that is drawn lies behind it. */
function shellReach(
  { camera, shell, farM }: Pick<SceneGeometry, 'camera' | 'shell' | 'farM'>,
  direction: Place,
): number {
  let nearest = farM;
  for (const plane of shell) nearest = Math.min(nearest, reach(plane, camera.position, direction) ?? farM);
  return nearest;
}

/** Where what is drawn of a region at a place of the picture lies: on its plane, and within the shell. */
export function placeOf(geometry: SceneGeometry, region: RegionGeometry, point: Point): Place {
  const { camera } = geometry;
  const direction = sightAt(camera, point);
  const most = shellReach(geometry, direction);
  if (region.part === 'backdrop') return along(camera.position, direction, most);
  const times = reach(region, camera.position, direction) ?? most;
  return along(camera.position, direction, Math.max(NEAREST_M, Math.min(most, times)));
}

/** Where a plane is seen at a place of the picture. */
export function meet(camera: GeometryCamera, plane: Plane3, point: Point): Place | undefined {
  const direction = sightAt(camera, point);
  const times = reach(plane, camera.position, direction);
  return times === undefined ? undefined : along(camera.position, direction, times);
}

/** The plane of a shell that is seen at a place of the picture; undefined where it is open. */
export function shellAt(
  camera: GeometryCamera,
  shell: readonly ShellPlane[],
  point: Point,
): ShellPlane | undefined {
  const direction = sightAt(camera, point);
  let nearest = Infinity;
  let found: ShellPlane | undefined;
  for (const plane of shell) {
    const times = reach(plane, camera.position, direction);
    if (times === undefined || times >= nearest) continue;
    nearest = times;
    found = plane;
  }
  return found;
}
