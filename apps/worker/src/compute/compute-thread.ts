import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type JobOutcome, serveJobs } from '@plumbline/engines/threads/serve-jobs.ts';
import type { ComputeJob, ComputeResult } from './compute-jobs.ts';
import { decodeUpright } from './decode-upright.ts';
import { encodeAs, encodePng, encodeThumbnail } from './encode-picture.ts';
import { inspectFile } from './file-format/inspect-file.ts';
import { layOnBackground } from './lay-on-background.ts';
import { openPicture } from './open-picture.ts';
import { pixelHash } from './pixel-hash.ts';
import { prepareUpload } from './prepare-upload.ts';
import { readPictureScene } from './read-picture-scene.ts';

serveJobs<ComputeJob, ComputeResult>((job, { signal }) => run(job, signal));

async function run(job: ComputeJob, signal: AbortSignal): Promise<JobOutcome<ComputeResult>> {
  switch (job.type) {
    case 'prepareUpload':
      return { result: await prepareUpload(job.file) };
    case 'thumbnail': {
      const { labels } = inspectFile(job.picture);
      return file(encodeThumbnail(openPicture(job.picture).autoOrient(), job.width, job.format, labels));
    }
    case 'convert': {
      const { labels } = inspectFile(job.picture);
      return file(encodeAs(openPicture(job.picture).autoOrient(), job.format, labels));
    }
    case 'readScene':
      return { result: await readPictureScene(job.picture, job.options, signal) };
    case 'decode': {
      const picture = layOnBackground(await decodeUpright(job.picture));
      return { result: picture };
    }
    case 'encode':
      return {
        result: { png: await encodePng(job.picture, null), pixelHash: pixelHash(job.picture) },
      };
  }
}

async function file(encoding: Promise<Uint8Array>): Promise<JobOutcome<Uint8Array>> {
  try {
    return { result: await encoding };
  } catch (cause) {
    throw new AppError('IMAGE_BROKEN', String(cause), { cause });
  }
}
