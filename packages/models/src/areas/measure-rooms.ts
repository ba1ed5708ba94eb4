import { cornerAt, cross, dot, subtract } from '../geometry/vectors.ts';
import type { ModelRoom } from '../model/model.ts';

export interface MeasuredRoom {
  /** Of its solid as seen from above, which sloping ceilings and double heights do not change. */
  readonly floorM2: number;
  readonly volumeM3: number;
}

/** Floor and volume of a room by its solid; they are nothing where it is open. */
export function measureRoom({ positions, indices }: ModelRoom): MeasuredRoom {
  let upwards = 0;
  let volume = 0;
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const a = cornerAt(positions, indices[k] as number);
    const b = cornerAt(positions, indices[k + 1] as number);
    const c = cornerAt(positions, indices[k + 2] as number);
    const normal = cross(subtract(b, a), subtract(c, a));
    upwards += Math.abs(normal[1]) / 2;
    volume += dot(a, cross(b, c)) / 6;
  }
  // Seen from above each place is covered twice: by the floor and by what is over it.
  return { floorM2: upwards / 2, volumeM3: Math.abs(volume) };
}
