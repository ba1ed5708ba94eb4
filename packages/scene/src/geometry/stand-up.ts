import { alignFacades } from './align-facades.ts';
import { meet } from './ray-depth.ts';
import { RegionSolver } from './solve-region.ts';
import type { RegionSaid } from './region-said.ts';
import type { GeometryBasis, Place, RegionGeometry, SceneGeometry } from '../scene-value/scene-geometry.ts';
import { dot } from './places.ts';

/** Metres at which the sky stands at the least, and how much farther than the farthest thing. */
const FAR = { inside: 14, outside: 60, times: 1.6 } as const;
/** What lies farther than this is not told by its foot: a line of sight near the horizon meets the ground anywhere. */
const MOST_M = 250;

/**
 * A drawing as things in space: each region becomes a plane, a thing that stands or a backdrop. Regions are put on what bears
 * them, from the floor up; what a person said of class, facing and height goes before all else. Milliseconds: nothing is read.
 */
export function standUp(basis: GeometryBasis, said: ReadonlyMap<string, RegionSaid>): SceneGeometry {
  const { camera, shell, interior } = basis;
  const solver = new RegionSolver(basis, said);
  const solved = basis.regions.map(({ id }) => solver.solve(id));
  const regions = interior ? solved : alignFacades(solved);
  const depths = basis.regions.flatMap(({ foot }, k): number[] => {
    const region = regions[k] as RegionGeometry;
    if (region.part === 'backdrop') return [];
    const place = region.contact ?? meet(camera, region, foot.at);
    return place === undefined ? [] : [ahead(place, camera.position, camera.ahead)];
  });
  const farthest = depths.reduce((most, depth) => (depth < MOST_M ? Math.max(most, depth) : most), 0);
  const farM = Math.max(interior ? FAR.inside : FAR.outside, FAR.times * farthest);
  return { version: 1, camera, shell, farM, regions };
}

function ahead([x, y, z]: Place, eye: Place, forward: Place): number {
  return dot([x - eye[0], y - eye[1], z - eye[2]], forward);
}
