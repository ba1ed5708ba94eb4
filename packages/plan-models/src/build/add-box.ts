import type { Vector3 } from '@plumbline/models/model/model.ts';
import type { Place } from '../outlines/ring.ts';
import { type PlanFrame, toModel } from '../frame/plan-frame.ts';
import type { Surface } from './surface.ts';

/** A rectangle of the plan: its middle in pixels, the unit vector of its length, and its sides in metres. */
export interface BoxInPlan {
  readonly middle: Place;
  readonly along: Place;
  readonly length: number;
  readonly depth: number;
}

/** A box over a rectangle, from a height to another. @param lid where its upper face goes; absent: with the others. */
export function addBox(
  surface: Surface,
  frame: PlanFrame,
  { middle, along: [x, y], length, depth }: BoxInPlan,
  low: number,
  high: number,
  lid: Surface = surface,
): void {
  const [half, deep] = [length / 2 / frame.metres, depth / 2 / frame.metres];
  // In turn on the sheet: clockwise, as outlines run.
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(
    ([s, t]): Place => [middle[0] + x * half * s - y * deep * t, middle[1] + y * half * s + x * deep * t],
  );
  const at = (height: number) =>
    corners.map((corner) => toModel(frame, corner, height)) as [Vector3, Vector3, Vector3, Vector3];
  const [bottom, top] = [at(low), at(high)];
  for (let k = 0; k < 4; k++) {
    const next = (k + 1) % 4;
    surface.quad(bottom[next] as Vector3, bottom[k] as Vector3, top[k] as Vector3, top[next] as Vector3);
  }
  lid.quad(top[0], top[3], top[2], top[1]);
  surface.quad(bottom[0], bottom[1], bottom[2], bottom[3]);
}
