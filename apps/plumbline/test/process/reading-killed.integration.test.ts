import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ModelAnswer } from '@plumbline/contract/api/models.ts';
import { type StartedApp, removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { type TestDatabase, createTestDatabase } from '@plumbline/platform/testing/test-database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from './api-client.ts';

/** So many squares along a side that reading them takes longer than noticing that it has begun. */
const SIDE = 500;

let database: TestDatabase;
let rows: pg.Pool;
let dataDir = '';
let server: StartedApp;
let user: ApiClient;
const started: StartedApp[] = [];
const startRole = async (ROLE: string) => {
  const app = await startApp({ dataDir, env: { DATABASE_URL: database.url, ROLE } });
  started.push(app);
  return app;
};
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'plumbline-killed-'));
  database = await createTestDatabase();
  rows = new pg.Pool({ connectionString: database.url, max: 1 });
  server = await startRole('server');
  user = await ApiClient.signIn(server.url, '13800000097');
});
afterAll(async () => {
  await Promise.all(started.map((app) => app.end('SIGKILL')));
  await rows.end();
  await database.drop();
  await removeData(dataDir);
});

function hilly(): Uint8Array {
  const corners: string[] = [];
  const faces: string[] = [];
  for (let z = 0; z <= SIDE; z += 1)
    for (let x = 0; x <= SIDE; x += 1) {
      corners.push(`v ${x / 50} ${((x * z) % 7) / 100} ${z / 50}`);
      const at = z * (SIDE + 1) + x + 1;
      if (x < SIDE && z < SIDE) faces.push(`f ${at} ${at + SIDE + 1} ${at + SIDE + 2} ${at + 1}`);
    }
  return new TextEncoder().encode([...corners, ...faces, ''].join('\n'));
}

async function bring(name: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(hilly())]), name);
  return (await user.post<{ modelId: string }>('/api/ai/model', form)).modelId;
}

async function readModel(modelId: string): Promise<ModelAnswer> {
  const response = await user.send(`/api/ai/model?modelId=${modelId}`);
  return ((await response.json()) as { data: ModelAnswer }).data;
}

/** Waits until a worker has begun with it so often. */
async function begun(modelId: string, attempts: number): Promise<void> {
  for (;;) {
    const found = await rows.query('select attempts from model_versions where model_id = $1', [modelId]);
    if (found.rows[0]?.attempts >= attempts) return;
    await wait(10);
  }
}

async function settled(modelId: string): Promise<ModelAnswer> {
  for (;;) {
    const model = await readModel(modelId);
    if (model.state !== 'reading') return model;
    await wait(200);
  }
}

test('a worker that is killed while it reads leaves the model to the next one', async () => {
  const first = await startRole('worker');
  const modelId = await bring('hill.obj');
  await begun(modelId, 1);
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  expect((await readModel(modelId)).state).toBe('reading');
  const next = await startRole('worker');
  expect(await settled(modelId)).toMatchObject({ state: 'ready', triangles: 2 * SIDE * SIDE, error: null });
  const found = await rows.query('select attempts from model_versions where model_id = $1', [modelId]);
  expect(found.rows[0]?.attempts).toBe(2);
  await next.end();
});

test('a model whose worker is killed each time ends with a word, and is not tried for ever', async () => {
  const modelId = await bring('killer.obj');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const worker = await startRole('worker');
    await begun(modelId, attempt);
    await worker.end('SIGKILL');
  }
  const last = await startRole('worker');
  expect(await settled(modelId)).toMatchObject({ state: 'failed', error: { code: 'MODEL_TOO_SLOW' } });
  await last.end();
});
