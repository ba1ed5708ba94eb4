/**
 * The nodes that our graphs are made of. Inputs: `file` (a model's name), `upload` (a picture's name), `choice`, `text`, `int`, `float`,
 * `flag`, or the type of the link that must stand there; a name that ends in `?` may be left out. Outputs in the order of their slots.
 */
export const NODE_SIGNATURES = {
  CheckpointLoaderSimple: { inputs: { ckpt_name: 'file' }, outputs: ['MODEL', 'CLIP', 'VAE'] },
  UNETLoader: { inputs: { unet_name: 'file', weight_dtype: 'choice' }, outputs: ['MODEL'] },
  DualCLIPLoader: {
    inputs: { clip_name1: 'file', clip_name2: 'file', type: 'choice' },
    outputs: ['CLIP'],
  },
  VAELoader: { inputs: { vae_name: 'file' }, outputs: ['VAE'] },
  LoraLoader: {
    inputs: {
      model: 'MODEL',
      clip: 'CLIP',
      lora_name: 'file',
      strength_model: 'float',
      strength_clip: 'float',
    },
    outputs: ['MODEL', 'CLIP'],
  },
  ModelSamplingDiscrete: {
    inputs: { model: 'MODEL', sampling: 'choice', zsnr: 'flag' },
    outputs: ['MODEL'],
  },
  DifferentialDiffusion: { inputs: { model: 'MODEL' }, outputs: ['MODEL'] },
  CLIPTextEncode: { inputs: { clip: 'CLIP', text: 'text' }, outputs: ['CONDITIONING'] },
  ConditioningZeroOut: { inputs: { conditioning: 'CONDITIONING' }, outputs: ['CONDITIONING'] },
  FluxGuidance: { inputs: { conditioning: 'CONDITIONING', guidance: 'float' }, outputs: ['CONDITIONING'] },
  ReferenceLatent: {
    inputs: { conditioning: 'CONDITIONING', 'latent?': 'LATENT' },
    outputs: ['CONDITIONING'],
  },

  ControlNetLoader: { inputs: { control_net_name: 'file' }, outputs: ['CONTROL_NET'] },
  SetUnionControlNetType: {
    inputs: { control_net: 'CONTROL_NET', type: 'choice' },
    outputs: ['CONTROL_NET'],
  },
  ControlNetApplyAdvanced: {
    inputs: {
      positive: 'CONDITIONING',
      negative: 'CONDITIONING',
      control_net: 'CONTROL_NET',
      image: 'IMAGE',
      strength: 'float',
      start_percent: 'float',
      end_percent: 'float',
      // Declared optional, but the control networks of Flux fail without it.
      vae: 'VAE',
    },
    outputs: ['CONDITIONING', 'CONDITIONING'],
  },
  ControlNetInpaintingAliMamaApply: {
    inputs: {
      positive: 'CONDITIONING',
      negative: 'CONDITIONING',
      control_net: 'CONTROL_NET',
      vae: 'VAE',
      image: 'IMAGE',
      mask: 'MASK',
      strength: 'float',
      start_percent: 'float',
      end_percent: 'float',
    },
    outputs: ['CONDITIONING', 'CONDITIONING'],
  },
  InpaintPreprocessor: {
    inputs: { image: 'IMAGE', mask: 'MASK', 'resolution?': 'int', 'black_pixel_for_xinsir_cn?': 'flag' },
    outputs: ['IMAGE'],
  },

  IPAdapterModelLoader: { inputs: { ipadapter_file: 'file' }, outputs: ['IPADAPTER'] },
  IPAdapterAdvanced: {
    inputs: {
      model: 'MODEL',
      ipadapter: 'IPADAPTER',
      image: 'IMAGE',
      weight: 'float',
      weight_type: 'choice',
      combine_embeds: 'choice',
      start_at: 'float',
      end_at: 'float',
      embeds_scaling: 'choice',
      'attn_mask?': 'MASK',
      // Declared optional, but without the unified loader it fails when it is not there.
      clip_vision: 'CLIP_VISION',
    },
    outputs: ['MODEL'],
  },
  CLIPVisionLoader: { inputs: { clip_name: 'file' }, outputs: ['CLIP_VISION'] },
  CLIPVisionEncode: {
    inputs: { clip_vision: 'CLIP_VISION', image: 'IMAGE', crop: 'choice' },
    outputs: ['CLIP_VISION_OUTPUT'],
  },
  StyleModelLoader: { inputs: { style_model_name: 'file' }, outputs: ['STYLE_MODEL'] },
  StyleModelApply: {
    inputs: {
      conditioning: 'CONDITIONING',
      style_model: 'STYLE_MODEL',
      clip_vision_output: 'CLIP_VISION_OUTPUT',
      strength: 'float',
      strength_type: 'choice',
    },
    outputs: ['CONDITIONING'],
  },

  LoadImage: { inputs: { image: 'upload' }, outputs: ['IMAGE', 'MASK'] },
  LoadImageMask: { inputs: { image: 'upload', channel: 'choice' }, outputs: ['MASK'] },
  ImageScale: {
    inputs: { image: 'IMAGE', upscale_method: 'choice', width: 'int', height: 'int', crop: 'choice' },
    outputs: ['IMAGE'],
  },
  ImageCrop: {
    inputs: { image: 'IMAGE', width: 'int', height: 'int', x: 'int', y: 'int' },
    outputs: ['IMAGE'],
  },
  ImageBlur: { inputs: { image: 'IMAGE', blur_radius: 'int', sigma: 'float' }, outputs: ['IMAGE'] },
  ImageCompositeMasked: {
    inputs: {
      destination: 'IMAGE',
      source: 'IMAGE',
      x: 'int',
      y: 'int',
      resize_source: 'flag',
      'mask?': 'MASK',
    },
    outputs: ['IMAGE'],
  },
  CropMask: {
    inputs: { mask: 'MASK', x: 'int', y: 'int', width: 'int', height: 'int' },
    outputs: ['MASK'],
  },
  GrowMask: { inputs: { mask: 'MASK', expand: 'int', tapered_corners: 'flag' }, outputs: ['MASK'] },
  MaskToImage: { inputs: { mask: 'MASK' }, outputs: ['IMAGE'] },
  ImageToMask: { inputs: { image: 'IMAGE', channel: 'choice' }, outputs: ['MASK'] },
  UpscaleModelLoader: { inputs: { model_name: 'file' }, outputs: ['UPSCALE_MODEL'] },
  ImageUpscaleWithModel: {
    inputs: { upscale_model: 'UPSCALE_MODEL', image: 'IMAGE' },
    outputs: ['IMAGE'],
  },

  EmptyLatentImage: { inputs: { width: 'int', height: 'int', batch_size: 'int' }, outputs: ['LATENT'] },
  EmptySD3LatentImage: { inputs: { width: 'int', height: 'int', batch_size: 'int' }, outputs: ['LATENT'] },
  VAEEncode: { inputs: { pixels: 'IMAGE', vae: 'VAE' }, outputs: ['LATENT'] },
  VAEDecode: { inputs: { samples: 'LATENT', vae: 'VAE' }, outputs: ['IMAGE'] },
  VAEEncodeTiled: {
    inputs: {
      pixels: 'IMAGE',
      vae: 'VAE',
      tile_size: 'int',
      overlap: 'int',
      temporal_size: 'int',
      temporal_overlap: 'int',
    },
    outputs: ['LATENT'],
  },
  VAEDecodeTiled: {
    inputs: {
      samples: 'LATENT',
      vae: 'VAE',
      tile_size: 'int',
      overlap: 'int',
      temporal_size: 'int',
      temporal_overlap: 'int',
    },
    outputs: ['IMAGE'],
  },
  SetLatentNoiseMask: { inputs: { samples: 'LATENT', mask: 'MASK' }, outputs: ['LATENT'] },
  InpaintModelConditioning: {
    inputs: {
      positive: 'CONDITIONING',
      negative: 'CONDITIONING',
      vae: 'VAE',
      pixels: 'IMAGE',
      mask: 'MASK',
      noise_mask: 'flag',
    },
    outputs: ['CONDITIONING', 'CONDITIONING', 'LATENT'],
  },
  KSamplerAdvanced: {
    inputs: {
      model: 'MODEL',
      add_noise: 'choice',
      noise_seed: 'int',
      steps: 'int',
      cfg: 'float',
      sampler_name: 'choice',
      scheduler: 'choice',
      positive: 'CONDITIONING',
      negative: 'CONDITIONING',
      latent_image: 'LATENT',
      start_at_step: 'int',
      end_at_step: 'int',
      return_with_leftover_noise: 'choice',
    },
    outputs: ['LATENT'],
  },

  INPAINT_LoadInpaintModel: { inputs: { model_name: 'file' }, outputs: ['INPAINT_MODEL'] },
  INPAINT_InpaintWithModel: {
    inputs: { inpaint_model: 'INPAINT_MODEL', image: 'IMAGE', mask: 'MASK', seed: 'int' },
    outputs: ['IMAGE'],
  },
  INPAINT_MaskedFill: {
    inputs: { image: 'IMAGE', mask: 'MASK', fill: 'choice', falloff: 'int' },
    outputs: ['IMAGE'],
  },
  INPAINT_LoadFooocusInpaint: { inputs: { head: 'file', patch: 'file' }, outputs: ['INPAINT_PATCH'] },
  INPAINT_ApplyFooocusInpaint: {
    inputs: { model: 'MODEL', patch: 'INPAINT_PATCH', latent: 'LATENT' },
    outputs: ['MODEL'],
  },
  INPAINT_VAEEncodeInpaintConditioning: {
    inputs: { positive: 'CONDITIONING', negative: 'CONDITIONING', vae: 'VAE', pixels: 'IMAGE', mask: 'MASK' },
    outputs: ['CONDITIONING', 'CONDITIONING', 'LATENT', 'LATENT'],
  },

  PreviewImage: { inputs: { images: 'IMAGE' }, outputs: [] },
  SaveImage: { inputs: { images: 'IMAGE', filename_prefix: 'text' }, outputs: [] },
} as const satisfies Record<
  string,
  { readonly inputs: Readonly<Record<string, string>>; readonly outputs: readonly string[] }
