import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import type { QueueMoment } from './queue-place.ts';

/** A worker process, as it reports itself every few seconds. */
export interface WorkerRecord {
  readonly workerId: string;
  /** Tasks it runs at a time. */
  readonly slots: number;
  readonly engines: readonly EngineReport[];
  /** The longest side that its memory is enough for, in pixels; null: any. */
  readonly largestSize: number | null;
  readonly seenAt: Date;
  /** Whether it hears of tasks that are given to it; absent: it takes what waits alone, as a version before. */
  readonly takesGiven?: boolean;
}

/** A worker that was not seen for so long is not counted on. */
export const WORKER_SILENCE_MS = 20_000;

export function queueMoment(now: Date): QueueMoment {
  return { now, workersSeenAfter: new Date(now.getTime() - WORKER_SILENCE_MS) };
}

export interface WorkerRepository {
  save(worker: WorkerRecord): Promise<void>;
  /** It is there, and so are its tasks: one that is not heard for ten seconds has lost them. */
  beat(workerId: string): Promise<void>;
  remove(workerId: string): Promise<void>;
  listSeenAfter(moment: Date): Promise<WorkerRecord[]>;
  removeSeenBefore(moment: Date): Promise<void>;
  /**
   * How many tasks each worker runs that is there at this very moment. Whoever has it may give them tasks until the transaction ends, and
   * nobody else may meanwhile.
   *
   * @returns undefined where somebody else may
   */
  lockGiving(): Promise<ReadonlyMap<string, number> | undefined>;
}
