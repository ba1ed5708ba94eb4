import type { RegionGeometry, Stand } from '../scene-value/scene-geometry.ts';

/** Planes of one facing nearer to one another than this, as a share of their distance, are one. */
const SAME = 0.08;
const FACADES: ReadonlySet<Stand> = new Set(['left', 'right', 'front']);

/**
 * Surfaces of a building that face one way and lie nearly in one plane lie in it exactly: of several contacts their middle. What
 * faces so and touches nothing lies in the plane that most of the others do.
 */
export function alignFacades(regions: readonly RegionGeometry[]): RegionGeometry[] {
  const aligned = new Map<string, number>();
  for (const stand of FACADES) {
    const own = regions
      .filter((region) => region.part === 'plane' && region.stand === stand && region.normal[1] === 0)
      .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    const groups = groupByDistance(own.filter(({ evidence }) => evidence !== 'guess'));
    let most = 0;
    let main: number | undefined;
    for (const group of groups) {
      const sure = group.filter(({ evidence }) => evidence === 'contact' || evidence === 'said');
      const among = sure.length > 0 ? sure : group;
      const middle = (among[Math.floor(among.length / 2)] as RegionGeometry).at;
      for (const { id, evidence } of group) if (evidence !== 'said') aligned.set(id, middle);
      if (group.length > most) {
        most = group.length;
        main = middle;
      }
    }
    if (main === undefined) continue;
    for (const { id, evidence } of own) if (evidence === 'guess') aligned.set(id, main);
  }
  return regions.map((region) => ({ ...region, at: aligned.get(region.id) ?? region.at }));
}

/** @param regions by their distance */
function groupByDistance(regions: readonly RegionGeometry[]): RegionGeometry[][] {
  const groups: RegionGeometry[][] = [];
  for (const region of regions) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group === undefined || first === undefined || region.at - first.at >= SAME * Math.abs(first.at))
      groups.push([region]);
    else group.push(region);
  }
  return groups;
}
