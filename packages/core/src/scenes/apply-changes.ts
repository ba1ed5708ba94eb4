import type { SceneCorrection, SceneRegion } from '@plumbline/contract/api/scene.ts';
import { createRegionFinder } from './find-region.ts';
import type { SceneReading } from './scene-reading.ts';

/** The regions of a reading as their owner sees them: what was corrected is certain. */
export function applyChanges(reading: SceneReading, corrections: readonly SceneCorrection[]): SceneRegion[] {
  const findRegion = createRegionFinder(reading);
  const byRegion = new Map<string, SceneCorrection>();
  for (const correction of corrections) {
    const region = findRegion(correction.anchor);
    if (region) byRegion.set(region.id, { ...byRegion.get(region.id), ...correction });
  }
  return reading.regions.map((region) => {
    const correction = byRegion.get(region.id);
    if (!correction) return region;
    return {
      ...region,
      class: correction.class ?? region.class,
      material: correction.material === undefined ? region.material : correction.material,
      lock: correction.lock ?? region.lock,
      // A lock or a material says nothing of what the region is.
      confidence: correction.class === undefined ? region.confidence : 1,
      corrected: true,
    };
  });
}
