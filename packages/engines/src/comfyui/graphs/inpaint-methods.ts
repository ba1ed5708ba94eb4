import { paceOf } from '../features/model-family.ts';
import type { Conditions, SamplingTask } from './graph-task.ts';
import type { LoadedMain } from './load-main.ts';
import type { MaskedArea } from './masked-area.ts';
import type { Link } from './node-signatures.ts';
import { encodePixels } from './tiled-vae.ts';

/**
 * How a main model is brought to fill a hole. `conditioning`: it learned to; `fooocus`: a patch over SDXL; `control` and `network`: a
 * control network that sees the hole, of SD 1.5 and of Flux; `plain`: any model, which keeps its eye on what stands around as long as
 * something of what was there stays.
 */
export type InpaintMethod = 'conditioning' | 'fooocus' | 'control' | 'network' | 'plain';

export interface HolePainting {
  readonly model: Link<'MODEL'>;
  readonly conditions: Conditions;
  readonly latent: Link<'LATENT'>;
}

/** From which denoise on a method does better than a plain one; below, it only costs time and keeps less. */
const WORTH_FROM: Readonly<Record<InpaintMethod, number>> = {
  conditioning: 0,
  control: 0.5,
  fooocus: 0.8,
  network: 0.9,
  plain: 0,
};

/** The best that is there for the task's main model. */
export function bestInpaintMethod({ graph, ask, main, models, parts }: SamplingTask): InpaintMethod {
  if (main.purpose === 'inpainting') return 'conditioning';
  const patched = models.fooocus.head !== undefined && models.fooocus.patch !== undefined;
  const full = paceOf([main.name, ...ask.loras.map(({ name }) => name)]) === 'full';
  // The patch was made for models that were not distilled.
  if (main.family === 'sdxl' && patched && full) return 'fooocus';
  if (parts.inpaintControl === undefined) return 'plain';
  if (main.family === 'sd15' && graph.has('InpaintPreprocessor')) return 'control';
  return main.family === 'flux' ? 'network' : 'plain';
}

/** What the sampler begins with, by the method, or plainly where that is enough. */
export function paintHole(
  task: SamplingTask,
  loaded: LoadedMain,
  conditions: Conditions,
  area: MaskedArea,
  denoise: number,
): HolePainting {
  const best = bestInpaintMethod(task);
  const method = denoise < WORTH_FROM[best] ? 'plain' : best;
  const [model] = task.graph.add('DifferentialDiffusion', { model: loaded.model });
  return METHODS[method](task, { ...loaded, model }, conditions, area);
}

type Method = (
  task: SamplingTask,
  loaded: LoadedMain,
  conditions: Conditions,
  area: MaskedArea,
) => HolePainting;

const METHODS: Readonly<Record<InpaintMethod, Method>> = {
  plain: (task, { model, vae }, conditions, { image, softMask, size }) => {
    const samples = encodePixels(task, image, vae, size);
    const [latent] = task.graph.add('SetLatentNoiseMask', { samples, mask: softMask() });
    return { model, conditions, latent };
  },

  conditioning: ({ graph }, { model, vae }, conditions, { image, softMask }) => {
    const [positive, negative, latent] = graph.add('InpaintModelConditioning', {
      ...pick(conditions),
      vae,
      pixels: image,
      mask: softMask(),
      noise_mask: true,
    });
    return { model, conditions: { positive, negative }, latent };
  },

  fooocus: ({ graph, models }, { model, vae }, conditions, { image, softMask }) => {
    const [positive, negative, hint, latent] = graph.add('INPAINT_VAEEncodeInpaintConditioning', {
      ...pick(conditions),
      vae,
      pixels: image,
      mask: softMask(),
    });
    const [patch] = graph.add('INPAINT_LoadFooocusInpaint', {
      head: models.fooocus.head ?? '',
      patch: models.fooocus.patch ?? '',
    });
    const [patched] = graph.add('INPAINT_ApplyFooocusInpaint', { model, patch, latent: hint });
    return { model: patched, conditions: { positive, negative }, latent };
  },

  control: (task, loaded, conditions, area) => {
    const { graph, parts } = task;
    const begun = METHODS.plain(task, loaded, conditions, area);
    const [net] = graph.add('ControlNetLoader', { control_net_name: parts.inpaintControl ?? '' });
    const [image] = graph.add('InpaintPreprocessor', {
      image: area.image,
      mask: area.softMask(),
      // Of the shortest side: the hint keeps the size of what is sampled.
      resolution: Math.min(area.size.width, area.size.height),
      black_pixel_for_xinsir_cn: false,
    });
    const [positive, negative] = graph.add('ControlNetApplyAdvanced', {
      ...pick(conditions),
      control_net: net,
      image,
      strength: 1,
      start_percent: 0,
      end_percent: 1,
      vae: loaded.vae,
    });
    return { ...begun, conditions: { positive, negative } };
  },

  network: (task, loaded, conditions, area) => {
    const { graph, parts } = task;
    const begun = METHODS.plain(task, loaded, conditions, area);
    const [net] = graph.add('ControlNetLoader', { control_net_name: parts.inpaintControl ?? '' });
    const [positive, negative] = graph.add('ControlNetInpaintingAliMamaApply', {
      ...pick(conditions),
      control_net: net,
      vae: loaded.vae,
      image: area.image,
      mask: area.softMask(),
      strength: 0.9,
      start_percent: 0,
      end_percent: 1,
    });
    return { ...begun, conditions: { positive, negative } };
  },
};

const pick = ({ positive, negative }: Conditions): Conditions => ({ positive, negative });
