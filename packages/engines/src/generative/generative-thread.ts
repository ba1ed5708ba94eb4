import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { lendMaterials } from '@plumbline/materials/own-materials.ts';
import { SceneRefusal } from '@plumbline/scene/image-kind/scene-refusal.ts';
import { collectGarbage } from '@plumbline/compute/threads/collect-garbage.ts';
import { type JobContext, type JobOutcome, serveJobs } from '@plumbline/compute/threads/serve-jobs.ts';
import { yieldToRequests } from '@plumbline/compute/threads/yield-to-requests.ts';
import type { GenerativeJob, GenerativeJobResult } from './generative-job.ts';
import { keepBase } from './keep-base.ts';
import { preparePictures } from './prepare-pictures.ts';

/** Until the picture is packed and stored: collecting takes a core from those who do it. */
const COLLECTS_AFTER_MS = 250;
let collecting: NodeJS.Timeout | undefined;

yieldToRequests();
serveJobs<GenerativeJob, GenerativeJobResult>(handle, () => {
  lendMaterials([]);
  collecting ??= setTimeout(() => {
    collecting = undefined;
    collectGarbage();
  }, COLLECTS_AFTER_MS);
});

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
