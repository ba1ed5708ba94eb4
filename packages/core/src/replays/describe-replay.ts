import type { Replay } from '@plumbline/contract/api/replays.ts';
import type { Repositories } from '../ports/database.ts';
import { listEngines } from '../tasks/list-engines.ts';
import type { Provenance } from '../tasks/task-record.ts';
import type { ReplayRecord } from './replay-repository.ts';

/** Workers that ended have given it back to others and again by then. */
const GIVEN_UP_MS = 30 * 60_000;

/** Whether nobody will end it any more. */
export function isGivenUp({ state, changedAt }: ReplayRecord, at: Date): boolean {
  return state !== 'done' && at.getTime() - changedAt.getTime() > GIVEN_UP_MS;
}

/** A result's making as its owner reads it. */
export async function describeReplay(
  { workers }: Pick<Repositories, 'workers'>,
  { imageId, engine, request }: Provenance,
  record: ReplayRecord | undefined,
  at: Date,
): Promise<Replay> {
  const current = (await listEngines(workers, at)).find(({ id }) => id === engine.id);
  const common = {
    imageId,
    madeBy: {
      engine: engine.id,
      version: engine.version,
      commit: engine.commit ?? null,
      uncommitted: engine.uncommitted === true,
    },
    currentVersion: current?.versions[request.function] ?? null,
  };
  if (!record) return { ...common, state: 'none', outcome: null, obstacle: null, difference: null, at: null };
  const { state, outcome, obstacle, difference, changedAt } = record;
  const ended = isGivenUp(record, at)
    ? ({ state: 'done', outcome: 'cannot', obstacle: 'interrupted', difference: null } as const)
    : { state, outcome, obstacle, difference };
  return { ...common, ...ended, at: changedAt.toISOString() };
}
