import { ENGINE_FILES_MAX, type EngineReport } from '@plumbline/contract/api/catalogue.ts';
import { modelFileNameSchema } from '@plumbline/contract/api/engine-models.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { EngineHealth, ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { Build } from '@plumbline/core/tasks/task-record.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import { repeat } from './repeat.ts';

const INTERVAL_MS = 5_000;
/** Others take its tasks over after ten seconds of silence. */
const BEAT_MS = 1_000;
/** A server may say anything of itself, and at any length. */
const LONGEST_DETAIL = 2000;
const LONGEST_REASON = 500;
const MOST_MISSING = 200;

export interface WorkerReport {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly workerId: string;
  readonly slots: number;
  /** The longest side that its memory is enough for, in pixels; null: any. */
  readonly largestSize: number | null;
  readonly engines: readonly ImageEngine[];
  readonly build: Build;
  /** Whether it hears of tasks that are given to it. */
  readonly hears: () => boolean;
}

/** Tells the servers every few seconds that this worker is there, what it can do and how much of it at a time. */
export async function startReporting(
  report: WorkerReport,
): Promise<{ reportNow(): void; close(): Promise<void> }> {
  const { database, clock, logger, workerId, slots, largestSize, engines, build, hears } = report;
  const save = async () => {
    const seenAt = clock.now();
    const described = await Promise.all(engines.map((engine) => describe(engine, build, seenAt)));
    await database.workers.save({
      workerId,
      slots,
      engines: described,
      largestSize,
      seenAt,
      takesGiven: hears(),
    });
  };
  await save();
  const onError = (error: unknown) => logger.warn({ err: error }, 'the worker could not report');
  const repeated = repeat(INTERVAL_MS, save, onError);
  // Apart from the report, which waits for what engines say of themselves.
  const beating = repeat(
    BEAT_MS,
    () => database.workers.beat(workerId),
    (error) => logger.warn({ err: error }, 'the worker could not say that it is there'),
  );
  let extra: Promise<void> | undefined;
  return {
    reportNow() {
      extra = save().catch(onError);
    },
    async close() {
      await Promise.all([repeated.close(), beating.close(), extra]);
      await database.workers.remove(workerId);
    },
  };
}

/** Names that nobody could ask for are not offered. */
function namesOf(files: readonly string[] = []): string[] {
  return files.filter((name) => modelFileNameSchema.safeParse(name).success).slice(0, ENGINE_FILES_MAX);
}

async function describe(engine: ImageEngine, { commit }: Build, at: Date): Promise<EngineReport> {
  const { healthy, detail, missing, models, loras } = await engine
    .health()
    .catch((error: unknown): EngineHealth => ({ healthy: false, detail: String(error) }));
  return {
    id: engine.id,
    commit,
    versions: Object.fromEntries(engine.functions.map((name) => [name, engine.versionOf(name)])),
    functions: [...engine.functions],
    reads: engine.reads,
    trained: engine.trained,
    place: engine.place,
    servers: [...(engine.servers ?? [])],
    healthy,
    detail: detail?.slice(0, LONGEST_DETAIL) ?? null,
    missing: [...(missing ?? [])].slice(0, MOST_MISSING).map((reason) => reason.slice(0, LONGEST_REASON)),
    models: namesOf(models),
    loras: namesOf(loras),
    checkedAt: at.toISOString(),
  };
}
