import type { ControlKind } from '../../generative/generator.ts';
import { matchesPattern, type NamePattern } from './match-names.ts';

/**
 * In the order in which a family is taken when nobody chose: SDXL follows every control picture and references on ordinary cards,
 * Flux follows fewer of them and wants the largest cards, SD 1.5 draws the least detail.
 */
export const MODEL_FAMILIES = ['sdxl', 'flux', 'sd15'] as const;
export type ModelFamily = (typeof MODEL_FAMILIES)[number];

export const FAMILY_NAMES: Readonly<Record<ModelFamily, string>> = {
  sdxl: 'SDXL',
  flux: 'Flux',
  sd15: 'SD 1.5',
};

export type Purpose = 'general' | 'inpainting' | 'instruction';

/** How a model, or a LoRA laid over it, was distilled: each wants its own sampler, steps and guidance. */
export type Pace = 'full' | 'hyper' | 'hyper-cfg' | 'lightning' | 'turbo' | 'lcm' | 'schnell';

/** Of a LoRA or a main model by its name; the first that matches. */
const PACES: readonly (readonly [NamePattern, Pace])[] = [
  ['hyper cfg', 'hyper-cfg'],
  ['hyper-sd', 'hyper'],
  ['hyper-flux', 'hyper'],
  ['lightning', 'lightning'],
  ['schnell', 'schnell'],
  ['turbo', 'turbo'],
  ['lcm', 'lcm'],
];

export function paceOf(names: readonly string[]): Pace {
  const found = PACES.find(([pattern]) => names.some((name) => matchesPattern(name, pattern)));
  return found ? found[1] : 'full';
}

/** LoRAs that make a main model draw in a few steps, quickest first. Nothing in a file's name of LCM says SD 1.5 for certain, so that comes last. */
export const QUICK_LORA_PATTERNS: Readonly<Partial<Record<ModelFamily, readonly NamePattern[]>>> = {
  sd15: [
    'lcm sd15',
    'lcm sdv1-5',
    'lcm sd1-5',
    'lcm v1-5',
    'hyper-sd15',
    'lcm !xl !flux !sd3 !ssd !wan !pixart',
  ],
  sdxl: ['lcm xl', 'lightning xl', 'hyper xl', 'turbo xl'],
};

/** The smallest autoencoders that there are, which draw a frame in a fraction of the time: the server lists them where their files are. */
export const QUICK_VAES: Readonly<Partial<Record<ModelFamily, string>>> = { sd15: 'taesd', sdxl: 'taesdxl' };

/** Other families' files lie in the same folders; sampled as one of ours they end in "shapes cannot be multiplied". */
const OTHERS: readonly NamePattern[] = [
  'refiner',
  'svd',
  'sd3',
  'stable-diffusion-3',
  'v2-1',
  'sd21',
  'sd2-',
  'cascade',
  'hunyuan',
  'wan2',
  'ltx',
  'mochi',
  'qwen',
  'z-image',
  'chroma',
  'aura',
  'pixart',
  'kolors',
  'playground',
  'cosmos',
  'hidream',
  'lumina',
  'omnigen',
  'flux2',
  'flux-2',
  'stable-audio',
  'ace-step',
  'stable-zero123',
];

/** Families whose names do not say it, but whose weights have the shape of SDXL. */
const LIKE_SDXL: readonly NamePattern[] = ['xl', 'pony', 'illustrious', 'noob'];

/** Of a file of `models/checkpoints`. What its name does not tell is taken for SD 1.5, whose files are the oldest and worst named. */
export function familyOfCheckpoint(name: string): ModelFamily | undefined {
  if (OTHERS.some((pattern) => matchesPattern(name, pattern))) return undefined;
  if (matchesPattern(name, 'flux')) return 'flux';
  return LIKE_SDXL.some((pattern) => matchesPattern(name, pattern)) ? 'sdxl' : 'sd15';
}

/** Of a file of `models/diffusion_models`, where only Flux of our families lies; its canny and depth editions are wired otherwise. */
export function familyOfDiffusionModel(name: string): ModelFamily | undefined {
  if (OTHERS.some((pattern) => matchesPattern(name, pattern))) return undefined;
  return matchesPattern(name, 'flux !canny !depth !redux !controlnet') ? 'flux' : undefined;
}

