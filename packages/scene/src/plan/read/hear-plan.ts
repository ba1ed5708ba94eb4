import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';

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
const COUNT = PIXEL_CLASSES.length;
/** Of what is not outside, this much is taken for parts of a plan by a net that knows what it sees. */
const TRUSTED = 0.72;

/** What the net says of a plan, laid on its reading raster; undefined where it takes much of it for something else, and is not to be heard. */
export function hearPlan(
  { width, height, shares }: Omit<PixelReading, 'whole' | 'facing'>,
  size: { readonly width: number; readonly height: number },
): PlanHearing | undefined {
  const parts = Object.fromEntries(
    Object.entries(HEARD).map(([part, names]) => [part, planeOf(shares, width, height, names)]),
  ) as Record<keyof PlanHearing, Plane>;
  let [built, inside] = [0, 0];
  for (let i = 0; i < width * height; i++) {
    const { wall, room, opening, outside } = parts;
    built += (wall.data[i] as number) + (room.data[i] as number) + (opening.data[i] as number);
    inside += 1 - (outside.data[i] as number);
  }
  if (built < TRUSTED * inside) return undefined;
  return {
    wall: laidOn(parts.wall, size),
    room: laidOn(parts.room, size),
    opening: laidOn(parts.opening, size),
    outside: laidOn(parts.outside, size),
  };
}

function planeOf(shares: Float32Array, width: number, height: number, names: readonly PixelClass[]): Plane {
  const plane = createPlane(width, height);
  const at = names.map((name) => PIXEL_CLASSES.indexOf(name));
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = at.reduce((sum, k) => sum + (shares[i * COUNT + k] as number), 0);
  return plane;
}

function laidOn(plane: Plane, { width, height }: { readonly width: number; readonly height: number }): Plane {
  const out = createPlane(width, height);
  const [kx, ky] = [plane.width / width, plane.height / height];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      out.data[i] = readBilinear(plane, (x + 0.5) * kx - 0.5, (y + 0.5) * ky - 0.5);
  return out;
}
