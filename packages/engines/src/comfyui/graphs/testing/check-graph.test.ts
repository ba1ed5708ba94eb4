import { expect, test } from 'vitest';
import type { BuiltGraph } from '../../built-graph.ts';
import { buildGraph } from '../build-graph.ts';
import { checkGraph } from './check-graph.ts';
import { exampleAsk } from './example-ask.ts';
import { catalogueOf } from './object-info.ts';
import { SERVERS } from './servers.ts';

const catalogue = catalogueOf(SERVERS.sdxl);

type Nodes = BuiltGraph['nodes'];

/** A sound graph, spoiled in one place. */
function spoil(change: (find: (type: string) => Nodes[string], nodes: Nodes) => void): string[] {
  const built = buildGraph(exampleAsk('inpaint', { controlled: ['line'] }), catalogue);
  if ('missing' in built) throw new Error(built.missing.reason);
  const nodes = structuredClone(built.graph.nodes);
  change((type) => {
    const found = Object.values(nodes).find((node) => node.class_type === type);
    if (!found) throw new Error(`no ${type}`);
    return found;
  }, nodes);
  return checkGraph({ ...built.graph, nodes }, catalogue);
}

test('a sound graph has no fault', () => {
  expect(spoil(() => undefined)).toEqual([]);
});

test.each<[string, Parameters<typeof spoil>[0], RegExp]>([
  [
    'a wrong slot',
    (find) => {
      find('VAEDecode').inputs.vae = ['1', 0];
    },
    /IMAGE where VAE is wanted/,
  ],
  [
    'a slot that is not there',
    (find) => {
      find('VAEDecode').inputs.vae = ['1', 9];
    },
    /no slot 9/,
  ],
  [
    'a missing input',
    (find) => {
      delete find('KSamplerAdvanced').inputs.steps;
    },
    /steps: missing/,
  ],
  [
    'an unknown input',
    (find) => {
      find('VAEDecode').inputs.tile = 3;
    },
    /unknown input/,
  ],
  [
    'a number out of range',
    (find) => {
      find('ControlNetApplyAdvanced').inputs.end_percent = 1.1;
    },
    /1.1 out of range/,
  ],
  [
    'a file that is not there',
    (find) => {
      find('ControlNetLoader').inputs.control_net_name = 'x';
    },
    /"x" not in list/,
  ],
  [
    'a choice that is not there',
    (find) => {
      find('KSamplerAdvanced').inputs.sampler_name = 'best';
    },
    /"best" not in list/,
  ],
  [
    'a picture that was not uploaded',
    (find) => {
      find('LoadImage').inputs.image = 'a.png';
    },
    /not uploaded/,
  ],
  [
    'a literal for a link',
    (find) => {
      find('VAEDecode').inputs.vae = 'vae';
    },
    /a literal where a link/,
  ],
  [
    'a link for a literal',
    (find) => {
      find('KSamplerAdvanced').inputs.steps = ['1', 0];
    },
    /a link where a literal/,
  ],
  [
    'a text for a number',
    (find) => {
      find('KSamplerAdvanced').inputs.steps = '20';
    },
    /not a number/,
  ],
  [
    'a link to nowhere',
    (find) => {
      find('VAEDecode').inputs.vae = ['99', 2];
    },
    /no node 99/,
  ],
  [
    'an unknown class',
    (find) => {
      find('VAEDecode').class_type = 'VAEDecoder';
    },
    /no class VAEDecoder/,
  ],
  [
    'a node that nothing uses',
    (_, nodes) => {
      nodes.x = {
        class_type: 'CheckpointLoaderSimple',
        inputs: { ckpt_name: 'XL\\juggernautXL_v9.safetensors' },
      };
    },
    /x: leads nowhere/,
  ],
  [
    'a circle',
    (find, nodes) => {
      const [id] = Object.entries(nodes).find(([, node]) => node.class_type === 'ImageBlur') ?? [''];
      find('MaskToImage').inputs.mask = [id, 0];
      find('ImageBlur').inputs.image = [id, 0];
    },
    /goes in a circle/,
  ],
])('%s is found', (_, change, said) => {
  expect(spoil(change).join('\n')).toMatch(said);
});
