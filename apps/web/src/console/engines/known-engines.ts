import type { Overview } from '@plumbline/contract/api/administration/operations.ts';
import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import type { EnginePolicy } from '@plumbline/contract/engines/engine-policy.ts';

/** An engine that a worker has, or of which something is said. */
export interface KnownEngine {
  readonly id: string;
  /** Of the healthiest worker that has it; undefined where none has it now. */
  readonly report: EngineReport | undefined;
}

export function knownEngines(workers: Overview['workers'], policy: EnginePolicy): KnownEngine[] {
  const reports = new Map<string, EngineReport>();
  for (const engine of workers.filter(({ alive }) => alive).flatMap(({ engines }) => engines))
    if (reports.get(engine.id)?.healthy !== true) reports.set(engine.id, engine);
  const mentioned = [...Object.keys(policy.engines), ...policy.defaults.map(({ engine }) => engine)];
  return [...new Set([...reports.keys(), ...mentioned])].map((id) => ({ id, report: reports.get(id) }));
}
