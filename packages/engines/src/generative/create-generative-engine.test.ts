import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { EngineInput } from '@plumbline/core/ports/image-engine.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { afterAll, expect, test } from 'vitest';
import { createGenerativeEngine } from './create-generative-engine.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationAsk } from './generator.ts';
import { createFakeGenerator, type FakeGeneratorOptions } from './testing/fake-generator.ts';

const quiet = { signal: new AbortController().signal, progress: () => undefined };

/** A room in one-point perspective, black lines on white. */
function room(width = 400, height = 300): Raster {
  const base = createRaster(width, height, 3);
  base.data.fill(255);
  const line = (x0: number, y0: number, x1: number, y1: number) => {
    const steps = 2 * Math.ceil(Math.max(Math.abs(x1 - x0) * width, Math.abs(y1 - y0) * height));
    for (let step = 0; step <= steps; step += 1) {
      const x = Math.round((x0 + ((x1 - x0) * step) / steps) * (width - 1));
      const y = Math.round((y0 + ((y1 - y0) * step) / steps) * (height - 1));
      base.data.fill(0, 3 * (y * width + x), 3 * (y * width + x) + 3);
    }
  };
  const [l, t, r, b] = [0.3, 0.3, 0.7, 0.68] as const;
  line(l, t, r, t);
  line(l, b, r, b);
  line(l, t, l, b);
  line(r, t, r, b);
  line(0, 0, l, t);
  line(1, 0, r, t);
  line(0, 1, l, b);
  line(1, 1, r, b);
  line(0.42, 0.42, 0.58, 0.42);
  line(0.42, 0.42, 0.42, b);
  line(0.58, 0.42, 0.58, b);
  return base;
}

function flat({ width, height }: { width: number; height: number }, colour: readonly number[]): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < width * height; i++) out.data.set(colour, 3 * i);
  return out;
}

function input(options: Record<string, unknown>, pictures: Partial<EngineInput> = {}): EngineInput {
  const request = renderRequestSchema.parse({
    function: 'indoorRender',
    upload_img: 'b',
    imageKind: 'line',
    size: 'max',
    seed: 7,
    ...options,
  });
  return {
    base: room(),
    mask: null,
    reference: null,
    texture: null,
    idMap: null,
    original: null,
    request,
    seed: request.seed,
    ...pictures,
  };
}

let generator = createFakeGenerator({ paint: () => createRaster(1, 1, 3) });
/** One engine for all tests, whose thread is started once, and which asks the generator of the test. */
const engine = createGenerativeEngine({
  generator: {
    ...generator,
    features: () => generator.features(),
    make: (ask, context) => generator.make(ask, context),
  },
});
afterAll(() => engine.close());

function open(options: FakeGeneratorOptions) {
  generator = createFakeGenerator(options);
  return { engine, asks: generator.asks };
}

const faithful = ({ base }: GenerationAsk) => base ?? flat({ width: 8, height: 8 }, [0, 0, 0]);

test('a render asks for the prompt in English, the controls of the reading and its seed, and is measured', async () => {
  const { engine: made, asks } = open({ paint: faithful });
  const seen: string[] = [];
  const result = await made.run(
    input({ promptTxt: '胡桃木地板', classifyId2: '11', cnStrength: 0.6, similarity: 0.3, size: 512 }),
    { ...quiet, progress: (_, stage) => seen.push(stage) },
  );
  const [ask] = asks;
  expect(ask).toMatchObject({
    kind: 'structure',
    width: 400,
    height: 300,
    seed: 7,
    strength: 0.6,
    similarity: 0.3,
  });
  expect(ask?.prompt).toContain('walnut');
  expect(ask?.prompt).toContain('living room');
  expect(ask?.prompt).not.toMatch(/\p{Script=Han}/u);
  expect(ask?.negative).toContain('crooked walls');
  const line = ask?.controls.find(({ kind }) => kind === 'line')?.picture;
  // White on black, where the drawing is black on white.
  expect(line?.data[3 * (150 * 400 + 120)]).toBeGreaterThan(200);
  expect(line?.data[3 * (150 * 400 + 60)]).toBe(0);
  expect(ask?.controls.map(({ kind }) => kind)).toContain('regions');
  expect(result.fidelity?.score).toBe(1);
  expect(result.notes).toEqual(expect.arrayContaining(['server: fake.example', 'model: fake-model']));
  expect(seen).toEqual(expect.arrayContaining(['reading', 'controls', 'fidelity']));
});

