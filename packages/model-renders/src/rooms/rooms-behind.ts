import type { Model } from '@plumbline/models/model/model.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { Tracer } from '@plumbline/tracer/trace/tracer.ts';
import { boxOf } from '../parts/boxes.ts';
import { isInRoom } from './hang-lamps.ts';
import type { ModelParts } from '../parts/read-parts.ts';

/** So far behind a window, from the middle of its box, a room is looked for. */
const BEHIND = 1.2;
/** Windows of a kind that are asked: one with a room is enough. */
const MOST_ASKED = 24;

/** Whether there is a room on either side of some window of a kind, which stands for all of them. */
export function hasRoomBehind(
  kind: number,
  model: Model,
  parts: ModelParts,
  tracer: Tracer,
  cutOpen: boolean,
): boolean {
  let asked = 0;
  for (let index = 0; index < model.instances.count && asked < MOST_ASKED; index += 1) {
    if (parts.kind[index] !== kind) continue;
    asked += 1;
    const { low, high } = boxOf(model, index);
    const [x = 0, y = 0, z = 0] = low.map((value, axis) => (value + (high[axis] as number)) / 2);
    const wide = (high[0] as number) - (low[0] as number);
    const deep = (high[2] as number) - (low[2] as number);
    const across: Vec = wide < deep ? [BEHIND + wide / 2, 0, 0] : [0, 0, BEHIND + deep / 2];
    for (const side of [-1, 1])
      if (isInRoom([x + side * across[0], y, z + side * across[2]], tracer, cutOpen)) return true;
  }
  return false;
}
