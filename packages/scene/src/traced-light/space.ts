import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { Place, SceneGeometry, ShellSide } from '../scene-value/scene-geometry.ts';

/** Metres from the eye to a side of a room that is not drawn, and to the wall behind the viewer. */
const UNSEEN_M = 2.6;

/** A room closed to a box, in metres of the drawing: x to the right, y up, z towards the viewer. */
export interface RoomBounds {
  readonly low: Place;
  readonly high: Place;
}

/** All six sides of a room, those that are not drawn at a usual distance. */
export function boundsOfRoom({ shell, camera }: SceneGeometry): RoomBounds {
  const at = (side: ShellSide): number | undefined => shell.find((plane) => plane.side === side)?.at;
  const left = at('left');
  const right = at('right');
  const far = at('far');
  const [x, , z] = camera.position;
  return {
    low: [left ?? x - UNSEEN_M, at('floor') ?? 0, far ?? z - 3 * UNSEEN_M],
    high: [right === undefined ? x + UNSEEN_M : -right, -(at('ceiling') ?? -2 * UNSEEN_M), z + UNSEEN_M],
  };
}

/** From metres of the drawing to those of the tracer, in which z runs away from the viewer and rooms begin at 0. */
export interface TracerFrame {
  readonly toTracer: (place: Place) => Vec;
  readonly turn: (direction: Place) => Vec;
}

export function tracerFrame(bounds: RoomBounds | undefined): TracerFrame {
  const x0 = bounds === undefined ? 0 : (bounds.low[0] + bounds.high[0]) / 2;
  const z0 = bounds === undefined ? 0 : bounds.high[2];
  return {
    toTracer: ([x, y, z]) => [x - x0, y, z0 - z],
    turn: ([x, y, z]) => [x, y, -z],
  };
}
