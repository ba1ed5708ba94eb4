import { cleanPicture } from '@plumbline/imaging/enlarge/clean-blocks.ts';
import { countEnlargeTiles } from '@plumbline/imaging/enlarge/enlarge-tile.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { throwIfAborted } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { sharedRaster } from '@plumbline/imaging/tiles/shared-planes.ts';
import { enlargeTiles } from './enlarge-tiles.ts';

/** Share of the time after which the marks of JPEG are out. */
const CLEANED = 0.05;

/**
 * A picture at twice or four times its size. It is made of tiles that threads share; memory beside source and result stays
 * small.
 *
 * @param source grey or RGB
 * @throws the signal's reason
 */
export function enlargePicture(source: Raster, multiplier: 2 | 4, context: RenderContext): Raster {
  throwIfAborted(context);
  context.progress(0, 'enlarge');
  const clean = cleanPicture(source);
  const shared = sharedRaster(source.width, source.height, source.channels);
  shared.data.set(clean.data);
  const result = sharedRaster(source.width * multiplier, source.height * multiplier, source.channels);
  context.progress(CLEANED, 'enlarge');
  runTiles(
    context,
    enlargeTiles,
    { source: shared, multiplier, result },
    countEnlargeTiles(source),
    1,
    (done) => context.progress(CLEANED + (1 - CLEANED) * done, 'enlarge'),
  );
  return result;
}
