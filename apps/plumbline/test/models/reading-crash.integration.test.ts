import { claimReading } from '@plumbline/core/models/reading.ts';
import { sweepModels } from '@plumbline/core/models/sweep-models.ts';
import { MODEL_FOLDERS } from '@plumbline/core/models/model-keys.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { writeObj } from '@plumbline/models/testing/write-text-models.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { type ModelReader, createModelReader } from '@plumbline/worker/models/model-reader.ts';
import { runReading } from '@plumbline/worker/models/run-reading.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ModelStudio,
  bring,
  modelFiles,
  readModelOf,
  settled,
  startModelStudio,
} from './model-studio.ts';

let t: ModelStudio;
let browser: TestBrowser;
let reader: ModelReader;
beforeAll(async () => {
  t = await startModelStudio();
  await t.stopReading();
  reader = createModelReader({ threads: 1 });
  browser = await t.signedIn('13800003000');
});
afterAll(async () => {
  await reader.close();
  await t.close();
});

const never = new AbortController().signal;
const begin = async () =>
  (await bring(browser, { file: writeObj(), name: 'a.obj', fields: { asNew: 'true' } })).json().data
    .modelId as string;
const filesOf = () => modelFiles(t);

/** A process that ends at the n-th moment before or after something is written: nothing of it happens any more. */
function dyingAt(step: number) {
  let reached = 0;
  let die = () => {};
  const died = new Promise<'died'>((resolve) => {
    die = () => resolve('died');
  });
  const pass = async () => {
    reached += 1;
    if (reached < step) return;
    die();
    await new Promise(() => {});
  };
  const around =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await pass();
      const result = await work(...args);
      await pass();
      return result;
    };
  const { database, storage } = t.services;
  const dying: { database: Database; storage: Storage } = {
    storage: { ...storage, put: around(storage.put) },
    database: {
      ...database,
      transaction: around(database.transaction.bind(database)) as Database['transaction'],
      models: { ...database.models, changeClaimed: around(database.models.changeClaimed) },
    },
  };
  return { dying, died };
}

test('a worker that dies anywhere while it reads: read again by the next, and no file is left over', async () => {
  let step = 0;
  for (;;) {
    step += 1;
    const modelId = await begin();
    const job = { modelId, version: 1 };
    const { dying, died } = dyingAt(step);
    const run = runReading({ ...t.services, ...dying, reader }, job, never).then(() => 'ended');
    const outcome = await Promise.race([run, died]);
    if (outcome === 'died') await runReading({ ...t.services, reader }, job, never);
    expect(await readModelOf(browser, modelId)).toMatchObject({ state: 'ready', progress: 1 });
    if (outcome === 'ended') break;
  }
  expect(step).toBeGreaterThan(6);
  const clock = { now: () => now };
  let now = new Date(Date.now() + 7_200_000);
  for (const _folder of MODEL_FOLDERS) {
    await sweepModels({ ...t.services, clock });
    now = new Date(now.getTime() + 300_000);
  }
  const { rows } = await t.services.pool.query(
    'select unnest(array[file_key, stored_key, preview_key]) as key from model_versions',
  );
  expect((await filesOf()).toSorted()).toEqual(rows.map(({ key }) => key as string).toSorted());
});

test('a file that ends its worker three times is given up, with a word', async () => {
  const modelId = await begin();
  for (let attempt = 1; attempt <= 3; attempt += 1)
    expect(await claimReading(t.services, modelId, 1)).toMatchObject({ claim: attempt, attempts: attempt });
  await runReading({ ...t.services, reader }, { modelId, version: 1 }, never);
  expect(await settled(browser, modelId)).toMatchObject({
    state: 'failed',
    error: { code: 'MODEL_TOO_SLOW' },
  });
});

test('a worker that is asked to stop gives the file back uncounted', async () => {
  const modelId = await begin();
  const stopping = new AbortController();
  const run = runReading({ ...t.services, reader }, { modelId, version: 1 }, stopping.signal);
  stopping.abort(new Error('the worker stops'));
  await expect(run).rejects.toThrow('the worker stops');
  const { rows } = await t.services.pool.query(
    'select attempts, state from model_versions where model_id = $1',
    [modelId],
  );
  expect(rows).toEqual([{ attempts: 0, state: 'reading' }]);
  await runReading({ ...t.services, reader }, { modelId, version: 1 }, never);
  expect(await settled(browser, modelId)).toMatchObject({ state: 'ready' });
});

test('an overtaken reading writes nothing and leaves nothing', async () => {
  const modelId = await begin();
  const slow: ModelReader = {
    ...reader,
    read: async (file, options) => {
      const read = await reader.read(file, options);
      await browser.post(`/api/ai/model/${modelId}`, { unit: 'foot' });
      return read;
    },
  };
  await runReading({ ...t.services, reader: slow }, { modelId, version: 1 }, never);
  expect(await readModelOf(browser, modelId)).toMatchObject({ state: 'reading', boundsM: null });
  expect((await filesOf()).filter((key) => key.includes(modelId))).toHaveLength(1);
  await runReading({ ...t.services, reader }, { modelId, version: 1 }, never);
  expect(await settled(browser, modelId)).toMatchObject({ unit: { name: 'foot' } });
});
