import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { EngineInput, ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { createRaster } from '@plumbline/imaging/raster.ts';
import { encodeModel } from '@plumbline/models/stored/encode-model.ts';
import { boxModel, GLAZED_HOUSE } from '@plumbline/model-renders/testing/box-model.ts';
import { afterEach, expect, test } from 'vitest';
import { createBuiltinEngine } from './builtin-engine.ts';

let engine: ImageEngine;
afterEach(() => engine.close());
const open = (threads: number) => {
  engine = createBuiltinEngine({ threads });
  return engine;
};

/** @param size may be less than a user can ask for: tests wait for it. */
function design(size = 160): EngineInput {
  const parsed = renderRequestSchema.parse({ function: 'inspiration', classifyId2: 'x', seed: 5 });
  const request = { ...parsed, size: size as typeof parsed.size };
  return {
    base: null,
    mask: null,
    reference: null,
    texture: null,
    idMap: null,
    original: null,
    request,
    seed: 5,
  };
}

/** A picture of several tiles, enlarged. */
function enlargement(): EngineInput {
  const base = createRaster(400, 210, 3);
  for (let k = 0; k < base.data.length; k += 1)
    base.data[k] = 128 + 100 * Math.sin(k / 7) * Math.cos(k / 1200);
  const request = renderRequestSchema.parse({
    function: 'realUpImg',
    upload_img: 'b',
    multiplier: 2,
    seed: 5,
  });
  return { ...design(), base, request };
}

/** A made house, seen from outside. */
function model(): EngineInput {
  const parsed = renderRequestSchema.parse({
    function: 'modelRender',
    modelId: 'house',
    camera: { eye: [12, 1.6, 15], target: [4.5, 1.5, 4], fieldOfView: 0.9, twoPoint: true },
    seed: 5,
  });
  const request = { ...parsed, size: 200 as typeof parsed.size };
  return { ...design(), model: encodeModel(boxModel(GLAZED_HOUSE)), request };
}

const context = () => ({ signal: new AbortController().signal, progress: () => undefined });
const digest = ({ data }: { readonly data: Uint8ClampedArray }) =>
  createHash('sha256').update(data).digest('hex');

test('one, two or three threads make the same pixels of a design, of a model and of an enlargement', async () => {
  const seen = [];
  for (const threads of [1, 2, 3]) {
    open(threads);
    // By the second round the threads beside it have started; one alone has none.
    for (const _round of threads === 1 ? [1] : [1, 2]) {
      const digests: Record<string, string> = {};
      for (const [name, input] of Object.entries({ design, model, enlargement }))
        digests[name] = digest((await engine.run(input(), context())).picture);
      seen.push(digests);
    }
    await engine.close();
  }
  for (const digests of seen) expect(digests).toEqual(seen[0]);
});

test('an abort among tiles ends the render before its end, and the thread goes on', async () => {
  open(2);
  const before = digest((await engine.run(design(), context())).picture);
  for (const stage of ['sight', 'light']) {
    const control = new AbortController();
    let asked = false;
    const rendering = engine.run(design(384), {
      signal: control.signal,
      progress: (_, now) => {
        if (now !== stage || asked) return;
        asked = true;
        setTimeout(() => control.abort(new Error('enough')), 60);
      },
    });
    await expect(rendering).rejects.toThrow('enough');
    expect(asked).toBe(true);
  }
  expect(digest((await engine.run(design(), context())).picture)).toBe(before);
});

test('no thread is left once the engine is closed', async () => {
  open(1);
  const program = `
    import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
    import { createBuiltinEngine } from '${new URL('./builtin-engine.ts', import.meta.url).href}';
    const engine = createBuiltinEngine({ threads: 2 });
    const parsed = renderRequestSchema.parse({ function: 'inspiration', classifyId2: 'x', seed: 5 });
    const request = { ...parsed, size: 160 };
    const input = { base: null, mask: null, reference: null, idMap: null, request, seed: 5 };
    const { picture } = await engine.run(input, { signal: new AbortController().signal, progress: () => {} });
    await engine.close();
    console.log(picture.width);`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: new URL('.', import.meta.url).pathname,
    timeout: 60_000,
  });
  expect((await run).stdout.trim()).toBe('160');
});
