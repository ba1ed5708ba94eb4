import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { createRaster } from '@plumbline/imaging/raster.ts';
import { afterEach, expect, it } from 'vitest';
import { createGenerativeEngine } from '../generative/create-generative-engine.ts';
import { SERVERS } from './graphs/testing/servers.ts';
import { GeneratorHouse } from './testing/generator-house.ts';
import { PATIENT } from './testing/short-times.ts';

const house = new GeneratorHouse();
let engine: ImageEngine | undefined;
afterEach(async () => {
  await engine?.close();
  await house.close();
});

const WIDTH = 320;
const HEIGHT = 240;

/** A corner of a room, black lines on white. */
function drawing() {
  const base = createRaster(WIDTH, HEIGHT, 3);
  base.data.fill(255);
  const ink = (x: number, y: number) => base.data.fill(0, 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
  for (let y = 0; y < 160; y++) [160, 161].forEach((x) => ink(x, y));
  for (let x = 0; x < 160; x++) {
    const y = Math.round(160 + x / 2.2);
    for (const row of [y, y + 1]) {
      if (row < HEIGHT) ink(160 + x, row);
      if (row < HEIGHT) ink(160 - x, row);
    }
  }
  return base;
}

it.each(Object.entries(SERVERS))(
  'a render on a server of %s keeps its locks and is measured',
  async (_, folders) => {
    const server = await house.standIn({ folders, stepMs: 0 });
    engine = createGenerativeEngine({ generator: house.generator([server.url], PATIENT, { ours: true }) });
    const base = drawing();
    const mask = createRaster(WIDTH, HEIGHT, 1);
    for (let i = 0; i < mask.data.length; i++) mask.data[i] = i % WIDTH < 80 ? 0 : 255;
    const request = renderRequestSchema.parse({
      function: 'lockImg',
      upload_img: 'b',
      imageKind: 'line',
      size: 'max',
      seed: 3,
      cnStrength: 0,
    });
    const given = { base, mask, reference: null, texture: null, idMap: null, original: null };
    const { picture, fidelity, notes } = await engine.run(
      { ...given, request, seed: 3 },
      { signal: new AbortController().signal, progress: () => undefined },
    );
    expect([picture.width, picture.height]).toEqual([WIDTH, HEIGHT]);
    const left = (data: Uint8ClampedArray) =>
      Array.from({ length: HEIGHT }, (_row, y) => [...data.subarray(3 * y * WIDTH, 3 * (y * WIDTH + 80))]);
    expect(left(picture.data)).toEqual(left(base.data));
    expect(fidelity?.score).toBeGreaterThan(0);
    expect(notes.join()).toContain(`server: ${new URL(server.url).hostname}`);
    expect(notes.join()).toMatch(/model: /);
  },
);

it('a chosen main model and LoRAs stand in the graph with their weights; one that is not there is refused by name', async () => {
  const server = await house.standIn({ stepMs: 0 });
  engine = createGenerativeEngine({ generator: house.generator([server.url], PATIENT, { ours: true }) });
  const { models, loras } = await engine.health();
  expect(models).toEqual(expect.arrayContaining(['dreamshaper_8.safetensors', 'flux1-dev.safetensors']));
  expect(loras).toEqual(expect.arrayContaining(['archviz.safetensors', 'flux-turbo-alpha.safetensors']));
  const make = (chosen: object) => {
    const request = renderRequestSchema.parse({
      function: 'indoorRender',
      upload_img: 'b',
      imageKind: 'line',
      size: 'max',
      seed: 3,
      cnStrength: 0,
      engine: 'comfyui',
      ...chosen,
    });
    const given = {
      base: drawing(),
      mask: null,
      reference: null,
      texture: null,
      idMap: null,
      original: null,
    };
    return engine?.run(
      { ...given, request, seed: 3 },
      { signal: new AbortController().signal, progress: () => undefined },
    );
  };
  const lora = [
    { name: 'archviz.safetensors', weight: 0.65 },
    { name: 'lcm-lora-sdv1-5.safetensors', weight: -0.2 },
  ];
  const made = await make({ model: 'dreamshaper_8.safetensors', lora });
  const nodes = Object.values(server.prompts().at(-1)?.prompt ?? {});
  const inputsOf = (type: string) =>
    nodes.filter((node) => node.class_type === type).map(({ inputs }) => inputs);
  expect(inputsOf('CheckpointLoaderSimple')).toMatchObject([{ ckpt_name: 'dreamshaper_8.safetensors' }]);
  expect(inputsOf('LoraLoader')).toMatchObject(
    lora.map(({ name, weight }) => ({ lora_name: name, strength_model: weight, strength_clip: weight })),
  );
  expect(made?.notes).toEqual(
    expect.arrayContaining(['model: dreamshaper_8.safetensors', 'model: archviz.safetensors']),
  );
  const sent = server.prompts().length;
  await expect(make({ model: 'gone.safetensors' })).rejects.toMatchObject({ code: 'ENGINE_LACKS_MODEL' });
  // It is there, and was trained to fill holes alone.
  await expect(make({ model: 'sd-v1-5-inpainting.ckpt' })).rejects.toMatchObject({
    code: 'ENGINE_LACKS_MODEL',
  });
  expect(server.prompts()).toHaveLength(sent);
});
