import type { WorkerRepository } from '@plumbline/core/tasks/worker-repository.ts';
import { eq, gt, lt } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { workers } from '../database/schema/tasks.ts';

export function createWorkerRepository({ sql: db }: Connection): WorkerRepository {
  return {
    async save({ workerId, slots, engines, seenAt }) {
      const report = { slots, engines: [...engines], seenAt };
      await db
        .insert(workers)
        .values({ workerId, ...report })
        .onConflictDoUpdate({ target: workers.workerId, set: report });
    },
    async remove(workerId) {
      await db.delete(workers).where(eq(workers.workerId, workerId));
    },
    listSeenAfter: (moment) => db.select().from(workers).where(gt(workers.seenAt, moment)),
    async removeSeenBefore(moment) {
      await db.delete(workers).where(lt(workers.seenAt, moment));
    },
  };
}
