import type { GenerationAsk, ControlKind } from '../generative/generator.ts';
import {
  UNION_TYPES,
  controlModel,
  inpaintModel,
  isUnion,
  referenceModel,
  type Architecture,
} from './control-models.ts';
import type { Size } from './working-size.ts';

/** What a server has, as far as payloads depend on it. */
export interface ServerParts {
  readonly controlModels: readonly string[];
  /** Control units at a time. */
  readonly units: number;
  readonly model: string;
  readonly architecture: Architecture;
}

/** Pictures of an ask as the server takes them: PNG in base64, of the working size. */
export interface EncodedPictures {
  readonly base: string | null;
  readonly mask: string | null;
  readonly reference: string | null;
  readonly controls: readonly { readonly kind: ControlKind; readonly picture: string }[];
}

export interface Payload {
  readonly path: 'sdapi/v1/txt2img' | 'sdapi/v1/img2img';
  readonly body: Readonly<Record<string, unknown>>;
  /** Networks that take part. */
  readonly models: readonly string[];
}

const STEPS = 24;
/** At less likeness than this the base's colours are nothing to begin with. */
const LEAST_LIKENESS = 0.12;
/** How much of the schedule an ask with full likeness still runs. */
const LEAST_DENOISE = 0.3;

/** An ask as a request of `sdapi`. */
export function toPayload(
  ask: GenerationAsk,
  size: Size,
  pictures: EncodedPictures,
  parts: ServerParts,
  taskId: string,
): Payload {
  const units = unitsOf(ask, pictures, parts);
  const common = {
    prompt: [ask.prompt, ...ask.loras.map(({ name, weight }) => `<lora:${name}:${weight}>`)].join(', '),
    negative_prompt: ask.negative,
    seed: ask.seed,
    steps: STEPS,
    cfg_scale: 7,
    sampler_name: 'DPM++ 2M',
    ...size,
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
    force_task_id: taskId,
    ...(ask.model === undefined ? {} : { override_settings: { sd_model_checkpoint: ask.model } }),
    // Loading a checkpoint takes longer than a picture: it stays for the next.
    override_settings_restore_afterwards: false,
    ...(units.length === 0 ? {} : { alwayson_scripts: { ControlNet: { args: units } } }),
  };
  const models = units.map(({ model }) => model);
  const startsFromBase =
    pictures.base !== null && (ask.kind !== 'structure' || ask.similarity >= LEAST_LIKENESS);
  if (!startsFromBase) return { path: 'sdapi/v1/txt2img', body: common, models };
  return {
    path: 'sdapi/v1/img2img',
    models,
    body: {
      ...common,
      init_images: [pictures.base],
      resize_mode: 0,
      denoising_strength: denoiseOf(ask),
      include_init_images: false,
      ...(pictures.mask === null ? {} : maskOf(ask, pictures.mask)),
    },
  };
}

function denoiseOf({ kind, similarity }: GenerationAsk): number {
  if (kind === 'removal' || kind === 'outpaint') return 1;
  return 1 - (1 - LEAST_DENOISE) * similarity;
}

/** White is painted anew, as in our own masks. */
function maskOf({ kind }: GenerationAsk, mask: string) {
  return {
    mask,
    mask_blur: 4,
    // What goes is begun from what is around it; what changes is begun from what it was.
    inpainting_fill: kind === 'removal' ? 0 : 1,
    inpaint_full_res: kind === 'inpaint',
    inpaint_full_res_padding: 48,
    inpainting_mask_invert: 0,
  };
}

interface ControlUnit {
  readonly model: string;
  readonly [field: string]: unknown;
}

/** Units as far as the server has room; every field that matters is said, because its defaults differ from server to server. */
function unitsOf(
  { kind, strength, referenceWeight }: GenerationAsk,
  { controls, reference }: EncodedPictures,
  { controlModels, units, architecture }: ServerParts,
): ControlUnit[] {
  const common = {
    enabled: true,
    resize_mode: 'Just Resize',
    processor_res: -1,
    threshold_a: -1,
    threshold_b: -1,
    guidance_start: 0,
    pixel_perfect: false,
    hr_option: 'Both',
    save_detected_map: false,
  };
  const filling = inpaintModel(controlModels, architecture);
  const found: ControlUnit[] = controls.flatMap(({ kind: shown, picture }, at) => {
    const model = controlModel(controlModels, shown, architecture);
    if (model === undefined) return [];
    return [
      {
        ...common,
        // Our pictures are ready: nothing is to be found in them first.
        module: 'none',
        model,
        image: picture,
        // The first holds; the others help it.
        weight: hundredths(at === 0 ? 0.4 + 0.8 * strength : 0.2 + 0.4 * strength),
        guidance_end: hundredths(0.5 + 0.5 * strength),
        control_mode: strength >= 0.8 ? 'ControlNet is more important' : 'Balanced',
        ...(isUnion(model) ? { union_control_type: UNION_TYPES[shown] } : {}),
      },
    ];
  });
  if ((kind === 'removal' || kind === 'outpaint') && filling !== undefined)
    found.unshift({
      ...common,
      module: 'inpaint_only+lama',
      model: filling,
      weight: 1,
      guidance_end: 1,
      resize_mode: kind === 'outpaint' ? 'Resize and Fill' : 'Just Resize',
      control_mode: 'ControlNet is more important',
    });
  const look = referenceModel(controlModels, architecture);
  if (reference !== null && look !== undefined)
    found.push({
      ...common,
      module: architecture === 'sdxl' ? 'ip-adapter_clip_sdxl' : 'ip-adapter_clip_sd15',
      model: look,
      image: reference,
      weight: referenceWeight,
      guidance_end: 0.9,
      control_mode: 'Balanced',
    });
  return found.slice(0, units);
}

/** What floats leave behind is no part of a request that is looked at. */
function hundredths(value: number): number {
  return Math.round(100 * value) / 100;
}
