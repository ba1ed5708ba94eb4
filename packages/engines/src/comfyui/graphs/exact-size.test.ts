import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTROL_KINDS, GENERATION_KINDS } from '../../generative/generator.ts';
import type { BuiltGraph } from '../built-graph.ts';
import { buildGraph } from './build-graph.ts';
import { checkGraph } from './testing/check-graph.ts';
import { exampleAsk } from './testing/example-ask.ts';
import { catalogueOf } from './testing/object-info.ts';
import { SERVERS } from './testing/servers.ts';

const CATALOGUES = Object.values(SERVERS).map((installed) => catalogueOf(installed));

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that comes out of a node, as a server would compute it; also collects the sizes that are encoded and sampled. */
function sizeOf(graph: BuiltGraph, id: string, sampled: Size[]): Size {
  const { class_type: type, inputs } = graph.nodes[id] ?? { class_type: '', inputs: {} };
  const from = (name: string) => sizeOf(graph, (inputs[name] as [string, number])[0], sampled);
  switch (type) {
    case 'LoadImage': {
      const picture = graph.uploads.find(({ name }) => name === inputs.image)?.picture;
      return { width: picture?.width ?? 0, height: picture?.height ?? 0 };
    }
    case 'ImageScale':
    case 'ImageCrop':
      from('image');
      return { width: Number(inputs.width), height: Number(inputs.height) };
    case 'ImageUpscaleWithModel': {
      const { width, height } = from('image');
      const [loader] = inputs.upscale_model as [string];
      const factor = String(graph.nodes[loader]?.inputs.model_name).startsWith('4x') ? 4 : 2;
      return { width: width * factor, height: height * factor };
    }
    case 'ImageCompositeMasked':
      from('source');
      return from('destination');
    case 'VAEDecode':
    case 'VAEDecodeTiled':
      return from('samples');
    case 'KSamplerAdvanced': {
      const size = from('latent_image');
      sampled.push(size);
      return size;
    }
    case 'EmptyLatentImage':
    case 'EmptySD3LatentImage':
      return { width: Number(inputs.width), height: Number(inputs.height) };
    case 'VAEEncode':
    case 'VAEEncodeTiled':
    case 'InpaintModelConditioning':
    case 'INPAINT_VAEEncodeInpaintConditioning':
      return from('pixels');
    case 'SetLatentNoiseMask':
      return from('samples');
    case 'INPAINT_InpaintWithModel':
    case 'INPAINT_MaskedFill':
      return from('image');
    case 'SaveImage':
    case 'PreviewImage':
      return from('images');
    default:
      throw new Error(`no size of ${type}`);
  }
}

test('every kind on every server samples whole blocks and answers in exactly the size that is wanted', () => {
  const side = fc.integer({ min: 16, max: 1500 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.constantFrom(...CATALOGUES),
      fc.constantFrom(...GENERATION_KINDS.filter((kind) => kind !== 'live')),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (width, height, catalogue, kind, similarity) => {
        fc.pre(kind !== 'upscale' || (width % 2 === 0 && height % 2 === 0));
        const built = buildGraph(exampleAsk(kind, { width, height, similarity }), catalogue);
        if ('missing' in built) {
          expect(kind).toBe('instruction');
          return;
        }
        const { graph } = built;
        const sampled: Size[] = [];
        const made = sizeOf(graph, graph.outputNode, sampled);
        const { x, y, ...answer } = graph.crop ?? { x: 0, y: 0, ...made };
        expect(answer).toEqual({ width, height });
        expect(x + width <= made.width && y + height <= made.height).toBe(true);
        expect(sampled.every((size) => size.width % 16 === 0 && size.height % 16 === 0)).toBe(true);
        expect(checkGraph(graph, catalogue)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('frames are sampled in whole blocks, and answered in their own proportions, in no size that was asked for', () => {
  const side = fc.integer({ min: 256, max: 1500 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(...CATALOGUES.slice(0, 2)), (width, height, catalogue) => {
      const built = buildGraph(exampleAsk('live', { width, height, controlled: ['line'] }), catalogue);
      if ('missing' in built) throw new Error(built.missing.reason);
      const { graph } = built;
      const sampled: Size[] = [];
      const made = sizeOf(graph, graph.outputNode, sampled);
      const answer = graph.crop ?? made;
      // To a pixel of either side.
      expect(Math.abs(answer.height - (answer.width * height) / width)).toBeLessThan(
        1 + Math.max(1, height / width),
      );
      expect(answer.width <= made.width && answer.height <= made.height).toBe(true);
      expect(sampled.every((size) => size.width % 16 === 0 && size.height % 16 === 0)).toBe(true);
      expect(checkGraph(graph, catalogue)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('control pictures have the size that is sampled, wherever they are used', () => {
  for (const kind of ['structure', 'inpaint'] as const) {
    const catalogue = CATALOGUES[0] ?? new Map();
    const built = buildGraph(
      exampleAsk(kind, { width: 1300, height: 701, controlled: CONTROL_KINDS }),
      catalogue,
    );
    if ('missing' in built) throw new Error(built.missing.reason);
    const sampled: Size[] = [];
    sizeOf(built.graph, built.graph.outputNode, sampled);
    const hints = Object.values(built.graph.nodes)
      .filter((node) => node.class_type === 'ControlNetApplyAdvanced')
      .map((node) => sizeOf(built.graph, (node.inputs.image as [string, number])[0], []));
    expect(hints).toEqual(CONTROL_KINDS.map(() => sampled[0]));
  }
});
