import { createRaster, type Raster } from '../raster.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { readLumaPlanes, writeLumaPlanes } from './luma-planes.ts';
import { edgeWidth } from './edge-width.ts';
import { sharpenPlane } from './sharpen-plane.ts';
import { edgeField, smoothAlongEdges } from './smooth-along-edges.ts';

const MOST_ROUNDS = 3;
/** Edges of a picture that one round is enough for, in pixels. */
const SHARP = 1.2;

export interface ClarifyContext {
  readonly signal: AbortSignal;
  /** 0…1 */
  readonly progress: (fraction: number) => void;
}

export interface Clarified {
  readonly picture: Raster;
  /** Width of the edges before, in pixels. */
  readonly edgeWidth: number;
  /** Whether blocks of JPEG were smoothed. */
  readonly deblocked: boolean;
}

/**
 * The same picture at the same size without compression marks and blur. Sharpening goes on in rounds, the more the wider
 * the edges were; none of them leaves the range of its neighbours, so there are no halos.
 *
 * @param source grey or RGB
 * @throws the signal's reason
 */
export function clarify(source: Raster, { signal, progress }: ClarifyContext): Clarified {
  const { width, height } = source;
  const area = { left: 0, top: 0, width, height };
  const { planes, blocks } = cleanBlocks(readLumaPlanes(source, area));
  let { luma } = planes;
  signal.throwIfAborted();
  progress(0.3);
  const before = edgeWidth(luma);
  const rounds = Math.min(MOST_ROUNDS, Math.max(1, Math.round(2 * (before - SHARP))));
  const field = edgeField(luma);
  for (let round = 0; round < rounds; round += 1) {
    signal.throwIfAborted();
    luma = sharpenPlane(smoothAlongEdges(luma, field, true), {
      passes: before > 2.5 ? 4 : 2,
      amount: 0.9,
      slack: round === rounds - 1 ? 0.06 : 0,
      noise: 4 + 10 * blocks,
    });
    progress(0.3 + (0.6 * (round + 1)) / rounds);
  }
  const picture = createRaster(width, height, source.channels);
  writeLumaPlanes({ ...planes, luma }, { x: 0, y: 0 }, picture, area);
  return { picture, edgeWidth: before, deblocked: blocks > 0 };
}
