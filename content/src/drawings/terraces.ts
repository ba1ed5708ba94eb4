import { armchair, chair, plant, sofa, table } from './furniture.ts';
import { frontWindow, ground, rightWindow, tree } from './house-parts.ts';
import type { DrawingSubject } from './rooms.ts';
import { SceneBuilder } from './solid-scene.ts';

/** A deck under a flat roof, in front of glass doors: where inside and outside meet. */
function terrace(): DrawingSubject {
  const s = new SceneBuilder();
  ground(s);
  s.box([-0.5, 0, 0], [10, 5, 3.1]);
  s.box([-0.5, -4.4, 3.1], [10, 9.9, 0.3]);
  s.box([-0.4, -4.2, 0], [9.8, 4.2, 0.03]);
  s.ruled([-0.4, -4.2, 0.034], [9.8, 0, 0], [0, 4.2, 0], 20);
  for (const x of [-0.4, 9.2]) s.box([x, -4, 0], [0.2, 0.2, 3.1]);
  frontWindow(s, [0.3, 0, 0.05], [3.2, 2.5], [4, 5]);
  frontWindow(s, [5.5, 0, 0.05], [3.2, 2.5], [4, 5]);
  rightWindow(s, [9.5, 1.2, 1], [2.4, 1.4], [2, 1]);
  s.path([
    [3, -4.2, 0.004],
    [2.6, -8, 0.004],
    [1.6, -11, 0.004],
  ]).path([
    [5, -4.2, 0.004],
    [4.8, -8, 0.004],
    [4.6, -11, 0.004],
  ]);
  table(s, [3.4, -2.2], [1.9, 0.95], 0.75);
  for (const x of [3.6, 4.6]) {
    chair(s, [x, -1.15], 'front');
    chair(s, [x, -2.75], 'back');
  }
  sofa(s, [0, -2.6], 2.1, 'right');
  armchair(s, [7.6, -2.4], 'left');
  table(s, [1.3, -2.2], [0.6, 1.1], 0.4);
  plant(s, [0.1, -0.5, 0.03], 1.1);
  plant(s, [8.6, -0.5, 0.03], 1.2);
  tree(s, [-9.5, 5, 0], 6, 1.3);
  tree(s, [14, 9, 0], 7, 2.9);
  return {
    id: 'terrace',
    scene: s.build(),
    camera: { eye: [6.2, -12.4, 2], target: [4.5, -0.6, 1.6], viewAngle: 50 },
  };
}

/** The places between house and garden that samples are made of. */
export const TERRACES: readonly DrawingSubject[] = [terrace()];
