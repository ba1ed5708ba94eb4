import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import { WORKER_SILENCE_MS, type WorkerRecord, type WorkerRepository } from './worker-repository.ts';

/** The engines that the living workers have, by id. */
export async function listEngines(workers: WorkerRepository, at: Date): Promise<EngineInfo[]> {
  return enginesOf(await listLiving(workers, at));
}

/** The workers that were seen lately. */
export function listLiving(workers: WorkerRepository, at: Date): Promise<WorkerRecord[]> {
  return workers.listSeenAfter(new Date(at.getTime() - WORKER_SILENCE_MS));
}

/** By id. An engine of one id on several workers is as healthy as the healthiest of them: the queue's work then goes on. */
export function enginesOf(workers: readonly WorkerRecord[]): EngineInfo[] {
  const engines = new Map<string, EngineInfo>();
  for (const { servers: _servers, detail: _detail, missing: _missing, ...engine } of workers.flatMap(
    (worker) => worker.engines,
  )) {
    const known = engines.get(engine.id);
    if (!known || (engine.healthy && !known.healthy)) engines.set(engine.id, engine);
  }
  return [...engines.values()].sort((a, b) => a.id.localeCompare(b.id));
}
