import { type Enlargement, enlargeTile } from '@plumbline/imaging/enlarge/enlarge-tile.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';

/** Tiles of an enlargement; its source and its result lie in shared memory. */
export const enlargeTiles: TileKernel<Enlargement> = {
  name: 'enlarge-tiles',
  prepare: (enlargement) => (from, to) => {
    for (let tile = from; tile < to; tile += 1) enlargeTile(enlargement, tile);
  },
};
