import type { SceneDraft } from '../scene-value/scene-draft.ts';
import { sceneCamera } from '../scene-value/scene-camera.ts';
import type { SceneGeometry } from '../scene-value/scene-geometry.ts';
import { geometryBasis } from './geometry-basis.ts';
import type { RegionSaid } from './region-said.ts';
import { standUp } from './stand-up.ts';

/** A draft in space by its own classes, in pixels of its labels; undefined where it has no camera to be trusted. */
export function standDraftUp(draft: SceneDraft, interior: boolean): SceneGeometry | undefined {
  const { camera, labels, regions } = draft;
  if (camera === undefined) return undefined;
  const basis = geometryBasis(draft, { camera: sceneCamera(camera, 1, labels.width), scale: 1, interior });
  const said = new Map(regions.map(({ class: name }, l): [string, RegionSaid] => [`r${l}`, { class: name }]));
  return standUp(basis, said);
}