test('too little kept is tried again more firmly, twice at most, and the best stays', async () => {
  // Its second picture is the best it can do.
  const { engine: made, asks } = open({
    paint: (ask, turn) => (turn === 1 ? fade(faithful(ask), 0.4) : flat(ask, [120 + turn, 120, 120])),
  });
  const result = await made.run(input({ cnStrength: 1, similarity: 0.2 }), quiet);
  expect(asks.length).toBeLessThanOrEqual(3);
  expect(asks.length).toBeGreaterThan(1);
  expect(asks.map(({ similarity }) => similarity)).toEqual(
    asks.map(({ similarity }) => similarity).toSorted((a, b) => a - b),
  );
  expect(result.fidelity?.score).toBe(1);
  expect(result.notes.join()).toMatch(/retry: closer to the base, kept 0\.000 → 1\.000$/);
});

test('nothing good enough: the best of three, and the record says that it is below', async () => {
  const { engine: made, asks } = open({ paint: (ask) => flat(ask, [90, 90, 90]) });
  const result = await made.run(input({ cnStrength: 0.5 }), quiet);
  expect(asks).toHaveLength(3);
  expect(asks.map(({ strength }) => strength)).toEqual([0.5, 0.75, 1]);
  expect(result.fidelity?.score).toBe(0);
  expect(result.notes.join()).toContain('below 0.55: the best of 3');
});

test('where it is wished the ink of the drawing stands over what was painted', async () => {
  const { engine: made, asks } = open({ paint: (ask) => flat(ask, [200, 220, 190]) });
  const { picture, fidelity, notes } = await made.run(input({ keepInk: true }), quiet);
  expect(asks).toHaveLength(1);
  expect(fidelity?.score).toBeGreaterThan(0.9);
  expect(notes).toContain('ink: laid over again');
  const [line = 0, wall = 0] = [120, 60].map((x) => picture.data[3 * (150 * 400 + x) + 1]);
  expect(wall).toBe(220);
  expect(line).toBeLessThan(100);
});

test('locked pixels are the base’s to the byte, at another size too', async () => {
  const { engine: made } = open({
    paint: (ask) => flat({ width: ask.width * 2, height: ask.height * 2 }, [10, 200, 30]),
  });
  const base = room(800, 600);
  const mask = createRaster(800, 600, 1);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = i % 800 < 400 ? 0 : 255;
  const { picture } = await made.run(input({ function: 'lockImg', size: 512 }, { base, mask }), quiet);
  expect([picture.width, picture.height]).toEqual([512, 384]);
  const own = resizeArea(base, 512, 384);
  const left = (data: Uint8ClampedArray) =>
    Array.from({ length: 384 }, (_, y) => [...data.subarray(3 * y * 512, 3 * (y * 512 + 255))]);
  expect(left(picture.data)).toEqual(left(own.data));
  expect([...picture.data.subarray(3 * (200 * 512 + 400), 3 * (200 * 512 + 401))]).toEqual([10, 200, 30]);
});

test.each([
  ['architecturalPart', { mask: 'm' }, 'inpaint'],
  ['clean', { mask: 'm' }, 'removal'],
  ['materialChange', { mask: 'm', material: { textureId: 'oak-boards' } }, 'inpaint'],
] as const)('%s changes nothing outside its mask and counts it', async (name, options, kind) => {
  const { engine: made, asks } = open({ paint: (ask) => flat(ask, [200, 20, 20]) });
  const base = room();
  const mask = createRaster(400, 300, 1);
  for (let y = 100; y < 200; y++)
    for (let x = 100; x < 200; x++) mask.data[y * 400 + x] = x < 110 ? 128 : 255;
  const { picture, facts, fidelity } = await made.run(
    input({ function: name, ...options }, { base, mask }),
    quiet,
  );
  expect(asks.map((ask) => ask.kind)).toEqual([kind]);
  expect(asks[0]?.mask?.data[150 * 400 + 105]).toBe(kind === 'removal' ? 255 : 128);
  expect(fidelity).toBeNull();
  expect(facts).toEqual({ keptPixels: 400 * 300 - 100 * 100, changedPixels: 100 * 100 });
  expect([...picture.data.subarray(3 * (150 * 400 + 150), 3 * (150 * 400 + 150) + 3)]).toEqual([200, 20, 20]);
  const [r = 0] = picture.data.subarray(3 * (150 * 400 + 104));
  expect(r).toBeGreaterThan(200);
  expect(r).toBeLessThan(255);
});

test('an extended picture holds its base to the byte in the canvas', async () => {
  const { engine: made, asks } = open({ paint: (ask) => flat(ask, [1, 2, 3]) });
  const outpaint = { width: 500, height: 320, x: 40, y: 10 };
  const { picture, facts } = await made.run(input({ function: 'extendImg', outpaint }), quiet);
  expect([picture.width, picture.height]).toEqual([500, 320]);
  expect(facts?.keptPixels).toBe(400 * 300);
  expect(asks[0]?.mask?.data[0]).toBe(255);
  expect(asks[0]?.mask?.data[10 * 500 + 40]).toBe(0);
  expect(picture.data[0]).toBe(1);
});

