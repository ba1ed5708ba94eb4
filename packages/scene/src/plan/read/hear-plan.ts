import type { Plane } from '@plumbline/imaging/raster.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { laidOver, planeOfClasses } from '../../learned/plane-of-classes.ts';

/** What the net of pixels sees in a plan, 0…1, on the raster on which it is read. It sees about four pixels as one. */
export interface PlanHearing {
  readonly wall: Plane;
  readonly room: Plane;
  readonly opening: Plane;
  /** Bare paper, ground around a building and what is written there. */
  readonly outside: Plane;
}

const HEARD = {
  wall: ['plan-wall'],
  room: ['plan-room'],
  opening: ['plan-opening'],
  outside: ['plan-outside', 'paper', 'annotation', 'lawn', 'plant', 'paving'],
} as const satisfies Readonly<Record<keyof PlanHearing, readonly PixelClass[]>>;
/** Of what is not outside, this much is taken for parts of a plan by a net that knows what it sees. */
const TRUSTED = 0.72;

/** What the net says of a plan, laid on its reading raster; undefined where it takes much of it for something else, and is not to be heard. */
export function hearPlan(
  { width, height, shares }: Omit<PixelReading, 'whole' | 'facing'>,
  size: { readonly width: number; readonly height: number },
): PlanHearing | undefined {
  const parts = Object.fromEntries(
    Object.entries(HEARD).map(([part, names]) => [part, planeOfClasses({ width, height, shares }, names)]),
  ) as Record<keyof PlanHearing, Plane>;
  let [built, inside] = [0, 0];
  for (let i = 0; i < width * height; i++) {
    const { wall, room, opening, outside } = parts;
    built += (wall.data[i] as number) + (room.data[i] as number) + (opening.data[i] as number);
    inside += 1 - (outside.data[i] as number);
  }
  if (built < TRUSTED * inside) return undefined;
  return {
    wall: laidOver(parts.wall, size),
    room: laidOver(parts.room, size),
    opening: laidOver(parts.opening, size),
    outside: laidOver(parts.outside, size),
  };
}
