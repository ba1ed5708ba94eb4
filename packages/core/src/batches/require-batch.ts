import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { BatchRecord } from './batch-record.ts';

/** @throws AppError `GONE` where its owner deleted it; `NOT_FOUND`, also for somebody else's: nobody learns that it exists */
export function requireBatch(
  batch: BatchRecord | undefined,
  { batchId, userId }: { readonly batchId: string; readonly userId: string },
): BatchRecord {
  if (batch?.userId !== userId) throw new AppError('NOT_FOUND', `batch ${batchId} of ${userId}`);
  if (batch.deletedAt !== null) throw new AppError('GONE', `batch ${batchId}`);
  return batch;
}
