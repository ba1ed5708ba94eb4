import { AsyncLocalStorage } from 'node:async_hooks';
import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import { IMAGE_FOLDERS } from '@plumbline/core/images/image-keys.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { cancelTask } from '@plumbline/core/tasks/cancel-task.ts';
import { addBase, addUser, start } from '@plumbline/platform/testing/task-fixtures.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { type TestServices, createTestServices } from '@plumbline/platform/testing/test-services.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listKeys, namedKeys, sweepAll } from '../testing/stored-keys.ts';
import { testCodec } from '../testing/test-codec.ts';
import { createTaskMeasures } from '../operations/task-measures.ts';
import { TEST_BUILD, createTestEngine } from '../testing/test-engine.ts';
import { claimAndRun } from '../testing/claim-and-run.ts';

let context: TestServices;
let services: Services;
beforeAll(async () => {
  context = await createTestServices();
  services = context.services;
});
afterAll(() => context.close());

const watch = () => ({ lost: new AbortController(), close: () => undefined });
const run = (taskId: string, change: { database?: Database; storage?: Storage; version?: string } = {}) => {
  const { version = '1.0', ...replaced } = change;
  const engine = { ...createTestEngine(), versionOf: () => version };
  const { providerCode } = services.settings.labels;
  const stopping = new AbortController().signal;
  return claimAndRun(
    {
      ...services,
      ...replaced,
      engines: [engine],
      build: TEST_BUILD,
      measures: createTaskMeasures(services.metrics),
      codec: testCodec,
      providerCode,
      stopping,
    },
    taskId,
    watch,
  );
};

async function newTask(count = 1): Promise<{ taskId: string; userId: string }> {
  const user = await addUser(services);
  const base = await addBase(services, user.id);
  const { taskId } = await start(services, user, base, { count, seed: 1 });
  return { taskId, userId: user.id };
}

test('no file is written while a transaction is open, and none again where a transaction is made again', async () => {
  const { taskId } = await newTask(2);
  // By its own steps: the task's progress is written in a transaction of its own, beside them.
  const transaction = new AsyncLocalStorage<true>();
  const puts: string[] = [];
  const within: string[] = [];
  const storage: Storage = {
    ...services.storage,
    put: async (key, bytes) => {
      puts.push(key);
      if (transaction.getStore()) within.push(key);
      await services.storage.put(key, bytes);
    },
  };
  const { database } = services;
  const serialisation = Object.assign(new Error('could not serialize access'), { code: '40001' });
  const database2: Database = {
    ...database,
    // What the adapter does where the database asks for it: the work is done, undone and done again.
    transaction: (work) =>
      transaction.run(true, async () => {
        await database
          .transaction(async (repositories) => {
            await work(repositories);
            throw new Error('undone', { cause: serialisation });
          })
          .catch(() => undefined);
        return database.transaction(work);
      }),
  };
  await run(taskId, { database: database2, storage });
  expect(await services.database.tasks.find(taskId)).toMatchObject({ state: 'done' });
  expect(within).toEqual([]);
  expect(puts).toHaveLength(4);
  expect(new Set(puts).size).toBe(4);
});

test('two workers with one task: the one that was overtaken changes no file of the other and leaves none', async () => {
  const { taskId } = await newTask();
  let overtake: Promise<void> | undefined;
  const slow: Storage = {
    ...services.storage,
    put: async (key, bytes) => {
      await services.storage.put(key, Buffer.concat([Buffer.from('overtaken'), bytes]));
      overtake ??= run(taskId, { version: '2.0' });
      await overtake;
    },
  };
  await run(taskId, { storage: slow });
  const [image] = await services.database.tasks.listImages([taskId]);
  const row = await services.database.images.find(image!.imageId);
  const stored = Buffer.from(await services.storage.get(row!.workingKey));
  expect(stored.toString('latin1')).not.toContain('overtaken');
  const [record] = await services.database.tasks.findProvenance(taskId);
  expect(record?.engine.version).toBe('2.0');
  const own = (await listKeys(services)).filter((key) => key.includes(taskId));
  expect(own).toEqual((await namedKeys(services)).filter((key) => key.includes(taskId)));
});

test('a task cancelled while its picture is stored leaves no file', async () => {
  const { taskId, userId } = await newTask();
  let puts = 0;
  const storage: Storage = {
    ...services.storage,
    put: async (key, bytes) => {
      await services.storage.put(key, bytes);
      puts += 1;
      if (puts === 1) await cancelTask({ ...services, locale: 'en' }, userId, taskId);
    },
  };
  await run(taskId, { storage });
  expect(puts).toBe(2);
  expect(await services.database.tasks.find(taskId)).toMatchObject({ state: 'cancelled' });
  expect((await listKeys(services)).filter((key) => key.includes(taskId))).toEqual([]);
});

test('files that could not be removed go with the sweep, also beside a living picture; its thumbnails stay', async () => {
  const { taskId } = await newTask();
  await run(taskId);
  const [image] = await services.database.tasks.listImages([taskId]);
  const row = await services.database.images.find(image!.imageId);
  const folder = row!.workingKey.slice(0, row!.workingKey.lastIndexOf('/'));
  const [overtaken, thumbnail] = [`${folder}/working-7.png`, `${folder}/w64.webp`];
  for (const key of [overtaken, thumbnail]) await services.storage.put(key, Buffer.from('x'));
  expect((await sweepImages(services)).orphans).toBe(0);
  await sweepAll(services);
  const own = (await listKeys(services)).filter((key) => key.startsWith(folder));
  expect(own).toEqual([row!.workingKey, thumbnail].toSorted());
  expect(IMAGE_FOLDERS).toContain(`${folder.split('/').slice(0, 2).join('/')}/`);
});

test('files that waited too long for their row are stored again by the next run', async () => {
  const { taskId } = await newTask();
  let late = 0;
  const clock = { now: () => new Date(Date.now() + late) };
  const storage: Storage = {
    ...services.storage,
    put: async (key, bytes) => {
      await services.storage.put(key, bytes);
      late = 3_600_000;
    },
  };
  await claimAndRun(
    {
      ...services,
      storage,
      clock,
      engines: [createTestEngine()],
      build: TEST_BUILD,
      measures: createTaskMeasures(services.metrics),
      codec: testCodec,
      providerCode: services.settings.labels.providerCode,
      stopping: new AbortController().signal,
    },
    taskId,
    watch,
  );
  // They may have been swept: nothing is delivered, and it waits for another try.
  expect(await services.database.tasks.find(taskId)).toMatchObject({ state: 'queued', attempts: 1 });
  expect(await services.database.tasks.listImages([taskId])).toEqual([]);
  await run(taskId);
  expect(await services.database.tasks.find(taskId)).toMatchObject({ state: 'done' });
});
