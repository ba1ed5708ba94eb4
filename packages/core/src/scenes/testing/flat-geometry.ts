import type { SceneGeometry } from '@plumbline/contract/api/scene-geometry.ts';

/** The geometry of `squareReading`: a wall with a window, and a floor below. */
export function flatGeometry(): SceneGeometry {
  const wall = { normal: [0, 0, 1] as [number, number, number], at: -4 };
  const floor = { normal: [0, 1, 0] as [number, number, number], at: 0 };
  return {
    version: 1,
    camera: {
      focalPx: 80,
      principal: [45, 30],
      position: [0, 1.5, 0],
      right: [1, 0, 0],
      down: [0, -1, 0],
      ahead: [0, 0, -1],
    },
    shell: [
      { side: 'floor', ...floor, drawn: true },
      { side: 'far', ...wall, drawn: true },
    ],
    farM: 14,
    regions: [
      { id: 'r1', part: 'plane', stand: 'front', ...wall, contact: [0, 0, -4], evidence: 'shell' },
      { id: 'r2', part: 'plane', stand: 'front', ...wall, contact: [0, 1.5, -4], evidence: 'surround' },
      { id: 'r3', part: 'plane', stand: 'up', ...floor, contact: [0, 0, -2], evidence: 'shell' },
    ],
  };
}
