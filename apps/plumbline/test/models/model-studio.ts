import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ModelAnswer } from '@plumbline/contract/api/models.ts';
import { type TestApp, type TestAppOptions, startTestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { createModelReader } from '@plumbline/worker/models/model-reader.ts';
import { runReading } from '@plumbline/worker/models/run-reading.ts';
import { consumeReadings } from '@plumbline/platform/models/consume-readings.ts';
import { openWorkingBoss } from '@plumbline/platform/tasks/task-boss.ts';

export interface ModelStudio extends TestApp {
  /** Stops reading: what is brought then waits. */
  readonly stopReading: () => Promise<void>;
}

/** The application with a reader of models at work. */
export async function startModelStudio(options: TestAppOptions = {}): Promise<ModelStudio> {
  const studio = await startTestApp(options);
  const reader = createModelReader({ threads: 1 });
  const { services } = studio;
  const { databaseUrl = '' } = services.settings;
  const never = new AbortController().signal;
  const boss = await openWorkingBoss(databaseUrl, 1, services.logger);
  const reading = await consumeReadings(boss, (job) => runReading({ ...services, reader }, job, never));
  let stopped: Promise<void> | undefined;
  const stopReading = () => (stopped ??= reading.close().then(() => boss.stop({ graceful: false })));
  return {
    ...studio,
    stopReading,
    close: async () => {
      await stopReading();
      await reader.close();
      await studio.close();
    },
  };
}

export interface ModelForm {
  readonly file?: Uint8Array | undefined;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

/** Sends the form of an upload. */
export async function bring(
  browser: TestBrowser,
  { file, name = 'house.glb', fields = {}, idempotencyKey }: ModelForm,
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  if (file) form.set('file', new File([file as Uint8Array<ArrayBuffer>], name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  return browser.post('/api/ai/model', Readable.from([payload]) as unknown as object, {
    'content-type': type,
    'content-length': String(payload.byteLength),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  });
}

export async function readModelOf(browser: TestBrowser, modelId: string): Promise<ModelAnswer> {
  return (await browser.get(`/api/ai/model?modelId=${modelId}`)).json().data as ModelAnswer;
}

/** As it is once its reading has ended. */
export async function settled(browser: TestBrowser, modelId: string): Promise<ModelAnswer> {
  for (;;) {
    const model = await readModelOf(browser, modelId);
    if (model.state !== 'reading') return model;
    await wait(50);
  }
}

/** Brings a file and waits until it has been read. */
export async function bringModel(browser: TestBrowser, form: ModelForm): Promise<ModelAnswer> {
  const answer = await bring(browser, form);
  if (answer.statusCode !== 202) throw new Error(answer.body);
  return settled(browser, answer.json().data.modelId as string);
}

/** Keys of every file of a model that is stored. */
export async function modelFiles({ services: { storage } }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('models/')) keys.push(key);
  return keys;
}
