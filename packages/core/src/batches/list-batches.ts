import type { Batch, BatchListQuery, BatchSummary } from '@plumbline/contract/api/batches.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Database } from '../ports/database.ts';
import { readCursor, writeCursor } from '../tasks/task-cursor.ts';
import { summaryOf } from './batch-summary.ts';
import { type BatchReader, describeBatch } from './describe-batch.ts';
import { requireBatch } from './require-batch.ts';

/** @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours */
export async function listBatches(
  { batches }: Pick<Database, 'batches'>,
  userId: string,
  { cursor, pageSize }: BatchListQuery,
): Promise<{ items: BatchSummary[]; nextCursor: string | null }> {
  const place = cursor === undefined ? undefined : readCursor(cursor);
  const after = place && { createdAt: place.createdAt, batchId: place.taskId };
  const found = await batches.list(userId, { after, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const figures = await batches.figures(shown.map(({ batchId }) => batchId));
  return {
    items: shown.map((batch) => {
      const { states, covers } = figures.get(batch.batchId) ?? { states: new Map(), covers: [] };
      return {
        ...summaryOf(batch, states),
        covers: covers.map((imageId) => imageUrls(imageId).thumbnailUrl),
      };
    }),
    nextCursor:
      last && found.length > shown.length
        ? writeCursor({ createdAt: last.createdAt, taskId: last.batchId })
        : null,
  };
}

/** @throws AppError `NOT_FOUND`, `GONE` */
export async function readBatch(reader: BatchReader, userId: string, batchId: string): Promise<Batch> {
  const found = await reader.database.batches.find(batchId);
  return describeBatch(reader, requireBatch(found, { batchId, userId }));
}
