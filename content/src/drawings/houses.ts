import {
  door,
  frontWindow,
  gable,
  ground,
  rightWindow,
  sidingFront,
  sidingRight,
  tree,
} from './house-parts.ts';
import type { DrawingSubject } from './rooms.ts';
import { SceneBuilder } from './solid-scene.ts';

function homestay(): DrawingSubject {
  const s = new SceneBuilder();
  ground(s);
  s.box([0, 0, 0], [9, 6.5, 3.1]);
  gable(s, [0, 0, 3.1], [9, 6.5, 2.5]);
  sidingFront(s, [0, 0, 0.4], [9, 2.7]);
  sidingRight(s, [9, 0, 0.4], [6.5, 2.7]);
  s.line([0, -0.006, 0.4], [9, -0.006, 0.4]).line([9.006, 0, 0.4], [9.006, 6.5, 0.4]);
  frontWindow(s, [0.9, 0, 1.0], [1.5, 1.3], [2, 2]);
  frontWindow(s, [6.4, 0, 1.0], [1.7, 1.3], [2, 2]);
  door(s, [4.1, 0, 0.35]);
  rightWindow(s, [9, 1.2, 1.0], [1.3, 1.3], [2, 2]);
  rightWindow(s, [9, 4.0, 1.0], [1.3, 1.3], [2, 2]);
  rightWindow(s, [9, 2.6, 3.6], [1.2, 1.1], [2, 2]);
  s.box([3.3, -1.7, 0], [2.6, 1.7, 0.35]).box([3.6, -2.1, 0], [2.0, 0.4, 0.18]);
  s.box([3.4, -1.6, 0.35], [0.14, 0.14, 2.2]).box([5.66, -1.6, 0.35], [0.14, 0.14, 2.2]);
  s.face([
    [3.1, -1.9, 2.55],
    [6.1, -1.9, 2.55],
    [6.1, 0, 3.05],
    [3.1, 0, 3.05],
  ]);
  s.face([
    [3.1, -1.9, 2.42],
    [6.1, -1.9, 2.42],
    [6.1, -1.9, 2.55],
    [3.1, -1.9, 2.55],
  ]);
  s.box([6.6, 4.2, 4.0], [0.7, 0.7, 2.1]);
  s.path([
    [3.8, -2.1, 0.004],
    [3.2, -5, 0.004],
    [1.5, -9.5, 0.004],
  ]).path([
    [5.5, -2.1, 0.004],
    [5.6, -5, 0.004],
    [5.4, -9.5, 0.004],
  ]);
  tree(s, [-4.5, 2.5, 0], 6.0, 1);
  tree(s, [12.5, 10.5, 0], 6.6, 2.4);
  return {
    id: 'homestay',
    scene: s.build(),
    camera: { eye: [14.2, -11.5, 2.1], target: [5.2, 1.6, 2.45], viewAngle: 50 },
  };
}

function villa(): DrawingSubject {
  const s = new SceneBuilder();
  ground(s);
  s.box([0, 0, 0], [11, 7, 3.2]).box([-0.3, -0.6, 3.2], [11.6, 7.9, 0.32]);
  s.box([3.2, 0.8, 3.52], [6.8, 5.4, 2.9]).box([2.8, 0.2, 6.42], [7.7, 6.4, 0.28]);
  frontWindow(s, [0.7, 0, 0.3], [3.9, 2.5], [4, 2]);
  door(s, [5.4, 0, 0.05], 1.15, 2.4);
  frontWindow(s, [7.4, 0, 0.9], [2.8, 1.5], [3, 1]);
  frontWindow(s, [4.0, 0.8, 3.9], [2.4, 2.1], [2, 1]);
  frontWindow(s, [7.2, 0.8, 3.9], [2.0, 2.1], [2, 1]);
  rightWindow(s, [11, 1.5, 0.9], [2.4, 1.5], [2, 1]);
  rightWindow(s, [10, 2.0, 4.2], [1.8, 1.4], [2, 1]);
  s.ruled([0.0, -0.004, 0.05], [0, 0, 3.1], [0.6, 0, 0], 5);
  s.box([4.9, -1.6, 0], [2.2, 1.6, 0.16]);
  s.box([-2.4, -2.6, 0], [2.0, 5.4, 0.55]);
  s.path([
    [5.0, -1.6, 0.004],
    [4.4, -5, 0.004],
    [2.8, -9.5, 0.004],
  ]).path([
    [7.0, -1.6, 0.004],
    [7.2, -5, 0.004],
    [7.0, -9.5, 0.004],
  ]);
  tree(s, [-5.5, 4, 0], 7, 0.4);
  tree(s, [15.5, 12, 0], 7.6, 1.7);
  return {
    id: 'villa',
    scene: s.build(),
    camera: { eye: [16.4, -12.5, 1.9], target: [5.4, 2.2, 3.0], viewAngle: 52 },
  };
}

