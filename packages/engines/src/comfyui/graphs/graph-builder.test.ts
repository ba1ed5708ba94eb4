import { expect, expectTypeOf, test } from 'vitest';
import { createGraphBuilder } from './graph-builder.ts';
import type { InputsOf, Link } from './node-signatures.ts';
import { slope } from './testing/example-ask.ts';
import { NODE_TABLE } from './testing/node-table.ts';
import { catalogueOf } from './testing/object-info.ts';

const installed = { checkpoints: ['a.safetensors', 'b.safetensors'] };
const builder = (lines = [...NODE_TABLE]) => createGraphBuilder(catalogueOf(installed, lines));
const withLine = (line: string) => [
  ...NODE_TABLE.filter((known) => !known.startsWith(line.split('(')[0] ?? '')),
  line,
];

test('a mask does not fit where a picture is wanted, nor a node without an input it needs', () => {
  expectTypeOf<Link<'MASK'>>().not.toExtend<InputsOf<'VAEEncode'>['pixels']>();
  expectTypeOf<Link<'IMAGE'>>().toExtend<InputsOf<'VAEEncode'>['pixels']>();
  expectTypeOf<{ pixels: Link<'IMAGE'> }>().not.toExtend<InputsOf<'VAEEncode'>>();
  expectTypeOf<{ conditioning: Link<'CONDITIONING'> }>().toExtend<InputsOf<'ReferenceLatent'>>();
  const [model, clip, vae] = builder().add('CheckpointLoaderSimple', { ckpt_name: 'a.safetensors' });
  expectTypeOf(vae).toEqualTypeOf<Link<'VAE'>>();
  expect([model.slot, clip.slot, vae.slot]).toEqual([0, 1, 2]);
});

test('the same file is loaded once, another beside it', () => {
  const graph = builder();
  const [first] = graph.add('CheckpointLoaderSimple', { ckpt_name: 'a.safetensors' });
  const [again] = graph.add('CheckpointLoaderSimple', { ckpt_name: 'a.safetensors' });
  const [other] = graph.add('CheckpointLoaderSimple', { ckpt_name: 'b.safetensors' });
  expect(again.node).toBe(first.node);
  expect(other.node).not.toBe(first.node);
});

test('what a newer node wants besides takes the server’s own default', () => {
  const graph = builder(
    withLine('MaskToImage(mask:MASK, gamma:FLOAT[0..9]=2.2, mode:soft|hard ? extra:INT[0..9]=4) -> IMAGE'),
  );
  const name = graph.upload(slope(2, 2, 1));
  const [mask] = graph.add('LoadImageMask', { image: name, channel: 'red' });
  const [picture] = graph.add('MaskToImage', { mask });
  const { nodes } = graph.finish(picture, 'x');
  expect(nodes[picture.node]?.inputs).toEqual({ mask: [mask.node, 0], gamma: 2.2, mode: 'soft', extra: 4 });
});

test('numbers are brought into the server’s range', () => {
  const graph = builder(withLine('GrowMask(mask:MASK, expand:INT[-4..4], tapered_corners:BOOLEAN) -> MASK'));
  const [mask] = graph.add('LoadImageMask', { image: graph.upload(slope(2, 2, 1)), channel: 'red' });
  const [grown] = graph.add('GrowMask', { mask, expand: 30, tapered_corners: true });
  const [picture] = graph.add('MaskToImage', { mask: grown });
  expect(graph.finish(picture, 'x').nodes[grown.node]?.inputs.expand).toBe(4);
});

test('what cannot be given is said', () => {
  const graph = builder(withLine('MaskToImage(mask:MASK, palette:PALETTE) -> IMAGE'));
  const [mask] = graph.add('LoadImageMask', { image: graph.upload(slope(2, 2, 1)), channel: 'red' });
  expect(() => graph.add('MaskToImage', { mask })).toThrow('wants "palette"');
  expect(() => graph.add('CheckpointLoaderSimple', { ckpt_name: 'c' })).toThrow('does not offer "c"');
  expect(() =>
    graph.add('InpaintPreprocessor', { image: { node: '1', slot: 0, type: 'IMAGE' }, mask }),
  ).toThrow('install comfyui_controlnet_aux');
});

test('a picture’s name is that of its pixels', () => {
  const graph = builder();
  expect(graph.upload(slope(4, 2, 3))).toBe(graph.upload(slope(4, 2, 3)));
  expect(graph.upload(slope(2, 4, 3))).not.toBe(graph.upload(slope(4, 2, 3)));
  expect(graph.upload(slope(4, 2, 3, 1))).not.toBe(graph.upload(slope(4, 2, 3)));
});
