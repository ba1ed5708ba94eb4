import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { ComputeCall } from '@plumbline/core/ports/work-lender.ts';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { HEARTBEAT_REFRESH_S } from '../tasks/task-boss.ts';
import {
  COMPUTE,
  COMPUTE_TOLD,
  type ComputeJobData,
  computeKeys,
  prepareComputeQueue,
} from './compute-boss.ts';
import { outcomeOf, unpackedCall } from './compute-call.ts';

const options = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: HEARTBEAT_REFRESH_S,
} as const;

/** Does what servers have no thread free for, `slots` of it at a time. */
export async function doLentWork(
  {
    pool,
    storage,
    boss,
    slots,
  }: {
    readonly pool: pg.Pool;
    readonly storage: Storage;
    readonly boss: PgBoss;
    readonly slots: number;
  },
  run: (call: ComputeCall, signal: AbortSignal) => Promise<unknown>,
): Promise<{ close(): Promise<void> }> {
  await prepareComputeQueue(boss);
  const tell = (id: string, what: 'begun' | 'ended') =>
    pool.query('select pg_notify($1, $2)', [COMPUTE_TOLD, `${id} ${what}`]);
  for (let slot = 0; slot < slots; slot += 1) {
    const workerId: string = await boss.work<ComputeJobData>(COMPUTE, options, async ([job]) => {
      if (!job) return;
      const { id } = job.data;
      const keys = computeKeys(id);
      try {
        await tell(id, 'begun');
        const call = unpackedCall(await storage.get(keys.work));
        await storage.put(keys.outcome, await outcomeOf(() => run(call, job.signal)));
      } finally {
        await tell(id, 'ended');
        boss.notifyWorker(workerId);
      }
    });
  }
  return {
    async close() {
      await boss.offWork(COMPUTE, { wait: true });
    },
  };
}