>;

export type NodeClass = keyof typeof NODE_SIGNATURES;

/** One output of one node. The type keeps a mask from being linked where a picture is wanted. */
export interface Link<Type extends string> {
  readonly node: string;
  readonly slot: number;
  readonly type: Type;
}

type InputValue<Kind> = Kind extends 'file' | 'upload' | 'choice' | 'text'
  ? string
  : Kind extends 'int' | 'float'
    ? number
    : Kind extends 'flag'
      ? boolean
      : Kind extends string
        ? Link<Kind>
        : never;

type Inputs<Class extends NodeClass> = (typeof NODE_SIGNATURES)[Class]['inputs'];
type Outputs<Class extends NodeClass> = (typeof NODE_SIGNATURES)[Class]['outputs'];

export type InputsOf<Class extends NodeClass> = {
  readonly [Name in keyof Inputs<Class> as Name extends `${string}?` ? never : Name]: InputValue<
    Inputs<Class>[Name]
  >;
} & {
  readonly [Name in keyof Inputs<Class> as Name extends `${infer Bare}?` ? Bare : never]?: InputValue<
    Inputs<Class>[Name]
  >;
};

/** A mapped type over a parameter keeps a tuple a tuple. */
type LinksOf<Types extends readonly string[]> = { readonly [Slot in keyof Types]: Link<Types[Slot]> };

export type OutputsOf<Class extends NodeClass> = LinksOf<Outputs<Class>>;

/** Which pack of nodes brings a class that is not of the server itself. */
export function packOf(nodeClass: string): string {
  if (nodeClass.startsWith('INPAINT_')) return 'comfyui-inpaint-nodes';
  if (nodeClass.startsWith('IPAdapter')) return 'ComfyUI_IPAdapter_plus';
  if (nodeClass === 'InpaintPreprocessor') return 'comfyui_controlnet_aux';
  return 'a newer ComfyUI';
}
