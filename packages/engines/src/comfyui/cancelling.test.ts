import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GeneratorHouse } from './testing/generator-house.ts';
import { quiet, SMALL_ASK } from './testing/small-ask.ts';

const house = new GeneratorHouse();
afterEach(() => house.close());

class Stop extends Error {}

/** A job that is stopped when it is at this stage; resolves with what `make` was rejected with. */
function stoppedAt(generator: ReturnType<GeneratorHouse['generator']>, stage: string): Promise<unknown> {
  const stop = new AbortController();
  const progress = (_: number, at: string) => {
    if (at === stage) stop.abort(new Stop());
  };
  return generator.make(SMALL_ASK, { ...quiet(stop.signal), progress }).catch((reason: unknown) => reason);
}

describe.each(['old', 'new'] as const)('a picture that nobody wants any more (%s)', (version) => {
  it('is left at once, and the server is freed of it', async () => {
    const server = await house.standIn({ version, stepMs: 40 });
    const generator = house.generator([server.url]);
    expect(await stoppedAt(generator, 'sampling')).toBeInstanceOf(Stop);
    // The next one waits until the server is free.
    await generator.make({ ...SMALL_ASK, seed: 12 }, quiet());
    const way = version === 'new' ? 'POST /api/jobs/' : 'POST /interrupt';
    expect(server.count(way)).toBe(1);
    expect(server.remaining()).toBe(0);
    const second = server.requests.findLastIndex(
      ({ path, method }) => method === 'POST' && path === '/prompt',
    );
    const freed = server.requests.findIndex(({ method, path }) => `${method} ${path}`.startsWith(way));
    expect(freed).toBeLessThan(second);
  });

  it('is taken out of the queue, where somebody else’s runs on', async () => {
    const server = await house.standIn({ version, stepMs: 60 });
    const generator = house.generator([server.url], { firstStall: 20_000 });
    await generator.make(SMALL_ASK, quiet());
    const nodes = server.prompts()[0]?.prompt ?? {};
    const sampler = nodes['ks'];
    const foreign = { ...nodes, ks: { ...sampler!, inputs: { ...sampler!.inputs, steps: 12, seed: 5 } } };
    server.queueForeign(foreign);
    const stop = new AbortController();
    const stages: string[] = [];
    const context = { ...quiet(stop.signal), progress: (_: number, stage: string) => stages.push(stage) };
    const ours = generator.make({ ...SMALL_ASK, seed: 12 }, context).catch((reason: unknown) => reason);
    await vi.waitFor(() => expect(server.remaining()).toBe(2), { timeout: 60_000, interval: 5 });
    // It says again and again that its turn has not come.
    await vi.waitFor(() => expect(stages.length).toBeGreaterThan(2), { timeout: 60_000, interval: 5 });
    expect(new Set(stages)).toEqual(new Set(['waiting']));
    stop.abort(new Stop());
    expect(await ours).toBeInstanceOf(Stop);
    await vi.waitFor(() => expect(server.remaining()).toBe(1), { timeout: 60_000, interval: 5 });
    expect(server.count('POST /interrupt')).toBe(0);
    await vi.waitFor(() => expect(server.remaining()).toBe(0), { timeout: 60_000, interval: 5 });
    expect(server.ends()).toEqual(['completed', 'completed']);
  });

  it('is cancelled although the interrupt acts late', async () => {
    const server = await house.standIn({ version, stepMs: 30, silenceMs: 150 });
    const generator = house.generator([server.url]);
    server.fault('slow interrupt');
    expect(await stoppedAt(generator, 'sampling')).toBeInstanceOf(Stop);
    await generator.make({ ...SMALL_ASK, seed: 12 }, quiet());
    expect(server.ends().at(-1)).toBe('completed');
    expect(server.remaining()).toBe(0);
  });
});

describe('a picture that is stopped early', () => {
  it('asks nothing of a server when it was stopped before', async () => {
    const server = await house.standIn();
    const generator = house.generator([server.url]);
    const reason = new Stop();
    await expect(generator.make(SMALL_ASK, quiet(AbortSignal.abort(reason)))).rejects.toBe(reason);
    await sleep(0);
    expect(server.count('POST')).toBe(0);
  });

  it('is left while it waits for a busy server', async () => {
    const server = await house.standIn({ stepMs: 50 });
    const generator = house.generator([server.url]);
    const first = generator.make(SMALL_ASK, quiet());
    await vi.waitFor(() => expect(server.count('POST /prompt')).toBe(1), { timeout: 60_000, interval: 5 });
    expect(await stoppedAt(generator, 'waiting')).toBeInstanceOf(Stop);
    await first;
    expect(server.count('POST /prompt')).toBe(1);
  });

  it('ends with the generator', async () => {
    const server = await house.standIn({ stepMs: 50 });
    const generator = house.generator([server.url]);
    const work = generator.make(SMALL_ASK, quiet()).catch((reason: unknown) => reason);
    await vi.waitFor(() => expect(server.remaining()).toBe(1), { timeout: 60_000, interval: 5 });
    await generator.close();
    expect(await work).toBeInstanceOf(Error);
    expect(server.remaining()).toBe(0);
  });
});
