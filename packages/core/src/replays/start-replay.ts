import { randomUUID } from 'node:crypto';
import { REPLAYS_PER_HOUR, type Replay } from '@plumbline/contract/api/replays.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { describeReplay, isGivenUp } from './describe-replay.ts';
import type { ReplayRecord } from './replay-repository.ts';
import { requireProvenance } from './require-provenance.ts';

const HOUR_MS = 3_600_000;

/**
 * Has a result made again. One that is being made already is answered as it stands.
 *
 * @throws AppError `NOT_FOUND`, `TOO_MANY_REQUESTS` beyond `REPLAYS_PER_HOUR`
 */
export async function startReplay(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  imageId: string,
): Promise<Replay> {
  const provenance = await requireProvenance(database, userId, imageId);
  return database.transaction(async (repositories) => {
    const { replays, queue } = repositories;
    await replays.lockStarts(userId);
    const at = clock.now();
    const known = await replays.find(imageId);
    if (known && known.state !== 'done' && !isGivenUp(known, at))
      return describeReplay(repositories, provenance, known, at);
    if ((await replays.countStarted(userId, new Date(at.getTime() - HOUR_MS))) >= REPLAYS_PER_HOUR)
      throw new AppError('TOO_MANY_REQUESTS', `replays of ${userId}`, { retryAfterSeconds: HOUR_MS / 1000 });
    const record: ReplayRecord = {
      imageId,
      userId,
      attempt: randomUUID(),
      state: 'queued',
      outcome: null,
      obstacle: null,
      difference: null,
      startedAt: at,
      changedAt: at,
    };
    await replays.save(record);
    await queue.enqueueReplay(record);
    return describeReplay(repositories, provenance, record, at);
  });
}
