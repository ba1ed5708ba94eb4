import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { bringToSize } from '../bring-to-size.ts';
import { GenerationError, type GenerationFault } from '../generation-error.ts';
import type { GenerationAsk, Generator } from '../generator.ts';
import type { Fault, StandIn } from './stand-in.ts';

export interface Opened {
  readonly generator: Generator;
  readonly server: StandIn;
}

export interface SuiteOptions {
  readonly open: () => Promise<Opened>;
  /** What each fault of a server is; those that its protocol has not are left out. */
  readonly faults: readonly (readonly [Fault, GenerationFault])[];
}

const WIDTH = 320;
const HEIGHT = 200;

/** Grey, with a white square right of the middle. */
function base(): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  picture.data.fill(60);
  for (let y = 80; y < 120; y++) picture.data.fill(255, 3 * (y * WIDTH + 200), 3 * (y * WIDTH + 240));
  return picture;
}

/** The left quarter may change. */
function mask(): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 1);
  for (let y = 0; y < HEIGHT; y++) picture.data.fill(255, y * WIDTH, y * WIDTH + 80);
  return picture;
}

export function askOf(changed: Partial<GenerationAsk> = {}): GenerationAsk {
  const line = createRaster(WIDTH, HEIGHT, 3);
  return {
    kind: 'structure',
    width: WIDTH,
    height: HEIGHT,
    prompt: 'a (brick:1.2) house',
    negative: 'cars',
    base: base(),
    mask: null,
    reference: null,
    controls: [{ kind: 'line', picture: line }],
    strength: 0.6,
    similarity: 0.5,
    referenceWeight: 0,
    loras: [],
    seed: 77,
    ...changed,
  };
}

const at = ({ data, width }: Raster, x: number, y: number) => [
  ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
];

/** What every generator has to do, whatever protocol it speaks. */
export function describeGenerator(name: string, { open, faults }: SuiteOptions): void {
  describe(name, () => {
    let opened: Opened | undefined;
    afterEach(async () => {
      await opened?.generator.close();
      await opened?.server.close();
      opened = undefined;
    });
    const start = async (): Promise<Opened> => {
      opened = await open();
      return opened;
    };
    const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });

    test('says what it can do, without asking for a picture', async () => {
      const { generator, server } = await start();
      const features = await generator.features();
      expect(features).toMatchObject({ healthy: true, controls: expect.arrayContaining(['line']) });
      expect(features.kinds).toEqual(
        expect.arrayContaining(['text', 'structure', 'inpaint', 'removal', 'outpaint']),
      );
      expect(features.models.length).toBeGreaterThan(0);
      expect(features.missing.every(({ kind }) => !features.kinds.includes(kind))).toBe(true);
      expect(server.seen).toEqual([]);
    });

    test('words become a picture of the size that was asked for', async () => {
      const { generator, server } = await start();
      const ask = askOf({ kind: 'text', base: null, controls: [], width: 333, height: 211 });
      const { server: host, models, ...made } = await generator.make(ask, quiet());
      const picture = bringToSize(made, ask);
      expect([picture.width, picture.height, picture.channels]).toEqual([333, 211, 3]);
      expect(at(picture, 5, 5)).toEqual([0, 0, 255]);
      expect(server.last.prompt).toContain('brick');
      expect(server.url).toContain(host);
      expect(models.length).toBeGreaterThan(0);
    });

    test('a base comes back in its place, whatever size the server makes', async () => {
      const { generator, server } = await start();
      const picture = bringToSize(await generator.make(askOf(), quiet()), { width: WIDTH, height: HEIGHT });
      // The stand-in inverts: what was white is black, at its own place to two pixels.
      for (const [x, y] of [
        [203, 83],
        [237, 83],
        [203, 117],
        [237, 117],
      ] as const)
        expect(Math.max(...at(picture, x, y)), `${x},${y}`).toBeLessThan(40);
      for (const [x, y] of [
        [196, 100],
        [244, 100],
        [220, 76],
        [220, 124],
      ] as const)
        expect(Math.min(...at(picture, x, y)), `${x},${y}`).toBeGreaterThan(150);
      expect(server.last.pictures.length).toBeGreaterThan(1);
    });

    test.each(['inpaint', 'removal', 'outpaint'] as const)(
      '%s: what the mask allows is made, the other way about nowhere',
      async (kind) => {
        const { generator, server } = await start();
        const ask = askOf({ kind, mask: mask(), controls: [] });
        const picture = bringToSize(await generator.make(ask, quiet()), ask);
        expect(at(picture, 40, 100)).toEqual([0, 255, 0]);
        expect(at(picture, 160, 100)).toEqual([195, 195, 195]);
        const { mask: seen } = server.last;
        const share = (seen?.data.filter((value) => value > 127).length ?? 0) / (seen?.data.length ?? 1);
        expect(share).toBeGreaterThan(0.1);
        expect(share).toBeLessThan(0.3);
      },
    );

    test('an abort ends it within a second, with its reason', async () => {
      const { generator, server } = await start();
      server.fail('silent');
      const controller = new AbortController();
      const reason = new Error('not wanted');
      const making = generator.make(askOf(), { ...quiet(), signal: controller.signal });
      await expect.poll(() => server.seen.length + server.requests).toBeGreaterThan(0);
      controller.abort(reason);
      const late = new Promise((resolve) => setTimeout(resolve, 1_000, 'late'));
      await expect(Promise.race([making, late])).rejects.toBe(reason);
    });

    test('a server that is not there is told by its features and refuses nothing else', async () => {
      const { generator, server } = await start();
      await server.close();
      expect(await generator.features()).toMatchObject({ healthy: false, detail: expect.any(String) });
      await expect(generator.make(askOf(), quiet())).rejects.toMatchObject({ fault: 'unreachable' });
    });

    test.each(faults)('%s is told as %s', async (fault, told) => {
      const { generator, server } = await start();
      // As often as any of them tries.
      server.fail(fault, fault, fault, fault, fault, fault);
      const error = await generator.make(askOf(), quiet()).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(GenerationError);
      expect(error).toMatchObject({ fault: told });
    });

    test('credentials are in no message', async () => {
      const { generator, server } = await start();
      server.fail('auth', 'auth');
      const error = (await generator.make(askOf(), quiet()).catch((reason: unknown) => reason)) as Error;
      expect(`${error.message} ${JSON.stringify(await generator.features())}`).not.toContain('secret');
    });
  });
}
