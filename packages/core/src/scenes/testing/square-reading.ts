import type { SceneRegion } from '@plumbline/contract/api/scene.ts';
import type { SceneReading } from '../scene-reading.ts';

type Point = [number, number];

/** A picture of 90 × 60 px: a wall, a window cut out of it, and a floor below. */
export function squareReading(change: Partial<SceneReading> = {}): SceneReading {
  return {
    version: 1,
    width: 90,
    height: 60,
    kind: 'line',
    space: 'interior',
    confidence: 0.8,
    camera: null,
    basis: null,
    regions: [
      region('r1', 'wall', [5, 5], [box(0, 0, 90, 40), box(30, 10, 60, 30)], 0.55),
      region('r2', 'glass', [45.5, 20.5], [box(30, 10, 60, 30)], 0.11),
      region('r3', 'floor', [45.5, 50.5], [box(0, 40, 90, 60)], 0.33),
    ],
    ...change,
  };
}

function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function region(
  id: string,
  kind: SceneRegion['class'],
  anchor: Point,
  outline: Point[][],
  areaShare: number,
): SceneRegion {
  return {
    id,
    class: kind,
    material: null,
    confidence: 0.7,
    anchor,
    outline,
    areaShare,
    depthOrder: 0,
    lock: false,
    corrected: false,
  };
}
