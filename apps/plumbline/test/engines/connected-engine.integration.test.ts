import type { Task } from '@plumbline/contract/api/tasks.ts';
import { createAutomatic1111Generator } from '@plumbline/engines/automatic1111/create-automatic1111-generator.ts';
import { SdapiStandIn } from '@plumbline/engines/automatic1111/testing/sdapi-stand-in.ts';
import { createEngines } from '@plumbline/engines/registry.ts';
import { addPerson, browserOf } from '@plumbline/server/testing/test-people.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { type RunningWorker, startWorker } from '@plumbline/worker/start-worker.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTask } from '../edits/edit-studio.ts';
import { quarters } from '../images/pictures.ts';
import { startTestStudio } from '../images/test-studio.ts';
import { postPicture } from '../images/upload-form.ts';
import { shareCompute } from '../shared-threads.ts';

const WIDTH = 320;
const HEIGHT = 240;
const ENGINE = 'automatic1111';

let studio: TestApp;
let worker: RunningWorker;
let user: TestBrowser;
let base: string;
let lock: string;
const codec = shareCompute();
const server = new SdapiStandIn();
beforeAll(async () => {
  await server.open();
  studio = await startTestStudio();
  const generators = [createAutomatic1111Generator({ servers: [server.url], times: { poll: 20 } })];
  worker = await startWorker(studio.services, { engines: createEngines({ threads: 1, generators }), codec });
  user = await browserOf(studio, await addPerson(studio));
  base = await upload(await quarters(WIDTH, HEIGHT).png().toBuffer());
  // Black on the left is locked.
  const right = await sharp({ create: { width: 160, height: HEIGHT, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const mask = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } });
  lock = await upload(
    await mask
      .composite([{ input: right, left: 160, top: 0 }])
      .png()
      .toBuffer(),
  );
});
afterAll(async () => {
  await worker.close();
  await studio.close();
  await server.close();
});

const upload = async (file: Uint8Array): Promise<string> =>
  (await postPicture(user, file)).json().data.imageId;
const tickets = async (): Promise<number> => (await user.get('/api/ai/totalTicket?type=1')).json().data;
const pixels = async (url: string) => {
  const { data } = await sharp((await user.get(url)).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
};
const rowsOf = (data: Uint8Array, from: number, to: number) =>
  Array.from({ length: HEIGHT }, (_, y) => [...data.subarray(3 * (y * WIDTH + from), 3 * (y * WIDTH + to))]);

test('a task on a connected engine is measured and keeps what is locked, like one of ours', async () => {
  const task = await runTask(user, {
    function: 'lockImg',
    upload_img: base,
    mask: lock,
    engine: ENGINE,
    promptTxt: '客厅里的一只会飞的鲸鱼',
    seed: 5,
  });
  expect(task).toMatchObject({ state: 'done', error: null, engine: { id: ENGINE } });
  const [image] = task.images;
  expect(image?.fidelity?.score).toBeGreaterThan(0);
  expect(image?.fidelity?.score).toBeLessThan(1);
  const [made, own] = await Promise.all([
    pixels(image?.url ?? ''),
    quarters(WIDTH, HEIGHT).removeAlpha().raw().toBuffer(),
  ]);
  expect(rowsOf(made, 0, 160)).toEqual(rowsOf(own, 0, 160));
  expect(rowsOf(made, 162, WIDTH)).not.toEqual(rowsOf(own, 162, WIDTH));
  expect(server.seen.at(0)?.seed).toBe(5);
  // Too little was kept of what is not locked: it was tried again, with the same seed.
  expect(server.seen.length).toBeGreaterThan(1);
  expect(new Set(server.seen.map(({ seed }) => seed)).size).toBe(1);
});

test('where the server dies in the middle the task fails with its reason, and the ticket is back', async () => {
  const before = await tickets();
  server.fail('dies');
  const task: Task = await runTask(user, {
    function: 'extendImg',
    upload_img: base,
    outpaint: { width: 400, height: 240, x: 40, y: 0 },
    engine: ENGINE,
  });
  expect(task).toMatchObject({ state: 'failed', error: { code: 'ENGINE_UNREACHABLE' }, images: [] });
  expect(await tickets()).toBe(before);
});

test('nothing changes for who names no engine; one that is not there is refused before it costs anything', async () => {
  const asked = server.requests;
  const outpaint = { width: 340, height: 240, x: 10, y: 0 };
  const task = await runTask(user, { function: 'extendImg', upload_img: base, outpaint });
  expect(task).toMatchObject({ state: 'done', engine: { id: 'builtin' } });
  expect(server.requests).toBe(asked);
  const refused = await user.post('/api/ai/startTask', {
    function: 'colorchange',
    upload_img: base,
    mask: lock,
    color: '#aa3322',
    engine: ENGINE,
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().error.details).toHaveProperty('engine');
});
