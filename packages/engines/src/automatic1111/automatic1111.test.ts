import { createRaster } from '@plumbline/imaging/raster.ts';
import { afterEach, expect, test } from 'vitest';
import type { Generator } from '../generative/generator.ts';
import { askOf, describeGenerator } from '../generative/testing/generator-suite.ts';
import { createAutomatic1111Generator } from './create-automatic1111-generator.ts';
import { SdapiStandIn, type SdapiManners } from './testing/sdapi-stand-in.ts';

const TIMES = { poll: 10 };
const open = async (manners: SdapiManners = {}) => {
  const server = await new SdapiStandIn(manners).open();
  const address = server.url.replace('://', '://user:secret@');
  return {
    server,
    generator: createAutomatic1111Generator({ servers: [address], times: TIMES, believedMs: 0 }),
  };
};

describeGenerator('AUTOMATIC1111', {
  open,
  faults: [
    ['auth', 'auth'],
    ['busy', 'rate_limited'],
    ['refused', 'invalid_graph'],
    ['out-of-memory', 'out_of_memory'],
    ['broken', 'server_error'],
    ['garbage', 'no_output'],
    ['empty', 'server_error'],
    ['dies', 'unreachable'],
    ['huge', 'server_error'],
  ],
});

let opened: { server: SdapiStandIn; generator: Generator } | undefined;
const start = async (manners?: SdapiManners) => {
  opened = await open(manners);
  return opened;
};
afterEach(() => opened?.server.close());
const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });

test('our control pictures go in as they are, as strictly as asked', async () => {
  const { server, generator } = await start();
  const depth = { kind: 'depth' as const, picture: createRaster(320, 200, 3) };
  const ask = askOf({
    controls: [...askOf().controls, depth],
    strength: 1,
    loras: [{ name: 'ink', weight: 0.7 }],
  });
  const { models, seed } = await generator.make(ask, quiet());
  const units = server.bodies.at(-1)?.alwayson_scripts?.ControlNet?.args;
  expect(units).toMatchObject([
    {
      enabled: true,
      module: 'none',
      model: 'control_v11p_sd15_lineart [43d4be0d]',
      weight: 1.2,
      guidance_end: 1,
      save_detected_map: false,
      control_mode: 'ControlNet is more important',
    },
    { module: 'none', model: 'control_v11f1p_sd15_depth [cfd03158]' },
  ]);
  expect(server.bodies.at(-1)).toMatchObject({
    seed: 77,
    negative_prompt: 'cars',
    override_settings_restore_afterwards: false,
  });
  expect(server.last.prompt).toBe('a (brick:1.2) house, <lora:ink:0.7>');
  expect(models).toEqual([
    'v1-5-pruned',
    'control_v11p_sd15_lineart [43d4be0d]',
    'control_v11f1p_sd15_depth [cfd03158]',
  ]);
  expect(seed).toBe(77);
});

test('without likeness there is no picture to begin with; with all of it little is run', async () => {
  const { server, generator } = await start();
  await generator.make(askOf({ similarity: 0 }), quiet());
  expect(server.bodies.at(-1)).not.toHaveProperty('init_images');
  await generator.make(askOf({ similarity: 1 }), quiet());
  expect(server.bodies.at(-1)?.['denoising_strength']).toBeCloseTo(0.3);
});

test('a grid before and maps after the picture are not it', async () => {
  const { generator } = await start({ extras: true });
  const { picture } = await generator.make(askOf(), quiet());
  expect([...picture.data.subarray(0, 3)]).toEqual([195, 195, 195]);
});

test('progress and coarse pictures come while it works', async () => {
  const { generator } = await start({ takes: 200 });
  const seen: [number, string][] = [];
  const previews: number[] = [];
  await generator.make(askOf(), {
    ...quiet(),
    progress: (fraction, stage) => seen.push([fraction, stage]),
    preview: ({ width }) => previews.push(width),
  });
  expect(seen).toContainEqual([0.4, 'painting']);
  expect(previews).toContain(16);
});

test('an abort stops the server, but not where another’s job runs', async () => {
  for (const othersJob of [false, true]) {
    const { server, generator } = await start({ othersJob });
    server.fail('silent');
    const controller = new AbortController();
    const making = generator.make(askOf(), { ...quiet(), signal: controller.signal });
    await expect.poll(() => server.seen.length).toBe(1);
    controller.abort(new Error('enough'));
    await expect(making).rejects.toThrow('enough');
    if (othersJob) await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.poll(() => server.interrupts).toBe(othersJob ? 0 : 1);
    await server.close();
  }
});

test('out of memory is tried once more, smaller, and said', async () => {
  const { server, generator } = await start();
  server.fail('out-of-memory');
  const { picture, notes } = await generator.make(askOf(), quiet());
  expect(picture.width / picture.height).toBeCloseTo(1.6, 1);
  expect(notes).toContain('memory ran out: made at 75 % of the size');
  const [first, second] = server.bodies.map(({ width }) => width ?? 0);
  expect((second ?? 0) / (first ?? 1)).toBeCloseTo(0.75, 1);
});

test('a black picture is none', async () => {
  const { generator } = await start({ black: true });
  await expect(generator.make(askOf(), quiet())).rejects.toMatchObject({
    fault: 'no_output',
    message: expect.stringContaining('--no-half-vae'),
  });
});

test('what is missing is named with its place; what was not switched on, too', async () => {
  const without = await start({ controlModels: [] });
  const features = await without.generator.features();
  expect(features.kinds).not.toContain('structure');
  expect(features.missing.find(({ kind }) => kind === 'structure')?.reason).toContain('models/ControlNet');
  await without.server.close();
  const { generator } = await start({ withoutApi: true });
  expect(await generator.features()).toMatchObject({
    healthy: false,
    detail: expect.stringContaining('--api'),
  });
});

test('networks of another architecture are not taken', async () => {
  const { generator } = await start({
    model: 'juggernautXL_v9.safetensors',
    controlModels: ['control_v11p_sd15_lineart', 'xinsir-union-sdxl'],
  });
  const { models } = await generator.make(askOf(), quiet());
  expect(models).toContain('xinsir-union-sdxl');
});

test('name and password of an address are sent, and enlarging is the server’s own', async () => {
  const { server, generator } = await start({ password: 'secret' });
  const { picture, models } = await generator.make(
    askOf({ kind: 'upscale', width: 640, height: 400, controls: [] }),
    quiet(),
  );
  expect([picture.width, picture.height]).toEqual([640, 400]);
  expect(models).toEqual(['R-ESRGAN 4x+']);
  expect(server.bodies.at(-1)).toMatchObject({ resize_mode: 1, upscaling_resize_w: 640 });
});

test('where one server is gone the other makes it', async () => {
  const { server } = await start();
  const servers = ['http://127.0.0.1:9', server.url];
  const generator = createAutomatic1111Generator({ servers, times: TIMES });
  expect(await generator.features()).toMatchObject({
    healthy: true,
    detail: expect.stringContaining('127.0.0.1:9'),
  });
  expect((await generator.make(askOf(), quiet())).server).toBe(new URL(server.url).host);
});
