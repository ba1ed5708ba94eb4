import type { SceneGeometry } from '@plumbline/contract/api/scene-geometry.ts';
import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The camera of a drawing as the view of models takes one, and the larger picture in whose middle its line of sight lies. */
export interface OwnCamera {
  readonly camera: ModelCamera;
  /** In pixels of the base; the base begins at `x`, `y` in it. */
  readonly canvas: Size & { readonly x: number; readonly y: number };
}

/** Metres ahead at which one goes around, where nothing is nearer. */
const AROUND_M = 4;

/**
 * The view of models looks through the middle of its picture; a drawing that was cut to size does not. So the picture is made as
 * much larger as puts the line of sight into its middle, and what is beyond the base is not shown.
 */
export function ownCamera({ camera, regions }: SceneGeometry, base: Size): OwnCamera {
  const { focalPx, principal, position, ahead } = camera;
  const [px, py] = principal;
  const width = 2 * Math.max(px, base.width - px);
  const height = 2 * Math.max(py, base.height - py);
  const far = middleDepth(regions, camera);
  const target: Vector3 = [
    position[0] + far * ahead[0],
    position[1] + far * ahead[1],
    position[2] + far * ahead[2],
  ];
  return {
    camera: { eye: position, target, fieldOfView: 2 * Math.atan(width / 2 / focalPx), twoPoint: false },
    canvas: { width, height, x: width / 2 - px, y: height / 2 - py },
  };
}

/** How far ahead the middle one of the things stands. */
function middleDepth(
  regions: SceneGeometry['regions'],
  { position, ahead }: SceneGeometry['camera'],
): number {
  const depths = regions
    .flatMap(({ contact, part }) => {
      if (contact === null || part === 'backdrop') return [];
      const [x, y, z] = contact;
      return [(x - position[0]) * ahead[0] + (y - position[1]) * ahead[1] + (z - position[2]) * ahead[2]];
    })
    .filter((depth) => depth > 0)
    .toSorted((a, b) => a - b);
  return depths[Math.floor(depths.length / 2)] ?? AROUND_M;
}
