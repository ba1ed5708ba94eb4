import { setTimeout as wait } from 'node:timers/promises';
import { isOutage } from '@plumbline/platform/is-outage.ts';

const PAUSE_MS = 1_000;
/** Longer than a database takes to start again; past it the queue gives the task to whoever is there. */
const PATIENCE_MS = 120_000;

/** Does a piece of work again while the database or the storage is away; given up when the signal is raised, or after two minutes. */
export async function waitOut<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const until = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || signal.aborted || performance.now() > until) throw error;
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
