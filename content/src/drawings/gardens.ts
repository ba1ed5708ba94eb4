import { groundCurve, groundPatch, groundRing, groundTiles, ripples } from './ground-shapes.ts';
import { frontWindow, ground } from './house-parts.ts';
import { Planting } from './planting.ts';
import type { DrawingSubject } from './rooms.ts';
import { bench, bollard, lampPost, person } from './site-furniture.ts';
import { type Camera, SceneBuilder, type Vec3 } from './solid-scene.ts';

function pondGarden(): DrawingSubject {
  const camera: Camera = { eye: [2.2, -15, 4.6], target: [-0.4, 6, 1.2], viewAngle: 54 };
  const s = new SceneBuilder();
  const plants = new Planting(s, camera);
  ground(s);
  const bank = [
    [-5.4, 1.2],
    [-3.2, -1.2],
    [0.4, -1.6],
    [3.6, -0.6],
    [5.2, 2.2],
    [3.4, 5.2],
    [0.2, 6.4],
    [-3.6, 5.2],
  ] as const;
  groundCurve(s, bank, { closed: true });
  groundCurve(
    s,
    bank.map(([x, y]) => [1.09 * x, 1.09 * (y - 2.3) + 2.3] as const),
    { closed: true },
  );
  ripples(s, [0, 2.2], [7.4, 6], 15);
  // The path comes from the viewer and bends round the pond to the pavilion.
  groundCurve(s, [
    [-2.4, -9],
    [-3.4, -5.4],
    [-6.6, -2],
    [-7.6, 2.4],
    [-5.6, 7],
    [-2.6, 9.4],
  ]);
  groundCurve(s, [
    [-0.6, -9],
    [-1.8, -4.8],
    [-5.4, -1.6],
    [-6.4, 2.2],
    [-4.6, 6],
    [-1.4, 8.6],
  ]);
  s.box([-3.2, 9.2, 0], [6.4, 4.2, 0.4]);
  for (const x of [-2.8, -0.95, 0.85, 2.6])
    for (const y of [9.5, 12.9]) s.box([x, y, 0.4], [0.22, 0.22, 2.5]);
  s.face([
    [-4.1, 8.3, 2.75],
    [4.1, 8.3, 2.75],
    [1.6, 11.3, 4.4],
    [-1.6, 11.3, 4.4],
  ])
    .face([
      [4.1, 8.3, 2.75],
      [4.1, 14.3, 2.75],
      [1.6, 11.3, 4.4],
    ])
    .face([
      [-4.1, 8.3, 2.75],
      [-4.1, 14.3, 2.75],
      [-1.6, 11.3, 4.4],
    ]);
  s.box([-1.7, 11.2, 4.36], [3.4, 0.2, 0.22]);
  s.box([-26, 16, 0], [52, 0.4, 2.1]).box([-26.2, 15.9, 2.1], [52.4, 0.6, 0.16]);
  for (const [x, y, w] of [
    [5.4, -1.6, 1.5],
    [6.4, -0.4, 1.9],
    [6.5, 4.2, 1.7],
    [5.2, 6.4, 1.5],
    [-9.2, 6.0, 2.0],
    [-9.8, 1.0, 1.7],
  ] as const)
    plants.shrub([x, y], w);
  plants.tree([7.8, 7.5], 6.4).tree([-9.6, 9.5], 6).tree([11.5, 12], 7.4, 2.4).tree([-15, 13.5], 7.5, 2.6);
  plants.conifer([5.2, 13.2], 5.6);
  groundCurve(
    s,
    [
      [2.6, -4.6],
      [4.2, -3.2],
      [7.6, -3.4],
      [8.4, -5],
      [5.6, -6.2],
      [3.2, -5.8],
    ],
    { closed: true },
  );
  plants.flowers([5.5, -4.7], [4.4, 2], 22);
  plants.tufts([9.6, 1.5], [4, 6], 14).tufts([-11, -2.4], [5, 5], 14).tufts([-4.6, -6], [1.6, 2], 4);
  bollard(s, [-8.0, 0.6]);
  bollard(s, [-5.6, -3.2]);
  person(s, camera, [-6.3, 4.4]);
  return { id: 'pond-garden', scene: s.build(), camera };
}

function lakePark(): DrawingSubject {
  const camera: Camera = { eye: [-2, -13, 3.4], target: [1.5, 8, 1.5], viewAngle: 58 };
  const s = new SceneBuilder();
  const plants = new Planting(s, camera);
  ground(s);
  groundCurve(
    s,
    [
      [4.4, -2.4],
      [10.5, -4.4],
      [17, -1],
      [19, 7],
      [14, 15],
      [7.4, 16],
      [5.4, 10],
      [3.2, 3.4],
    ],
    { closed: true },
  );
  ripples(s, [10.5, 5.5], [12, 17], 26);
  groundCurve(s, [
    [-5.2, -13],
    [-3.2, -6.5],
    [0.2, -1],
    [1.4, 6],
    [-0.8, 13],
    [-5, 20],
    [-6, 34],
  ]);
  groundCurve(s, [
    [-2.4, -13],
    [-0.6, -7.2],
    [2.4, -1.4],
    [3.4, 6],
    [1.2, 13.6],
    [-2.8, 20.6],
    [-3.8, 34],
  ]);
  plants
    .tree([-8.5, 0], 6.6)
    .tree([-12.5, 8], 7.5)
    .tree([-7.4, 14], 7)
    .tree([5.4, 21], 7)
    .tree([11, 26], 8)
    .tree([20, 24], 8.4)
    .tree([-16, 26], 8.6)
    .tree([25, 13], 7.2);
  plants.conifer([-18.5, 16], 8.4).conifer([16, 30], 9);
  for (const [x, y, w] of [
    [2.8, -3.4, 1.3],
    [3.7, 0.6, 1.2],
    [6.5, 17.4, 2],
    [-5.4, 6.5, 1.7],
    [-6.6, 7.2, 1.5],
    [-9.8, -3.4, 1.8],
  ] as const)
    plants.shrub([x, y], w);
  plants.tufts([-5.6, -3], [5, 7], 16).tufts([-9, 6], [8, 7], 12).tufts([6.5, -8], [7, 4], 14);
  lampPost(s, [-1.4, -3.6]);
  lampPost(s, [-0.4, 5.4]);
  lampPost(s, [-3.4, 14]);
  bench(s, [-3.6, -1.6]);
  person(s, camera, [0.6, -2.6]);
  person(s, camera, [1.3, -2.4]);
  person(s, camera, [1.6, 9]);
  return { id: 'lake-park', scene: s.build(), camera };
}

