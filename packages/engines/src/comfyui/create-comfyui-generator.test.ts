import type { Raster } from '@plumbline/imaging/raster.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fromFile } from '../generative/picture-file.ts';
import { placeOfHosts } from '../generative/place-of-hosts.ts';
import { GeneratorHouse } from './testing/generator-house.ts';
import { failureOf, quiet, SMALL_ASK as ASK } from './testing/small-ask.ts';
import type { StandInFault } from './testing/stand-in-faults.ts';

const house = new GeneratorHouse();
afterEach(() => house.close());

describe('a server that behaves', () => {
  it.each(['old', 'new'] as const)('makes the picture that was asked for (%s)', async (version) => {
    const server = await house.standIn({ version });
    const generator = house.generator([server.url]);
    const told: [number, string][] = [];
    const previews: Raster[] = [];
    const { picture, png, ...rest } = await generator.make(ASK, {
      ...quiet(),
      progress: (fraction, stage) => told.push([fraction, stage]),
      preview: (shown) => previews.push(shown),
    });
    expect(rest).toEqual({
      seed: 11,
      server: new URL(server.url).host,
      models: ['dreamshaper_8.safetensors'],
      notes: [],
    });
    expect([picture.width, picture.height, picture.channels]).toEqual([64, 48, 3]);
    expect(png && (await fromFile(png)).picture).toEqual(picture);
    // Tinted: what was light is light still.
    expect((picture.data[0] as number) - (picture.data[8 * 3] as number)).toBeGreaterThan(100);
    const fractions = told.map(([fraction]) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(Math.max(...fractions)).toBeGreaterThan(0.9);
    expect(Math.max(...fractions)).toBeLessThan(1);
    expect(told.map(([, stage]) => stage)).toEqual(
      expect.arrayContaining(['waiting', 'loading', 'sampling', 'preparing']),
    );
    expect(previews.length > 0).toBe(version === 'new');
  });

  it('gives the same picture for the same seed, and another for another', async () => {
    const server = await house.standIn();
    const generator = house.generator([server.url]);
    const first = await generator.make(ASK, quiet());
    const again = await generator.make(ASK, quiet());
    const other = await generator.make({ ...ASK, seed: 12 }, quiet());
    expect(again.picture.data).toEqual(first.picture.data);
    expect(other.picture.data).not.toEqual(first.picture.data);
    expect(server.count('POST /upload/image')).toBe(1);
    expect(server.count('POST /prompt')).toBe(3);
  });

  it('sends a client, an id, and the headers of a proxy on every way', async () => {
    const server = await house.standIn();
    const { host } = new URL(server.url);
    const address = `http://user:secret@${host}`;
    const generator = house.generator([address], {}, { headers: { 'x-tenant': 'seven' } });
    const made = await generator.make(ASK, quiet());
    expect(made.server).toBe(host);
    expect(JSON.stringify(await generator.features())).not.toContain('secret');
    const authorization = `Basic ${Buffer.from('user:secret').toString('base64')}`;
    for (const { headers } of server.requests)
      expect(headers).toMatchObject({ authorization, 'x-tenant': 'seven' });
    expect(server.requests.map(({ method }) => method)).toContain('UPGRADE');
    expect(server.prompts()[0]).toMatchObject({
      client_id: expect.stringMatching(/^[\da-f-]{36}$/),
      prompt_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('tells where its servers stand', () => {
    const { servers } = house.generator([
      'http://me:secret@10.0.0.7:8188',
      'http://10.0.0.7:8189',
      'https://gpu.example',
    ]);
    expect(servers).toEqual(['10.0.0.7', 'gpu.example']);
    expect(placeOfHosts(servers.slice(0, 1))).toBe('network');
  });

  it('brings a picture of another size to the one that was asked for', async () => {
    const server = await house.standIn();
    const generator = house.generator([server.url]);
    const { picture } = await generator.make({ ...ASK, width: 100, height: 80 }, quiet());
    expect([picture.width, picture.height]).toEqual([100, 80]);
  });

  it('says what it can do', async () => {
    const server = await house.standIn();
    const generator = house.generator([server.url]);
    expect(await generator.features()).toMatchObject({
      healthy: true,
      kinds: ['text', 'structure'],
      seeded: true,
      models: expect.arrayContaining(['XL\\juggernautXL_v9.safetensors']),
    });
  });
});

/** What is to come of each fault when it happens once. */
const SURVIVED: readonly (readonly [
  StandInFault,
  { readonly prompts?: number; readonly version?: 'old' | 'new' },
])[] = [
  ['no socket', {}],
  ['silent socket', {}],
  ['socket drops', {}],
  ['foreign events', {}],
  ['garbage frames', {}],
  ['queued with 500', {}],
  ['queued with 500', { version: 'old' }],
  ['not queued with 500', { prompts: 2 }],
  ['other id', {}],
  ['renamed upload', {}],
  ['lost upload', { prompts: 2 }],
  ['out of memory', { prompts: 2 }],
  ['restarts', { prompts: 2 }],
  ['restarts', { prompts: 2, version: 'old' }],
  ['forgets the job', { prompts: 2 }],
  ['forgets the job', { prompts: 2, version: 'old' }],
  ['late history', {}],
  ['only the end', {}],
  ['cached without images', { prompts: 2 }],
  ['file gone', { prompts: 2 }],
  ['executed null', {}],
  ['page 200 for history', {}],
];

const FAILED: readonly (readonly [
  StandInFault,
  { readonly fault: string; readonly retryable: boolean; readonly prompts: number; readonly times?: number },
])[] = [
  ['page 502', { fault: 'unreachable', retryable: true, prompts: 0, times: 99 }],
  ['forbidden origin', { fault: 'forbidden_origin', retryable: false, prompts: 0, times: 99 }],
  ['unauthorized', { fault: 'auth', retryable: false, prompts: 0, times: 99 }],
  ['endless catalogue', { fault: 'server_error', retryable: false, prompts: 0, times: 99 }],
  ['huge picture', { fault: 'server_error', retryable: false, prompts: 1 }],
  ['garbage picture', { fault: 'no_output', retryable: true, prompts: 1 }],
  ['slow picture', { fault: 'unreachable', retryable: true, prompts: 2, times: 2 }],
  ['outputs left out', { fault: 'invalid_graph', retryable: false, prompts: 1 }],
  ['refused with an object', { fault: 'invalid_graph', retryable: false, prompts: 1 }],
  ['refused with a list', { fault: 'invalid_graph', retryable: false, prompts: 1 }],
  ['lost upload', { fault: 'bad_image', retryable: false, prompts: 2, times: 2 }],
  ['upload too large', { fault: 'bad_image', retryable: false, prompts: 0 }],
  ['hangs', { fault: 'stalled', retryable: true, prompts: 1 }],
  ['missing weight', { fault: 'missing_model', retryable: false, prompts: 1 }],
  ['out of memory', { fault: 'out_of_memory', retryable: true, prompts: 2, times: 2 }],
  ['corrupt model', { fault: 'corrupt_model', retryable: false, prompts: 1 }],
  ['incompatible models', { fault: 'incompatible_models', retryable: false, prompts: 1 }],
  ['interrupted by somebody', { fault: 'lost', retryable: false, prompts: 1 }],
  ['forgets the job', { fault: 'lost', retryable: true, prompts: 2, times: 2 }],
  ['error as success', { fault: 'server_error', retryable: true, prompts: 2, times: 2 }],
  ['cached without images', { fault: 'no_output', retryable: true, prompts: 2, times: 2 }],
  ['black picture', { fault: 'no_output', retryable: false, prompts: 1 }],
];

describe('a server with a fault', () => {
  it.each(SURVIVED)(
    'makes the picture all the same: %s %o',
    async (fault, { prompts = 1, version = 'new' }) => {
      const server = await house.standIn({ version });
      const generator = house.generator([server.url]);
      await generator.features();
      server.fault(fault, fault.endsWith('socket') ? 99 : 1);
      const made = await generator.make(ASK, quiet());
      expect(made.picture.width).toBe(64);
      expect(server.count('POST /prompt')).toBe(prompts);
      expect(made.notes.length).toBe(fault === 'out of memory' ? 1 : 0);
      expect(server.remaining()).toBe(0);
    },
  );

  it.each(['old', 'new'] as const)('shows no picture of somebody else’s job (%s)', async (version) => {
    const server = await house.standIn({ version });
    const generator = house.generator([server.url]);
    server.fault('foreign events');
    const previews: Raster[] = [];
    const fractions: number[] = [];
    await generator.make(ASK, {
      ...quiet(),
      progress: (fraction) => fractions.push(fraction),
      preview: (picture) => previews.push(picture),
    });
    const reds = previews.map(({ data }) => data[0] as number);
    expect(reds.filter((red) => red < 100)).toEqual([]);
    expect(fractions[3]).toBeLessThan(0.5);
  });

  it('queues nothing behind a job that hangs', async () => {
    const server = await house.standIn();
    const generator = house.generator([server.url], { firstStall: 200 });
    server.fault('hangs');
    expect(await failureOf(generator.make(ASK, quiet()))).toMatchObject({ fault: 'stalled' });
    const next = await failureOf(generator.make({ ...ASK, seed: 12 }, quiet()));
    expect(next).toMatchObject({ fault: 'unreachable', message: expect.stringContaining('hangs') });
    expect(server.count('POST /prompt')).toBe(1);
    expect(await generator.features()).toMatchObject({ healthy: false });
  });

  it.each(FAILED)('fails in our terms: %s %o', async (fault, { prompts, times = 1, ...expected }) => {
    const server = await house.standIn();
    const generator = house.generator([server.url], { transfer: fault === 'slow picture' ? 150 : 5_000 });
    server.fault(fault, times);
    const { message, ...error } = await failureOf(generator.make(ASK, quiet()));
    expect({ fault: error.fault, retryable: error.retryable, prompts: server.count('POST /prompt') }).toEqual(
      {
        ...expected,
        prompts,
      },
    );
    expect(message).not.toMatch(/traceback|execution\.py/i);
  });
});

describe('a graph that the server does not take as it is', () => {
  it('is filled with what a newer node wants besides', async () => {
    const server = await house.standIn({
      nodes: ['VAEDecode(samples:LATENT, vae:VAE, tiling:off|on, edge:INT[8..64]=16) -> IMAGE'],
    });
    const { picture } = await house.generator([server.url]).make(ASK, quiet());
    expect(picture.width).toBe(64);
    expect(server.prompts().at(-1)?.prompt['dec']?.inputs).toMatchObject({ tiling: 'off', edge: 16 });
    expect(server.count('POST /prompt')).toBe(2);
  });

  it('fails by the name of a model that is not there, and by that of a node', async () => {
    const server = await house.standIn();
    const bare = await house.standIn({ without: ['KSampler'] });
    const noModel = house.generator([server.url]).make({ ...ASK, model: 'gone.safetensors' }, quiet());
    expect(await failureOf(noModel)).toMatchObject({
      fault: 'missing_model',
      retryable: false,
      message: expect.stringContaining('gone.safetensors'),
    });
    const noNode = house.generator([bare.url]).make(ASK, quiet());
    expect(await failureOf(noNode)).toMatchObject({ fault: 'missing_node', retryable: false });
  });

  it('fails by a node that has gone since the server was asked', async () => {
    const server = await house.standIn({ version: 'old', without: ['VAEDecode'] });
    const failure = await failureOf(house.generator([server.url]).make(ASK, quiet()));
    expect(failure).toMatchObject({ fault: 'missing_node', retryable: false });
  });

  it('names models exactly as the server writes them', async () => {
    const folders = { checkpoints: ['archviz\\interior v2.safetensors'] };
    const server = await house.standIn({ folders });
    const { models } = await house.generator([server.url]).make(ASK, quiet());
    expect(models).toEqual(folders.checkpoints);
  });
});
