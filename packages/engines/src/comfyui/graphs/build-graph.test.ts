import { describe, expect, test } from 'vitest';
import { CONTROL_KINDS, GENERATION_KINDS, type GenerationAsk } from '../../generative/generator.ts';
import type { BuiltGraph } from '../built-graph.ts';
import { buildGraph } from './build-graph.ts';
import { built, inputsOf, nodesOf, reasonOf } from './testing/built.ts';
import { checkGraph } from './testing/check-graph.ts';
import { exampleAsk, maskAt, slope } from './testing/example-ask.ts';
import { NODE_TABLE } from './testing/node-table.ts';
import { catalogueOf, type Installed } from './testing/object-info.ts';
import { SERVERS } from './testing/servers.ts';

/** The size of the first picture that is brought to the model, or of the empty one it begins with. */
function graphSizes(graph: BuiltGraph): { width: number; height: number } {
  const empty = nodesOf(graph, 'EmptyLatentImage')[0]?.inputs;
  const scaled = nodesOf(graph, 'ImageScale')[0]?.inputs;
  const uploaded = graph.uploads[0]?.picture;
  const inMask = nodesOf(graph, 'SetLatentNoiseMask').length > 0 || graph.uploads.length > 1;
  const { width, height } = empty ?? (inMask ? scaled : uploaded) ?? {};
  return { width: Number(width), height: Number(height) };
}

describe.each(Object.entries(SERVERS))('on a server of %s', (family, installed) => {
  const controlled = family === 'flux' ? (['line', 'depth'] as const) : CONTROL_KINDS;
  const absent = family === 'flux' ? 'live' : 'instruction';
  const kinds = GENERATION_KINDS.filter((kind) => kind !== absent);

  test.each(kinds)('%s is a graph that a server takes', (kind) => {
    const held = kind === 'structure' ? controlled : kind === 'live' ? (['line'] as const) : [];
    const graph = built(exampleAsk(kind, { controlled: held }), installed);
    expect(graph.outputNode in graph.nodes).toBe(true);
    expect(graph.models.length).toBeGreaterThan(0);
    expect(graph.samplerSteps > 0).toBe(kind !== 'upscale' && kind !== 'removal');
  });

  test('each control picture acts, over the one before', () => {
    const graph = built(exampleAsk('structure', { controlled }), installed);
    expect(nodesOf(graph, 'ControlNetApplyAdvanced')).toHaveLength(controlled.length);
    expect(inputsOf(graph, 'KSamplerAdvanced').positive).toEqual([
      Object.entries(graph.nodes).findLast(([, node]) => node.class_type === 'ControlNetApplyAdvanced')?.[0],
      0,
    ]);
  });

  test('reference and LoRA act in whole pictures and in masks', () => {
    for (const kind of ['text', 'structure', 'inpaint', 'outpaint'] as const) {
      const lora = installed.loras.at(-1) ?? '';
      const ask = exampleAsk(kind, {
        reference: slope(300, 200, 3, 9),
        loras: [{ name: lora, weight: 0.7 }],
        controlled: ['line'],
      });
      const graph = built(ask, installed);
      expect(graph.models).toContain(lora);
      expect(nodesOf(graph, family === 'flux' ? 'StyleModelApply' : 'IPAdapterAdvanced')).toHaveLength(1);
      expect(inputsOf(graph, 'LoraLoader')).toMatchObject({ strength_model: 0.7, strength_clip: 0.7 });
    }
  });

  test('the same ask is the same graph', () => {
    for (const kind of kinds)
      expect(built(exampleAsk(kind), installed)).toEqual(built(exampleAsk(kind), installed));
  });
});

test('at no strength nothing is loaded that would not act', () => {
  const graph = built(exampleAsk('structure', { controlled: ['line'], strength: 0 }), SERVERS.sdxl);
  expect(nodesOf(graph, 'ControlNetLoader')).toHaveLength(0);
});

