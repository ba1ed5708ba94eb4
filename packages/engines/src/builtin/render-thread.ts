import { serveJobs } from '../threads/serve-jobs.ts';
import { TileThreads } from '../threads/tile-threads.ts';
import { yieldToRequests } from '../threads/yield-to-requests.ts';
import { OPERATIONS } from './operations.ts';
import type { RenderJob, RenderJobResult } from './render-job.ts';

yieldToRequests();
const tileThreads = new TileThreads({ script: new URL('./tile-thread.ts', import.meta.url) });
serveJobs<RenderJob, RenderJobResult>(async (job, context) => {
  if (job.type === 'check') return { result: null };
  const { signal, progress, crew } = context;
  const tiles = tileThreads.runnerFor(crew);
  const result = await OPERATIONS[job.input.request.function].run(job.input, { signal, progress, tiles });
  const pictures = result.fidelity ? [result.picture, result.fidelity.diff] : [result.picture];
  // Node's types allow a shared buffer here, which these never are.
  return { result, transfer: pictures.map(({ data }) => data.buffer as ArrayBuffer) };
});
