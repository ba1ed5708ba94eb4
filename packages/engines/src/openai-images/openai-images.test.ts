import { createRaster } from '@plumbline/imaging/raster.ts';
import { afterEach, expect, test } from 'vitest';
import type { Generator } from '../generative/generator.ts';
import { askOf, describeGenerator } from '../generative/testing/generator-suite.ts';
import { createOpenAiImagesGenerator } from './create-openai-images-generator.ts';
import { sizeFor, traitsOf } from './model-traits.ts';
import { OpenAiImagesStandIn, type StandInManners } from './testing/openai-images-stand-in.ts';

const PATIENCE = { budgetMs: 200, firstWaitMs: 10 };
const open = async (manners: StandInManners = {}, model = 'gpt-image-1') => {
  const server = await new OpenAiImagesStandIn(manners).open();
  const settings = {
    baseUrl: `${server.url}/v1`,
    apiKey: 'sk-secret',
    model,
    patience: PATIENCE,
    believedMs: 0,
  };
  return { server, generator: createOpenAiImagesGenerator(settings) };
};

describeGenerator('images of the OpenAI protocol', {
  open,
  faults: [
    ['auth', 'auth'],
    ['busy', 'rate_limited'],
    ['quota', 'quota'],
    ['refused', 'content_refused'],
    ['out-of-memory', 'out_of_memory'],
    ['broken', 'server_error'],
    ['garbage', 'no_output'],
    ['empty', 'no_output'],
    ['dies', 'unreachable'],
    ['huge', 'server_error'],
  ],
});

let opened: { server: OpenAiImagesStandIn; generator: Generator } | undefined;
const start = async (manners?: StandInManners, model?: string) => {
  opened = await open(manners, model);
  return opened;
};
afterEach(() => opened?.server.close());
const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });

test('too many requests are waited for as the server says, within a budget', async () => {
  const { server, generator } = await start({ waitMs: 15 });
  server.fail('busy', 'busy');
  const stages: string[] = [];
  await generator.make(askOf(), { ...quiet(), progress: (_, stage) => stages.push(stage) });
  expect(server.requests).toBe(3);
  expect(stages).toContain('waiting');
});

test('a longer wait than the budget is not begun', async () => {
  const { server, generator } = await start({ waitMs: 60_000 });
  server.fail('busy');
  await expect(generator.make(askOf(), quiet())).rejects.toMatchObject({
    fault: 'rate_limited',
    retryable: true,
  });
  expect(server.requests).toBe(1);
});

test('what is billed is asked once more after a failure of the server, and never once the quota is used up', async () => {
  const { server, generator } = await start();
  server.fail('broken');
  await generator.make(askOf(), quiet());
  expect(server.requests).toBe(2);
  server.fail('quota');
  await expect(generator.make(askOf(), quiet())).rejects.toMatchObject({ retryable: false });
  expect(server.requests).toBe(3);
});

test('a parameter that is refused by name is left out, and not asked again', async () => {
  const { server, generator } = await start(
    { refuses: ['input_fidelity', 'response_format'] },
    'another-model',
  );
  await generator.make(askOf(), quiet());
  await generator.make(askOf(), quiet());
  expect(server.requests).toBe(3);
  expect(server.fields.at(-1)).not.toHaveProperty('response_format');
});

test('what the real service refuses is never sent to it', async () => {
  const { server, generator } = await start();
  await generator.make(askOf(), quiet());
  expect(server.fields.at(-1)).toMatchObject({
    model: 'gpt-image-1',
    size: '1536x1024',
    n: '1',
    input_fidelity: 'high',
  });
  expect(server.fields.at(-1)).not.toHaveProperty('response_format');
});

test('the address of a picture is followed; a size of the server’s own is said', async () => {
  const { generator } = await start({ byUrl: true, onlySize: [300, 200] });
  const { picture, notes } = await generator.make(askOf({ kind: 'text', base: null, controls: [] }), quiet());
  expect([picture.width, picture.height]).toEqual([300, 200]);
  expect(notes).toEqual(['made at 300×200']);
});

test('a server without edits says so from then on', async () => {
  const { generator } = await start({ withoutEdits: true });
  await expect(generator.make(askOf(), quiet())).rejects.toMatchObject({ fault: 'missing_model' });
  await generator.features();
  expect((await generator.features()).kinds).toEqual(['text']);
});

test('strictness, likeness and the look are said in sentences; brackets are not', async () => {
  const { server, generator } = await start();
  const reference = createRaster(20, 20, 3);
  await generator.make(askOf({ strength: 1, similarity: 0.9, reference, referenceWeight: 0.9 }), quiet());
  expect(server.last.prompt).toContain('a brick house');
  expect(server.last.prompt).toContain('to the pixel');
  expect(server.last.prompt).toContain('materials of the third picture');
  expect(server.last.prompt).toContain('Avoid: cars');
  expect(server.last.pictures).toHaveLength(3);
});

test.each([
  ['gpt-image-1', [1920, 1080], [1536, 1024]],
  ['gpt-image-1', [700, 900], [1024, 1536]],
  ['dall-e-3', [768, 432], [1792, 1024]],
  ['dall-e-2', [768, 432], [1024, 1024]],
  ['gpt-image-2', [1600, 900], [1616, 912]],
  ['gpt-image-2', [5000, 200], [1776, 592]],
] as const)('%s makes %j at %j', (model, [width, height], [wide, high]) => {
  const size = sizeFor(traitsOf(model), { width, height });
  expect([size.width, size.height]).toEqual([wide, high]);
});
