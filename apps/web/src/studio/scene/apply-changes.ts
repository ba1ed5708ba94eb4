import type { CorrectSceneBody, Scene, SceneRegion } from '@plumbline/contract/api/scene.ts';

export type SceneChange = Omit<CorrectSceneBody, 'imageId' | 'space'>;
type RegionChange = NonNullable<SceneChange['corrections']>[number];

/**
 * What a scene will look like once the server has taken a change: shown until its answer comes. What a map does to the
 * regions only the server knows, so a map is there once its regions are.
 */
export function applyChange(scene: Scene, change: SceneChange): Scene {
  const byId = new Map(change.corrections?.map((each) => [each.regionId, each]));
  const regions = scene.regions.map((region) => {
    const correction = change.reset ? { regionId: region.id, reset: true as const } : byId.get(region.id);
    return correction ? applyToRegion(region, correction) : region;
  });
  return { ...scene, regions };
}

/** A reset region keeps its class until the server says what it was detected as. */
function applyToRegion(region: SceneRegion, change: RegionChange): SceneRegion {
  if (change.reset) return { ...region, material: null, lock: false, corrected: false };
  return {
    ...region,
    ...(change.class === undefined ? {} : { class: change.class, confidence: 1 }),
    ...(change.material === undefined ? {} : { material: change.material }),
    ...(change.lock === undefined ? {} : { lock: change.lock }),
    corrected: true,
  };
}
