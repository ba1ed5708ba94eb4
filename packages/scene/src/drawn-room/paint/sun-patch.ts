import { createSunBeams, type SunPatch } from '../../painting/sun-beams.ts';
import type { RenderStage } from './render-stage.ts';

/** Support of the camera under which no sun is laid on the floor. */
const MIN_CAMERA_SUPPORT = 0.45;

/**
 * Soft beams of sun across the middle of the visible floor, as a row of windows beside the viewer casts them, slanting
 * away from the light. They are light, not form: their edges are too soft to read as a drawn line.
 */
export function createSunPatch(stage: RenderStage): SunPatch | undefined {
  const { analysis, room } = stage;
  const plane = room.floorPlane;
  if (plane === undefined || stage.light.sun === 0 || analysis.camera.support < MIN_CAMERA_SUPPORT)
    return undefined;
  const { filledCellMap: map } = analysis;
  return createSunBeams(
    plane,
    map,
    (i) => room.roles[map.data[i] as number] === 'floor',
    stage.lightDirection[0] > 0 ? -1 : 1,
  );
}
