import { projectSchema } from '@plumbline/contract/api/projects.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { addPerson, browserOf } from '../testing/test-people.ts';
import { comePlanner } from '../testing/test-projects.ts';

const prepareUpload = async (file: Uint8Array) => ({
  original: file,
  mime: 'image/png',
  working: file,
  width: 900,
  height: 600,
  alpha: false,
  pixelHash: 'c'.repeat(64),
  kind: 'line',
});

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ compute: { prepareUpload } as unknown as Compute });
});
afterAll(() => t.close());

test('whoever has no project may begin with a sample: drawings of their own, works, materials', async () => {
  const user = await addPerson(t);
  const browser = await browserOf(t, user);
  const answer = await browser.post('/api/project/sample', undefined, { 'accept-language': 'en' });
  expect(answer.statusCode).toBe(201);
  const sample = projectSchema.parse(answer.json().data);
  expect(sample).toMatchObject({
    sample: true,
    title: 'Sample: a city flat',
    viewCount: 2,
    boardCount: 1,
    rowCount: 6,
  });
  const [living, plan] = sample.views;
  expect(living).toMatchObject({ name: 'Living room', room: 'living', current: { taskId: null } });
  const uploads = (await browser.get('/api/ai/uploads')).json().data.items;
  expect(uploads.map(({ imageId }: { imageId: string }) => imageId).toSorted()).toEqual(
    [living?.startImageId, plan?.startImageId].toSorted(),
  );
  // A render of its drawing joins the view, and stands for it.
  const started = await browser.post('/api/ai/startTask', {
    function: 'indoorRender',
    upload_img: living?.startImageId,
  });
  const task = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${started.json().data.taskId}`)).json()
    .data;
  expect(task.place).toMatchObject({ projectId: sample.projectId, viewId: living?.viewId });
  expect((await browser.post('/api/project/sample')).json().error.code).toBe('CONFLICT');
  const planner = await comePlanner(t);
  expect((await planner.browser.post('/api/project/sample')).statusCode).toBe(409);
  expect((await t.browser().post('/api/project/sample')).statusCode).toBe(401);
});