test('where memory ran out fewer pixels are sampled, and the answer keeps its size', () => {
  const catalogue = catalogueOf(SERVERS.sdxl);
  for (const kind of ['text', 'structure', 'inpaint'] as const) {
    const ask = exampleAsk(kind, { width: 3000, height: 2000 });
    const sampled = (share: number) => {
      const answer = buildGraph(ask, catalogue, share);
      if ('missing' in answer) throw new Error(answer.missing.reason);
      expect(checkGraph(answer.graph, catalogue)).toEqual([]);
      // The autoencoder takes most of the memory: from then on it works in tiles.
      expect(nodesOf(answer.graph, 'VAEDecodeTiled')).toHaveLength(share < 1 ? 1 : 0);
      const { width, height } = graphSizes(answer.graph);
      expect(width * height).toBeGreaterThan(0);
      return width * height;
    };
    expect(sampled(0.75) / sampled(1)).toBeCloseTo(0.56, 1);
  }
});

test('words are sampled from nothing, a similar base from its own colours and in fewer steps', () => {
  const words = built(exampleAsk('text'), SERVERS.sdxl);
  expect(nodesOf(words, 'EmptyLatentImage')).toHaveLength(1);
  expect(nodesOf(words, 'VAEEncode')).toHaveLength(0);
  const near = built(exampleAsk('structure', { similarity: 1 }), SERVERS.sdxl);
  const far = built(exampleAsk('structure', { similarity: 0 }), SERVERS.sdxl);
  expect(nodesOf(near, 'VAEEncode')).toHaveLength(1);
  expect(nodesOf(far, 'EmptyLatentImage')).toHaveLength(1);
  expect(near.samplerSteps).toBe(8);
  expect(far.samplerSteps).toBe(24);
});

test('prompts, seed and the slots of the checkpoint go where they belong', () => {
  const graph = built(exampleAsk('text', { seed: 4_294_967_295 }), SERVERS.sd15);
  const [[checkpoint]] = Object.entries(graph.nodes) as [[string, unknown]];
  const texts = nodesOf(graph, 'CLIPTextEncode').map(({ inputs }) => inputs);
  expect(texts).toEqual([
    { clip: [checkpoint, 1], text: 'a house at the lake, timber and concrete' },
    { clip: [checkpoint, 1], text: 'blurred' },
  ]);
  expect(inputsOf(graph, 'KSamplerAdvanced')).toMatchObject({
    model: [checkpoint, 0],
    noise_seed: 4_294_967_295,
  });
  expect(inputsOf(graph, 'VAEDecode').vae).toEqual([checkpoint, 2]);
});

test('Flux takes its guidance with the prompt, and samples at 1', () => {
  const graph = built(exampleAsk('text'), SERVERS.flux);
  expect(inputsOf(graph, 'FluxGuidance').guidance).toBe(3.5);
  expect(inputsOf(graph, 'KSamplerAdvanced')).toMatchObject({
    cfg: 1,
    sampler_name: 'euler',
    scheduler: 'simple',
  });
  expect(nodesOf(graph, 'ConditioningZeroOut')).toHaveLength(1);
  expect(inputsOf(graph, 'DualCLIPLoader')).toMatchObject({
    clip_name1: 'clip_l.safetensors',
    clip_name2: 't5xxl_fp16.safetensors',
  });
  expect(inputsOf(graph, 'VAELoader').vae_name).toBe('ae.safetensors');
  expect(inputsOf(built(exampleAsk('inpaint'), SERVERS.flux), 'FluxGuidance').guidance).toBe(30);
});

test('a distilled model or LoRA brings its own sampler', () => {
  const lcm = built(
    exampleAsk('text', { loras: [{ name: 'lcm-lora-sdv1-5.safetensors', weight: 1 }] }),
    SERVERS.sd15,
  );
  expect(inputsOf(lcm, 'KSamplerAdvanced')).toMatchObject({ sampler_name: 'lcm', steps: 6, cfg: 1.8 });
  expect(inputsOf(lcm, 'ModelSamplingDiscrete').sampling).toBe('lcm');
  const turbo = built(exampleAsk('text'), { checkpoints: ['sd_xl_turbo_1.0_fp16.safetensors'] });
  expect(inputsOf(turbo, 'KSamplerAdvanced')).toMatchObject({ steps: 4, cfg: 1 });
});

