import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { lendMaterials } from '@plumbline/materials/own-materials.ts';
import { SceneRefusal } from '@plumbline/scene/image-kind/scene-refusal.ts';
import { collectGarbage } from '@plumbline/compute/threads/collect-garbage.ts';
import { type JobContext, type JobOutcome, serveJobs } from '@plumbline/compute/threads/serve-jobs.ts';
import { yieldToRequests } from '@plumbline/compute/threads/yield-to-requests.ts';
import type { GenerativeJob, GenerativeJobResult } from './generative-job.ts';
import { keepBase } from './keep-base.ts';
import { preparePictures } from './prepare-pictures.ts';

/** After the last job, until its picture is packed and stored: collecting takes a core from those who do it, and a frame would wait for it. */
const COLLECTS_AFTER_MS = 1_000;
/** Jobs that follow each other faster, as frames do, and leave some megabytes each. */
const MOST_JOBS_BETWEEN = 30;
let collecting: NodeJS.Timeout | undefined;
let jobsSince = 0;

yieldToRequests();
serveJobs<GenerativeJob, GenerativeJobResult>(handle, () => {
  lendMaterials([]);
  jobsSince += 1;
  clearTimeout(collecting);
  if (jobsSince >= MOST_JOBS_BETWEEN) collect();
  else collecting = setTimeout(collect, COLLECTS_AFTER_MS);
});

function collect(): void {
  jobsSince = 0;
  collectGarbage();
}

async function handle(
  job: GenerativeJob,
  { signal, progress }: JobContext,
): Promise<JobOutcome<GenerativeJobResult>> {
  if (job.type === 'finish') return { result: keepBase(job.input) };
  lendMaterials(job.input.content?.materials ?? []);
  try {
    return { result: await preparePictures(job.kind, job.input, job.controls, { signal, progress }) };
  } catch (error) {
    if (error instanceof SceneRefusal) throw new AppError(error.code, error.message, { cause: error });
    throw error;
  }
}
