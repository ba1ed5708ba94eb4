import { armchair, bed, cabinet, chair, lamp, plant, rug, sofa, table } from './furniture.ts';
import { floorBoards, floorTiles, picture, roomShell, wallWindow } from './room-shell.ts';
import { type Camera, SceneBuilder, type SolidScene } from './solid-scene.ts';

/** A drawing as data: what stands there and from where it is seen. */
export interface DrawingSubject {
  readonly id: string;
  readonly scene: SolidScene;
  readonly camera: Camera;
}

function livingRoom(): DrawingSubject {
  const room = { width: 5.6, depth: 4.6, height: 2.8 };
  const s = new SceneBuilder();
  roomShell(s, room);
  floorBoards(s, room);
  wallWindow(s, room, 'left', 0.9, 0.45, [2.6, 1.95], [3, 1]);
  rug(s, [1.1, 1.2], [3.0, 2.1]);
  sofa(s, [1.3, 3.25], 2.5, 'front');
  armchair(s, [4.15, 1.7], 'left');
  table(s, [1.95, 1.85], [1.2, 0.65], 0.38);
  s.box([2.2, 2.0, 0.38], [0.32, 0.24, 0.04]);
  cabinet(s, [4.05, 4.15, 0], [1.45, 0.43, 0.8], [3, 1]);
  plant(s, [0.55, 3.9, 0], 1.15);
  lamp(s, [4.4, 3.7], 0, 1.42);
  picture(s, room, [1.75, 1.35], [0.75, 0.95]);
  picture(s, room, [2.65, 1.35], [0.75, 0.95]);
  return {
    id: 'living-room',
    scene: s.build(),
    camera: { eye: [3.25, -2.5, 1.45], target: [2.55, 3, 1.15], viewAngle: 66 },
  };
}

function bedroom(): DrawingSubject {
  const room = { width: 4.8, depth: 4.4, height: 2.7 };
  const s = new SceneBuilder();
  roomShell(s, room);
  floorBoards(s, room);
  wallWindow(s, room, 'left', 1.0, 0.7, [2.0, 1.6], [2, 1]);
  rug(s, [0.9, 0.9], [3.0, 1.7]);
  bed(s, [1.45, 2.15], 1.8);
  cabinet(s, [0.7, 3.95, 0], [0.5, 0.42, 0.5], [1, 2]);
  cabinet(s, [3.5, 3.95, 0], [0.5, 0.42, 0.5], [1, 2]);
  lamp(s, [0.95, 4.1], 0.5, 0.72);
  lamp(s, [3.75, 4.1], 0.5, 0.72);
  picture(s, room, [1.7, 1.5], [1.35, 0.75]);
  s.box([4.2, 0.6, 0], [0.6, 2.2, 2.3]);
  s.line([4.196, 1.7, 0.05], [4.196, 1.7, 2.25]);
  return {
    id: 'bedroom',
    scene: s.build(),
    camera: { eye: [2.0, -2.4, 1.5], target: [2.45, 3, 1.0], viewAngle: 62 },
  };
}

function study(): DrawingSubject {
  const room = { width: 4.6, depth: 4.0, height: 2.8 };
  const s = new SceneBuilder();
  roomShell(s, room);
  floorBoards(s, room);
  wallWindow(s, room, 'left', 1.1, 0.8, [1.9, 1.6], [2, 2]);
  cabinet(s, [1.0, 3.65, 0], [3.3, 0.34, 2.3], [4, 5]);
  table(s, [1.35, 1.75], [1.9, 0.85], 0.75);
  chair(s, [2.05, 2.65], 'front');
  s.box([1.75, 2.15, 0.75], [0.62, 0.04, 0.4]);
  s.box([2.7, 1.95, 0.75], [0.3, 0.22, 0.06]);
  lamp(s, [1.55, 2.2], 0.75, 1.05);
  plant(s, [0.45, 3.5, 0], 1.0);
  rug(s, [0.9, 1.0], [2.8, 2.2]);
  return {
    id: 'study',
    scene: s.build(),
    camera: { eye: [2.9, -2.3, 1.55], target: [2.15, 3, 1.05], viewAngle: 62 },
  };
}

