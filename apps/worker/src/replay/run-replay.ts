import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { ReplayChange } from '@plumbline/core/replays/replay-repository.ts';
import { type Replay, type ReplayDependencies, replayImage } from './replay-image.ts';

export interface ReplayRunDependencies extends ReplayDependencies {
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Makes a result again because its owner asked for it, and notes what came of it. What goes wrong around it (database,
 * storage, a worker that stops) is thrown, so that the queue gives it out again.
 */
export async function runReplay(
  dependencies: ReplayRunDependencies,
  { imageId, attempt }: { readonly imageId: string; readonly attempt: string },
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, logger } = dependencies;
  const note = (change: Omit<ReplayChange, 'changedAt'>) =>
    database.replays.change(imageId, attempt, { ...change, changedAt: clock.now() });
  const open = { outcome: null, obstacle: null, difference: null };
  // Another start has taken its place, or the result was deleted: nobody waits for this one.
  if (!(await note({ ...open, state: 'running' }))) return;
  const [record] = await database.tasks.findProvenance(imageId);
  if (!record) return;
  const replay = await replayImage(dependencies, record, signal);
  if (replay.outcome !== 'match') logger.warn({ imageId, ...explain(replay) }, 'a result was not made again');
  await note({ ...open, state: 'done', outcome: replay.outcome, ...explain(replay) });
}

function explain(replay: Replay): Partial<Pick<ReplayChange, 'obstacle' | 'difference'>> {
  if (replay.outcome === 'cannot') return { obstacle: replay.obstacle };
  if (replay.outcome === 'match' || !replay.difference) return {};
  const { share, largest } = replay.difference;
  return { difference: { share, largest } };
}
