import { serveJobs } from '../threads/serve-jobs.ts';
import { yieldToRequests } from '../threads/yield-to-requests.ts';
import { OPERATIONS } from './operations.ts';
import type { RenderJob, RenderJobResult } from './render-job.ts';

yieldToRequests();
serveJobs<RenderJob, RenderJobResult>(async (job, context) => {
  if (job.type === 'check') return { result: null };
  const result = await OPERATIONS[job.input.request.function].run(job.input, context);
  const pictures = result.fidelity ? [result.picture, result.fidelity.diff] : [result.picture];
  // Node's types allow a shared buffer here, which these never are.
  return { result, transfer: pictures.map(({ data }) => data.buffer as ArrayBuffer) };
});
