const SEED = 'INT[0..18446744073709551615]';
const PERCENT = 'FLOAT[0..1]';
const STRENGTH = 'FLOAT[0..10]';
const PIXELS = 'INT[0..16384]';
const SAMPLER =
  'euler|euler_cfg_pp|euler_ancestral|heun|dpm_2|dpmpp_sde|dpmpp_2m|dpmpp_2m_sde|dpmpp_3m_sde|ddpm|lcm|deis|res_multistep|ddim|uni_pc';
const SCHEDULER =
  'simple|sgm_uniform|karras|exponential|ddim_uniform|beta|normal|linear_quadratic|kl_optimal';
const METHOD = 'nearest-exact|bilinear|area|bicubic|lanczos';

/**
 * The nodes of a real server and of the packs that people install, written down from running ones; not from the signatures that are
 * tested against it. `Class(name:type, … ? optional) -> outputs`; a type in small letters after `@` is a folder of files, `a|b` options,
 * numbers have their range, a trailing `=` a default.
 */
export const NODE_TABLE: readonly string[] = [
  'CheckpointLoaderSimple(ckpt_name:@checkpoints) -> MODEL,CLIP,VAE',
  'UNETLoader(unet_name:@diffusion_models, weight_dtype:default|fp8_e4m3fn|fp8_e4m3fn_fast|fp8_e5m2) -> MODEL',
  'DualCLIPLoader(clip_name1:@text_encoders, clip_name2:@text_encoders, type:sdxl|sd3|flux|hunyuan_video|hidream ? device:default|cpu) -> CLIP',
  'VAELoader(vae_name:@vae) -> VAE',
  'LoraLoader(model:MODEL, clip:CLIP, lora_name:@loras, strength_model:FLOAT[-100..100]=1, strength_clip:FLOAT[-100..100]=1) -> MODEL,CLIP',
  'LoraLoaderModelOnly(model:MODEL, lora_name:@loras, strength_model:FLOAT[-100..100]) -> MODEL',
  'CLIPTextEncode(clip:CLIP, text:STRING) -> CONDITIONING',
  'ConditioningZeroOut(conditioning:CONDITIONING) -> CONDITIONING',
  'FluxGuidance(conditioning:CONDITIONING, guidance:FLOAT[0..100]=3.5) -> CONDITIONING',
  'ReferenceLatent(conditioning:CONDITIONING ? latent:LATENT) -> CONDITIONING',
  'ControlNetLoader(control_net_name:@controlnet) -> CONTROL_NET',
  'SetUnionControlNetType(control_net:CONTROL_NET, type:auto|openpose|depth|hed/pidi/scribble/ted|canny/lineart/anime_lineart/mlsd|normal|segment|tile|repaint) -> CONTROL_NET',
  `ControlNetApplyAdvanced(positive:CONDITIONING, negative:CONDITIONING, control_net:CONTROL_NET, image:IMAGE, strength:${STRENGTH}, start_percent:${PERCENT}, end_percent:${PERCENT} ? vae:VAE) -> CONDITIONING,CONDITIONING`,
  `ControlNetInpaintingAliMamaApply(positive:CONDITIONING, negative:CONDITIONING, control_net:CONTROL_NET, vae:VAE, image:IMAGE, mask:MASK, strength:${STRENGTH}, start_percent:${PERCENT}, end_percent:${PERCENT}) -> CONDITIONING,CONDITIONING`,
  'CLIPVisionLoader(clip_name:@clip_vision) -> CLIP_VISION',
  'CLIPVisionEncode(clip_vision:CLIP_VISION, image:IMAGE, crop:center|none) -> CLIP_VISION_OUTPUT',
  'StyleModelLoader(style_model_name:@style_models) -> STYLE_MODEL',
  `StyleModelApply(conditioning:CONDITIONING, style_model:STYLE_MODEL, clip_vision_output:CLIP_VISION_OUTPUT, strength:${STRENGTH}, strength_type:multiply|attn_bias) -> CONDITIONING`,
  'ModelSamplingDiscrete(model:MODEL, sampling:eps|v_prediction|lcm|x0|img_to_img, zsnr:BOOLEAN) -> MODEL',
  `DifferentialDiffusion(model:MODEL ? strength:${PERCENT}=1) -> MODEL`,
  'LoadImage(image:@input) -> IMAGE,MASK',
  'LoadImageMask(image:@input, channel:alpha|red|green|blue) -> MASK',
  'ImageToMask(image:IMAGE, channel:red|green|blue|alpha) -> MASK',
  'MaskToImage(mask:MASK) -> IMAGE',
  'InvertMask(mask:MASK) -> MASK',
  `CropMask(mask:MASK, x:${PIXELS}, y:${PIXELS}, width:INT[1..16384], height:INT[1..16384]) -> MASK`,
  'GrowMask(mask:MASK, expand:INT[-16384..16384], tapered_corners:BOOLEAN) -> MASK',
  'ImageBlur(image:IMAGE, blur_radius:INT[1..31]=1, sigma:FLOAT[0.1..10]=1) -> IMAGE',
  `ImageScale(image:IMAGE, upscale_method:${METHOD}, width:${PIXELS}, height:${PIXELS}, crop:disabled|center) -> IMAGE`,
  `ImageCrop(image:IMAGE, width:INT[1..16384], height:INT[1..16384], x:${PIXELS}, y:${PIXELS}) -> IMAGE`,
  'ImageInvert(image:IMAGE) -> IMAGE',
  `ImageCompositeMasked(destination:IMAGE, source:IMAGE, x:${PIXELS}, y:${PIXELS}, resize_source:BOOLEAN ? mask:MASK) -> IMAGE`,
  'UpscaleModelLoader(model_name:@upscale_models) -> UPSCALE_MODEL',
  'ImageUpscaleWithModel(upscale_model:UPSCALE_MODEL, image:IMAGE) -> IMAGE',
  'EmptyLatentImage(width:INT[16..16384]=512, height:INT[16..16384]=512, batch_size:INT[1..4096]=1) -> LATENT',
  'EmptySD3LatentImage(width:INT[16..16384]=1024, height:INT[16..16384]=1024, batch_size:INT[1..4096]=1) -> LATENT',
  'VAEEncode(pixels:IMAGE, vae:VAE) -> LATENT',
  'VAEDecode(samples:LATENT, vae:VAE) -> IMAGE',
  'VAEEncodeTiled(pixels:IMAGE, vae:VAE, tile_size:INT[64..4096]=512, overlap:INT[0..4096]=64, temporal_size:INT[8..4096]=64, temporal_overlap:INT[4..4096]=8) -> LATENT',
  'VAEDecodeTiled(samples:LATENT, vae:VAE, tile_size:INT[64..4096]=512, overlap:INT[0..4096]=64, temporal_size:INT[8..4096]=64, temporal_overlap:INT[4..4096]=8) -> IMAGE',
  'SetLatentNoiseMask(samples:LATENT, mask:MASK) -> LATENT',
  'InpaintModelConditioning(positive:CONDITIONING, negative:CONDITIONING, vae:VAE, pixels:IMAGE, mask:MASK, noise_mask:BOOLEAN) -> CONDITIONING,CONDITIONING,LATENT',
  `KSampler(model:MODEL, seed:${SEED}, steps:INT[1..10000], cfg:FLOAT[0..100], sampler_name:${SAMPLER}, scheduler:${SCHEDULER}, positive:CONDITIONING, negative:CONDITIONING, latent_image:LATENT, denoise:${PERCENT}) -> LATENT`,
  `KSamplerAdvanced(model:MODEL, add_noise:enable|disable, noise_seed:${SEED}, steps:INT[1..10000], cfg:FLOAT[0..100], sampler_name:${SAMPLER}, scheduler:${SCHEDULER}, positive:CONDITIONING, negative:CONDITIONING, latent_image:LATENT, start_at_step:INT[0..10000], end_at_step:INT[0..10000], return_with_leftover_noise:disable|enable) -> LATENT`,
  'SaveImage(images:IMAGE, filename_prefix:STRING) ->',
  'PreviewImage(images:IMAGE) ->',
];

