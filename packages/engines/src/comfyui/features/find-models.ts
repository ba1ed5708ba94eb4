import { CONTROL_KINDS, type ControlKind } from '../../generative/generator.ts';
import { findByPatterns, normalName } from './match-names.ts';
import {
  CONTROL_PATTERNS,
  FLUX_PATTERNS,
  FOOOCUS_PATTERNS,
  familyOfCheckpoint,
  familyOfDiffusionModel,
  INPAINT_CONTROL_PATTERNS,
  MODEL_FAMILIES,
  type ModelFamily,
  type Purpose,
  purposeOf,
  REFERENCE_PATTERNS,
  REMOVAL_PATTERNS,
} from './model-family.ts';
import { type NodeCatalogue, optionsOf } from './node-catalogue.ts';

export interface MainModel {
  readonly name: string;
  readonly family: ModelFamily;
  /** A checkpoint holds its text encoder and autoencoder; a diffusion model needs theirs beside it. */
  readonly form: 'checkpoint' | 'diffusion';
  readonly purpose: Purpose;
}

export interface ControlFile {
  readonly name: string;
  /** Set where the file follows several kinds. */
  readonly unionType?: string;
}

/** What stands beside the main models of one family. */
export interface FamilyParts {
  readonly controls: Readonly<Partial<Record<ControlKind, ControlFile>>>;
  readonly inpaintControl: string | undefined;
  /** IP-Adapter, or for Flux the Redux style model. */
  readonly referenceModel: string | undefined;
  readonly imageEncoder: string | undefined;
}

export interface EnlargingModel {
  readonly name: string;
  readonly factor: number;
}

export interface FoundModels {
  readonly mains: readonly MainModel[];
  readonly families: Readonly<Record<ModelFamily, FamilyParts>>;
  readonly fluxTexts: { readonly clipL: string | undefined; readonly t5: string | undefined };
  readonly fluxVae: string | undefined;
  readonly fooocus: { readonly head: string | undefined; readonly patch: string | undefined };
  readonly removal: string | undefined;
  readonly enlarging: readonly EnlargingModel[];
  readonly loras: readonly string[];
  /** By the names under which the server lists them. */
  readonly vaes: readonly string[];
}

/** Which file plays which role. No folder is assumed: what a loader offers is there. */
export function findModels(catalogue: NodeCatalogue): FoundModels {
  const options = (className: string, input: string) => optionsOf(catalogue, className, input);
  const textEncoders = options('DualCLIPLoader', 'clip_name1');
  const vaes = options('VAELoader', 'vae_name');
  const fooocusHeads = options('INPAINT_LoadFooocusInpaint', 'head');
  const fooocusPatches = options('INPAINT_LoadFooocusInpaint', 'patch');
  return {
    mains: findMains(catalogue),
    families: Object.fromEntries(
      MODEL_FAMILIES.map((family) => [family, findParts(catalogue, family)]),
    ) as Record<ModelFamily, FamilyParts>,
    fluxTexts: {
      clipL: findByPatterns(textEncoders, FLUX_PATTERNS.clipL),
      t5: findByPatterns(textEncoders, FLUX_PATTERNS.t5),
    },
    fluxVae: findFluxVae(vaes),
    fooocus: {
      head: findByPatterns(fooocusHeads, FOOOCUS_PATTERNS.head),
      patch: findByPatterns(fooocusPatches, FOOOCUS_PATTERNS.patch),
    },
    removal: findByPatterns(options('INPAINT_LoadInpaintModel', 'model_name'), REMOVAL_PATTERNS),
    enlarging: options('UpscaleModelLoader', 'model_name').map((name) => ({ name, factor: factorOf(name) })),
    loras: options('LoraLoader', 'lora_name'),
    vaes,
  };
}

/** The names under which people choose: exactly as the server lists them. */
function findMains(catalogue: NodeCatalogue): MainModel[] {
  const read = (
    names: readonly string[],
    form: MainModel['form'],
    familyOf: (name: string) => ModelFamily | undefined,
  ) =>
    names.flatMap((name): MainModel[] => {
      const family = familyOf(name);
      return family ? [{ name, family, form, purpose: purposeOf(name, family) }] : [];
    });
  return [
    ...read(optionsOf(catalogue, 'CheckpointLoaderSimple', 'ckpt_name'), 'checkpoint', familyOfCheckpoint),
    ...read(optionsOf(catalogue, 'UNETLoader', 'unet_name'), 'diffusion', familyOfDiffusionModel),
  ];
}

function findParts(catalogue: NodeCatalogue, family: ModelFamily): FamilyParts {
  const files = optionsOf(catalogue, 'ControlNetLoader', 'control_net_name');
  const { single, union, unionTypes } = CONTROL_PATTERNS[family];
  const unionFile = findByPatterns(files, union);
  const controls: Partial<Record<ControlKind, ControlFile>> = {};
  for (const kind of CONTROL_KINDS) {
    // A file for one kind alone follows it more closely than one that learned several.
    const alone = findByPatterns(
      files,
      single[kind].map((pattern) => `${pattern} !union !inpaint`),
    );
    const unionType = unionTypes[kind];
    if (alone !== undefined) controls[kind] = { name: alone };
    else if (unionFile !== undefined && unionType !== undefined)
      controls[kind] = { name: unionFile, unionType };
  }
  return {
    controls,
    inpaintControl: findByPatterns(files, INPAINT_CONTROL_PATTERNS[family]),
    ...findReference(catalogue, family),
  };
}

function findReference(
  catalogue: NodeCatalogue,
  family: ModelFamily,
): Pick<FamilyParts, 'referenceModel' | 'imageEncoder'> {
  const encoders = optionsOf(catalogue, 'CLIPVisionLoader', 'clip_name');
  if (family === 'flux')
    return {
      referenceModel: findByPatterns(
        optionsOf(catalogue, 'StyleModelLoader', 'style_model_name'),
        FLUX_PATTERNS.redux,
      ),
      imageEncoder: findByPatterns(encoders, FLUX_PATTERNS.siglip),
    };
  const { adapter, encoder } = REFERENCE_PATTERNS[family];
  return {
    referenceModel: findByPatterns(optionsOf(catalogue, 'IPAdapterModelLoader', 'ipadapter_file'), adapter),
    imageEncoder: findByPatterns(encoders, encoder),
  };
}

/** Flux's autoencoder is handed around as `ae.safetensors`, two letters that are in many names: there the whole name counts. */
function findFluxVae(names: readonly string[]): string | undefined {
  const whole = names.find((name) => /(?:^|-)ae-(?:safetensors|sft)$/.test(normalName(name)));
  return whole ?? findByPatterns(names, FLUX_PATTERNS.vae);
}

/** The server does not tell a model's factor; authors write it into the name. Most of those that do not are of 4. */
export function factorOf(name: string): number {
  const found = /(?:^|[^0-9])([1-8])x(?![0-9])|x([1-8])(?![0-9])/i.exec(name);
  return Number(found?.[1] ?? found?.[2] ?? 4);
}
