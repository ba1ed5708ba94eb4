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
/** Distances that differ by a smaller share are one. */
const SAME = 1e-4;

/** A place on a surface. */
export interface SurfacePlace {
  readonly place: Place;
  /** Of the surface, turned to the viewer. */
  readonly normal: Place;
}

/** Where what is drawn of a region at a place of the picture lies: on its plane, and within the shell. */
export function placeOf(geometry: SceneGeometry, region: RegionGeometry, point: Point): Place {
  return surfaceAt(geometry, region, point).place;
}

/** As `placeOf`, with the facing of what is met there: of the shell where that ends the line of sight before the region does. */
export function surfaceAt(geometry: SceneGeometry, region: RegionGeometry, point: Point): SurfacePlace {
  const { camera, shell, farM } = geometry;
  const direction = sightAt(camera, point);
  let most = farM;
  let closing: ShellPlane | undefined;
  for (const plane of shell) {
    const times = reach(plane, camera.position, direction);
    if (times === undefined || times >= most) continue;
    most = times;
    closing = plane;
  }
  const own = region.part === 'backdrop' ? most : (reach(region, camera.position, direction) ?? most);
  const times = Math.max(NEAREST_M, Math.min(most, own));
  // Where both are as far, a region that lies on the shell is met.
  const normal = own > (1 + SAME) * most && closing !== undefined ? closing.normal : region.normal;
  return { place: along(camera.position, direction, times), normal };
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