test('the way of filling a hole follows from what is installed', () => {
  const kindOf = (installed: Installed, lines?: string[]) => {
    const graph = built(exampleAsk('inpaint', { similarity: 0 }), installed, lines);
    return [
      'InpaintModelConditioning',
      'INPAINT_ApplyFooocusInpaint',
      'InpaintPreprocessor',
      'ControlNetInpaintingAliMamaApply',
    ].filter((type) => nodesOf(graph, type).length > 0);
  };
  const { sd15, sdxl, flux } = SERVERS;
  expect(kindOf(sd15)).toEqual(['InpaintModelConditioning']);
  expect(kindOf({ ...sd15, checkpoints: ['dreamshaper_8.safetensors'] })).toEqual(['InpaintPreprocessor']);
  expect(kindOf({ ...sd15, checkpoints: ['dreamshaper_8.safetensors'] }, [...NODE_TABLE])).toEqual([]);
  expect(kindOf(sdxl)).toEqual(['INPAINT_ApplyFooocusInpaint']);
  expect(kindOf({ ...sdxl, inpaint: [] })).toEqual([]);
  expect(kindOf(flux)).toEqual(['InpaintModelConditioning']);
  const network = 'FLUX.1-dev-Controlnet-Inpainting-Beta.safetensors';
  expect(kindOf({ ...flux, diffusion_models: ['flux1-dev.safetensors'], controlnet: [network] })).toEqual([
    'ControlNetInpaintingAliMamaApply',
  ]);
});

test('little change needs no patch, and a plain model never loses sight of what stands around', () => {
  const small = built(exampleAsk('inpaint', { similarity: 1 }), SERVERS.sdxl);
  expect(nodesOf(small, 'INPAINT_ApplyFooocusInpaint')).toHaveLength(0);
  const plain = built(exampleAsk('inpaint', { similarity: 0 }), { ...SERVERS.sdxl, inpaint: [] });
  expect(Number(inputsOf(plain, 'KSamplerAdvanced').start_at_step)).toBeGreaterThan(0);
});

test('what is made in a mask is laid into the base itself, white where it may change', () => {
  const graph = built(exampleAsk('inpaint'), SERVERS.sdxl);
  expect(graph.crop).toBeUndefined();
  expect(
    graph.uploads.map(({ picture }) => `${picture.width}×${picture.height}×${picture.channels}`),
  ).toEqual(['700×500×3', '700×500×1']);
  const laid = inputsOf(graph, 'ImageCompositeMasked');
  const destination = graph.nodes[(laid.destination as [string, number])[0]];
  expect(destination).toMatchObject({ class_type: 'LoadImage', inputs: { image: graph.uploads[0]?.name } });
  expect(inputsOf(graph, 'LoadImageMask')).toEqual({ image: graph.uploads[1]?.name, channel: 'red' });
  expect(nodesOf(graph, 'InvertMask')).toHaveLength(0);
  // The mask of the composite is the one that was asked for, not the softened one.
  const mask = graph.nodes[(laid.mask as [string, number])[0]];
  expect(['CropMask', 'LoadImageMask']).toContain(mask?.class_type);
});

test('a small mask in a large picture is worked on in its surroundings alone', () => {
  const ask = exampleAsk('inpaint', {
    width: 3000,
    height: 2000,
    mask: maskAt(3000, 2000, { x: 2900, y: 10, width: 60, height: 40 }),
  });
  const graph = built(ask, SERVERS.sdxl);
  const crop = inputsOf(graph, 'ImageCrop') as Record<'x' | 'y' | 'width' | 'height', number>;
  expect(crop.x + crop.width).toBeLessThanOrEqual(3000);
  expect(crop).toMatchObject({ y: 0, width: 512, height: 512 });
  expect(crop.x).toBeLessThanOrEqual(2900);
  const composite = inputsOf(graph, 'ImageCompositeMasked');
  expect([composite.x, composite.y]).toEqual([crop.x, crop.y]);
});

