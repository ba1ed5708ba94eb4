import { draftSite } from '../drawn-garden/draft-site.ts';
import type { SceneDraft } from '../scene-value/scene-draft.ts';
import { trustedCamera } from '../scene-value/trusted-camera.ts';
import { aerialView } from './paint/aerial-plane.ts';
import type { AerialReading } from './read/read-site.ts';

/** The regions of a site drawn from above. */
export function draftAerial(reading: AerialReading): SceneDraft {
  const { analysis, camera: steep, horizonY } = reading;
  const focal = 1 / steep.inverseFocal;
  const camera = trustedCamera({ ...steep, focal, horizonY, axisAligned: 0 });
  return draftSite(reading, 'vehicle', camera, aerialView(steep, analysis.width));
}