function townhouse(): DrawingSubject {
  const s = new SceneBuilder();
  ground(s);
  for (let i = 0; i < 3; i++) {
    const x = i * 5.2;
    s.box([x, 0, 0], [5.2, 8, 6.2]);
    frontWindow(s, [x + 0.6, 0, 0.9], [1.9, 1.6], [2, 2]);
    door(s, [x + 3.4, 0, 0.15], 1.0, 2.2);
    s.box([x + 3.2, -0.9, 2.55], [1.4, 0.9, 0.12]);
    frontWindow(s, [x + 0.6, 0, 3.9], [1.5, 1.5], [2, 2]);
    frontWindow(s, [x + 3.1, 0, 3.9], [1.4, 1.5], [2, 2]);
    s.box([x + 3.2, -0.8, 0], [1.4, 0.8, 0.15]);
  }
  gable(s, [0, 0, 6.2], [15.6, 8, 2.6]);
  rightWindow(s, [15.6, 2.0, 0.9], [1.4, 1.5], [2, 2]);
  rightWindow(s, [15.6, 4.6, 3.9], [1.4, 1.5], [2, 2]);
  s.line([0, -0.006, 3.2], [15.6, -0.006, 3.2]).line([15.606, 0, 3.2], [15.606, 8, 3.2]);
  s.path([
    [-30, -3.6, 0.004],
    [40, -3.6, 0.004],
  ]).path([
    [-30, -4.0, 0.004],
    [40, -4.0, 0.004],
  ]);
  tree(s, [-6, 1, 0], 7, 2);
  tree(s, [20.5, 13, 0], 7.5, 0.8);
  return {
    id: 'townhouse',
    scene: s.build(),
    camera: { eye: [21.5, -15, 2.0], target: [8.2, 2.0, 3.7], viewAngle: 52 },
  };
}

function courtyardHouse(): DrawingSubject {
  const s = new SceneBuilder();
  ground(s);
  s.box([-0.6, -1.4, 0], [11.2, 8.6, 0.45]);
  s.box([0, 0, 0.45], [10, 6, 3.0]);
  gable(s, [0, 0, 3.45], [10, 6, 2.7], 1.15, 0.2);
  for (let i = 1; i < 34; i++) {
    const x = -1.15 + (i * 12.3) / 34;
    s.line([x, -1.15, 3.45 - 1.15 * 0.9 + 0.205], [x, 3, 6.355], 'texture');
  }
  s.box([-1.3, 2.86, 6.3], [12.6, 0.28, 0.28]);
  for (const x of [0.05, 2.45, 4.85, 7.25, 9.65]) s.box([x, -1.0, 0.45], [0.28, 0.28, 1.98]);
  for (const x of [0.55, 7.45]) frontWindow(s, [x, 0, 1.2], [1.9, 1.6], [4, 3]);
  for (const x of [3.0, 5.05]) frontWindow(s, [x, 0, 0.5], [1.85, 2.5], [4, 5]);
  rightWindow(s, [10, 2.0, 1.4], [1.8, 1.4], [3, 3]);
  s.box([3.4, -2.0, 0], [3.2, 0.6, 0.3]).box([3.6, -2.5, 0], [2.8, 0.5, 0.15]);
  s.path([
    [3.9, -2.5, 0.004],
    [3.4, -5, 0.004],
    [2.2, -9.5, 0.004],
  ]).path([
    [6.2, -2.5, 0.004],
    [6.4, -5, 0.004],
    [6.2, -9.5, 0.004],
  ]);
  tree(s, [-5.5, 2.5, 0], 6.2, 1.3);
  tree(s, [14.5, 11, 0], 7, 2.9);
  return {
    id: 'courtyard-house',
    scene: s.build(),
    camera: { eye: [15.2, -13, 1.9], target: [5.2, 1.2, 2.7], viewAngle: 50 },
  };
}

/** The buildings that samples and covers are made of. */
export const HOUSES: readonly DrawingSubject[] = [villa(), townhouse(), homestay(), courtyardHouse()];