test('without a base words become a picture; an enlarged one has its multiple', async () => {
  const { engine: made, asks } = open({ paint: (ask) => flat(ask, [9, 9, 9]) });
  const designed = await made.run(
    input(
      { function: 'inspiration', upload_img: undefined, aspect: '16:9', size: 768, environment: 'lakeside' },
      { base: null },
    ),
    quiet,
  );
  expect([designed.picture.width, designed.picture.height]).toEqual([768, 432]);
  expect(asks[0]).toMatchObject({ kind: 'text', base: null, controls: [] });
  expect(asks[0]?.prompt).toContain('at a lakeside');
  const large = await made.run(input({ function: 'realUpImg', multiplier: 4 }), quiet);
  expect([large.picture.width, large.picture.height]).toEqual([1600, 1200]);
});

test('the server’s file is given on where its pixels are the result’s, and nowhere else', async () => {
  const png = Uint8Array.of(1, 2, 3);
  const words = input(
    { function: 'inspiration', upload_img: undefined, aspect: '1:1', size: 512 },
    { base: null },
  );
  const exact = open({ png, paint: (ask) => flat(ask, [9, 9, 9]) });
  expect(await exact.engine.run(words, quiet)).toMatchObject({ png, picture: { width: 512, height: 512 } });
  const other = open({ png, paint: () => flat({ width: 640, height: 640 }, [9, 9, 9]) });
  expect((await other.engine.run(words, quiet)).png).toBeUndefined();
  const base = room();
  const mask = createRaster(base.width, base.height, 1);
  mask.data.fill(255, 0, 4_000);
  const locked = open({ png, paint: (ask) => flat(ask, [9, 9, 9]) });
  const painted = await locked.engine.run(
    input({ function: 'architecturalPart', mask: 'm' }, { base, mask }),
    quiet,
  );
  expect(painted.png).toBeUndefined();
  expect([...painted.picture.data.slice(-3)]).toEqual([...base.data.slice(-3)]);
});

test('a sentence is asked of the model as it was written, before all that is said of pictures in general', async () => {
  const { engine: made, asks } = open({ paint: (ask) => flat(ask, [9, 9, 9]) });
  const promptTxt = 'a library under a glass dome with a stuffed giraffe';
  const { picture } = await made.run(
    input(
      { function: 'textToImage', upload_img: undefined, promptTxt, aspect: '1:1', size: 512 },
      { base: null },
    ),
    quiet,
  );
  expect([picture.width, picture.height]).toEqual([512, 512]);
  expect(asks[0]).toMatchObject({ kind: 'text', base: null, controls: [] });
  expect(asks[0]?.prompt.startsWith(`${promptTxt}, `)).toBe(true);
});

test('what a server cannot do is no function of the engine, and is refused with its reason', async () => {
  const { engine: made } = open({
    paint: faithful,
    features: { kinds: ['text'], missing: [{ kind: 'structure', reason: 'no ControlNet' }] },
  });
  expect(made.functions).toContain('indoorRender');
  expect((await made.health()).healthy).toBe(true);
  expect(made.functions).toEqual(['inspiration', 'textToImage']);
  await expect(made.run(input({}), quiet)).rejects.toMatchObject({
    code: 'ENGINE_CANNOT',
    message: expect.stringContaining('no ControlNet'),
  });
});

test.each([
  ['lost', 'ENGINE_UNREACHABLE'],
  ['missing_model', 'ENGINE_NOT_SET_UP'],
  ['out_of_memory', 'ENGINE_OUT_OF_MEMORY'],
  ['content_refused', 'ENGINE_REFUSED_CONTENT'],
  ['rate_limited', 'ENGINE_BUSY'],
  ['no_output', 'ENGINE_FAILED'],
] as const)('%s is %s to a user', async (fault, code) => {
  const { engine: made } = open({
    paint: () => {
      throw new GenerationError(fault, 'of the test', { retryable: false });
    },
  });
  await expect(made.run(input({ function: 'realUpImg', multiplier: 2 }), quiet)).rejects.toMatchObject({
    code,
  });
});

test('an abort ends it with its reason', async () => {
  const controller = new AbortController();
  const reason = new Error('not wanted any more');
  const { engine: made } = open({
    paint: async (ask) => {
      controller.abort(reason);
      return flat(ask, [0, 0, 0]);
    },
  });
  await expect(
    made.run(input({ function: 'realUpImg', multiplier: 2 }), { ...quiet, signal: controller.signal }),
  ).rejects.toBe(reason);
});

/** Nearer to white, by which edges lose contrast and stay. */
function fade(picture: Raster, share: number): Raster {
  return { ...picture, data: picture.data.map((value) => value + (255 - value) * share) };
}
