import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { english, newTaskStarter, START, startTaskApp } from '../testing/task-starter.ts';
import type { TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTaskApp();
});
afterAll(() => t.close());

const report = (id: string, files: Partial<EngineReport>): EngineReport => ({
  id,
  commit: null,
  versions: { indoorRender: '1' },
  functions: ['indoorRender'],
  reads: 'anything',
  trained: true,
  place: 'network',
  servers: [],
  detail: null,
  missing: [],
  models: [],
  loras: [],
  healthy: true,
  checkedAt: null,
  ...files,
});

test('a main model and LoRAs are taken where the named engine has them, kept in the record, and refused before anything is reserved elsewhere', async () => {
  const { browser, body, begin, tickets } = await newTaskStarter(t, 13900004001);
  const lora = [{ name: 'ink.safetensors', weight: 0.4 }];
  const chosen = { engine: 'comfyui', model: 'XL\\big.safetensors', lora };
  const refused = async (change: object) =>
    (await browser.post(START, body({ ...chosen, ...change }), english)).json().error;
  const files = { models: [chosen.model, 'small.ckpt'], loras: ['ink.safetensors'] };
  await t.services.database.workers.save({
    workerId: 'a',
    slots: 1,
    largestSize: null,
    engines: [report('comfyui', files), report('plain', {})],
    seenAt: t.clock.now(),
  });
  const { engines } = (await browser.get('/api/ai/engines')).json().data;
  expect(engines[0]).toMatchObject({ id: 'comfyui', ...files });
  const before = await tickets();

  expect(await refused({ model: 'gone.ckpt' })).toMatchObject({
    code: 'ENGINE_LACKS_MODEL',
    details: { model: 'comfyui does not have it' },
  });
  expect(await refused({ lora: [...lora, { name: 'gone', weight: 1 }] })).toMatchObject({
    code: 'ENGINE_LACKS_MODEL',
    details: { lora: 'comfyui does not have all of them' },
  });
  expect(await refused({ engine: 'plain' })).toMatchObject({ code: 'ENGINE_LACKS_MODEL' });
  expect(await refused({ engine: undefined })).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: { model: 'not an option of indoorRender', lora: 'not an option of indoorRender' },
  });
  expect(await tickets()).toBe(before);

  const { taskId } = await begin(chosen);
  const { request } = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(request).toMatchObject(chosen);
  expect(await tickets()).toBe(before - 1);
});
