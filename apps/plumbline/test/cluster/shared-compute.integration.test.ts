import type { Compute } from '@plumbline/core/ports/compute.ts';
import { doLentWork } from '@plumbline/platform/compute/do-lent-work.ts';
import { openWorkingBoss } from '@plumbline/platform/tasks/task-boss.ts';
import type { WorkLender } from '@plumbline/core/ports/work-lender.ts';
import { openWorkLender } from '@plumbline/platform/compute/lend-work.ts';
import { sweepLentWork } from '@plumbline/platform/compute/sweep-lent-work.ts';
import { type TestServices, createTestServices } from '@plumbline/platform/testing/test-services.ts';
import { createSharedCompute, runLent } from '@plumbline/compute/shared-compute.ts';
import { type ThreadCompute, createThreadCompute } from '@plumbline/compute/thread-compute.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from '../images/pictures.ts';

let context: TestServices;
let lender: WorkLender;
let threads: ThreadCompute;
let shared: Compute;
let picture: Uint8Array;
/** What the threads of the server itself were asked for. */
const here: string[] = [];
let busy = true;
const signal = new AbortController().signal;

beforeAll(async () => {
  context = await createTestServices();
  const { services } = context;
  lender = await openWorkLender({ ...services, databaseUrl: services.settings.databaseUrl ?? '' });
  threads = createThreadCompute({ threads: 2 });
  const local: ThreadCompute = {
    ...threads,
    isFull: () => busy,
    prepareUpload: (...given) => {
      here.push('prepareUpload');
      return threads.prepareUpload(...given);
    },
    pickMask: (...given) => {
      here.push('pickMask');
      return threads.pickMask(...given);
    },
  };
  shared = createSharedCompute(local, { lender, logger: services.logger });
  picture = await quarters(300, 200).png().toBuffer();
});
afterAll(async () => {
  await lender.close();
  await threads.close();
  await context.close();
});

async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const { services } = context;
  const boss = await openWorkingBoss(services.settings.databaseUrl ?? '', 2, services.logger);
  const worker = await doLentWork({ ...services, boss, slots: 2 }, (call, of) => runLent(threads, call, of));
  return work().finally(async () => {
    await worker.close();
    await boss.stop({ graceful: false });
  });
}
async function lying(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of context.services.storage.list('compute/')) keys.push(key);
  return keys;
}

test('where nobody is there the server does it itself', async () => {
  here.length = 0;
  const prepared = await shared.prepareUpload(picture, signal);
  expect([prepared.width, prepared.height, here]).toEqual([300, 200, ['prepareUpload']]);
});

test('a server whose threads are busy has its work done elsewhere, with the same outcome and nothing left behind', async () => {
  here.length = 0;
  busy = false;
  const key = (await shared.prepareUpload(picture, signal)).pixelHash;
  const points = [{ x: 20, y: 20, label: 1 } as const];
  const read = async () => picture;
  const ask = () => shared.pickMask({ key, read }, { points, box: undefined, kind: null }, signal);
  const own = { upload: await shared.prepareUpload(picture, signal), pick: await ask() };
  busy = true;
  here.length = 0;
  const elsewhere = await withWorker(async () => {
    // The pause after nobody was there is over.
    await expect
      .poll(async () => (await shared.prepareUpload(picture, signal), here.splice(0).length), {
        timeout: 60_000,
      })
      .toBe(0);
    return { upload: await shared.prepareUpload(picture, signal), pick: await ask() };
  });
  expect(here).toEqual([]);
  expect(elsewhere.upload.pixelHash).toBe(own.upload.pixelHash);
  expect(Buffer.from(elsewhere.upload.working).equals(Buffer.from(own.upload.working))).toBe(true);
  expect(elsewhere.pick?.pixelHash).toBe(own.pick?.pixelHash);
  await expect.poll(lying).toEqual([]);
});

test('what a picture is refused for is the same elsewhere, and many at once are all done', async () => {
  here.length = 0;
  await withWorker(async () => {
    await expect(shared.prepareUpload(Buffer.from('no picture'), signal)).rejects.toMatchObject({
      code: 'IMAGE_TYPE_UNSUPPORTED',
    });
    const many = await Promise.all(
      Array.from({ length: 12 }, () => shared.thumbnail(picture, 64, 'webp', signal)),
    );
    expect(new Set(many.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
    const gone = new AbortController();
    const asked = shared.prepareUpload(picture, gone.signal);
    gone.abort(new Error('the client is gone'));
    await expect(asked).rejects.toThrow('the client is gone');
  });
  expect(here).toEqual([]);
});

test('what a server left that died is swept away after an hour', async () => {
  const { storage, clock } = context.services;
  await storage.put('compute/left/work', picture);
  await sweepLentWork(storage, clock.now());
  expect(await lying()).toContain('compute/left/work');
  await sweepLentWork(storage, new Date(clock.now().getTime() + 7_200_000));
  expect(await lying()).toEqual([]);
});
