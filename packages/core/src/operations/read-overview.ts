import { OVERVIEW_DAYS, type Overview } from '@plumbline/contract/api/administration/operations.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { WORKER_SILENCE_MS } from '../tasks/worker-repository.ts';
import { quotaDay, quotaDayStart } from '../tickets/quota-day.ts';

const DAY_MS = 86_400_000;
const FAILURE_DAYS = 7;
/** A worker that has been silent for longer is gone rather than in trouble. */
const SHOWN_SILENT_MS = 15 * 60_000;

/** The state of the whole installation at one look. @param parts what `/readyz` asks, answered */
export async function readOverview(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  parts: Overview['parts'],
): Promise<Overview> {
  const at = clock.now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  const { operations, tasks, workers } = database;
  const since = new Date(quotaDayStart(at).getTime() - (OVERVIEW_DAYS - 1) * DAY_MS);
  const [accounts, accountsByDay, ended, states, oldest, failures, durations, seen] = await Promise.all([
    operations.countAccounts(at),
    operations.accountsByDay(since),
    operations.endedByDay(since),
    tasks.countByState(),
    operations.oldestQueuedAt(),
    operations.failures(ago(FAILURE_DAYS * DAY_MS)),
    operations.durations(),
    workers.listSeenAfter(ago(SHOWN_SILENT_MS)),
  ]);
  const listed = seen.map((worker) => ({
    workerId: worker.workerId,
    slots: worker.slots,
    seenAt: worker.seenAt.toISOString(),
    alive: worker.seenAt > ago(WORKER_SILENCE_MS),
    engines: [...worker.engines],
  }));
  const endedOn = (day: string, state: string) =>
    ended.find((row) => row.day === day && row.state === state)?.count ?? 0;
  return {
    at: at.toISOString(),
    accounts,
    days: daysSince(since).map((day) => ({
      day,
      accounts: accountsByDay.get(day) ?? 0,
      done: endedOn(day, 'done'),
      failed: endedOn(day, 'failed'),
      cancelled: endedOn(day, 'cancelled'),
    })),
    queue: {
      queued: states.get('queued') ?? 0,
      running: states.get('running') ?? 0,
      slots: listed.filter(({ alive }) => alive).reduce((sum, { slots }) => sum + slots, 0),
      oldestSeconds: oldest === null ? 0 : Math.max(0, Math.round((at.getTime() - oldest.getTime()) / 1_000)),
    },
    failures,
    durations,
    workers: listed,
    parts,
  };
}

function daysSince(since: Date): string[] {
  return Array.from({ length: OVERVIEW_DAYS }, (_, n) => quotaDay(new Date(since.getTime() + n * DAY_MS)));
}
