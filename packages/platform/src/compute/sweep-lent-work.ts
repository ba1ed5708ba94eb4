import type { Storage } from '@plumbline/core/ports/storage.ts';

/** Nobody waits for it any more. */
const KEPT_MS = 3_600_000;

/** Removes lent work whose server died before it could. */
export async function sweepLentWork(storage: Storage, at: Date): Promise<void> {
  for await (const { key, modifiedAt } of storage.list('compute/'))
    if (at.getTime() - modifiedAt.getTime() > KEPT_MS) await storage.delete(key);
}
