import { CALLS } from '@plumbline/contract/calls.ts';
import {
  cancelBatch,
  deleteBatch,
  pauseBatch,
  renameBatch,
  restoreBatch,
  resumeBatch,
} from '@plumbline/core/batches/change-batch.ts';
import { listBatches, readBatch } from '@plumbline/core/batches/list-batches.ts';
import { retryBatch } from '@plumbline/core/batches/retry-batch.ts';
import { planBatch, startBatch } from '@plumbline/core/batches/start-batch.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { startDependencies } from '../tasks/start-dependencies.ts';
import { registerBatchFiles } from './register-batch-files.ts';

export function registerBatchRoutes(app: App): void {
  const { database, clock } = app.services;
  const starting = startDependencies(app);
  registerCall(app, CALLS.startBatch, ({ caller, body, locale }) =>
    startBatch({ ...starting, locale }, signedIn(caller), body, caller.apiKey),
  );
  registerCall(app, CALLS.planBatch, ({ caller, body, locale }) =>
    planBatch({ ...starting, locale }, signedIn(caller), body),
  );
  registerCall(app, CALLS.batch, ({ caller, query, locale }) =>
    readBatch({ ...starting, locale }, signedIn(caller).id, query.batchId),
  );
  registerCall(app, CALLS.batches, ({ caller, query }) => listBatches(database, signedIn(caller).id, query));
  registerCall(app, CALLS.pauseBatch, ({ caller, body, locale }) =>
    pauseBatch({ ...starting, locale }, { userId: signedIn(caller).id, ...body }),
  );
  registerCall(app, CALLS.resumeBatch, ({ caller, body, locale }) =>
    resumeBatch({ ...starting, locale }, { userId: signedIn(caller).id, ...body }),
  );
  registerCall(app, CALLS.cancelBatch, ({ caller, body, locale }) =>
    cancelBatch({ ...starting, locale }, { userId: signedIn(caller).id, ...body }),
  );
  registerCall(app, CALLS.retryBatch, ({ caller, body, locale }) =>
    retryBatch({ ...starting, locale }, signedIn(caller), body, caller.apiKey),
  );
  registerCall(app, CALLS.changeBatch, ({ caller, params, body, locale }) =>
    renameBatch({ ...starting, locale }, { userId: signedIn(caller).id, ...params }, body),
  );
  registerCall(app, CALLS.deleteBatch, ({ caller, params }) =>
    deleteBatch({ database, clock }, { userId: signedIn(caller).id, ...params }),
  );
  registerCall(app, CALLS.restoreBatch, ({ caller, params, locale }) =>
    restoreBatch({ ...starting, locale }, { userId: signedIn(caller).id, ...params }),
  );
  registerBatchFiles(app);
}
