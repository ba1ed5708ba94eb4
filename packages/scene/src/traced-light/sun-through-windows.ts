import { unit } from '../geometry/places.ts';
import type { Place } from '../scene-value/scene-geometry.ts';
import type { RoomBounds } from './space.ts';
import type { WindowOpening } from './window-openings.ts';

/** The way to the sun through a window: so much up and to its side for each metre straight out. */
const RISE = 0.72;
const ASIDE = 0.6;

/**
 * The direction to a sun that shines through the largest window, aslant, so that its patch lies on the floor in sight: for a window at
 * the side it stands farther away than the viewer, or behind where the window is beside the viewer and out of sight; for one straight ahead on that
 * side to which there is less room.
 */
export function sunThrough(windows: readonly WindowOpening[], { low, high }: RoomBounds): Place {
  const main = windows[0];
  if (main === undefined) return unit([-0.6, 0.7, 0.5]);
  const { inwards, centre, side, drawn } = main;
  const lateral: Place =
    side === 'left' || side === 'right'
      ? [0, 0, drawn ? -1 : 1]
      : [centre[0] > (low[0] + high[0]) / 2 ? 1 : -1, 0, side === 'ceiling' ? -1 : 0];
  return unit([
    ASIDE * lateral[0] - inwards[0],
    (side === 'ceiling' ? 0 : RISE) - inwards[1],
    ASIDE * lateral[2] - inwards[2],
  ]);
}
