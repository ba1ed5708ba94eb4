import { findByPatterns } from '../features/match-names.ts';
import { FAMILY_NAMES, paceOf, QUICK_LORA_PATTERNS, QUICK_VAES } from '../features/model-family.ts';
import { applyControls } from './apply-controls.ts';
import { applyReference } from './apply-reference.ts';
import { bringBack, type ReadyPicture } from './bring-back.ts';
import { fitPicture } from './fit-picture.ts';
import type { SamplingTask } from './graph-task.ts';
import { loadMain } from './load-main.ts';
import { MissingPartError } from './missing-part-error.ts';
import type { Link } from './node-signatures.ts';
import { needBase } from './read-ask.ts';
import { LIVE_SIZE_RANGES, paddedSize } from './sampling-size.ts';
import { samplePicture } from './sample-picture.ts';
import { DENOISE, DENOISE_AGAIN, readCurve } from './strengths.ts';

/**
 * One of many frames: control pictures hold what is drawn now, what was made of the frame before holds its look, and the same seed the
 * rest. The same nodes for every frame, so that the server keeps what it has loaded; the picture comes in the size in which it was
 * sampled, and nothing of it stays on the server.
 */
export function live(asked: SamplingTask): ReadyPicture {
  const task = quickTask(asked);
  const { graph, ask, main } = task;
  const sizes = paddedSize(ask, main.family, task.share, LIVE_SIZE_RANGES);
  const model = applyReference(task, loadMain(task));
  const loaded = { ...model, vae: quickVae(task) ?? model.vae };
  const conditions = applyControls(task, loaded, loaded.vae, ({ picture }) => {
    const [image] = graph.add('LoadImage', { image: graph.upload(fitPicture(picture, sizes)) });
    return image;
  });
  const { previous } = ask;
  const begin = fitPicture(previous ?? needBase(ask), sizes);
  const [pixels] = graph.add('LoadImage', { image: graph.upload(begin) });
  const [latent] = graph.add('VAEEncode', { pixels, vae: loaded.vae });
  const denoise = readCurve(previous ? DENOISE_AGAIN : DENOISE, ask.similarity);
  const picture = samplePicture(task, loaded, conditions, latent, denoise, sizes.padded);
  return { ...bringBack(task, picture, sizes, sizes.content), temporary: true };
}

/** The task with what makes its main model quick: nothing where it was distilled itself, else a LoRA. */
function quickTask(task: SamplingTask): SamplingTask {
  const { ask, main, models } = task;
  if (paceOf([main.name, ...ask.loras.map(({ name }) => name)]) !== 'full') return task;
  const name = findByPatterns(models.loras, QUICK_LORA_PATTERNS[main.family] ?? []);
  if (name === undefined)
    throw new MissingPartError(
      `LCM LoRA for ${FAMILY_NAMES[main.family]} not found: put it in models/loras, or a Turbo or Lightning checkpoint in models/checkpoints`,
    );
  return { ...task, ask: { ...ask, loras: [{ name, weight: 1 }, ...ask.loras] } };
}

function quickVae({ graph, main, models }: SamplingTask): Link<'VAE'> | undefined {
  const name = QUICK_VAES[main.family];
  return name !== undefined && models.vaes.includes(name)
    ? graph.add('VAELoader', { vae_name: name })[0]
    : undefined;
}
