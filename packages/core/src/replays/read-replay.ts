import type { Replay } from '@plumbline/contract/api/replays.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { describeReplay } from './describe-replay.ts';
import { requireProvenance } from './require-provenance.ts';

/** @throws AppError `NOT_FOUND` */
export async function readReplay(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  imageId: string,
): Promise<Replay> {
  const record = await requireProvenance(database, userId, imageId);
  return describeReplay(database, record, await database.replays.find(imageId), clock.now());
}
