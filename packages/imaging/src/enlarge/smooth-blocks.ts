import { guidedFilter } from '../guided-filter.ts';
import { createPlane, type Plane } from '../raster.ts';
import { localLimits } from './local-limits.ts';

const BLOCK = 8;
/** Steps that JPEG leaves between blocks are about this many times their mean. */
const LARGEST_STEP = 6;

/**
 * Takes out what JPEG has put in: the steps between its blocks, and the ripples beside edges.
 *
 * @param blocks as `measureBlocks` gives it
 */
export function smoothBlocks(source: Plane, blocks: number): Plane {
  const out = createPlane(source.width, source.height);
  out.data.set(source.data);
  smoothBorders(out, LARGEST_STEP * blocks);
  return smoothRipples(out, blocks);
}

/** A small step at a border is spread over two samples on each side; a large one is an edge of the picture. */
function smoothBorders({ width, height, data }: Plane, largest: number): void {
  const spread = (at: number, pitch: number) => {
    const [before, after] = [data[at - pitch] as number, data[at] as number];
    const step = after - before;
    const inner = Math.max(
      Math.abs(before - (data[at - 2 * pitch] as number)),
      Math.abs((data[at + pitch] as number) - after),
    );
    if (Math.abs(step) > largest || Math.abs(step) <= inner) return;
    data[at - 2 * pitch] = (data[at - 2 * pitch] as number) + step / 8;
    data[at - pitch] = before + (3 * step) / 8;
    data[at] = after - (3 * step) / 8;
    data[at + pitch] = (data[at + pitch] as number) - step / 8;
  };
  for (let y = 0; y < height; y += 1) for (let x = BLOCK; x < width - 1; x += BLOCK) spread(y * width + x, 1);
  for (let y = BLOCK; y < height - 1; y += BLOCK)
    for (let x = 0; x < width; x += 1) spread(y * width + x, width);
}

/** Ripples are weak beside the edge that they come from: the weaker a detail beside it, the more of it goes. */
function smoothRipples(source: Plane, blocks: number): Plane {
  const smooth = guidedFilter(source, source, 2, (4 * blocks) ** 2);
  const { low, high } = localLimits(source);
  const out = createPlane(source.width, source.height);
  const weak = 10 * blocks;
  for (let at = 0; at < out.data.length; at += 1) {
    const range = (high.data[at] as number) - (low.data[at] as number);
    const share = (weak * weak) / (weak * weak + range * range);
    const value = source.data[at] as number;
    out.data[at] = value + share * ((smooth.data[at] as number) - value);
  }
  return out;
}
