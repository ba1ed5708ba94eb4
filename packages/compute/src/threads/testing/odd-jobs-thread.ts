import { threadId } from 'node:worker_threads';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { serveJobs } from '../serve-jobs.ts';

/** Jobs for the tests of the pool: each behaves in one way that a real job may. */
export type OddJob =
  | { readonly type: 'sum'; readonly values: Uint8Array }
  | { readonly type: 'spin'; readonly ms: number }
  | { readonly type: 'deaf' }
  | { readonly type: 'die' }
  | { readonly type: 'refuse' }
  | { readonly type: 'where' };

serveJobs<OddJob, number>(async (job, { signal, progress }) => {
  switch (job.type) {
    case 'sum':
      return { result: job.values.reduce((sum, value) => sum + value, 0) };
    case 'spin': {
      const end = Date.now() + job.ms;
      progress(0.5, 'spin');
      while (Date.now() < end) signal.throwIfAborted();
      return { result: job.ms };
    }
    case 'deaf':
      progress(0, 'deaf');
      for (;;) {
        // Never looks at its signal.
      }
    case 'die':
      process.exit(3);
      break;
    case 'refuse':
      throw new AppError('IMAGE_DIMENSIONS_TOO_LARGE', 'as asked', { values: { limit: 7 } });
    case 'where':
      return { result: threadId };
  }
});
