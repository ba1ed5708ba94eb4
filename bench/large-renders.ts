/**
 * Memory of the whole application while it renders models at 3840 px: one picture, the layered file of it, then three that
 * are started together, beside what it takes before the first. The app runs as `npm start` runs it, in a process of its own
 * (Linux; its database is another process and not counted).
 *
 *   node scripts/run.mjs bench/large-renders.ts [model file] [renders at a time] [proportions]
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ModelAnswer } from '@plumbline/contract/api/models.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import { ApiSession } from '@plumbline/e2e/api-session.ts';
import { residentMiB } from './src/resident-memory.ts';

const SIZE = 3840;
const [file, slots = '2', aspect = '4:3'] = process.argv.slice(2);
const name = file === undefined ? 'house.ifc' : basename(file);
const bytes = file === undefined ? writeIfc() : readFileSync(file);

const app = await startApp({ env: { FREE_DAILY_RENDERS: '1000', WORKER_CONCURRENCY: slots } });
try {
  const user = new ApiSession(app.url);
  await user.signIn('13800001234');
  const model = await bring(user);
  const { min, max } = model.boundsM ?? { min: [0, 0, 0], max: [1, 1, 1] };
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const reach = 1.1 * Math.hypot(max[0] - min[0], max[2] - min[2]) + 3;
  const eye = [x - 0.57 * reach, min[1] + 1.7, z + 0.82 * reach];
  const camera = { eye, target: [x, min[1] + 2.5, z], fieldOfView: 0.96, twoPoint: true };
  const body = { function: 'modelRender', modelId: model.modelId, camera, aspect };
  const render = (size: number) => finish(user, { ...body, size });
  await watched('a render of 512 px', () => render(512));
  for (let round = 1; round <= 3; round++) {
    const [image] = (await watched(`a render of ${SIZE} px`, () => render(SIZE))).images;
    if (round === 1 && image)
      await watched('its layered file', () =>
        user.download({ imageIds: [image.imageId], format: 'psd', archive: false }),
      );
  }
  await watched('three together', () => Promise.all([render(SIZE), render(SIZE), render(SIZE)]));
  await wait(20_000);
  console.log(`20 s later: ${residentMiB(app.pid)} MiB`);
} finally {
  await app.dispose();
}

/** Prints what the app takes before, at most and after. */
async function watched<T>(what: string, work: () => Promise<T>): Promise<T> {
  const before = residentMiB(app.pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMiB(app.pid));
  }, 50);
  const begun = performance.now();
  const result = await work().finally(() => clearInterval(timer));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${what}: ${seconds} s, ${before} MiB before, at most ${most}, ${residentMiB(app.pid)} after`);
  return result;
}

async function bring(user: ApiSession): Promise<ModelAnswer> {
  const { modelId } = await user.uploadModel(new Uint8Array(bytes), name);
  for (;;) {
    const model = await user.get<ModelAnswer>(`/api/ai/model?modelId=${modelId}`);
    if (model.state === 'ready') return model;
    if (model.state === 'failed') throw new Error('the model could not be read');
    await wait(100);
  }
}

async function finish(user: ApiSession, body: object): Promise<Task> {
  const { taskId } = await user.post<{ taskId: string }>('/api/ai/startTask', body);
  for (;;) {
    const task = await user.get<Task>(`/api/ai/getTaskByTaskId?taskId=${taskId}`);
    if (task.state === 'done') return task;
    if (task.state !== 'queued' && task.state !== 'running')
      throw new Error(`${task.state}: ${task.error?.code ?? ''}`);
    await wait(200);
  }
}
