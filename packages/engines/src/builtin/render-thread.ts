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
  return { result, transfer: pictures.flatMap(({ data }) => movable(data.buffer)) };
});

/** A picture of tiles lies in memory that every thread sees: there is nothing to move. */
function movable(buffer: ArrayBufferLike): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer ? [buffer] : [];
}
