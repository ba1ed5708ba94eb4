import type { Database } from '../ports/database.ts';

/** How long events are kept for listeners that come back. */
export const EVENTS_KEPT_MS = 3_600_000;
const WORKERS_KEPT_MS = 3_600_000;

/** Forgets old events, workers that have not been seen for long, and coarse pictures that nothing makes any more. */
export async function sweepTasks(database: Database, at: Date): Promise<void> {
  await database.taskEvents.forget(new Date(at.getTime() - EVENTS_KEPT_MS));
  await database.taskPreviews.removeOrphans();
  await database.workers.removeSeenBefore(new Date(at.getTime() - WORKERS_KEPT_MS));
}
