import { type Transferable, parentPort } from 'node:worker_threads';
import { Crew } from './crew.ts';
import { flagSignal } from './flag-signal.ts';
import { toThreadFailure } from './thread-failure.ts';
import type { JobMessage, ThreadMessage } from './thread-messages.ts';

export interface JobContext {
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, stage: string) => void;
  /** Who else of the pool computes. */
  readonly crew: Crew;
}

export interface JobOutcome<Result> {
  readonly result: Result;
  /** Buffers that move to the pool instead of being copied. */
  readonly transfer?: readonly Transferable[];
}

/**
 * The thread's side of a pool: answers each job with what `handle` makes of it. To be called once, in a thread.
 * @param tidyUp called after each answer.
 */
export function serveJobs<Job, Result>(
  handle: (job: Job, context: JobContext) => Promise<JobOutcome<Result>>,
  tidyUp: () => void = () => undefined,
): void {
  const port = parentPort;
  if (!port) throw new Error('serveJobs runs in a worker thread');
  const send = (message: ThreadMessage<Result>, transfer: readonly Transferable[] = []) =>
    port.postMessage(message, [...transfer]);
  port.on('message', ({ id, job, abortFlag, crew }: JobMessage<Job>) => {
    const progress = (fraction: number, stage: string) => send({ id, type: 'progress', fraction, stage });
    void handle(job, { signal: flagSignal(abortFlag), progress, crew: new Crew(crew) })
      .then(
        ({ result, transfer }) => send({ id, type: 'done', result }, transfer),
        (error: unknown) => send({ id, type: 'failed', failure: toThreadFailure(error) }),
      )
      // In a turn of its own: nothing of the job is held by then.
      .then(() => setImmediate(tidyUp));
  });
}
