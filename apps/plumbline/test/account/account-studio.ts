import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { TestApp, TestAppOptions } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { startWorker } from '@plumbline/worker/start-worker.ts';
import { createTestEngine } from '@plumbline/worker/testing/test-engine.ts';
import { startTestStudio } from '../images/test-studio.ts';
import { postPicture } from '../images/upload-form.ts';
import { shareCompute } from '../shared-threads.ts';

/** The test studio with a worker whose engine is quick and whose files are real. */
export async function startAccountStudio(options: TestAppOptions = {}): Promise<TestApp> {
  const studio = await startTestStudio(options);
  const codec = shareCompute();
  const worker = await startWorker(studio.services, { engines: [createTestEngine()], codec });
  return {
    ...studio,
    close: async () => {
      await worker.close();
      await studio.close();
    },
  };
}

/** A finished task of one image on an upload. */
export async function render(
  user: TestBrowser,
  picture: Uint8Array,
  body: Record<string, unknown> = {},
): Promise<Task> {
  const { imageId } = (await postPicture(user, picture)).json().data;
  const request = { function: 'architecturalRender', upload_img: imageId, seed: 7, size: 512, ...body };
  const { taskId } = (await user.post('/api/ai/startTask', request)).json().data;
  for (;;) {
    const task: Task = (await user.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
    if (task.state === 'done') return task;
    if (task.state !== 'queued' && task.state !== 'running') throw new Error(`the task ${task.state}`);
    await wait(50);
  }
}
