import { createHash } from 'node:crypto';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { type Storage, StorageUnavailable } from '@plumbline/core/ports/storage.ts';
import { describeTasks } from '@plumbline/core/tasks/describe-tasks.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { addBase, addUser, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { type TestServices, createTestServices } from '@plumbline/platform/testing/test-services.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCodec } from '../testing/test-codec.ts';
import { createTaskMeasures } from '../operations/task-measures.ts';
import { TEST_BUILD, createTestEngine } from '../testing/test-engine.ts';
import { claimAndRun } from '../testing/claim-and-run.ts';

let context: TestServices;
beforeAll(async () => {
  context = await createTestServices();
});
afterAll(() => context.close());

/** Fails once, at the n-th step of a run: before it, or when it is done but nobody has heard of it. */
class Fault {
  #left: number;
  readonly #when: 'before' | 'after';

  constructor(step: number, when: 'before' | 'after') {
    this.#left = step;
    this.#when = when;
  }

  get reached(): boolean {
    return this.#left <= 0;
  }

  async step<T>(work: () => Promise<T>): Promise<T> {
    this.#left -= 1;
    if (this.#left === 0 && this.#when === 'before') throw new Error('a crash before');
    const result = await work();
    if (this.#left === 0) throw new Error('a crash after');
    return result;
  }
}

function faulty({ database, storage }: { database: Database; storage: Storage }, fault: Fault) {
  return {
    database: {
      ...database,
      transaction: <T>(work: Parameters<typeof database.transaction<T>>[0]) =>
        fault.step(() => database.transaction(work)),
    } satisfies Database,
    storage: {
      ...storage,
      get: (key) => fault.step(() => storage.get(key)),
      put: (key, bytes) => fault.step(() => storage.put(key, bytes)),
    } satisfies Storage,
  };
}

test.each(['before', 'after'] as const)(
  'a run cut off %s any of its steps is done once and charged once by the next',
  async (when) => {
    const { services } = context;
    const engines = [createTestEngine()];
    const { providerCode } = services.settings.labels;
    const stopping = new AbortController().signal;
    const common = {
      ...services,
      engines,
      build: TEST_BUILD,
      measures: createTaskMeasures(services.metrics),
      codec: testCodec,
      providerCode,
      stopping,
    };
    const watch = () => ({ lost: new AbortController(), close: () => undefined });
    let steps = 0;
    for (let reached = true; reached; ) {
      steps += 1;
      const user = await addUser(services);
      const base = await addBase(services, user.id);
      const { taskId } = await start(services, user, base, { count: 3, seed: 1, promptTxt: 'fail:2' });
      const fault = new Fault(steps, when);
      await claimAndRun({ ...common, ...faulty(services, fault) }, taskId, watch).catch(() => undefined);
      reached = fault.reached;
      await claimAndRun(common, taskId, watch);
      const task = await services.database.tasks.find(taskId);
      expect(task, `step ${steps}`).toMatchObject({ state: 'done', error: 'RENDER_FAILED' });
      const images = await services.database.tasks.listImages([taskId]);
      expect(images.map((image) => image.variant)).toEqual([0, 1]);
      for (const { imageId } of images)
        expect((await services.database.images.find(imageId))?.deletedAt).toBeNull();
      expect(await auditLedger(services, user.id)).toMatchObject({ available: 8, reserved: 0, settled: 2 });
    }
    expect(steps).toBeGreaterThan(8);
  },
);

const runWith = (
  change: Partial<typeof context.services> & { readonly engine?: ImageEngine },
  taskId: string,
) =>
  claimAndRun(
    {
      ...context.services,
      engines: [change.engine ?? createTestEngine()],
      build: TEST_BUILD,
      codec: testCodec,
      providerCode: context.services.settings.labels.providerCode,
      measures: createTaskMeasures(context.services.metrics),
      stopping: new AbortController().signal,
      ...change,
    },
    taskId,
    () => ({ lost: new AbortController(), close: () => undefined }),
  );

test('a store that cannot be read for a while costs a task no attempt, however often it is looked at', async () => {
  const { services } = context;
  const user = await addUser(services);
  const base = await addBase(services, user.id);
  const { taskId } = await start(services, user, base, { seed: 1 });
  const storage: Storage = { ...services.storage, get: () => Promise.reject(new StorageUnavailable('away')) };
  for (let time = 0; time < 5; time += 1) {
    await runWith({ storage }, taskId);
    expect(await services.database.tasks.find(taskId)).toMatchObject({ state: 'queued', attempts: 0 });
  }
  await runWith({}, taskId);
  expect(await services.database.tasks.find(taskId)).toMatchObject({ state: 'done', error: null, claim: 6 });
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 9, reserved: 0, settled: 1 });
});

