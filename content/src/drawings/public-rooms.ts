import { cabinet, chair, lamp, plant, sofa, table } from './furniture.ts';
import { floorBoards, floorTiles, picture, roomShell, wallWindow } from './room-shell.ts';
import type { DrawingSubject } from './rooms.ts';
import { SceneBuilder } from './solid-scene.ts';

function office(): DrawingSubject {
  const room = { width: 7.6, depth: 6, height: 3 };
  const s = new SceneBuilder();
  roomShell(s, room);
  floorBoards(s, room, 0.22);
  wallWindow(s, room, 'left', 0.5, 0.7, [4.8, 1.9], [5, 1]);
  for (const x of [1.5, 4.3])
    for (const y of [0.9, 3.3]) {
      table(s, [x, y], [2, 0.8], 0.75);
      // A screen with its foot, a keyboard before it.
      s.box([x + 0.65, y + 0.5, 0.83], [0.7, 0.04, 0.42]).box([x + 0.93, y + 0.5, 0.75], [0.14, 0.14, 0.1]);
      s.box([x + 0.75, y + 0.2, 0.75], [0.5, 0.16, 0.02]);
      chair(s, [x + 0.75, y - 0.45], 'back');
    }
  cabinet(s, [0.9, 5.55, 0], [3, 0.42, 1.1], [4, 2]);
  picture(s, room, [4.5, 1.1], [2, 1.1]);
  plant(s, [0.5, 5.5, 0], 1.2);
  plant(s, [7.1, 5.4, 0], 1.3);
  for (const x of [1.8, 3, 4.6, 5.8]) lamp(s, [x, 2.6], 3, 2.1, true);
  return {
    id: 'office',
    scene: s.build(),
    camera: { eye: [4.7, -3.2, 1.75], target: [3.75, 3, 1.15], viewAngle: 64 },
  };
}

function restaurant(): DrawingSubject {
  const room = { width: 7.4, depth: 6, height: 3.1 };
  const s = new SceneBuilder();
  roomShell(s, room);
  floorTiles(s, room, 0.6);
  wallWindow(s, room, 'left', 0.3, 0.6, [4.4, 2], [4, 2]);
  // The bar with its stools, bottles on two shelves behind it.
  cabinet(s, [2.6, 4.4, 0], [3.8, 0.6, 1.02], [5, 1]);
  s.box([2.5, 4.3, 1.02], [4, 0.8, 0.06]);
  for (const z of [1.55, 2]) {
    s.box([2.9, 5.7, z], [3.2, 0.26, 0.04]);
    for (let x = 3.05; x < 6; x += 0.3) s.box([x, 5.78, z + 0.04], [0.09, 0.09, 0.26]);
  }
  for (const x of [3, 4.1, 5.2]) {
    s.box([x, 3.75, 0.66], [0.4, 0.4, 0.08]);
    for (const [u, v] of [
      [0, 0],
      [0.36, 0],
      [0, 0.36],
      [0.36, 0.36],
    ] as const)
      s.box([x + u, 3.75 + v, 0], [0.04, 0.04, 0.66]);
    lamp(s, [x + 0.3, 4.7], 3.1, 2, true);
  }
  sofa(s, [0.15, 0.6], 3.4, 'right', 5);
  for (const y of [0.9, 2.6]) {
    table(s, [1.25, y], [0.8, 0.8], 0.74);
    chair(s, [2.2, y + 0.18], 'left');
  }
  for (const x of [3.4, 5.5]) {
    table(s, [x, 1.2], [0.9, 0.9], 0.74);
    chair(s, [x + 0.22, 2.2], 'front');
    chair(s, [x + 0.22, 0.65], 'back');
  }
  plant(s, [0.6, 5.3, 0], 1.4);
  plant(s, [6.9, 5.2, 0], 1.3);
  return {
    id: 'restaurant',
    scene: s.build(),
    camera: { eye: [4.6, -3.1, 1.7], target: [3.6, 3, 1.15], viewAngle: 64 },
  };
}

/** The work places and shops that samples are made of. */
export const PUBLIC_ROOMS: readonly DrawingSubject[] = [office(), restaurant()];
