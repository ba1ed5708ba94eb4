import { groundCurve, groundPatch, groundRing, groundTiles, ripples } from './ground-shapes.ts';
import { frontWindow, gable, rightWindow } from './house-parts.ts';
import { Planting } from './planting.ts';
import type { DrawingSubject } from './rooms.ts';
import { car } from './site-furniture.ts';
import { type Camera, SceneBuilder, type Vec3 } from './solid-scene.ts';

function poolVilla(): DrawingSubject {
  const camera: Camera = { eye: [31, -25, 27], target: [6, 3.5, 0.5], viewAngle: 42 };
  const s = new SceneBuilder();
  const plants = new Planting(s, camera);
  flatRoof(s, [0, 4, 0], [11, 7, 3.3]);
  flatRoof(s, [0, 4, 3.6], [6.5, 7, 3]);
  flatRoof(s, [11, 6, 0], [5, 5, 2.9]);
  frontWindow(s, [0.8, 4, 0.4], [4.6, 2.5], [4, 1]);
  frontWindow(s, [6.4, 4, 0.4], [3.6, 2.5], [3, 1]);
  frontWindow(s, [0.8, 4, 4.4], [2.2, 1.6], [2, 1]);
  frontWindow(s, [3.8, 4, 4.4], [2.0, 1.6], [2, 1]);
  frontWindow(s, [11.8, 6, 0.2], [3.4, 2.2], [4, 1]);
  rightWindow(s, [16, 7.2, 0.9], [2.4, 1.3], [2, 1]);
  rightWindow(s, [6.5, 6, 4.4], [2.6, 1.6], [2, 1]);
  // Terrace, pool with a rim, drive, a winding path and the hedge that closes the garden.
  groundPatch(s, [
    [-1, -6],
    [10.6, -6],
    [10.6, 4],
    [-1, 4],
  ]);
  groundTiles(s, [-1, 1], [11.6, 3], 1);
  groundPatch(s, [
    [0.2, -5],
    [8.6, -5],
    [8.6, -0.6],
    [0.2, -0.6],
  ]);
  groundPatch(s, [
    [0.6, -4.6],
    [8.2, -4.6],
    [8.2, -1],
    [0.6, -1],
  ]);
  ripples(s, [4.4, -2.8], [7, 3], 9);
  groundPatch(s, [
    [11.6, -12],
    [15.4, -12],
    [15.4, 6],
    [11.6, 6],
  ]);
  groundCurve(s, [
    [10.6, -2.2],
    [11.2, -2.1],
    [11.6, -1.6],
  ]);
  groundCurve(s, [
    [-1, -3],
    [-4, -3.6],
    [-6.2, -6.4],
    [-9.6, -7.4],
    [-13, -9.6],
  ]);
  groundCurve(s, [
    [-1, -1.6],
    [-3.6, -2],
    [-5.4, -4.8],
    [-9, -5.8],
    [-13, -7.4],
  ]);
  s.box([-13, 13.4, 0], [32, 1, 1.4]).box([-14, -12, 0], [1, 26.4, 1.4]);
  s.path([
    [-24, -12.6, 0.004],
    [60, -12.6, 0.004],
  ]);
  s.path([
    [-24, -17.6, 0.004],
    [60, -17.6, 0.004],
  ]);
  car(s, [12.6, -4], 'y');
  for (const [x, y, r] of [
    [-8.6, 2, 2.1],
    [-9.4, 8, 2.4],
    [-4.6, 10.6, 1.7],
    [-5.4, -9.2, 1.9],
    [3, -9.4, 1.6],
    [8.6, -9.2, 1.8],
    [18.2, 3, 1.7],
    [18.4, -3.4, 2],
    [18.6, 10.4, 1.8],
  ] as const)
    plants.tree([x, y], 2.3 * r, r);
  for (const [x, y] of [
    [-2.6, 2.4],
    [-2.6, 0.8],
    [10.9, 1.6],
    [10.9, 0.2],
  ] as const)
    plants.crown([x, y, 0.4], 0.7);
  plants.tufts([-9, -2], [6, 5], 8).tufts([6, -10.6], [14, 1.4], 6);
  return { id: 'pool-villa-above', scene: s.build(), camera };
}

