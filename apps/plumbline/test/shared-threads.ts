import { createThreadCompute, type ThreadCompute } from '@plumbline/compute/thread-compute.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { createBuiltinEngine } from '@plumbline/engines/builtin/builtin-engine.ts';

let compute: ThreadCompute | undefined;
let engine: ImageEngine | undefined;

/**
 * Pixel work in threads that the files have in common which a worker of the tests runs one after the other, for the server and for
 * the worker beside it, as an app of one process has them: a thread reads all that it needs at its start, which takes longer than
 * most of what a file asks of it. Nobody closes them; they end with the process.
 */
export function shareCompute(): ThreadCompute {
  // One for the server and one for the worker: neither waits for the other.
  compute ??= createThreadCompute({ threads: 2 });
  return compute;
}

/**
 * The built-in engine, with one thread, shared as the pixel work is: a worker that closes it leaves it to the next file. What is to be
 * made anew by another takes one of its own.
 */
export function shareEngine(): ImageEngine {
  engine ??= createBuiltinEngine({ threads: 1 });
  return { ...engine, close: async () => undefined };
}
