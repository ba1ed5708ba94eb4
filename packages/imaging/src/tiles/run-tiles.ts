import { throwIfAborted } from './checkpoint.ts';
import type { RenderContext } from './render-context.ts';
import type { TileKernel, TileRunner } from './tile-runner.ts';

/** Tile after tile on the calling thread. */
const SERIAL: TileRunner = {
  run: (kernel, input, count, tileSize, between) => {
    const work = kernel.prepare(input);
    for (let from = 0; from < count; from += tileSize) {
      const to = Math.min(count, from + tileSize);
      work(from, to);
      between(to / count);
    }
  },
};

/**
 * Runs a kernel over `[0, count)` with the runner of the render, or on this thread where it has none: the same result.
 * @param tileSize work of a few milliseconds: cancelling is seen, and work shared out, at its borders.
 * @throws the reason of `context.signal` once it is aborted.
 */
export function runTiles<Input>(
  context: RenderContext,
  kernel: TileKernel<Input>,
  input: Input,
  count: number,
  tileSize: number,
  onTile?: (done: number) => void,
): void {
  throwIfAborted(context);
  (context.tiles ?? SERIAL).run(kernel, input, count, tileSize, (done) => {
    throwIfAborted(context);
    onTile?.(done);
  });
}