export function purposeOf(name: string, family: ModelFamily): Purpose {
  if (family === 'flux' && matchesPattern(name, 'kontext')) return 'instruction';
  if (family === 'flux' && matchesPattern(name, 'fill')) return 'inpainting';
  return matchesPattern(name, 'inpaint') ? 'inpainting' : 'general';
}

/** Files that follow one control picture, best first; then files that follow several, with the word by which the kind is set. */
export interface ControlPatterns {
  readonly single: Readonly<Record<ControlKind, readonly NamePattern[]>>;
  readonly union: readonly NamePattern[];
  readonly unionTypes: Readonly<Partial<Record<ControlKind, string>>>;
}

const ALL_UNION_TYPES = {
  line: 'canny/lineart/anime_lineart/mlsd',
  depth: 'depth',
  normal: 'normal',
  regions: 'segment',
} as const;

export const CONTROL_PATTERNS: Readonly<Record<ModelFamily, ControlPatterns>> = {
  sd15: {
    single: {
      // Drawn lines first: what learned from straight edges or from Canny follows them less well.
      line: ['sd15 lineart !anime', 'sd15 mlsd', 'sd15 canny', 'sd15 softedge', 'sd15 scribble'],
      depth: ['sd15 depth'],
      normal: ['sd15 normal'],
      regions: ['sd15 seg'],
    },
    union: ['sd15 union'],
    unionTypes: ALL_UNION_TYPES,
  },
  sdxl: {
    single: {
      line: ['xl lineart !anime', 'mistoline', 'xl canny', 'xl softedge', 'xl scribble'],
      depth: ['xl depth'],
      normal: ['xl normal'],
      regions: ['xl seg'],
    },
    union: ['xl union promax', 'xl union', 'promax !flux'],
    unionTypes: ALL_UNION_TYPES,
  },
  flux: {
    single: {
      line: ['flux lineart', 'flux canny', 'flux hed', 'flux softedge'],
      depth: ['flux depth'],
      normal: ['flux normal'],
      regions: ['flux seg'],
    },
    union: ['flux union pro 2', 'flux union pro', 'flux union'],
    // The node hands on a number, and Flux's unions count their own way: canny 0, tile 1, depth 2. These words carry 0 and 2; the
    // edition 2.0 has no numbers and passes them over. None of them learned normals or regions.
    unionTypes: { line: 'openpose', depth: 'hed/pidi/scribble/ted' },
  },
};

export const INPAINT_CONTROL_PATTERNS: Readonly<Record<ModelFamily, readonly NamePattern[]>> = {
  sd15: ['sd15 inpaint'],
  sdxl: [],
  flux: ['flux inpaint'],
};

/** Of IP-Adapter, with the encoder that each was trained on: the plain SDXL edition wants the larger one. */
export const REFERENCE_PATTERNS: Readonly<
  Record<
    'sd15' | 'sdxl',
    { readonly adapter: readonly NamePattern[]; readonly encoder: readonly NamePattern[] }
  >
> = {
  sd15: {
    adapter: ['ip-adapter plus sd15 !face', 'ip-adapter sd15 !face !light !vit-g'],
    encoder: ['clip vit-h !bigg', 'sd1-5 model !bigg'],
  },
  sdxl: {
    adapter: ['ip-adapter plus sdxl vit-h !face', 'ip-adapter sdxl vit-h !face'],
    encoder: ['clip vit-h !bigg', 'sd1-5 model !bigg'],
  },
};

export const FLUX_PATTERNS = {
  clipL: ['clip-l'],
  t5: ['t5xxl fp16', 't5xxl', 't5-v1-1-xxl'],
  vae: ['flux vae', 'flux ae'],
  redux: ['flux redux', 'redux'],
  siglip: ['sigclip', 'siglip'],
} as const satisfies Record<string, readonly NamePattern[]>;

/** LaMa before MAT, whose licence forbids paid work. */
export const REMOVAL_PATTERNS: readonly NamePattern[] = ['lama', 'mat places', 'places-512'];

export const FOOOCUS_PATTERNS = {
  head: ['fooocus head'],
  patch: ['fooocus patch'],
} as const satisfies Record<string, readonly NamePattern[]>;
