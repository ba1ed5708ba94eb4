import type { Database } from '@plumbline/core/ports/database.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { ClaimedTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { reportProgress } from '@plumbline/core/tasks/run/report-progress.ts';

/** A person sees no more than this; each write is an event for every page that watches. */
const INTERVAL_MS = 400;

export interface ProgressWriter {
  report(progress: number, stage: string): void;
  /** Nothing is written after this has resolved. */
  close(): Promise<void>;
}

/** Writes the newest progress of a task, one write at a time and not too often. Failures are left to the next write. */
export function createProgressWriter(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  claimed: ClaimedTask,
  onClaimLost: () => void,
): ProgressWriter {
  let newest: { readonly progress: number; readonly stage: string } | undefined;
  let written: typeof newest;
  let highest = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;

  const write = async () => {
    const next = newest;
    if (!next) return;
    newest = undefined;
    written = next;
    const held = await reportProgress(database, claimed, next.progress, next.stage, clock.now()).catch(
      () => true,
    );
    if (!held) onClaimLost();
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = write().then(() => {
        writing = undefined;
        if (newest && !closed) schedule();
      });
    }, INTERVAL_MS);
  };
  return {
    report(progress, stage) {
      if (closed || (progress <= highest && written?.stage === stage)) return;
      // An engine that tries a second time starts over; a bar that runs backwards only worries.
      highest = Math.min(1, Math.max(highest, progress));
      newest = { progress: highest, stage };
      if (!writing) schedule();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await writing;
    },
  };
}
