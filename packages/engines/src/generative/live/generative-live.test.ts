import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { LiveInput, LiveSession } from '@plumbline/core/ports/live-engine.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { afterEach, expect, test } from 'vitest';
import { createGenerativeEngine } from '../create-generative-engine.ts';
import { createFakeGenerator, type FakeGeneratorOptions } from '../testing/fake-generator.ts';

let engine: ImageEngine | undefined;
afterEach(() => engine?.close());
const never = new AbortController().signal;

function session(options: Partial<FakeGeneratorOptions> = {}) {
  const generator = createFakeGenerator({ paint: (_, turn) => grey(64, 48, 10 * turn), ...options });
  engine = createGenerativeEngine({ generator });
  return { generator, live: engine.live?.open() as LiveSession };
}

function grey(width: number, height: number, level: number): Raster {
  const out = createRaster(width, height, 3);
  out.data.fill(level);
  return out;
}

/** A black upright on white paper. */
function frame(at: number, options: Record<string, unknown> = {}): LiveInput {
  const picture = grey(128, 96, 255);
  for (let y = 0; y < 96; y += 1) picture.data.fill(0, 3 * (y * 128 + at), 3 * (y * 128 + at + 3));
  const request = renderRequestSchema.parse({
    function: 'indoorRender',
    upload_img: 'frame',
    imageKind: 'line',
    size: 512,
    seed: 7,
    ...options,
  });
  return { picture, request, seed: 7 };
}

test('a frame is held by its lines, begun from the render of the one before, and comes as it was made', async () => {
  const { generator, live } = session();
  const first = await live.render(frame(30), 0, never);
  await live.render(frame(60), 0, never);
  const [a, b] = generator.asks;
  expect(a).toMatchObject({ kind: 'live', width: 128, height: 96, seed: 7, mask: null });
  expect(a?.controls.map(({ kind }) => kind)).toEqual(['line']);
  expect(a?.previous).toBeUndefined();
  expect(b?.previous?.data).toEqual(first.data);
  // The lines are those of the frame, white where its ink is.
  const lit = (x: number) => b?.controls[0]?.picture.data[3 * (48 * 128 + x)] as number;
  expect(lit(61)).toBeGreaterThan(lit(31) + 100);
  expect([first.width, first.height]).toEqual([64, 48]);
});

test('a frame that was made ready is asked for as it is by itself; another one in its turn is not mixed up with it', async () => {
  const { generator, live } = session();
  const [ready, other] = [frame(30), frame(60)];
  live.prepare?.(ready, never);
  await live.render(ready, 0, never);
  live.prepare?.(frame(90), never);
  await live.render(other, 0, never);
  const alone = session();
  await alone.live.render(frame(30), 0, never);
  await alone.live.render(frame(60), 0, never);
  const controls = (asks: typeof generator.asks) => asks.map(({ controls: [line] }) => line?.picture.data);
  expect(controls(generator.asks)).toEqual(controls(alone.generator.asks));
});

test('other options begin anew, and so does a session that was closed', async () => {
  const { generator, live } = session();
  await live.render(frame(30), 0, never);
  await live.render(frame(30, { similarity: 0.9 }), 0, never);
  live.close();
  await live.render(frame(30, { similarity: 0.9 }), 0, never);
  expect(generator.asks.map(({ previous }) => previous)).toEqual([undefined, undefined, undefined]);
});

test('a server that lacks what frames need says what', async () => {
  const { live } = session({
    features: { kinds: ['structure'], missing: [{ kind: 'live', reason: 'LCM LoRA for SD 1.5 not found' }] },
  });
  await expect(live.render(frame(30), 0, never)).rejects.toMatchObject({
    code: 'ENGINE_CANNOT',
    message: expect.stringContaining('LCM LoRA for SD 1.5 not found') as string,
  });
});

test('whoever leaves is not waited for', async () => {
  const left = new AbortController();
  const { live } = session({
    paint: () => {
      left.abort(new Error('a newer frame'));
      return grey(64, 48, 0);
    },
  });
  await expect(live.render(frame(30), 0, left.signal)).rejects.toThrow('a newer frame');
});
