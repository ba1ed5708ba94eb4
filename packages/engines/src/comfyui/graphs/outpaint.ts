import { FAMILY_NAMES } from '../features/model-family.ts';
import type { ReadyPicture } from './bring-back.ts';
import type { SamplingTask } from './graph-task.ts';
import { inpaint } from './inpaint.ts';
import { bestInpaintMethod } from './inpaint-methods.ts';
import type { MaskedArea } from './masked-area.ts';
import { MissingPartError } from './missing-part-error.ts';

const WAYS = {
  sdxl: 'put an SDXL inpainting checkpoint in models/checkpoints, or the Fooocus head and patch in models/inpaint',
  flux: 'put Flux Fill in models/diffusion_models, or the Flux inpainting ControlNet in models/controlnet',
  sd15: 'put an SD 1.5 inpainting checkpoint in models/checkpoints, or control_v11p_sd15_inpaint in models/controlnet (with comfyui_controlnet_aux)',
} as const;

/** A plain model at full denoise paints a picture of its own into the hole: what has to continue what is there must have learned to. */
export function needLearnedInpainting(task: SamplingTask): void {
  const { family } = task.main;
  if (bestInpaintMethod(task) === 'plain')
    throw new MissingPartError(`inpainting model for ${FAMILY_NAMES[family]} not found: ${WAYS[family]}`);
}

/** What is free of the larger canvas is painted so that it continues the base. */
export function outpaint(task: SamplingTask): ReadyPicture {
  needLearnedInpainting(task);
  return inpaint(task, { denoise: 1, prepare: (area) => fillSmoothly(task, area) });
}

/** Colours of the border carried into the free part: models read from them where sky and ground go on. Where the node is not, grey. */
function fillSmoothly({ graph }: SamplingTask, area: MaskedArea): MaskedArea {
  if (!graph.has('INPAINT_MaskedFill')) return area;
  const [image] = graph.add('INPAINT_MaskedFill', {
    image: area.image,
    mask: area.grownMask(),
    fill: 'navier-stokes',
    falloff: 0,
  });
  return { ...area, image };
}
