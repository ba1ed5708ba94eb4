import { parentPort } from 'node:worker_threads';
import { lendMaterials } from '@plumbline/materials/own-materials.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import { Crew } from './crew.ts';
import { finishTile, giveUpTile, takeTile } from './tile-board.ts';
import { collectGarbage } from './collect-garbage.ts';
import { REST, type TileMessage } from './tile-messages.ts';

/** The side of a thread beside a render: helps with its tiles while the pool has threads to spare. To be called once, in a thread. */
export function serveTiles(kernels: ReadonlyMap<string, TileKernel<never>>): void {
  const port = parentPort;
  if (!port) throw new Error('serveTiles runs in a worker thread');
  port.on('message', (message: TileMessage | typeof REST) => {
    if (message === REST) {
      lendMaterials([]);
      collectGarbage();
      return;
    }
    const kernel = kernels.get(message.kernel);
    if (!kernel) return;
    Atomics.store(message.atWork, 0, 1);
    lendMaterials(message.materials);
    help(kernel as TileKernel<unknown>, message);
    Atomics.store(message.atWork, 0, 0);
    Atomics.notify(message.atWork, 0);
  });
}

function help(kernel: TileKernel<unknown>, message: TileMessage): void {
  const { words, thread, input, count, tileSize } = message;
  const board = { words, tiles: Math.ceil(count / tileSize) };
  const crew = new Crew(message.crew);
  let work: ((from: number, to: number) => void) | undefined;
  while (thread < crew.spare) {
    // A message that comes late finds nothing to do and costs nothing.
    const tile = takeTile(board);
    if (tile < 0) return;
    try {
      work ??= kernel.prepare(input);
      work(tile * tileSize, Math.min(count, (tile + 1) * tileSize));
    } catch {
      giveUpTile(board, tile);
      return;
    }
    finishTile(board, tile);
  }
}
