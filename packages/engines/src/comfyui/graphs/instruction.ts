import { bringBack, bringBackWhole, type ReadyPicture } from './bring-back.ts';
import { fitPicture } from './fit-picture.ts';
import type { SamplingTask } from './graph-task.ts';
import { kontextSize } from './kontext-size.ts';
import { loadMain } from './load-main.ts';
import type { Link } from './node-signatures.ts';
import { needBase, needMask } from './read-ask.ts';
import { samplePicture } from './sample-picture.ts';
import { encodePixels } from './tiled-vae.ts';

/** A sentence says what is to change: Flux Kontext, which looks at the base, and at a reference beside it, while it paints. */
export function instruction(task: SamplingTask): ReadyPicture {
  const { graph, ask } = task;
  const base = needBase(ask);
  const sizes = kontextSize(base);
  const loaded = loadMain(task);
  const encode = (picture: typeof base): Link<'LATENT'> => {
    const [pixels] = graph.add('LoadImage', {
      image: graph.upload(fitPicture(picture, kontextSize(picture))),
    });
    return encodePixels(task, pixels, loaded.vae, kontextSize(picture).padded);
  };
  const latent = encode(base);
  let [positive] = graph.add('ReferenceLatent', { conditioning: loaded.positive, latent });
  if (ask.reference)
    [positive] = graph.add('ReferenceLatent', { conditioning: positive, latent: encode(ask.reference) });
  const made = samplePicture(task, loaded, { positive, negative: loaded.negative }, latent, 1, sizes.padded);
  if (!ask.mask) return bringBack(task, made, sizes, ask);
  // The model repaints everything a little; outside the mask the base itself stays.
  const [mask] = graph.add('LoadImageMask', {
    image: graph.upload(needMask(ask, base)),
    channel: 'red',
  });
  const [destination] = graph.add('LoadImage', { image: graph.upload(base) });
  const [picture] = graph.add('ImageCompositeMasked', {
    destination,
    source: bringBackWhole(task, made, sizes, base),
    x: 0,
    y: 0,
    resize_source: false,
    mask,
  });
  return { picture };
}
