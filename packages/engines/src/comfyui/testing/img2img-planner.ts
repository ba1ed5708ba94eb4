import { createHash } from 'node:crypto';
import type { GenerationAsk } from '../../generative/generator.ts';
import type { BuiltGraph } from '../built-graph.ts';
import { type NodeCatalogue, optionsOf } from '../features/node-catalogue.ts';
import type { GraphPlanner } from '../graph-planner.ts';
import type { GraphNode } from './check-graph.ts';

const STEPS = 4;
const NO_SAMPLER = 'node KSampler is not installed';

/** The smallest graphs that a server runs, so that tests of the protocol stand on nothing else. */
export const IMG2IMG_PLANNER: GraphPlanner = {
  buildGraph: (ask, catalogue) =>
    catalogue.has('KSampler')
      ? { graph: graphOf(ask, catalogue) }
      : { missing: { kind: ask.kind, reason: NO_SAMPLER } },
  describeFeatures: (catalogue) => ({
    kinds: catalogue.has('KSampler') ? ['text', 'structure'] : [],
    controls: [],
    reference: false,
    seeded: true,
    models: optionsOf(catalogue, 'CheckpointLoaderSimple', 'ckpt_name'),
    loras: [],
    missing: catalogue.has('KSampler') ? [] : [{ kind: 'text', reason: NO_SAMPLER }],
  }),
};

function graphOf(ask: GenerationAsk, catalogue: NodeCatalogue): BuiltGraph {
  const model = ask.model ?? optionsOf(catalogue, 'CheckpointLoaderSimple', 'ckpt_name')[0] ?? 'none';
  const name = ask.base && `${createHash('sha256').update(ask.base.data).digest('hex').slice(0, 16)}.png`;
  const node = (class_type: string, inputs: GraphNode['inputs']): GraphNode => ({ class_type, inputs });
  return {
    nodes: {
      ckpt: node('CheckpointLoaderSimple', { ckpt_name: model }),
      pos: node('CLIPTextEncode', { clip: ['ckpt', 1], text: ask.prompt }),
      neg: node('CLIPTextEncode', { clip: ['ckpt', 1], text: ask.negative }),
      ...(name === null
        ? {
            lat: node('EmptyLatentImage', { width: ask.width, height: ask.height, batch_size: 1 }),
          }
        : {
            img: node('LoadImage', { image: name }),
            lat: node('VAEEncode', { pixels: ['img', 0], vae: ['ckpt', 2] }),
          }),
      ks: node('KSampler', {
        model: ['ckpt', 0],
        seed: ask.seed,
        steps: STEPS,
        cfg: 7,
        sampler_name: 'euler',
        scheduler: 'simple',
        positive: ['pos', 0],
        negative: ['neg', 0],
        latent_image: ['lat', 0],
        denoise: 0.5,
      }),
      dec: node('VAEDecode', { samples: ['ks', 0], vae: ['ckpt', 2] }),
      out: node('SaveImage', { images: ['dec', 0], filename_prefix: 'plumbline/test' }),
    },
    uploads: ask.base && name !== null ? [{ name, picture: ask.base }] : [],
    outputNode: 'out',
    samplerSteps: STEPS,
    models: [model],
  };
}
