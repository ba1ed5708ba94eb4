import { EYE_HEIGHT } from '../drawing/floor-plane.ts';
import type { ShellPlane } from '../scene-value/scene-geometry.ts';

/** Floor to ceiling in metres where no ceiling is drawn: usual in dwellings. */
const ROOM_HEIGHT_M = 2.8;

/** The ground alone, where nothing closes it. */
export const GROUND: ShellPlane = { side: 'floor', normal: [0, 1, 0], at: 0, drawn: true };

/** Sides of a room in eye heights from the eye, as they are drawn; its ceiling is negative. */
interface RoomSides {
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly far: number;
  readonly ceiling: number | undefined;
}

/** The planes of a room's box in metres; of sides that the picture does not show there are none. */
export function shellOfRoom(box: RoomSides | undefined): ShellPlane[] {
  const shell: ShellPlane[] = [GROUND];
  const level = box?.ceiling;
  shell.push({
    side: 'ceiling',
    normal: [0, -1, 0],
    at: level === undefined ? -ROOM_HEIGHT_M : (level - 1) * EYE_HEIGHT,
    drawn: level !== undefined,
  });
  if (box === undefined) return shell;
  shell.push({ side: 'far', normal: [0, 0, 1], at: -box.far * EYE_HEIGHT, drawn: true });
  if (box.left !== undefined)
    shell.push({ side: 'left', normal: [1, 0, 0], at: box.left * EYE_HEIGHT, drawn: true });
  if (box.right !== undefined)
    shell.push({ side: 'right', normal: [-1, 0, 0], at: -box.right * EYE_HEIGHT, drawn: true });
  return shell;
}
