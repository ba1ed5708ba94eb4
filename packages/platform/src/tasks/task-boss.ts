import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type pg from 'pg';

/** Where pg-boss keeps its tables, apart from ours. */
const SCHEMA = 'plumbline_queue';

/** Name and version of the job: a worker that cannot read version 1 never gets one. */
export const RUN_REPLAY = 'run-replay-v1';
export interface RunReplayJob {
  readonly imageId: string;
  readonly attempt: string;
}

export const RENDER_COVER = 'render-cover-v1';
export interface RenderCoverJob {
  readonly entryId: string;
  readonly version: number;
  /** What the cover shows, as it stood at the saving. */
  readonly content: UsedContent;
}

export const READ_MODEL = 'read-model-v1';
export interface ReadModelJob {
  readonly modelId: string;
  readonly version: number;
}

/** Seconds between a worker's signs of life, and those after which its jobs are given to others. */
export const HEARTBEAT_REFRESH_S = 1;
const HEARTBEAT_S = 10;

const queueOptions = {
  notify: true,
  heartbeatSeconds: HEARTBEAT_S,
  // A limit against going round for ever, high as the queue also counts the starts of workers that were asked to stop.
  retryLimit: 50,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 10,
  expireInSeconds: 3600,
  // Each pass of the supervisor counts the table: what is done leaves it soon.
  deleteAfterSeconds: 3600,
} as const;

/** A cover that cannot be made is told in the console after two more tries, and asked for again there. */
const coverQueueOptions = { ...queueOptions, retryLimit: 2 } as const;

/** pg-boss for putting jobs in and taking them out, on our own pool: it runs nothing and watches over nothing. */
export async function openSendingBoss(pool: pg.Pool, logger: Logger): Promise<PgBoss> {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  return open({ db, supervise: false, schedule: false, bamIntervalSeconds: 3600 }, logger);
}

/**
 * pg-boss for a worker: hears of new jobs at once, and gives the jobs of dead workers to living ones. One for all its queues: every
 * connection that listens is woken by every notice of the database, whatever it listens to.
 *
 * @param slots jobs of all queues that it does at a time
 */
export async function openWorkingBoss(databaseUrl: string, slots: number, logger: Logger): Promise<PgBoss> {
  return open(
    {
      connectionString: databaseUrl,
      application_name: 'plumbline worker',
      // Each slot may fetch and refresh its heartbeat at once; one more supervises.
      max: Math.min(10, slots + 2),
      useListenNotify: true,
      schedule: false,
      // Both: a pass needs the supervisor's tick and the monitor's. They decide how soon a dead worker is noticed.
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 2,
      maintenanceIntervalSeconds: 600,
    },
    logger,
  );
}

/** A replay that ends its worker again and again is given up. */
const replayOptions = { ...queueOptions, retryLimit: 3 } as const;

async function open(options: ConstructorOptions, logger: Logger): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, schema: SCHEMA });
  boss.on('error', (error) => logger.error({ err: error }, 'the queue reports an error'));
  boss.on('warning', (warning) => logger.warn({ warning }, 'the queue reports a warning'));
  await boss.start();
  await boss.createQueue(RUN_REPLAY, replayOptions);
  await boss.updateQueue(RUN_REPLAY, replayOptions);
  await boss.createQueue(READ_MODEL, queueOptions);
  await boss.updateQueue(READ_MODEL, queueOptions);
  await boss.createQueue(RENDER_COVER, coverQueueOptions);
  await boss.updateQueue(RENDER_COVER, coverQueueOptions);
  return boss;
}
