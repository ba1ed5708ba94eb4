import type { Viewpoint } from '@plumbline/tracer/traced-scene.ts';
import { between, type Kit } from '../solids/kit.ts';
import type { Room } from './room.ts';

/**
 * A view into a room from near its front wall at sitting-to-standing height with parallel verticals.
 * @param aside where the camera stands: −1 at the left wall … 1 at the right one; it looks across to the other side.
 */
export function viewRoom(
  kit: Kit,
  room: Pick<Room, 'width' | 'depth'>,
  aside: number,
  target = 0,
  eye?: number,
): Viewpoint {
  const x = aside * (room.width / 2 - 0.45);
  const z = 0.3;
  const aim = target * room.width * 0.5;
  const yaw = Math.atan2(aim - x, room.depth * 0.96 - z) * (Math.abs(aside) < 0.12 ? 0 : 0.86);
  return {
    eye: [x, eye ?? between(kit, 1.3, 1.48), z],
    yaw,
    pitch: 0,
    fieldOfView: between(kit, 1.16, 1.27),
    horizon: between(kit, 0.49, 0.54),
  };
}
