import { expect, test } from 'vitest';
import type { GenerationAsk } from '../../generative/generator.ts';
import type { BuiltGraph } from '../built-graph.ts';
import { built, inputsOf, nodesOf, reasonOf } from './testing/built.ts';
import { exampleAsk, slope } from './testing/example-ask.ts';
import { SERVERS } from './testing/servers.ts';

const frame = (changes: Partial<GenerationAsk> = {}) =>
  exampleAsk('live', { controlled: ['line'], ...changes });

test('frames are small, sampled in a few steps without a second look for the negative prompt, and leave nothing behind', () => {
  const first = built(frame({ width: 1920, height: 1080 }), SERVERS.sd15);
  const sampler = inputsOf(first, 'KSamplerAdvanced');
  expect(sampler).toMatchObject({ sampler_name: 'lcm', scheduler: 'sgm_uniform', steps: 4, cfg: 1 });
  expect(inputsOf(first, 'ModelSamplingDiscrete').sampling).toBe('lcm');
  expect(inputsOf(first, 'LoraLoader').lora_name).toBe('lcm-lora-sdv1-5.safetensors');
  const { width = 0, height = 0 } = first.uploads[0]?.picture ?? {};
  expect(width * height).toBeLessThanOrEqual(512 * 528);
  expect(nodesOf(first, 'ImageUpscaleWithModel')).toHaveLength(0);
  expect(first.temporary).toBe(true);
  expect(first.nodes[first.outputNode]?.class_type).toBe('PreviewImage');
});

test('frames are begun from what was made of the one before, by the same nodes, so that the server keeps what it has loaded', () => {
  const first = built(frame({ similarity: 0 }), SERVERS.sd15);
  const next = built(frame({ similarity: 0, previous: slope(512, 366, 3, 90) }), SERVERS.sd15);
  const classes = ({ nodes }: BuiltGraph) => Object.values(nodes).map(({ class_type: type }) => type);
  expect(classes(next)).toEqual(classes(first));
  // Nothing is asked to be like the frame, and everything to be like its render.
  expect(first.samplerSteps).toBe(4);
  expect(next.samplerSteps).toBe(3);
  expect(next.uploads.map(({ name }) => name)).not.toEqual(first.uploads.map(({ name }) => name));
  expect(inputsOf(next, 'KSamplerAdvanced').noise_seed).toBe(inputsOf(first, 'KSamplerAdvanced').noise_seed);
});

test('frames are made by a model that is quick by itself where there is one, in as many steps as its edition was made for', () => {
  const lightning = ['dreamshaper_8.safetensors', 'dreamshaperXL_lightning_8step.safetensors'];
  const { controlnet } = SERVERS.sdxl;
  const graph = built(frame(), { checkpoints: lightning, controlnet });
  expect(graph.models[0]).toBe('dreamshaperXL_lightning_8step.safetensors');
  expect(inputsOf(graph, 'KSamplerAdvanced')).toMatchObject({ steps: 8, cfg: 1, sampler_name: 'euler' });
  expect(nodesOf(graph, 'LoraLoader')).toHaveLength(0);
  const lora = built(frame(), { ...SERVERS.sdxl, loras: ['sdxl_lightning_4step_lora.safetensors'] });
  expect(inputsOf(lora, 'KSamplerAdvanced').steps).toBe(4);
});

test('frames go through the small autoencoder where the server lists it', () => {
  const graph = built(frame(), { ...SERVERS.sd15, vae: ['taesd', 'taesdxl'] });
  expect(inputsOf(graph, 'VAELoader').vae_name).toBe('taesd');
  expect(nodesOf(built(frame(), SERVERS.sd15), 'VAELoader')).toHaveLength(0);
});

test('frames need a quick model of SD 1.5 or SDXL, and it is said which', () => {
  expect(reasonOf(frame(), { ...SERVERS.sd15, loras: [] })).toBe(
    'LCM LoRA for SD 1.5 not found: put it in models/loras, or a Turbo or Lightning checkpoint in models/checkpoints',
  );
  expect(reasonOf(frame(), SERVERS.flux)).toBe(
    'main model (a checkpoint of SD 1.5 or SDXL) not found: put it in models/checkpoints',
  );
  expect(reasonOf(frame({ model: 'flux1-dev.safetensors' }), SERVERS.flux)).toBe(
    'model "flux1-dev.safetensors" is of Flux: choose another for live',
  );
});
