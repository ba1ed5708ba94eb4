import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { modelContentSchema } from '@plumbline/contract/api/models.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import sharp from 'sharp';
import { writeDae, writeStl } from '@plumbline/models/testing/write-text-models.ts';
import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import { afterEach, expect, test } from 'vitest';
import { type ModelReader, createModelReader } from './model-reader.ts';

const signal = new AbortController().signal;
const open: ModelReader[] = [];
function reader(options: Partial<Parameters<typeof createModelReader>[0]> = {}): ModelReader {
  const made = createModelReader({ threads: 1, ...options });
  open.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

test('a model comes out of its thread as it was read, with its progress', async () => {
  const seen: number[] = [];
  const model = await reader().read(writeIfc(), {
    fileName: 'house.ifc',
    signal,
    progress: (fraction) => seen.push(fraction),
  });
  const stored = gunzipSync(model.stored);
  expect(createHash('sha256').update(stored).digest('hex')).toBe(model.hash);
  const read = decodeModel(stored);
  expect([model.format, read.triangles, read.rooms.length]).toEqual(['ifc', 96, 1]);
  expect(modelContentSchema.parse(model.content)).toMatchObject({ triangles: 96, rooms: 1, things: 8 });
  expect(model.content.classes).toContainEqual({ class: 'wall', things: 4 });
  expect(await sharp(model.preview).metadata()).toMatchObject({ format: 'png', width: 640, height: 480 });
  expect(seen.at(-1)).toBe(1);
});

test('a broken file ends with its code, and the thread reads the next one', async () => {
  const models = reader();
  const broken = models.read(new TextEncoder().encode('{"asset":'), { fileName: 'a.gltf', signal });
  await expect(broken).rejects.toMatchObject({ code: 'MODEL_BROKEN', status: 422 });
  await expect(
    models.read(new TextEncoder().encode('hello'), { fileName: 'a.txt', signal }),
  ).rejects.toMatchObject({ code: 'MODEL_FORMAT_UNSUPPORTED' });
  expect((await models.read(writeStl(), { fileName: 'a.stl', signal })).content.triangles).toBe(96);
});

test('what takes too long is ended, and so is what is no longer wanted', async () => {
  const slow = reader({ timeoutMs: 1 }).read(writeIfc(), { fileName: 'a.ifc', signal });
  await expect(slow).rejects.toMatchObject({ code: 'MODEL_TOO_SLOW' });
  const controller = new AbortController();
  const unwanted = reader().read(writeIfc(), { fileName: 'a.ifc', signal: controller.signal });
  controller.abort(new Error('gone'));
  await expect(unwanted).rejects.toThrow('gone');
});

test('a file that needs more memory than there is ends its own thread alone', async () => {
  // Half a million elements are a tree of more than this heap.
  const hungry = new TextEncoder().encode(
    `<COLLADA>${'<node name="n"><a/></node>'.repeat(300_000)}</COLLADA>`,
  );
  const models = reader({ memoryMb: 24 });
  await expect(models.read(hungry, { fileName: 'a.dae', signal })).rejects.toMatchObject({
    code: 'MODEL_TOO_SLOW',
  });
  expect((await models.read(writeDae(), { fileName: 'a.dae', signal })).content.triangles).toBe(96);
});
