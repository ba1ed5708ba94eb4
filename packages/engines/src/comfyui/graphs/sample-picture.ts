import type { Conditions, GraphTask } from './graph-task.ts';
import type { LoadedMain } from './load-main.ts';
import type { Link } from './node-signatures.ts';
import { partialSchedule } from './sampling-presets.ts';
import type { Size } from './sampling-size.ts';
import { decodeLatent } from './tiled-vae.ts';

/** Above every schedule: to its end. */
const TO_THE_END = 10_000;

/** Samples `latent`, which becomes a picture of `size`, and decodes it. `denoise` 0…1: how much of it may change; only that tail of the schedule is run. */
export function samplePicture(
  task: GraphTask,
  { model, preset, vae }: Pick<LoadedMain, 'model' | 'preset' | 'vae'>,
  { positive, negative }: Conditions,
  latent: Link<'LATENT'>,
  denoise: number,
  size: Size,
): Link<'IMAGE'> {
  const { graph, ask } = task;
  const { steps, start } = partialSchedule(denoise, preset);
  const [samples] = graph.add('KSamplerAdvanced', {
    model,
    add_noise: 'enable',
    noise_seed: ask.seed,
    steps,
    cfg: preset.guidance,
    sampler_name: preset.sampler,
    scheduler: preset.scheduler,
    positive,
    negative,
    latent_image: latent,
    start_at_step: start,
    end_at_step: TO_THE_END,
    return_with_leftover_noise: 'disable',
  });
  return decodeLatent(task, samples, vae, size);
}
