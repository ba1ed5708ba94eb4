import type { Plane } from '@plumbline/imaging/raster.ts';
import type { DoorSwing, PlanPoint } from './plan-reading.ts';

/** Share of the points along a quarter circle that carry ink, from which a door leaf swings there. */
const DRAWN = 0.8;
/** The leaf is as long as the opening is wide, within these factors; double doors have half of it. */
const LEAF = [0.86, 0.93, 1, 1.07, 0.48, 0.52] as const;
/** A shorter leaf is one of two. */
const OF_TWO = 0.6;
/** Near its closed and its open position an arc runs into wall or leaf, so only the middle is asked for. */
const FROM = 0.2;
const TO = 1.32;
const POINTS = 24;
/** Narrower openings than this, in pixels of the reading, show no arc. */
const NARROWEST = 9;
/** Darkness of ink, 0…1. */
const INK = 0.14;

/**
 * The quarter circle that is drawn about one jamb of an opening, from the closed to the open leaf: the sign that tells a plan
 * from an elevation.
 * @param ink darkness 0…1.
 */
export function findSwing(ink: Plane, from: PlanPoint, to: PlanPoint): DoorSwing | undefined {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (width < NARROWEST) return undefined;
  for (const [hinge, far, name] of [
    [from, to, 'from'],
    [to, from, 'to'],
  ] as const) {
    const closed = Math.atan2(far[1] - hinge[1], far[0] - hinge[0]);
    for (const turn of [1, -1] as const) {
      for (const k of LEAF)
        if (arcShare(ink, hinge, closed, turn, width * k) >= DRAWN)
          return { hinge: name, turn, leaves: k < OF_TWO ? 2 : 1 };
    }
  }
  return undefined;
}

function arcShare(ink: Plane, hinge: PlanPoint, closed: number, turn: number, radius: number): number {
  let drawn = 0;
  let filled = 0;
  for (let n = 0; n < POINTS; n++) {
    const angle = closed + turn * (FROM + ((TO - FROM) * n) / (POINTS - 1));
    if (inkAt(ink, hinge, angle, radius, 1.6)) drawn++;
    // A filled area or hatch has ink inside the arc as well.
    if (inkAt(ink, hinge, angle, radius * 0.72, 0.6)) filled++;
  }
  return (drawn - Math.max(0, filled - POINTS * 0.3)) / POINTS;
}

function inkAt(ink: Plane, hinge: PlanPoint, angle: number, radius: number, slack: number): boolean {
  for (let d = -slack; d <= slack; d += 0.8) {
    const x = Math.round(hinge[0] + Math.cos(angle) * (radius + d));
    const y = Math.round(hinge[1] + Math.sin(angle) * (radius + d));
    if (x < 0 || y < 0 || x >= ink.width || y >= ink.height) continue;
    if ((ink.data[y * ink.width + x] as number) > INK) return true;
  }
  return false;
}
