import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { Build } from '@plumbline/core/tasks/task-record.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import { repeat } from './repeat.ts';

const INTERVAL_MS = 5_000;

export interface WorkerReport {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly workerId: string;
  readonly slots: number;
  readonly engines: readonly ImageEngine[];
  readonly build: Build;
}

/** Tells the servers every few seconds that this worker is there, what it can do and how much of it at a time. */
export async function startReporting(report: WorkerReport): Promise<{ close(): Promise<void> }> {
  const { database, clock, logger, workerId, slots, engines, build } = report;
  const save = async () => {
    const seenAt = clock.now();
    const described = await Promise.all(engines.map((engine) => describe(engine, build, seenAt)));
    await database.workers.save({ workerId, slots, engines: described, seenAt });
  };
  await save();
  const repeated = repeat(INTERVAL_MS, save, (error) =>
    logger.warn({ err: error }, 'the worker could not report'),
  );
  return {
    async close() {
      await repeated.close();
      await database.workers.remove(workerId);
    },
  };
}

async function describe(engine: ImageEngine, { commit }: Build, at: Date): Promise<EngineInfo> {
  const { healthy } = await engine.health().catch(() => ({ healthy: false }));
  return {
    id: engine.id,
    commit,
    versions: Object.fromEntries(engine.functions.map((name) => [name, engine.versionOf(name)])),
    functions: [...engine.functions],
    reads: engine.reads,
    healthy,
    checkedAt: at.toISOString(),
  };
}
