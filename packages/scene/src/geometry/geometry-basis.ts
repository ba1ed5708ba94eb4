import { EYE_HEIGHT } from '../drawing/floor-plane.ts';
import { measureLabels } from '../scene-value/measure-regions.ts';
import type { SceneDraft } from '../scene-value/scene-draft.ts';
import type { SceneCamera } from '../scene-value/scene-value.ts';
import { facingOf, geometryCamera } from './geometry-camera.ts';
import { eyeHeightOutside } from './eye-height.ts';
import type { GeometryBasis, RegionBasis, Touch } from '../scene-value/scene-geometry.ts';
import { GROUND, shellOfRoom } from './shell-of-room.ts';
import { type LabelTouch, touchRegions } from './touch-regions.ts';

/**
 * What the geometry of a drawing follows from.
 * @param scale pixels of the base per pixel of the labels.
 */
export function geometryBasis(
  { labels, regions: drafts, shell }: SceneDraft,
  { camera, scale, interior }: { camera: SceneCamera; scale: number; interior: boolean },
): GeometryBasis {
  const measures = measureLabels(labels);
  const eyeHeight = interior ? EYE_HEIGHT : eyeHeightOutside(camera, drafts, measures, scale);
  const own = geometryCamera(camera, eyeHeight);
  const touches = touchRegions(labels, measures);
  const idOf = (label: number): string | null => (label === 0 ? null : `r${label}`);
  const touchOf = ({ x, y, on }: LabelTouch): Touch => ({
    at: [tenths(scale * x), tenths(scale * y)],
    on: idOf(on),
  });
  const regions = measures.flatMap((measure, l): RegionBasis[] => {
    const touch = touches[l];
    const normal = drafts[l]?.normal;
    if (l === 0 || measure.area === 0 || touch === undefined) return [];
    return [
      {
        id: `r${l}`,
        facing: normal === undefined ? null : facingOf(own, normal),
        foot: touchOf(touch.foot),
        head: touchOf(touch.head),
        base: touch.base.map(touchOf),
        beside: idOf(touch.beside),
      },
    ];
  });
  return { camera: own, shell: interior ? (shell ?? shellOfRoom(undefined)) : [GROUND], interior, regions };
}

function tenths(v: number): number {
  return Math.round(10 * v) / 10 + 0;
}