function housingBlock(): DrawingSubject {
  const camera: Camera = { eye: [92, -74, 78], target: [17, 16, 2], viewAngle: 38 };
  const s = new SceneBuilder();
  const plants = new Planting(s, camera);
  const row = (x: number, y: number, w: number): void => {
    s.box([x, y, 0], [w, 10, 8.6]);
    gable(s, [x, y, 8.6], [w, 10, 3.4], 0.6, 0.5);
    for (let i = 0; i < Math.floor(w / 4); i++)
      for (const z of [1, 3.9, 6.6]) frontWindow(s, [x + 1 + 4 * i, y, z], [1.9, 1.5], [2, 1]);
    for (const z of [1, 3.9, 6.6]) rightWindow(s, [x + w, y + 4, z], [1.9, 1.5], [2, 1]);
  };
  for (const [x, y] of [
    [-16, -4],
    [18, -4],
    [-16, 22],
    [18, 22],
    [-16, 48],
    [18, 48],
  ] as const)
    row(x, y, 26);
  // Streets round the block and a lane through its middle.
  const street = (corners: readonly (readonly [number, number])[]): void => groundPatch(s, corners);
  street([
    [-60, -26],
    [120, -26],
    [120, -17],
    [-60, -17],
  ]);
  for (let x = -50; x < 80; x += 6) s.line([x, -21.5, 0.004], [x + 3, -21.5, 0.004]);
  street([
    [49, -17],
    [57, -17],
    [57, 110],
    [49, 110],
  ]);
  street([
    [-60, 10.5],
    [49, 10.5],
    [49, 15.5],
    [-60, 15.5],
  ]);
  groundCurve(s, [
    [12, -17],
    [12, -8],
    [12.6, 0],
    [12.6, 10.5],
  ]);
  groundCurve(s, [
    [15.6, -17],
    [15.6, -8],
    [15, 0],
    [15, 10.5],
  ]);
  groundRing(s, [14, 40], 6, 6);
  groundRing(s, [14, 40], 3.4, 3.4);
  ripples(s, [14, 40], [8, 4.4], 5);
  for (let i = 0; i < 8; i++)
    groundPatch(s, [
      [-14 + 2.8 * i, -14],
      [-11.2 + 2.8 * i, -14],
      [-11.2 + 2.8 * i, -9],
      [-14 + 2.8 * i, -9],
    ]);
  for (const i of [0, 2, 3, 6]) car(s, [-13.5 + 2.8 * i, -13.7], 'y');
  car(s, [30, -20.6], 'x');
  car(s, [52, 30], 'y');
  for (let x = -14; x < 46; x += 6.5) {
    if (Math.abs(x - 13.8) < 3) continue;
    plants.tree([x, 18.6], 6, 2.2);
    plants.tree([x, 44.6], 6, 2.2);
  }
  for (let x = 20; x < 48; x += 7) plants.tree([x, -12.4], 6, 2.3);
  for (let y = -10; y < 60; y += 9) plants.tree([61, y], 6.5, 2.4);
  for (const [x, y] of [
    [6, 36],
    [22, 36.6],
    [7, 43],
    [21, 43.6],
  ] as const)
    plants.tree([x, y], 5, 1.9);
  return { id: 'housing-block-above', scene: s.build(), camera };
}

