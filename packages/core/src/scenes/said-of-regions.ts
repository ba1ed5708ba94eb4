import type { SceneCorrection } from '@plumbline/contract/api/scene.ts';
import { createRegionFinder } from './find-region.ts';
import type { RegionSaid, SceneReading } from './scene-reading.ts';

/** By region what it is and where a person says that it is: what geometry is made from. */
export function saidOfRegions(
  reading: SceneReading,
  corrections: readonly SceneCorrection[],
): Record<string, RegionSaid> {
  const findRegion = createRegionFinder(reading);
  const said = new Map<string, RegionSaid>(
    reading.regions.map(({ id, class: name }) => [id, { class: name }]),
  );
  for (const { anchor, class: name, facing, heightM } of corrections) {
    const region = findRegion(anchor);
    const before = region && said.get(region.id);
    if (region === undefined || before === undefined) continue;
    said.set(region.id, {
      class: name ?? before.class,
      facing: facing ?? before.facing,
      heightM: heightM ?? before.heightM,
    });
  }
  return Object.fromEntries(said);
}