test('what covers is removed by LaMa, else by a model that learned holes, with words where none were given', () => {
  const graph = built(exampleAsk('removal', { prompt: '' }), SERVERS.sd15);
  expect(graph.models).toEqual(['big-lama.pt']);
  // A softened mask would count as smaller than what was asked for.
  const [filledMask] = inputsOf(graph, 'INPAINT_InpaintWithModel').mask as [string];
  expect(graph.nodes[filledMask]?.class_type).toBe('GrowMask');
  const ask = exampleAsk('removal', { prompt: ' ' });
  const painted = built(ask, { ...SERVERS.sd15, inpaint: [] });
  expect(painted.models).toEqual(['sd-v1-5-inpainting.ckpt']);
  expect(nodesOf(painted, 'CLIPTextEncode')[0]?.inputs.text).toBe('background scenery');
});

test('a larger canvas is painted at full strength, over the colours of the border where the node is', () => {
  const graph = built(exampleAsk('outpaint', { similarity: 1 }), SERVERS.sd15);
  expect(inputsOf(graph, 'KSamplerAdvanced').start_at_step).toBe(0);
  expect(nodesOf(graph, 'INPAINT_MaskedFill')).toHaveLength(1);
  expect(nodesOf(built(exampleAsk('outpaint'), SERVERS.sd15, [...NODE_TABLE]), 'INPAINT_MaskedFill')).toEqual(
    [],
  );
});

test('enlarging takes the least model that reaches, twice where none does, and sets the exact size', () => {
  const twice = built(exampleAsk('upscale', { width: 700, height: 500 }), SERVERS.sd15);
  expect(twice.models).toEqual(['OmniSR_X2_DIV2K.safetensors']);
  expect(inputsOf(twice, 'ImageScale')).toMatchObject({ width: 700, height: 500 });
  const four = exampleAsk('upscale', { width: 800, height: 400, base: slope(200, 100, 3) });
  expect(built(four, SERVERS.sd15).models).toEqual(['4x_NMKD-Superscale-SP_178000_G.pth']);
  const only = built(four, { upscale_models: ['OmniSR_X2_DIV2K.safetensors'] });
  expect(nodesOf(only, 'ImageUpscaleWithModel')).toHaveLength(2);
});

test('an instruction looks at the base and at a reference, and stays inside a mask', () => {
  const graph = built(
    exampleAsk('instruction', {
      reference: slope(200, 200, 3, 5),
      mask: maskAt(700, 500, { x: 0, y: 0, width: 90, height: 90 }),
    }),
    SERVERS.flux,
  );
  expect(nodesOf(graph, 'ReferenceLatent')).toHaveLength(2);
  expect(graph.models[0]).toBe('flux1-kontext-dev.safetensors');
  expect(inputsOf(graph, 'FluxGuidance').guidance).toBe(2.5);
  expect(graph.nodes[graph.outputNode]?.inputs.images).toEqual([
    Object.entries(graph.nodes).find(([, node]) => node.class_type === 'ImageCompositeMasked')?.[0],
    0,
  ]);
});

test('a chosen model is used by its own name, backslashes and all', () => {
  const installed = { ...SERVERS.sdxl, checkpoints: [...SERVERS.sdxl.checkpoints, 'XL\\other.safetensors'] };
  const graph = built(exampleAsk('text', { model: 'XL\\other.safetensors' }), installed);
  expect(graph.models).toEqual(['XL\\other.safetensors']);
});

test('a family that follows all that is asked comes before one that would leave something out', () => {
  const installed = {
    ...SERVERS.sd15,
    checkpoints: [...SERVERS.sd15.checkpoints, 'juggernautXL_v9.safetensors'],
  };
  const graph = built(exampleAsk('structure', { controlled: ['line', 'depth'] }), installed);
  expect(graph.models[0]).toBe('dreamshaper_8.safetensors');
});

