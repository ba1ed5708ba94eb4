import type { Work } from '@plumbline/contract/api/works.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { describeWork } from './describe-work.ts';
import type { WorkReader } from './list-works.ts';
import type { StoredWork } from './work-repository.ts';

/** A work that everybody sees, or one's own. @throws AppError `NOT_FOUND` */
export async function requireSeenWork(
  { database, viewer }: Pick<WorkReader, 'database' | 'viewer'>,
  workId: string,
): Promise<StoredWork> {
  const work = await database.works.find(workId, viewer);
  const seen = work?.listed || (work?.userId !== null && work?.userId === viewer);
  if (!work || !seen) throw new AppError('NOT_FOUND', `work ${workId}`);
  return work;
}

export async function readWork(reader: WorkReader, workId: string): Promise<Work> {
  return describeWork(await requireSeenWork(reader, workId), reader.locale, reader.viewer);
}