test('a picture that is made waits for a store that refuses it, and is not made again', async () => {
  const { services } = context;
  const user = await addUser(services);
  const base = await addBase(services, user.id);
  const { taskId } = await start(services, user, base, { seed: 1 });
  let refusals = 2;
  const storage: Storage = {
    ...services.storage,
    put: async (key, bytes) => {
      refusals -= 1;
      if (refusals >= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await services.storage.put(key, bytes);
    },
  };
  const engine = createTestEngine();
  let runs = 0;
  const counting: ImageEngine = {
    ...engine,
    run: (input, given) => {
      runs += 1;
      return engine.run(input, given);
    },
  };
  await runWith({ storage, engine: counting }, taskId);
  expect(await services.database.tasks.find(taskId)).toMatchObject({
    state: 'done',
    error: null,
    attempts: 1,
  });
  expect([refusals < 0, runs]).toEqual([true, 1]);
});

test.each([
  ['asdf qwer', 'WORDS_NOT_UNDERSTOOD'],
  // Read, and then not found in the picture.
  ['slate roof idle', 'WORDS_WITHOUT_SURFACE'],
] as const)('"%s" is not charged by an engine that reads the vocabulary', async (words, error) => {
  const { services } = context;
  const user = await addUser(services);
  const base = await addBase(services, user.id);
  const { taskId } = await start(services, user, base, {
    function: 'architecturalRender',
    count: 2,
    seed: 7,
    promptTxt: words,
  });
  await claimAndRun(
    {
      ...services,
      engines: [{ ...createTestEngine(), reads: 'vocabulary' }],
      build: TEST_BUILD,
      measures: createTaskMeasures(services.metrics),
      codec: testCodec,
      providerCode: services.settings.labels.providerCode,
      stopping: new AbortController().signal,
    },
    taskId,
    () => ({ lost: new AbortController(), close: () => undefined }),
  );
  expect(await services.database.tasks.find(taskId)).toMatchObject({ state: 'failed', error });
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 10, reserved: 0, settled: 0 });
});

test('what was understood is kept with the image and with its record', async () => {
  const { services } = context;
  const user = await addUser(services);
  const base = await addBase(services, user.id);
  const { taskId } = await start(services, user, base, { seed: 7, promptTxt: 'snow, asdf' });
  await claimAndRun(
    {
      ...services,
      engines: [createTestEngine()],
      build: TEST_BUILD,
      measures: createTaskMeasures(services.metrics),
      codec: testCodec,
      providerCode: services.settings.labels.providerCode,
      stopping: new AbortController().signal,
    },
    taskId,
    () => ({ lost: new AbortController(), close: () => undefined }),
  );
  const words = {
    marks: [
      { field: 'promptTxt', text: 'snow', state: 'acts', subject: 'weather' },
      { field: 'promptTxt', text: 'asdf', state: 'unknown' },
    ],
    wishes: [],
    acted: true,
  };
  expect((await services.database.tasks.listImages([taskId]))[0]?.words).toEqual(words);
  expect((await services.database.tasks.findProvenance(taskId))[0]?.words).toEqual(words);
});

test.each([
  ['again', {}, [null, 'same-variant', 'same-variant'], 1],
  ['kept', {}, ['same-file', 'same-file', 'same-file'], 0],
  // The second of its pictures is the base itself.
  ['', { pixelHash: pixelHashOf(8) }, [null, 'same-picture', null], 2],
  ['fail:0 fail:2', {}, [null], 1],
] as const)(
  'with "%s" of three images those that gain nothing come back',
  async (words, base, reasons, charged) => {
    const { services } = context;
    const { providerCode } = services.settings.labels;
    const user = await addUser(services);
    const picture = await addBase(services, user.id, base);
    const { taskId } = await start(services, user, picture, { count: 3, seed: 7, promptTxt: words });
    await claimAndRun(
      {
        ...services,
        engines: [createTestEngine()],
        build: TEST_BUILD,
        measures: createTaskMeasures(services.metrics),
        codec: testCodec,
        providerCode,
        stopping: new AbortController().signal,
      },
      taskId,
      () => ({ lost: new AbortController(), close: () => undefined }),
    );
    const task = await services.database.tasks.find(taskId);
    const [read] = await describeTasks(services.database, [task!], { locale: 'en', at: new Date() });
    expect(read?.images.map(({ uncharged }) => uncharged)).toEqual(reasons);
    expect(read?.tickets).toEqual({ perImage: 1, charged, returned: 3 - charged });
    expect(await auditLedger(services, user.id)).toMatchObject({
      available: 10 - charged,
      reserved: 0,
      settled: charged,
    });
  },
);

/** Of the test engine's picture of a seed. */
function pixelHashOf(seed: number): string {
  return createHash('sha256').update(new Uint8Array(36).fill(seed)).digest('hex');
}