function campusCourt(): DrawingSubject {
  const camera: Camera = { eye: [76, -58, 64], target: [15, 15, 1], viewAngle: 38 };
  const s = new SceneBuilder();
  const plants = new Planting(s, camera);
  flatRoof(s, [-12, 38, 0], [54, 12, 12.4]);
  flatRoof(s, [-12, 0, 0], [11, 38, 8.8]);
  flatRoof(s, [30, 16, 0], [12, 22, 8.8]);
  for (let i = 0; i < 13; i++)
    for (const z of [1, 4.8, 8.6]) frontWindow(s, [-10.6 + 4.1 * i, 38, z], [2.6, 2], [2, 1]);
  for (let i = 0; i < 8; i++)
    for (const z of [1, 5]) rightWindow(s, [-1, 1.5 + 4.6 * i, z], [2.8, 2.2], [2, 1]);
  for (let i = 0; i < 5; i++)
    for (const z of [1, 5]) rightWindow(s, [42, 17.4 + 4.2 * i, z], [2.6, 2.2], [2, 1]);
  for (let i = 0; i < 3; i++)
    for (const z of [1, 5]) frontWindow(s, [31 + 3.8 * i, 16, z], [2.4, 2.2], [2, 1]);
  for (let i = 0; i < 3; i++)
    for (const z of [1, 5]) frontWindow(s, [-11 + 3.5 * i, 0, z], [2.4, 2.2], [2, 1]);
  // The court: a round plaza on crossing walks, a basin in its middle, lawns in the corners.
  groundRing(s, [15, 18], 8.6, 8.6);
  groundRing(s, [15, 18], 4.2, 4.2);
  groundRing(s, [15, 18], 3.6, 3.6);
  ripples(s, [15, 18], [8, 5], 6);
  for (const side of [-1.6, 1.6]) {
    s.line([15 + side, -18, 0.004], [15 + side, 9.6, 0.004]);
    s.line([15 + side, 26.4, 0.004], [15 + side, 38, 0.004]);
    s.line([-1, 18 + side, 0.004], [6.6, 18 + side, 0.004]);
    s.line([23.4, 18 + side, 0.004], [30, 18 + side, 0.004]);
  }
  s.line([-50, -18, 0.004], [90, -18, 0.004]).line([-50, -26, 0.004], [90, -26, 0.004]);
  for (let x = -40; x < 60; x += 5) s.line([x, -22, 0.004], [x + 2.4, -22, 0.004]);
  for (const [x, y, r] of [
    [3.6, 31, 2.4],
    [8.6, 31.6, 2.1],
    [3.4, 24.6, 2],
    [22.4, 31.4, 2.3],
    [26.4, 27.4, 2],
    [3.4, 9, 2.3],
    [8.4, 4.6, 2.2],
    [3.6, 1, 2],
    [22, 5, 2.4],
    [27.4, 9.4, 2.3],
    [34, 4, 2.5],
    [40, 9, 2.2],
    [8, -5.4, 2.2],
    [1, -9.4, 2.4],
    [23, -5, 2.2],
    [32, -8.6, 2.4],
    [46, -4, 2.3],
    [47, 22, 2.2],
    [47.4, 30, 2.3],
  ] as const)
    plants.tree([x, y], 2.5 * r, r);
  for (const x of [-30, -8, 24, 44]) car(s, [x, -24.8], 'x');
  return { id: 'campus-court-above', scene: s.build(), camera };
}

/** A block under a flat roof with a parapet: the roof lies a little lower than the rim round it. */
function flatRoof(s: SceneBuilder, [x, y, z]: Vec3, [w, d, h]: Vec3): void {
  s.box([x, y, z], [w, d, h]);
  const rim = 0.045 * Math.min(w, d) + 0.15;
  groundPatch(
    s,
    [
      [x + rim, y + rim],
      [x + w - rim, y + rim],
      [x + w - rim, y + d - rim],
      [x + rim, y + d - rim],
    ],
    'outline',
    z + h + 0.01,
  );
}

/** Sites seen from above that samples and covers are made of. */
export const AERIAL_VIEWS: readonly DrawingSubject[] = [poolVilla(), campusCourt(), housingBlock()];
