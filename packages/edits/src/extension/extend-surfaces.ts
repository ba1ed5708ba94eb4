import type { Flow } from '@plumbline/imaging/extension/border-tones.ts';
import { growRight } from '@plumbline/imaging/extension/grow-right.ts';
import { turnSide, type Side } from '@plumbline/imaging/extension/turn-side.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { linesAtRight } from './lines-at-right.ts';

/** How many pixels a canvas reaches beyond a picture on each side. */
export type Margins = Readonly<Record<Side, number>>;

/** First to the sides, where horizons and walls go on; then up and down over the whole width. */
const ORDER: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** Outdoors a line that runs to the side steeper than this is a roof's rather than the land's. */
const STEEP = 0.35;

/**
 * Goes on with the surfaces of a picture, side by side.
 *
 * @param outdoors whether rough surfaces are leaves, grass and stones. @param progress told the share (0…1) that is done.
 * @param checkpoint throws to abort.
 */
export function extendSurfaces(
  picture: Raster,
  margins: Margins,
  outdoors: boolean,
  flow: Flow,
  seed: number,
  progress: (share: number) => void,
  checkpoint: () => void,
): Raster {
  const sides = ORDER.filter((side) => margins[side] > 0);
  return sides.reduce((grown, side, index) => {
    progress(index / sides.length);
    const turned = turnSide(grown, side);
    const { leaving, edges } = linesAtRight(turned);
    return turnSide(
      growRight(turned, margins[side], {
        lines: leaving,
        steep: outdoors && (side === 'left' || side === 'right') ? STEEP : Infinity,
        edges,
        outdoors,
        flow,
        seed: seed + index,
        checkpoint,
      }),
      side,
    );
  }, picture);
}
