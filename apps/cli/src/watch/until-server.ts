import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { EXIT, exitCodeOf } from '../exit-codes.ts';

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000] as const;

/** Does something again and again while the server is away; everything else that goes wrong is thrown. */
export async function untilServer<T>(work: () => Promise<T>, { output, signal }: Context): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || exitCodeOf(error) !== EXIT.server) throw error;
      output.progress('the server is away; it is asked again until it is back');
      await sleep(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)], undefined, { signal });
    }
  }
}
