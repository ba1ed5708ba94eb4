import type { Installed } from './object-info.ts';

const SHARED = {
  clip_vision: ['CLIP-ViT-H-14-laion2B-s32B-b79K.safetensors', 'sigclip_vision_patch14_384.safetensors'],
  upscale_models: ['4x_NMKD-Superscale-SP_178000_G.pth', 'OmniSR_X2_DIV2K.safetensors'],
  inpaint: ['big-lama.pt', 'fooocus_inpaint_head.pth', 'inpaint_v26.fooocus.patch'],
} as const;

/** Servers on which everything of one family is installed. Names as their authors publish them, some in folders. */
export const SERVERS = {
  sd15: {
    ...SHARED,
    checkpoints: ['dreamshaper_8.safetensors', 'sd-v1-5-inpainting.ckpt'],
    controlnet: [
      'control_v11p_sd15_lineart_fp16.safetensors',
      'control_v11p_sd15s2_lineart_anime.pth',
      'control_v11f1p_sd15_depth.pth',
      'control_v11p_sd15_normalbae.pth',
      'control_v11p_sd15_seg.pth',
      'control_v11p_sd15_inpaint.pth',
    ],
    ipadapter: ['ip-adapter-plus-face_sd15.safetensors', 'ip-adapter-plus_sd15.safetensors'],
    loras: ['lcm-lora-sdv1-5.safetensors', 'archviz.safetensors'],
  },
  sdxl: {
    ...SHARED,
    checkpoints: ['XL\\juggernautXL_v9.safetensors', 'sd_xl_refiner_1.0.safetensors'],
    controlnet: ['SDXL\\controlnet-union-sdxl-promax.safetensors'],
    ipadapter: ['ip-adapter-plus_sdxl_vit-h.safetensors'],
    loras: ['sdxl_lightning_8step_lora.safetensors', 'archviz-xl.safetensors'],
  },
  flux: {
    ...SHARED,
    diffusion_models: [
      'flux1-dev.safetensors',
      'flux1-fill-dev.safetensors',
      'flux1-kontext-dev.safetensors',
      'flux1-canny-dev.safetensors',
    ],
    text_encoders: ['clip_l.safetensors', 't5xxl_fp16.safetensors'],
    vae: ['sdxl_vae.safetensors', 'ae.safetensors'],
    controlnet: ['FLUX.1-dev-ControlNet-Union-Pro-2.0.safetensors'],
    style_models: ['flux1-redux-dev.safetensors'],
    loras: ['flux-turbo-alpha.safetensors'],
  },
} as const satisfies Record<string, Installed>;
