import { endUnable } from '@plumbline/core/tasks/end-unable.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { repeat } from './repeat.ts';

const INTERVAL_MS = 30_000;

/** Ends what waits for a worker that does not come, on every worker: each pass may run anywhere and any number of times. */
export function startEndingUnable({ database, clock, logger }: Services): { close(): Promise<void> } {
  return repeat(
    INTERVAL_MS,
    () => endUnable(database, clock.now()),
    (error) => logger.warn({ err: error }, 'what no worker can do could not be ended'),
  );
}
