import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import { WORKER_SILENCE_MS, type WorkerRepository } from './worker-repository.ts';

/**
 * The engines that the living workers have, by id. An engine of one id on several workers is as healthy as the
 * healthiest of them: the queue's work then goes on.
 */
export async function listEngines(workers: WorkerRepository, at: Date): Promise<EngineInfo[]> {
  const found = await workers.listSeenAfter(new Date(at.getTime() - WORKER_SILENCE_MS));
  const engines = new Map<string, EngineInfo>();
  for (const { servers: _servers, detail: _detail, missing: _missing, ...engine } of found.flatMap(
    (worker) => worker.engines,
  )) {
    const known = engines.get(engine.id);
    if (!known || (engine.healthy && !known.healthy)) engines.set(engine.id, engine);
  }
  return [...engines.values()].sort((a, b) => a.id.localeCompare(b.id));
}
