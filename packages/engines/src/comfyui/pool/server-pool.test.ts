import { afterEach, describe, expect, it, vi } from 'vitest';
import { GeneratorHouse } from '../testing/generator-house.ts';
import { failureOf, quiet, SMALL_ASK } from '../testing/small-ask.ts';

const house = new GeneratorHouse();
afterEach(() => house.close());

const seeded = (seed: number) => ({ ...SMALL_ASK, seed });

describe('several servers', () => {
  it('have one job of ours each, and the next one waits', async () => {
    const [a, b] = [await house.standIn({ stepMs: 20 }), await house.standIn({ stepMs: 20 })];
    const generator = house.generator([a.url, b.url]);
    const most = { a: 0, b: 0 };
    const watch = setInterval(() => {
      most.a = Math.max(most.a, a.remaining());
      most.b = Math.max(most.b, b.remaining());
    }, 2);
    const made = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => generator.make(seeded(seed), quiet())));
    clearInterval(watch);
    expect(most).toEqual({ a: 1, b: 1 });
    expect(new Set(made.map(({ server }) => server)).size).toBe(2);
    expect(a.count('POST /prompt') + b.count('POST /prompt')).toBe(6);
  });

  it('take the next job where least waits', async () => {
    const [busy, idle] = [await house.standIn({ stepMs: 30 }), await house.standIn()];
    const generator = house.generator([busy.url, idle.url]);
    const first = await generator.make(SMALL_ASK, quiet());
    expect(first.server).toBe(new URL(busy.url).host);
    busy.queueForeign({
      ...busy.prompts()[0]?.prompt,
      extra: { class_type: 'EmptyLatentImage', inputs: {} },
    });
    const second = await generator.make(seeded(2), quiet());
    expect(second.server).toBe(new URL(idle.url).host);
  });

  it('do without one that is sick, and with it again once it is well', async () => {
    const [sick, well] = [await house.standIn(), await house.standIn()];
    const generator = house.generator([sick.url, well.url]);
    sick.fault('page 502', 1_000);
    const made = await generator.make(SMALL_ASK, quiet());
    expect(made.server).toBe(new URL(well.url).host);
    expect(await generator.features()).toMatchObject({
      healthy: true,
      detail: expect.stringContaining('nothing behind the proxy'),
    });
    const asked = sick.requests.length;
    sick.mend('page 502');
    await vi.waitFor(async () => expect(await generator.features()).not.toHaveProperty('detail'), {
      timeout: 5_000,
      interval: 10,
    });
    expect(sick.requests.length).toBeGreaterThan(asked);
    const both = await Promise.all([generator.make(seeded(2), quiet()), generator.make(seeded(3), quiet())]);
    expect(new Set(both.map(({ server }) => server)).size).toBe(2);
  });

  it('give a job that was lost on one to the other', async () => {
    const [first, second] = [await house.standIn(), await house.standIn()];
    const generator = house.generator([first.url, second.url]);
    await generator.features();
    first.fault('restarts');
    const made = await generator.make(SMALL_ASK, quiet());
    expect(made.server).toBe(new URL(second.url).host);
    expect([first.count('POST /prompt'), second.count('POST /prompt')]).toEqual([1, 1]);
  });

  it('are asked for what only one of them has', async () => {
    const [bare, full] = [await house.standIn({ without: ['KSampler'] }), await house.standIn()];
    const generator = house.generator([bare.url, full.url]);
    expect(await generator.features()).toMatchObject({ kinds: ['text', 'structure'], missing: [] });
    const made = await generator.make(SMALL_ASK, quiet());
    expect(made.server).toBe(new URL(full.url).host);
  });
});

describe('what is missing', () => {
  const lines = ['control_v11p_sd15_lineart.pth'];
  const depth = {
    kind: 'structure',
    reason: 'depth ControlNet for SD 1.5 not found: put it in models/controlnet',
  };
  const installed = (controlnet: string[]) => ({ checkpoints: ['dreamshaper_8.safetensors'], controlnet });

  it('is told of a kind that is done all the same, where every server lacks it', async () => {
    const [one, other] = [
      await house.standIn({ folders: installed(lines) }),
      await house.standIn({ folders: installed(lines) }),
    ];
    const { kinds, missing } = await house.generator([one.url, other.url], {}, { ours: true }).features();
    expect(kinds).toContain('structure');
    expect(missing.filter(({ reason }) => reason === depth.reason)).toEqual([depth]);
  });

  it('is not told where one of them has it', async () => {
    const more = [...lines, 'control_v11f1p_sd15_depth.pth'];
    const [one, other] = [
      await house.standIn({ folders: installed(lines) }),
      await house.standIn({ folders: installed(more) }),
    ];
    const { missing } = await house.generator([one.url, other.url], {}, { ours: true }).features();
    expect(missing).not.toContainEqual(depth);
  });
});

describe('servers that are none', () => {
  it('are told without being asked, and without what is secret in their addresses', async () => {
    const servers = [
      'http://169.254.169.254/',
      'http://me:secret@metadata.google.internal/',
      'file:///etc/passwd',
    ];
    let asked = 0;
    const generator = house.generator(
      servers,
      {},
      {
        fetch: () => {
          asked += 1;
          return Promise.reject(new Error('asked'));
        },
      },
    );
    const features = await generator.features();
    expect(features).toMatchObject({ healthy: false, kinds: [], missing: [] });
    expect(features.detail).toBe(
      'server 1 is link-local or a metadata service; server 2 is a metadata service; server 3 is neither http nor https',
    );
    expect(await failureOf(generator.make(SMALL_ASK, quiet()))).toMatchObject({
      fault: 'unreachable',
      retryable: false,
    });
    expect(asked).toBe(0);
  });

  it('fail at once where nobody listens', async () => {
    const gone = await house.standIn();
    await gone.close();
    const generator = house.generator([gone.url]);
    const failure = await failureOf(generator.make(SMALL_ASK, quiet()));
    expect(failure).toMatchObject({ fault: 'unreachable', retryable: true });
    expect(await generator.features()).toMatchObject({ healthy: false });
  });
});
