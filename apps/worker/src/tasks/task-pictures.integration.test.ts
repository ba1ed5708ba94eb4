import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { deleteTask } from '@plumbline/core/tasks/delete-task.ts';
import { listTasks } from '@plumbline/core/tasks/list-tasks.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { addBase, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOlderVersions } from '../replay/older-versions.ts';
import { replayImage } from '../replay/replay-image.ts';
import { testCodec } from '../testing/test-codec.ts';
import { createTestEngine } from '../testing/test-engine.ts';
import { WorkerContext, ended } from '../testing/worker-context.ts';

let c: WorkerContext;
beforeAll(async () => {
  c = await WorkerContext.open();
});
afterAll(() => c.close());
beforeEach(() => c.beginTest());
afterEach(() => c.endTest());

const provenanceOf = (taskId: string) => c.services.database.tasks.findProvenance(taskId);

test('a refusal is told in the catalogue’s words and costs nothing', async () => {
  await c.work(1);
  const { taskId } = await start(c.services, c.user, c.base, {
    function: 'colorFlatPicture',
    promptTxt: 'refuse:NOT_A_PLAN',
    count: 3,
  });
  const task = await c.until(taskId, ended);
  expect(task).toMatchObject({ state: 'failed', images: [], error: { code: 'NOT_A_PLAN' } });
  expect(task.error?.message).toMatch(/^No plan was found in this picture\./);
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 10, reserved: 0, settled: 0 });
});

test('a task without a base is made, described, listed, made again and deleted', async () => {
  await c.work(1);
  const { taskId } = await start(c.services, c.user, c.base, {
    function: 'inspiration',
    upload_img: undefined,
    classifyId1: '1',
    classifyId2: '11',
    atmosphere: 'dusk',
    environment: 'forest',
    seed: 7,
  });
  const task = await c.until(taskId, ended);
  expect(task).toMatchObject({ state: 'done', base: null, images: [{ width: 8, height: 8, seed: 7 }] });
  const [record] = await provenanceOf(taskId);
  expect(record).toMatchObject({ inputs: [], seed: 7 });
  const { database, clock, storage } = c.services;
  const listed = await listTasks({ database, clock, locale: 'en' }, c.user.id, {
    zone: 'UTC',
    page: 1,
    pageSize: 10,
  });
  expect(listed.items.map(({ base }) => base)).toEqual([null]);
  const olderVersions = createOlderVersions({ dataDir: c.services.settings.dataDir });
  const dependencies = { database, storage, codec: testCodec, engines: [createTestEngine()], olderVersions };
  const never = new AbortController().signal;
  expect(await replayImage(dependencies, record!, never)).toMatchObject({ picture: { width: 8, height: 8 } });
  await deleteTask(c.services, c.user.id, taskId);
  await sweepDeleted(c.services, restorableUntil(clock.now()));
  expect(await provenanceOf(taskId)).toEqual([]);
  expect((await database.images.find(record!.imageId))?.deletedAt).not.toBeNull();
});

test('every picture that a task works from is in its record, outlives others and goes with the last', async () => {
  const { database, clock } = c.services;
  const [mask, map] = [await addBase(c.services, c.user.id), await addBase(c.services, c.user.id)];
  const lock = { anchor: [0.5, 0.5] as [number, number], lock: true };
  const changes = { corrections: [lock], idMap: map.imageId };
  await database.scenes.save(c.base.imageId, 'interior', changes, clock.now());
  const body = { function: 'lockImg', mask: mask.imageId } as const;
  const first = await start(c.services, c.user, c.base, body);
  const second = await start(c.services, c.user, c.base, body);
  await database.scenes.save(c.base.imageId, 'interior', { corrections: [] }, clock.now());
  await deleteTask(c.services, c.user.id, first.taskId);
  expect((await database.images.find(map.imageId))?.deletedAt).toBeNull();

  await c.work(1);
  expect(await c.until(second.taskId, ended)).toMatchObject({ state: 'done', request: { scene: changes } });
  const [record] = await provenanceOf(second.taskId);
  expect(record?.request.scene).toEqual(changes);
  expect(record?.inputs.map(({ role, imageId }) => [role, imageId])).toEqual([
    ['base', c.base.imageId],
    ['mask', mask.imageId],
    ['idMap', map.imageId],
  ]);
  const result = await database.images.find(record?.imageId ?? '');
  expect(result?.parents).toEqual([c.base.imageId, mask.imageId, map.imageId]);

  await deleteTask(c.services, c.user.id, second.taskId);
  await sweepDeleted(c.services, restorableUntil(clock.now()));
  for (const { imageId } of [c.base, mask, map])
    expect((await database.images.find(imageId))?.deletedAt).not.toBeNull();
  expect(await database.scenes.find(c.base.imageId, 'interior')).toBeUndefined();
});

test('a map that is gone before the run ends the task without charge', async () => {
  const { database, clock } = c.services;
  const map = await addBase(c.services, c.user.id);
  const changes = { corrections: [], idMap: map.imageId };
  await database.scenes.save(c.base.imageId, 'interior', changes, clock.now());
  const { taskId } = await start(c.services, c.user, c.base);
  await database.images.save({ ...map, deletedAt: clock.now() });
  await c.work(1);
  expect(await c.until(taskId, ended)).toMatchObject({ state: 'failed', error: { code: 'IMAGE_NOT_FOUND' } });
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 10, reserved: 0, settled: 0 });
});

test('a file of a reference that is gone ends the task without charge', async () => {
  const reference = await addBase(c.services, c.user.id);
  const { taskId } = await start(c.services, c.user, c.base, {
    function: 'styletransferpro',
    style_img: reference.imageId,
  });
  await c.services.storage.delete(reference.workingKey);
  await c.work(1);
  expect(await c.until(taskId, ended)).toMatchObject({ state: 'failed', error: { code: 'IMAGE_NOT_FOUND' } });
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 10, reserved: 0 });
});

test('estimates are of the function and the size: a slow one does not slow another down', async () => {
  const { database, clock } = c.services;
  for (const [name, milliseconds] of [
    ['allPlan', 60_000],
    ['indoorTransfer', 8_000],
  ] as const)
    await database.tasks.addDuration({
      function: name,
      size: 768,
      engineId: 'test',
      milliseconds,
      at: clock.now(),
    });
  const reference = await addBase(c.services, c.user.id);
  const slow = await start(c.services, c.user, c.base, { function: 'allPlan' });
  const quick = { function: 'indoorTransfer', style_img: reference.imageId } as const;
  const small = await start(c.services, c.user, c.base, { ...quick, size: 512 });
  const { taskId } = await start(c.services, c.user, c.base, quick);
  expect(slow.waitSeconds).toBe(60);
  // The same at another size says more than nothing.
  expect(small.waitSeconds).toBe(68);
  expect((await c.read(taskId)).waitSeconds).toBe(76);
});
