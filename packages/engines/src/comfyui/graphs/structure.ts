import type { ReadyPicture } from './bring-back.ts';
import { fitPicture } from './fit-picture.ts';
import type { SamplingTask } from './graph-task.ts';
import { needBase } from './read-ask.ts';
import { DENOISE, readCurve } from './strengths.ts';
import { encodePixels } from './tiled-vae.ts';
import { emptyLatent, makeWholePicture } from './whole-picture.ts';

/** The base's geometry becomes a picture: control pictures hold it, and as much of its colours stays as `similarity` says. */
export function structure(task: SamplingTask): ReadyPicture {
  const { graph, ask } = task;
  const denoise = readCurve(DENOISE, ask.similarity);
  return makeWholePicture(task, denoise, (sizes, vae) => {
    // At 1 nothing of it would be left but the time to encode it.
    if (denoise >= 1) return emptyLatent(task, sizes.padded);
    const [pixels] = graph.add('LoadImage', { image: graph.upload(fitPicture(needBase(ask), sizes)) });
    return encodePixels(task, pixels, vae, sizes.padded);
  });
}
