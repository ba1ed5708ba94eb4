import type { Vector3 } from '@plumbline/models/model/model.ts';
import { fillRings } from '../outlines/fill-rings.ts';
import type { Place, Ring } from '../outlines/ring.ts';
import { type PlanFrame, toModel } from '../frame/plan-frame.ts';
import type { Surface } from './surface.ts';

/** The upright faces over rings, from a height to another, seen from outside what the rings enclose. */
export function raiseRings(
  surface: Surface,
  frame: PlanFrame,
  rings: readonly Ring[],
  low: number,
  high: number,
): void {
  for (const ring of rings)
    ring.forEach((a, k) => {
      const b = ring[(k + 1) % ring.length] as Place;
      surface.quad(
        toModel(frame, b, low),
        toModel(frame, a, low),
        toModel(frame, a, high),
        toModel(frame, b, high),
      );
    });
}

/** What rings enclose as a level face at a height, seen from above or from below. */
export function layRings(
  surface: Surface,
  frame: PlanFrame,
  rings: readonly Ring[],
  height: number,
  seenFrom: 'above' | 'below',
): void {
  for (const [ul, ur, lr, ll] of fillRings(rings)) {
    const corners = [ul, ll, lr, ur].map((place) => toModel(frame, place, height)) as [
      Vector3,
      Vector3,
      Vector3,
      Vector3,
    ];
    const [a, b, c, d] = corners;
    if (seenFrom === 'above') surface.quad(a, b, c, d);
    else surface.quad(d, c, b, a);
  }
}

/** A closed body over rings. */
export function extrudeRings(
  surface: Surface,
  frame: PlanFrame,
  rings: readonly Ring[],
  low: number,
  high: number,
): void {
  raiseRings(surface, frame, rings, low, high);
  layRings(surface, frame, rings, high, 'above');
  layRings(surface, frame, rings, low, 'below');
}