function kitchen(): DrawingSubject {
  const room = { width: 5.0, depth: 4.2, height: 2.7 };
  const s = new SceneBuilder();
  roomShell(s, room);
  floorTiles(s, room, 0.6);
  wallWindow(s, room, 'left', 1.2, 1.0, [1.6, 1.2], [2, 1]);
  cabinet(s, [0.9, 3.58, 0.1], [3.3, 0.6, 0.78], [5, 1]);
  s.box([0.88, 3.55, 0.88], [3.34, 0.65, 0.04]);
  cabinet(s, [0.9, 3.85, 1.5], [2.2, 0.35, 0.75], [4, 1]);
  cabinet(s, [4.2, 3.55, 0], [0.7, 0.63, 2.25], [1, 2]);
  s.box([3.3, 3.75, 1.55], [0.75, 0.45, 0.12]).box([3.53, 3.95, 1.67], [0.3, 0.25, 0.6]);
  cabinet(s, [1.5, 1.6, 0], [2.1, 0.85, 0.86], [3, 1]);
  s.box([1.44, 1.5, 0.86], [2.22, 1.0, 0.05]);
  chair(s, [1.75, 0.9], 'back');
  chair(s, [2.75, 0.9], 'back');
  lamp(s, [2.0, 2.0], 2.7, 1.75, true);
  lamp(s, [3.1, 2.0], 2.7, 1.75, true);
  return {
    id: 'kitchen',
    scene: s.build(),
    camera: { eye: [2.9, -2.4, 1.55], target: [2.5, 3, 1.1], viewAngle: 63 },
  };
}

function bathroom(): DrawingSubject {
  const room = { width: 3.6, depth: 3.2, height: 2.6 };
  const s = new SceneBuilder();
  roomShell(s, room);
  floorTiles(s, room, 0.4);
  s.ruled([0, room.depth - 0.004, 0.1], [room.width, 0, 0], [0, 0, 1.2], 6);
  s.line([0, room.depth - 0.004, 1.3], [room.width, room.depth - 0.004, 1.3]);
  wallWindow(s, room, 'left', 1.1, 1.2, [1.1, 0.9], [2, 1]);
  s.box([0.15, 1.2, 0], [0.85, 1.75, 0.56]).box([0.27, 1.35, 0.561], [0.61, 1.45, 0.002]);
  cabinet(s, [1.6, 2.7, 0.35], [1.6, 0.48, 0.42], [2, 1]);
  s.box([1.56, 2.66, 0.77], [1.68, 0.54, 0.04]);
  s.box([2.1, 2.75, 0.81], [0.6, 0.38, 0.1]);
  picture(s, room, [1.7, 1.3], [1.4, 0.85]);
  s.box([3.0, 0.9, 0], [0.6, 0.38, 0.4]).box([3.4, 0.85, 0.4], [0.2, 0.48, 0.4]);
  return {
    id: 'bathroom',
    scene: s.build(),
    camera: { eye: [2.1, -2.0, 1.5], target: [1.75, 2.5, 0.95], viewAngle: 60 },
  };
}

function diningRoom(): DrawingSubject {
  const room = { width: 5.0, depth: 4.4, height: 2.8 };
  const s = new SceneBuilder();
  roomShell(s, room);
  floorBoards(s, room);
  wallWindow(s, room, 'back', 1.3, 0.5, [2.4, 1.8], [3, 2]);
  wallWindow(s, room, 'left', 1.3, 0.5, [1.7, 1.8], [2, 2]);
  rug(s, [1.0, 1.0], [3.1, 2.4]);
  table(s, [1.5, 1.7], [2.1, 0.95], 0.75);
  for (const x of [1.7, 2.35, 3.0]) chair(s, [x, 2.75], 'front');
  for (const x of [1.7, 2.35, 3.0]) chair(s, [x, 1.15], 'back');
  cabinet(s, [4.0, 3.9, 0], [0.9, 0.45, 1.9], [2, 3]);
  lamp(s, [2.1, 2.15], 2.8, 1.7, true);
  lamp(s, [3.0, 2.15], 2.8, 1.7, true);
  s.box([2.45, 2.05, 0.75], [0.16, 0.16, 0.26]);
  return {
    id: 'dining-room',
    scene: s.build(),
    camera: { eye: [3.4, -2.5, 1.6], target: [2.4, 3, 1.0], viewAngle: 62 },
  };
}

/** The rooms that samples and covers are made of. */
export const ROOMS: readonly DrawingSubject[] = [
  livingRoom(),
  bedroom(),
  study(),
  kitchen(),
  bathroom(),
  diningRoom(),
];
