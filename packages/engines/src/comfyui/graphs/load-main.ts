import { FAMILY_NAMES, paceOf } from '../features/model-family.ts';
import type { Conditions, SamplingTask } from './graph-task.ts';
import { MissingPartError, needFile } from './missing-part-error.ts';
import type { Link } from './node-signatures.ts';
import { FLUX_GUIDANCE, livePreset, SAMPLING_PRESETS, type SamplingPreset } from './sampling-presets.ts';

export interface LoadedMain extends Conditions {
  readonly model: Link<'MODEL'>;
  readonly vae: Link<'VAE'>;
  readonly preset: SamplingPreset;
}

interface Loaded {
  readonly model: Link<'MODEL'>;
  readonly clip: Link<'CLIP'>;
  readonly vae: Link<'VAE'>;
}

/**
 * Main model, LoRAs over it, and both prompts.
 *
 * @param prompt in place of the ask's own
 */
export function loadMain(task: SamplingTask, prompt = task.ask.prompt): LoadedMain {
  const { graph, ask, main } = task;
  const { vae, ...bare } = task.main.form === 'checkpoint' ? loadCheckpoint(task) : loadFlux(task);
  const { model, clip } = layLoras(task, bare);
  const names = [main.name, ...ask.loras.map(({ name }) => name)];
  const pace = paceOf(names);
  const [paced] =
    pace === 'lcm' && main.family !== 'flux'
      ? // Without it the few steps stand at the wrong noise levels.
        graph.add('ModelSamplingDiscrete', { model, sampling: 'lcm', zsnr: false })
      : [model];
  const [positive] = graph.add('CLIPTextEncode', { clip, text: prompt });
  return {
    model: paced,
    vae,
    preset: ask.kind === 'live' ? livePreset(pace, names) : SAMPLING_PRESETS[main.family][pace],
    ...(main.family === 'flux'
      ? guideFlux(task, positive)
      : { positive, negative: graph.add('CLIPTextEncode', { clip, text: ask.negative })[0] }),
  };
}

function loadCheckpoint({ graph, main }: SamplingTask): Loaded {
  const [model, clip, vae] = graph.add('CheckpointLoaderSimple', { ckpt_name: main.name });
  return { model, clip, vae };
}

function loadFlux({ graph, main, models }: SamplingTask): Loaded {
  const name = FAMILY_NAMES[main.family];
  const clipL = needFile(models.fluxTexts.clipL, `text encoder clip_l for ${name}`, 'models/text_encoders');
  const t5 = needFile(models.fluxTexts.t5, `text encoder t5xxl for ${name}`, 'models/text_encoders');
  const vaeFile = needFile(models.fluxVae, `VAE ae.safetensors for ${name}`, 'models/vae');
  const [model] = graph.add('UNETLoader', { unet_name: main.name, weight_dtype: 'default' });
  const [clip] = graph.add('DualCLIPLoader', { clip_name1: clipL, clip_name2: t5, type: 'flux' });
  const [vae] = graph.add('VAELoader', { vae_name: vaeFile });
  return { model, clip, vae };
}

function layLoras(
  { graph, ask, models }: SamplingTask,
  { model, clip }: Omit<Loaded, 'vae'>,
): Omit<Loaded, 'vae'> {
  let over = { model, clip };
  for (const { name, weight } of ask.loras) {
    if (!models.loras.includes(name))
      throw new MissingPartError(`LoRA "${name}" not found: put it in models/loras`);
    const [nextModel, nextClip] = graph.add('LoraLoader', {
      ...over,
      lora_name: name,
      strength_model: weight,
      strength_clip: weight,
    });
    over = { model: nextModel, clip: nextClip };
  }
  return over;
}

/** Flux was distilled to follow a number in place of a negative prompt; what stands there is only a place holder. */
function guideFlux({ graph, main }: SamplingTask, conditioning: Link<'CONDITIONING'>): Conditions {
  const [negative] = graph.add('ConditioningZeroOut', { conditioning });
  const [positive] = graph.add('FluxGuidance', { conditioning, guidance: FLUX_GUIDANCE[main.purpose] });
  return { positive, negative };
}
