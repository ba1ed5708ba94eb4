import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';
import { toParallel, toPerspective } from './navigate.ts';

/** Views in parallel that a set of drawings has, and where they are looked from; south is the front. */
export const STANDARD_VIEWS = [
  ['stdTop', [0, 1, 0]],
  ['stdFront', [0, 0, 1]],
  ['stdRight', [1, 0, 0]],
  ['stdBack', [0, 0, -1]],
  ['stdLeft', [-1, 0, 0]],
  ['stdIsometric', [1, 1, 1]],
] as const satisfies readonly (readonly [string, Vector3])[];

export const PROJECTIONS = ['perspective', 'twoPoint', 'parallel'] as const;
export type Projection = (typeof PROJECTIONS)[number];

export function projectionOf({ parallelWidthM, twoPoint }: ModelCamera): Projection {
  if (parallelWidthM !== undefined) return 'parallel';
  return twoPoint ? 'twoPoint' : 'perspective';
}

/** The same view in another projection: what is looked at stays in its place, about as large. */
export function withProjection(camera: ModelCamera, projection: Projection): ModelCamera {
  const twoPoint = projection === 'twoPoint';
  if (projection === 'parallel') return camera.parallelWidthM === undefined ? toParallel(camera) : camera;
  return camera.parallelWidthM === undefined ? { ...camera, twoPoint } : toPerspective(camera, twoPoint);
}