function townSquare(): DrawingSubject {
  const camera: Camera = { eye: [5, -14, 3.6], target: [0.5, 8, 2.1], viewAngle: 58 };
  const s = new SceneBuilder();
  const plants = new Planting(s, camera);
  ground(s);
  groundPatch(s, [
    [-11, -14],
    [11, -14],
    [11, 14],
    [-11, 14],
  ]);
  groundTiles(s, [-11, -14], [22, 28], 2);
  // A round basin with a rim, and a smaller bowl above it.
  groundRing(s, [0, 3], 4.2, 4.2, 0.02);
  groundRing(s, [0, 3], 4.2, 4.2, 0.45);
  groundRing(s, [0, 3], 3.7, 3.7, 0.45);
  drum(s, [0, 3], 4.2, 0.45);
  s.box([-0.45, 2.55, 0.44], [0.9, 0.9, 0.86]).box([-0.8, 2.2, 1.3], [1.6, 1.6, 0.2]);
  // The water itself hides the paving under it.
  s.face(disc([0, 3], 3.7, 0.44), false);
  ripples(s, [0, 1.6], [7, 2.4], 9, 0.445);
  for (const [x, y] of [
    [-8.6, -4],
    [-8.6, 4],
    [-8.6, 11],
    [8.8, 4],
    [8.8, 11],
  ] as const) {
    s.box([x - 1.1, y - 1.1, 0], [2.2, 2.2, 0.45]);
    plants.tree([x, y], 6, 2.1, 0.45);
  }
  s.box([4.6, -5.4, 0], [4.6, 1.5, 0.55]);
  s.box([4.8, -5.2, 0.55], [4.2, 1.1, 0.01]);
  for (const x of [5.4, 6.6, 7.8, 8.6]) plants.shrub([x, -4.7], 1.15, 0.8, 0.57);
  s.box([-24, 18, 0], [22, 9, 8.6]).box([-24.3, 17.6, 8.6], [22.6, 9.8, 0.4]);
  s.box([-1.4, 18, 0], [26, 9, 6.6]).box([-1.7, 17.6, 6.6], [26.6, 9.8, 0.4]);
  for (let i = 0; i < 6; i++) {
    frontWindow(s, [-23 + i * 3.5, 18, 0.4], [2.7, 2.9], [2, 1]);
    frontWindow(s, [-22.8 + i * 3.5, 18, 4.9], [1.9, 2.2], [2, 2]);
  }
  for (let i = 0; i < 7; i++) {
    frontWindow(s, [-0.4 + i * 3.6, 18, 0.4], [2.8, 2.7], [2, 1]);
    frontWindow(s, [-0.1 + i * 3.6, 18, 4.0], [1.9, 1.7], [2, 1]);
  }
  bench(s, [-4.4, -4.4], 2.2);
  bench(s, [1.6, -3.6], 2.2);
  lampPost(s, [-5.8, -0.4], 4);
  lampPost(s, [5.8, 0.6], 4);
  lampPost(s, [-5.8, 9], 4);
  for (const [x, y] of [
    [-2.2, -6.2],
    [-1.5, -6],
    [4.9, 8.4],
    [-4.8, 6.8],
    [2.6, 12.4],
  ] as const)
    person(s, camera, [x, y]);
  return { id: 'town-square', scene: s.build(), camera };
}

function disc([x, y]: readonly [number, number], r: number, z: number): Vec3[] {
  return Array.from({ length: 40 }, (_, i) => [
    x + r * Math.cos((i * Math.PI) / 20),
    y + r * Math.sin((i * Math.PI) / 20),
    z,
  ]);
}

/** An upright round wall that hides what is behind and in it. */
function drum(s: SceneBuilder, [x, y]: readonly [number, number], r: number, height: number): void {
  const steps = 40;
  const at = (i: number, z: number) => {
    const a = (2 * Math.PI * i) / steps;
    return [x + 0.995 * r * Math.cos(a), y + 0.995 * r * Math.sin(a), z] as const;
  };
  for (let i = 0; i < steps; i++)
    // Only the half that is turned to the viewer hides anything.
    if (Math.sin((2 * Math.PI * (i + 0.5)) / steps) < 0.25)
      s.face([at(i, 0.03), at(i + 1, 0.03), at(i + 1, height - 0.01), at(i, height - 0.01)], false);
  for (const side of [-1, 1]) s.line([x + side * r, y, 0], [x + side * r, y, height]);
}

/** The gardens, parks and squares that samples and covers are made of. */
export const GARDENS: readonly DrawingSubject[] = [pondGarden(), lakePark(), townSquare()];
