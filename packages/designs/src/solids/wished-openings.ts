import type { Kit } from './kit.ts';
import type { Opening } from './opening.ts';

/** Between a window and the next one or the corner. */
const GAP = 0.3;
const EYE = 1.5;

/** The openings of a wall with the windows that were asked for in the place of the usual ones. */
export function wishedOpenings(
  kit: Kit,
  openings: readonly Opening[],
  length: number,
  height: number,
): readonly Opening[] {
  const { window, windows } = kit.asked ?? {};
  if (window === undefined && windows === undefined) return openings;
  return openings.flatMap((opening) =>
    opening.kind === 'window' ? split(reshape(opening, length, height, window), windows) : [opening],
  );
}

function reshape(
  opening: Opening,
  length: number,
  height: number,
  shape: 'round' | 'arched' | 'full-height' | undefined,
): Opening {
  const room = 2 * Math.min(opening.at, length - opening.at) - 2 * GAP;
  if (shape === 'full-height') {
    // Above units, a bath or a desk the sill stays where it is.
    const low = opening.sill < 0.6;
    const sill = low ? 0.02 : opening.sill;
    return { ...opening, width: Math.min(room, opening.width * 1.3), sill, height: height - 0.24 - sill };
  }
  if (shape === 'round') {
    const across = Math.min(1.75, height - 1.05, room);
    const sill = Math.max(opening.sill > 0.6 ? opening.sill : 0, EYE - across / 2);
    const high = Math.min(across, height - 0.3 - sill);
    return { ...opening, width: high, height: high, sill, shape: 'round', panes: 2, bars: 1 };
  }
  if (shape === 'arched') {
    const width = Math.min(opening.width, room, 1.5);
    return { ...opening, width, height: height - 0.42 - opening.sill, shape: 'arched', panes: 2, bars: 2 };
  }
  return opening;
}

/** As many windows in the stretch of one, or as near to it as they fit. */
function split(opening: Opening, count: number | undefined): Opening[] {
  if (count === undefined || count < 2) return [opening];
  const n = Math.min(count, 4);
  const stretch = opening.shape === 'round' ? n * 1.15 + (n - 1) * GAP : Math.max(opening.width, n * 0.8);
  const width = (stretch - (n - 1) * GAP) / n;
  const high = opening.shape === 'round' ? width : opening.height;
  return Array.from({ length: n }, (_, k) => ({
    ...opening,
    at: opening.at + (k - (n - 1) / 2) * (width + GAP),
    width,
    height: high,
    sill: opening.sill + (opening.shape === 'round' ? (opening.height - high) / 2 : 0),
    panes: Math.min(opening.panes, 2),
  }));
}
