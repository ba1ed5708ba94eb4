import { applyControls } from './apply-controls.ts';
import { applyReference } from './apply-reference.ts';
import { bringBack, type ReadyPicture } from './bring-back.ts';
import { fitPicture } from './fit-picture.ts';
import type { SamplingTask } from './graph-task.ts';
import { loadMain } from './load-main.ts';
import type { Link } from './node-signatures.ts';
import { type PaddedSize, paddedSize, type Size } from './sampling-size.ts';
import { samplePicture } from './sample-picture.ts';

/**
 * A whole picture from words, control pictures and reference, over what `latentOf` begins with.
 *
 * @param denoise 0…1: how much of the beginning may change
 */
export function makeWholePicture(
  task: SamplingTask,
  denoise: number,
  latentOf: (sizes: PaddedSize, vae: Link<'VAE'>) => Link<'LATENT'>,
): ReadyPicture {
  const { graph, ask, main } = task;
  const sizes = paddedSize(ask, main.family, task.share);
  const loaded = applyReference(task, loadMain(task));
  const conditions = applyControls(task, loaded, loaded.vae, ({ picture }) => {
    const [image] = graph.add('LoadImage', { image: graph.upload(fitPicture(picture, sizes)) });
    return image;
  });
  const latent = latentOf(sizes, loaded.vae);
  return bringBack(task, samplePicture(task, loaded, conditions, latent, denoise, sizes.padded), sizes, ask);
}

/** Nothing yet, in the shape that the family's autoencoder has. */
export function emptyLatent({ graph, main }: SamplingTask, { width, height }: Size): Link<'LATENT'> {
  const node = main.family === 'flux' ? 'EmptySD3LatentImage' : 'EmptyLatentImage';
  return graph.add(node, { width, height, batch_size: 1 })[0];
}
