import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import type { WorkerRepository } from '@plumbline/core/tasks/worker-repository.ts';
import { together } from '@plumbline/core/tasks/together.ts';
import { eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { workers } from '../database/schema/tasks.ts';

/** A worker says every second that it is there. */
const HEARD_LATELY = sql`interval '3 seconds'`;
/** Of the lock that one start at a time has; of no other lock. */
const GIVING = 'give tasks';

export function createWorkerRepository({ sql: db }: Connection): WorkerRepository {
  return {
    async save({ workerId, slots, engines, largestSize, seenAt, takesGiven = false }) {
      const report = { slots, takesGiven, engines: [...engines], largestSize, seenAt, beatAt: sql`now()` };
      await db
        .insert(workers)
        .values({ workerId, ...report })
        .onConflictDoUpdate({ target: workers.workerId, set: report });
    },
    async beat(workerId) {
      await db.update(workers).set({ beatAt: sql`now()` }).where(eq(workers.workerId, workerId));
    },
    async remove(workerId) {
      await db.delete(workers).where(eq(workers.workerId, workerId));
    },
    async listSeenAfter(moment) {
      const rows = await db.select().from(workers).where(gt(workers.seenAt, moment));
      return rows.map((worker) => ({ ...worker, engines: worker.engines.map(withKnownFunctions) }));
    },
    async removeSeenBefore(moment) {
      await db.delete(workers).where(lt(workers.seenAt, moment));
    },
    async lockGiving() {
      // Counted by a statement of its own: what was given before the lock was free is committed then.
      const [lock, counted] = await together([
        db.execute<{ mine: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended(${GIVING}, 0)) as mine`,
        ),
        db.execute<{ worker_id: string; tasks: number }>(sql`
          select w.worker_id, (select count(*) from tasks t where t.state = 'running' and t.held_by = w.worker_id)::int as tasks
          from workers w where w.takes_given and w.beat_at > now() - ${HEARD_LATELY}`),
      ]);
      if (lock.rows[0]?.mine !== true) return undefined;
      return new Map(counted.rows.map(({ worker_id: workerId, tasks }) => [workerId, tasks]));
    },
  };
}

const KNOWN: ReadonlySet<string> = new Set(FUNCTION_NAMES);

/**
 * While an installation is brought to another version, workers of the one before report in their own way: functions that
 * are gone, and nothing of what came later.
 */
function withKnownFunctions({ id, healthy, checkedAt, ...engine }: EngineReport): EngineReport {
  const {
    functions,
    commit,
    versions,
    reads,
    trained,
    place,
    servers,
    detail,
    missing,
    models,
    loras,
  }: Partial<EngineReport> = engine;
  return {
    id,
    commit: commit ?? null,
    functions: (functions ?? []).filter((name) => KNOWN.has(name)),
    versions: Object.fromEntries(Object.entries(versions ?? {}).filter(([name]) => KNOWN.has(name))),
    reads: reads ?? 'vocabulary',
    trained: trained ?? false,
    place: place ?? 'here',
    servers: servers ?? [],
    detail: detail ?? null,
    missing: missing ?? [],
    models: models ?? [],
    loras: loras ?? [],
    healthy,
    checkedAt,
  };
}
