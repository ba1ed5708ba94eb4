import { randomUUID } from 'node:crypto';
import type { Batch, BatchTask } from '@plumbline/contract/api/batches.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import type { TestApp } from './test-app.ts';

export const BATCH = '/api/ai/batch';

/** Somebody with `count` pictures to take for bases. */
export async function newOrderer(t: TestApp, phone: number, count = 3) {
  const browser = await t.signedIn(String(phone));
  const userId: string = (await browser.get('/api/user/userInfo')).json().data.userId;
  const bases: ImageRecord[] = [];
  for (let n = 1; n <= count; n++) bases.push(await addBase(t.services, userId, { name: `room ${n}.png` }));
  const order = (change: object = {}) => ({
    bases: bases.map(({ imageId }) => imageId),
    matrix: { classifyId3: ['1101', '1107'], atmosphere: ['sunny', 'dusk'] },
    common: { function: 'indoorRender', classifyId1: '1', classifyId2: '11' },
    ...change,
  });
  return {
    browser,
    userId,
    bases,
    order,
    begin: async (change: object = {}): Promise<Batch> => {
      const answer = await browser.post(BATCH, order(change), { 'accept-language': 'en' });
      if (answer.statusCode !== 202) throw new Error(answer.body);
      return answer.json().data;
    },
    read: async (batchId: string): Promise<Batch> =>
      (await browser.get(`${BATCH}?batchId=${batchId}`, { 'accept-language': 'en' })).json().data,
    act: async (what: string, batchId: string, more: object = {}) =>
      browser.post(`${BATCH}/${what}`, { batchId, ...more }, { 'accept-language': 'en' }),
    tickets: async (): Promise<number> => (await browser.get('/api/ai/totalTicket?type=1')).json().data,
  };
}

/** The cell’s picture, as a worker leaves it; the file is no picture. */
export async function deliverCell(t: TestApp, userId: string, { taskId }: BatchTask): Promise<string> {
  const { database, clock } = t.services;
  const task = await database.tasks.find(taskId);
  if (!task) throw new Error(`no task ${taskId}`);
  const imageId = `r-${randomUUID()}`;
  const image = await addBase(t.services, userId, { imageId, purpose: 'result', kind: null });
  const { seed } = task.request;
  const common = { taskId, imageId, seed, pixelHash: image.pixelHash };
  await database.tasks.addImage(
    {
      ...common,
      variant: 0,
      width: 640,
      height: 480,
      fidelity: null,
      layers: null,
      facts: null,
      words: null,
      uncharged: null,
    },
    {
      ...common,
      schema: 1,
      request: task.request,
      inputs: [],
      engine: { id: 'builtin', version: '1' },
      fidelity: null,
      confidence: 1,
      timings: {},
      notes: [],
      madeAt: clock.now(),
    },
  );
  await database.images.addUses(taskId, [imageId]);
  await database.tasks.change(taskId, { state: 'done', progress: 1, finishedAt: clock.now() });
  return imageId;
}
