import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { AiLabels } from '@plumbline/core/labels/ai-labels.ts';
import { type JobOutcome, serveJobs } from './threads/serve-jobs.ts';
import { alphaRange } from '@plumbline/imaging/alpha-range.ts';
import { maskRange } from '@plumbline/imaging/mask-range.ts';
import { addPngLabels } from '@plumbline/imaging/file-format/png.ts';
import { drawVisibleLabel } from '@plumbline/imaging/visible-label/draw-visible-label.ts';
import { withCheckedLabels } from './pictures/check-labels.ts';
import type { ComputeJob, ComputeResult } from './compute-jobs.ts';
import { composeLayers } from './pictures/compose-layers.ts';
import { decodeUpright } from './pictures/decode-upright.ts';
import { describePicture } from './pictures/describe-picture.ts';
import { drawStoredModel } from './models/draw-stored-model.ts';
import { measurePicture } from './pictures/measure-picture.ts';
import { splitSheet } from '@plumbline/scene/sheet/split-sheet.ts';
import { measureStoredModel } from './models/measure-stored-model.ts';
import { standPlanOf } from './models/stand-plan.ts';
import { writeStoredGlb } from './models/write-stored-glb.ts';
import { encodeAs, encodePng, encodeThumbnail } from './pictures/encode-picture.ts';
import { inspectFile } from './pictures/inspect-file.ts';
import { laySideBySide } from './pictures/lay-side-by-side.ts';
import { layOnBackground } from './pictures/lay-on-background.ts';
import { openPicture, openPixels } from './pictures/open-picture.ts';
import { pickMaskOf } from './pictures/pick-mask.ts';
import { pixelHash } from '@plumbline/core/images/pixel-hash.ts';
import { prepareUpload } from './pictures/prepare-upload.ts';
import { readPictureScene } from './pictures/read-picture-scene.ts';
import { standReadingUp } from './standing/stand-reading-up.ts';
import { writeSceneModel } from './standing/write-scene-model.ts';

serveJobs<ComputeJob, ComputeResult>((job, { signal }) => run(job, signal));

async function run(job: ComputeJob, signal: AbortSignal): Promise<JobOutcome<ComputeResult>> {
  switch (job.type) {
    case 'prepareUpload':
      return { result: await prepareUpload(job.file) };
    case 'thumbnail': {
      const { labels } = inspectFile(job.picture);
      const picture = openPicture(job.picture).autoOrient();
      return file(encodeThumbnail(picture, job.width, job.format, labels), labels);
    }
    case 'convert': {
      const { labels } = inspectFile(job.picture);
      const { format, quality, visibleLabel } = job.options;
      const picture =
        visibleLabel === null
          ? openPicture(job.picture).autoOrient()
          : openPixels(drawVisibleLabel(await decodeUpright(job.picture), visibleLabel));
      const sheet = job.before === null ? picture : await laySideBySide(job.before, picture);
      return file(encodeAs(sheet, { format, quality }, labels), labels);
    }
    case 'maskRange':
      return { result: maskRange(await decodeUpright(job.mask)) };
    case 'alphaRange':
      return { result: alphaRange(await decodeUpright(job.picture)) };
    case 'composeLayers':
      return { result: await composeLayers(job.layered) };
    case 'readScene':
      return { result: await readPictureScene(job.picture, job.options, signal) };
    case 'standUp':
      return { result: standReadingUp(job.basis, job.said) };
    case 'modelOfScene':
      return { result: await writeSceneModel(job.picture, job.scene, job.form, signal) };
    case 'pickMask':
      return { result: await pickMaskOf(job.key, job.picture, job.options) };
    case 'measurePicture':
      return { result: await measurePicture(job.picture) };
    case 'splitSheet':
      return { result: splitSheet(layOnBackground(await decodeUpright(job.picture))) };
    case 'describePicture':
      return { result: await describePicture(job.picture) };
    case 'drawModel':
      return { result: await drawStoredModel(job.stored, job.request, signal) };
    case 'writeGltf':
      return { result: await writeStoredGlb(job.stored, job.assignments, signal) };
    case 'measureModel':
      return { result: measureStoredModel(job.stored, job.assignments, signal) };
    case 'standPlan':
      return { result: await standPlanOf(job.picture, job.options, signal) };
    case 'decode': {
      const { labels } = inspectFile(job.picture);
      const decoded = await decodeUpright(job.picture);
      return { result: { ...(job.keepAlpha ? decoded : layOnBackground(decoded)), labels } };
    }
    case 'encode': {
      const { picture, labels } = job;
      const png = job.png ? addPngLabels(job.png, labels) : await encodePng(picture, labels);
      return { result: { png: await withCheckedLabels(png, labels), pixelHash: pixelHash(picture) } };
    }
  }
}

async function file(encoding: Promise<Uint8Array>, labels: AiLabels | null): Promise<JobOutcome<Uint8Array>> {
  const encoded = await encoding.catch((cause: unknown) => {
    throw new AppError('IMAGE_BROKEN', String(cause), { cause });
  });
  return { result: await withCheckedLabels(encoded, labels) };
}
