import { ReusedMemory } from '@plumbline/imaging/tiles/reused-memory.ts';
import { collectGarbage } from '@plumbline/compute/threads/collect-garbage.ts';
import { serveJobs } from '@plumbline/compute/threads/serve-jobs.ts';
import { yieldToRequests } from '@plumbline/compute/threads/yield-to-requests.ts';
import type { LiveJob, LiveJobResult } from './live-job.ts';
import { renderFrame } from './render-frame.ts';

/** Frames between two collections: each leaves some megabytes, and a collection takes tens of milliseconds. */
const FRAMES_BETWEEN = 20;

yieldToRequests();
let frames = 0;

serveJobs<LiveJob, LiveJobResult>(
  async (job, { signal, progress }) => ({
    result: await renderFrame(job, { signal, progress, memory: new ReusedMemory(() => true) }),
  }),
  () => {
    frames += 1;
    if (frames % FRAMES_BETWEEN === 0) collectGarbage();
  },
);
