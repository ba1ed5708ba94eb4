import { createHash } from 'node:crypto';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { EngineInput, ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { type Raster, createRaster } from '@plumbline/imaging/raster.ts';
import { afterAll, expect, test } from 'vitest';
import { createBuiltinEngine } from './builtin-engine.ts';

const never = new AbortController().signal;
/** Of one thread, which is started once. */
const engine = createBuiltinEngine({ threads: 1 });
afterAll(() => engine.close());

/** A box of a house in black lines on white. */
function drawing(width: number, height: number): Raster {
  const base = createRaster(width, height, 3);
  base.data.fill(255);
  const line = (x0: number, y0: number, x1: number, y1: number) => {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * width;
    for (let step = 0; step <= steps; step += 1) {
      const x = Math.round((x0 + ((x1 - x0) * step) / steps) * (width - 1));
      const y = Math.round((y0 + ((y1 - y0) * step) / steps) * (height - 1));
      base.data.fill(0, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  };
  line(0.2, 0.4, 0.2, 0.8);
  line(0.6, 0.35, 0.6, 0.85);
  line(0.85, 0.45, 0.85, 0.75);
  line(0.2, 0.4, 0.6, 0.35);
  line(0.6, 0.35, 0.85, 0.45);
  line(0.2, 0.8, 0.6, 0.85);
  line(0.6, 0.85, 0.85, 0.75);
  line(0.3, 0.5, 0.45, 0.49);
  line(0.45, 0.49, 0.45, 0.65);
  line(0.3, 0.64, 0.45, 0.65);
  line(0.3, 0.5, 0.3, 0.64);
  return base;
}

function input(options: object = {}, base: Raster = drawing(400, 300)): EngineInput {
  const request = renderRequestSchema.parse({
    function: 'architecturalRender',
    upload_img: 'b',
    imageKind: 'line',
    size: 512,
    seed: 7,
    ...options,
  });
  return {
    base,
    mask: null,
    reference: null,
    texture: null,
    idMap: null,
    original: null,
    request,
    seed: request.seed,
  };
}

const digest = ({ data }: { data: Uint8ClampedArray }) => createHash('sha256').update(data).digest('hex');

test('renders a drawing with stages, timings, notes and a measured fidelity', async () => {
  const stages: [number, string][] = [];
  const result = await engine.run(input(), {
    signal: never,
    progress: (fraction, stage) => stages.push([fraction, stage]),
  });
  expect(result.picture).toMatchObject({ width: 400, height: 300, channels: 3 });
  expect(result.picture.data.length).toBe(400 * 300 * 3);
  expect(result.fidelity?.score).toBeGreaterThan(0.5);
  expect(result.fidelity?.diff.width).toBe(400);
  expect(stages.at(-1)).toEqual([1, 'fidelity']);
  expect(stages.map(([fraction]) => fraction)).toEqual(
    stages.map(([fraction]) => fraction).toSorted((a, b) => a - b),
  );
  expect(Object.keys(result.timings)).toContain('fidelity');
  expect(result.notes).toContain('kind: line');
  expect(await engine.health()).toEqual({ healthy: true });
});

test('the same request gives the same pixels, in one thread or two at once', async () => {
  const two = createBuiltinEngine({ threads: 2 });
  const run = (by: ImageEngine) => by.run(input(), { signal: never, progress: () => {} });
  const [first, second] = await Promise.all([run(two), run(two)]);
  await two.close();
  expect(digest(second.picture)).toBe(digest(first.picture));
  expect(digest((await run(engine)).picture)).toBe(digest(first.picture));
});

test('an abort ends a render in the middle of its work', async () => {
  const controller = new AbortController();
  const started = Promise.withResolvers<void>();
  const rendering = engine.run(input({ size: 768 }, drawing(1600, 1200)), {
    signal: controller.signal,
    progress: () => started.resolve(),
  });
  await Promise.race([started.promise, rendering]);
  controller.abort(new Error('enough'));
  await expect(rendering).rejects.toThrow('enough');
});

test('bare paper and noise are no view from above, lines are', async () => {
  const paper = createRaster(320, 240, 3);
  paper.data.fill(255);
  const random = seededRandom(5);
  const noise = createRaster(320, 240, 3);
  noise.data.forEach((_, i) => (noise.data[i] = 255 * random()));
  const run = (base?: Raster) =>
    engine.run(input({ function: 'birdsViewRender' }, base), { signal: never, progress: () => {} });
  await expect(run(paper)).rejects.toMatchObject({ code: 'BLANK_PICTURE' });
  await expect(run(noise)).rejects.toMatchObject({ code: 'NOTHING_RECOGNISED' });
  expect((await run()).picture.width).toBe(400);
});

test('a job that breaks its thread fails alone', async () => {
  const broken = {
    ...input(),
    base: { width: 4, height: 4, channels: 3, data: new Uint8ClampedArray(3) },
  } as const;
  await engine.run(broken, { signal: never, progress: () => {} }).catch(() => undefined);
  const result = await engine.run(input(), { signal: never, progress: () => {} });
  expect(result.picture.width).toBe(400);
});

test.each([
  [1, 1],
  [7, 3],
  [900, 2],
])('a picture of %d × %d px is no trouble', async (width, height) => {
  const result = await engine.run(input({}, drawing(width, height)), { signal: never, progress: () => {} });
  expect(Math.max(result.picture.width, result.picture.height)).toBe(Math.min(512, Math.max(width, height)));
});

test('a version is its function’s alone, with the library’s where a request can name something of it', () => {
  expect(engine.versionOf('indoorRender')).toMatch(/^\d+\.\d+$/);
  expect(engine.versionOf('compress')).toMatch(/^\d+$/);
});

test('a locked style is kept to the pixel, whatever the prompt says of colours and materials', async () => {
  const context = { signal: never, progress: () => undefined };
  const paint = async (options: object) =>
    digest(
      (await engine.run(input({ classifyId2: '21', classifyId3: '2107', size: 512, ...options }), context))
        .picture,
    );
  const said = { promptTxt: 'walnut, red brick, warm, bright, vivid' };
  const plain = await paint({});
  expect(await paint(said)).not.toBe(plain);
  expect(await paint({ ...said, styleLock: true })).toBe(plain);
  expect(await paint({ ...said, styleLock: true, atmosphere: 'snow' })).not.toBe(plain);
});