/** Of packs that a server may lack. */
export const PACK_TABLE: readonly string[] = [
  'InpaintPreprocessor(image:IMAGE, mask:MASK ? resolution:INT[64..16384]=512, black_pixel_for_xinsir_cn:BOOLEAN) -> IMAGE',
  'IPAdapterModelLoader(ipadapter_file:@ipadapter) -> IPADAPTER',
  `IPAdapterAdvanced(model:MODEL, ipadapter:IPADAPTER, image:IMAGE, weight:FLOAT[-1..5]=1, weight_type:linear|ease in|ease out|style transfer|composition|strong style transfer, combine_embeds:concat|add|subtract|average|norm average, start_at:${PERCENT}, end_at:${PERCENT}, embeds_scaling:V only|K+V|K+V w/ C penalty ? image_negative:IMAGE, attn_mask:MASK, clip_vision:CLIP_VISION) -> MODEL`,
  'INPAINT_LoadInpaintModel(model_name:@inpaint) -> INPAINT_MODEL',
  `INPAINT_InpaintWithModel(inpaint_model:INPAINT_MODEL, image:IMAGE, mask:MASK, seed:${SEED} ? optional_upscale_model:UPSCALE_MODEL) -> IMAGE`,
  'INPAINT_MaskedFill(image:IMAGE, mask:MASK, fill:neutral|telea|navier-stokes, falloff:INT[0..8191]) -> IMAGE',
  'INPAINT_LoadFooocusInpaint(head:@inpaint, patch:@inpaint) -> INPAINT_PATCH',
  'INPAINT_ApplyFooocusInpaint(model:MODEL, patch:INPAINT_PATCH, latent:LATENT) -> MODEL',
  'INPAINT_VAEEncodeInpaintConditioning(positive:CONDITIONING, negative:CONDITIONING, vae:VAE, pixels:IMAGE, mask:MASK) -> CONDITIONING,CONDITIONING,LATENT,LATENT',
];
