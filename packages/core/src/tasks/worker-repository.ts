import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';

/** A worker process, as it reports itself every few seconds. */
export interface WorkerRecord {
  readonly workerId: string;
  /** Tasks it runs at a time. */
  readonly slots: number;
  readonly engines: readonly EngineInfo[];
  readonly seenAt: Date;
}

/** A worker that was not seen for so long is not counted on. */
export const WORKER_SILENCE_MS = 20_000;

export interface WorkerRepository {
  save(worker: WorkerRecord): Promise<void>;
  remove(workerId: string): Promise<void>;
  listSeenAfter(moment: Date): Promise<WorkerRecord[]>;
  removeSeenBefore(moment: Date): Promise<void>;
}
