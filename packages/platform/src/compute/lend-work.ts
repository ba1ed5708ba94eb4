import { randomUUID } from 'node:crypto';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { NobodyFree, type WorkLender } from '@plumbline/core/ports/work-lender.ts';
import type pg from 'pg';
import { openListener } from '../database/listener.ts';
import { isOutage } from '../is-outage.ts';
import { openSendingBoss } from '../tasks/task-boss.ts';
import {
  COMPUTE,
  COMPUTE_TOLD,
  type ComputeJobData,
  computeKeys,
  prepareComputeQueue,
} from './compute-boss.ts';
import { packed, valueOf } from './compute-call.ts';

/** Nobody has begun with it for so long: there is no worker, or all are busy. */
const BEGIN_MS = 2_000;
/** After nobody has begun with something, so long nobody is asked. */
const REST_MS = 10_000;

interface Waiting {
  readonly begun: () => void;
  readonly ended: () => void;
}

/** The work and its outcome lie in the storage; who does it is found by the queue. */
export async function openWorkLender({
  pool,
  storage,
  databaseUrl,
  logger,
}: {
  readonly pool: pg.Pool;
  readonly storage: Storage;
  readonly databaseUrl: string;
  readonly logger: Logger;
}): Promise<WorkLender> {
  const boss = await openSendingBoss(pool, logger);
  await prepareComputeQueue(boss);
  const waiting = new Map<string, Waiting>();
  let restUntil = 0;
  const listener = openListener(databaseUrl, [COMPUTE_TOLD], {
    logger,
    // What was told meanwhile is looked for when its time is over.
    onGap: () => undefined,
    onNotice: (payload) => {
      const [id = '', what] = payload.split(' ');
      if (what === 'begun') waiting.get(id)?.begun();
      else waiting.get(id)?.ended();
    },
  });

  const follow = async (id: string, signal: AbortSignal, timeoutMs: number) => {
    const told = { begun: gate(), ended: gate() };
    waiting.set(id, { begun: told.begun.open, ended: told.ended.open });
    const data: ComputeJobData = { id };
    if ((await boss.send(COMPUTE, data, { id })) === null) throw new NobodyFree('the queue did not take it');
    await first([told.begun.opened, told.ended.opened], BEGIN_MS, signal);
    signal.throwIfAborted();
    const job = await boss.getJobById(COMPUTE, id);
    if (job?.state === 'created') {
      restUntil = performance.now() + REST_MS;
      throw new NobodyFree('nobody begins with it');
    }
    await first([told.ended.opened], timeoutMs, signal);
    signal.throwIfAborted();
  };

  return {
    async lend(call, { signal, timeoutMs }) {
      if (performance.now() < restUntil) throw new NobodyFree('nobody was free a moment ago');
      const id = randomUUID();
      const keys = computeKeys(id);
      try {
        await storage.put(keys.work, packed(call));
        await follow(id, signal, timeoutMs);
        const outcome = await storage.get(keys.outcome).catch(() => undefined);
        if (!outcome) throw new NobodyFree('whoever began with it did not end it');
        return valueOf(outcome);
      } catch (error) {
        throw isOutage(error) ? new NobodyFree('nobody can be asked', { cause: error }) : error;
      } finally {
        waiting.delete(id);
        // What stays because something is away goes with the sweep.
        void Promise.allSettled([
          boss.deleteJob(COMPUTE, id),
          storage.delete(keys.work),
          storage.delete(keys.outcome),
        ]);
      }
    },
    async close() {
      await listener.close();
      await boss.stop({ graceful: false });
    },
  };
}

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

async function first(gates: readonly Promise<void>[], limitMs: number, signal: AbortSignal): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, limitMs);
  signal.addEventListener('abort', () => over.resolve(), { once: true });
  await Promise.race([...gates, over.promise]);
  clearTimeout(timer);
}