test.each<[string, GenerationAsk, Installed, string]>([
  [
    'no model',
    exampleAsk('text'),
    {},
    'main model (a checkpoint of SDXL, Flux or SD 1.5) not found: put it in models/checkpoints',
  ],
  [
    'no control network',
    exampleAsk('structure', { controlled: ['line'] }),
    { ...SERVERS.sdxl, controlnet: [] },
    'lineart ControlNet for SDXL not found: put it in models/controlnet',
  ],
  [
    'a kind that the family cannot follow',
    exampleAsk('structure', { controlled: ['normal'] }),
    SERVERS.flux,
    'normal ControlNet for Flux not found: put it in models/controlnet',
  ],
  [
    'no adapter',
    exampleAsk('text', { reference: slope(9, 9, 3) }),
    { ...SERVERS.sdxl, ipadapter: [] },
    'IP-Adapter for SDXL not found: put it in models/ipadapter',
  ],
  [
    'no LoRA',
    exampleAsk('text', { loras: [{ name: 'x.safetensors', weight: 1 }] }),
    SERVERS.sdxl,
    'LoRA "x.safetensors" not found: put it in models/loras',
  ],
  [
    'an unknown model',
    exampleAsk('text', { model: 'x.ckpt' }),
    SERVERS.sdxl,
    'model "x.ckpt" not found: put it in models/checkpoints',
  ],
  [
    'a model for something else',
    exampleAsk('text', { model: 'sd-v1-5-inpainting.ckpt' }),
    SERVERS.sd15,
    'model "sd-v1-5-inpainting.ckpt" is for inpainting alone: choose another for text',
  ],
  [
    'no upscale model',
    exampleAsk('upscale'),
    { ...SERVERS.sdxl, upscale_models: [] },
    'upscale model not found: put it in models/upscale_models',
  ],
  [
    'no text encoder',
    exampleAsk('text'),
    { ...SERVERS.flux, text_encoders: ['clip_l.safetensors'] },
    'text encoder t5xxl for Flux not found: put it in models/text_encoders',
  ],
  [
    'no instruction model',
    exampleAsk('instruction'),
    SERVERS.sdxl,
    'instruction model (Flux Kontext) not found: put it in models/diffusion_models',
  ],
  [
    'nothing that learned holes',
    exampleAsk('outpaint'),
    { ...SERVERS.sdxl, inpaint: [] },
    'inpainting model for SDXL not found: put an SDXL inpainting checkpoint in models/checkpoints, or the Fooocus head and patch in models/inpaint',
  ],
])('%s is said in words that tell what to do', (_, ask, installed, reason) => {
  expect(reasonOf(ask, installed)).toBe(reason);
});

test('a node that is not there names its pack', () => {
  const without = NODE_TABLE.filter((line) => !line.startsWith('DifferentialDiffusion('));
  expect(reasonOf(exampleAsk('inpaint'), SERVERS.sd15, without)).toBe(
    'the node DifferentialDiffusion is not on the server: install a newer ComfyUI',
  );
});

test('an ask without its base or with a mask that allows nothing is refused', () => {
  const catalogue = catalogueOf(SERVERS.sdxl);
  expect(() => buildGraph(exampleAsk('inpaint', { base: null }), catalogue)).toThrow('no base picture');
  expect(() => buildGraph(exampleAsk('inpaint', { mask: null }), catalogue)).toThrow('no mask');
  expect(() =>
    buildGraph(
      exampleAsk('removal', { mask: maskAt(700, 500, { x: 0, y: 0, width: 0, height: 0 }) }),
      catalogue,
    ),
  ).toThrow('allows nothing');
  expect(() => buildGraph(exampleAsk('inpaint', { mask: slope(8, 8, 1) }), catalogue)).toThrow('size');
});

test('large pictures go through the autoencoder in tiles, where the server has such nodes', () => {
  const ask = exampleAsk('structure', { width: 3000, height: 2000, similarity: 0.8 });
  const tiled = built(ask, SERVERS.flux);
  expect(inputsOf(tiled, 'VAEDecodeTiled')).toMatchObject({ tile_size: 512, overlap: 64 });
  expect(nodesOf(tiled, 'VAEEncodeTiled')).toHaveLength(1);
  expect(
    nodesOf(built(exampleAsk('structure', { width: 900, height: 600 }), SERVERS.flux), 'VAEDecode'),
  ).toHaveLength(1);
  const without = NODE_TABLE.filter((line) => !line.includes('Tiled('));
  expect(nodesOf(built(ask, SERVERS.flux, [...without]), 'VAEDecode')).toHaveLength(1);
});
