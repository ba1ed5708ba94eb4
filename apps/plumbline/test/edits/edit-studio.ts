import { setTimeout as wait } from 'node:timers/promises';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { TestApp, TestAppOptions } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { startWorker } from '@plumbline/worker/start-worker.ts';
import { startTestStudio } from '../images/test-studio.ts';
import { shareCompute, shareEngine } from '../shared-threads.ts';

/** The test studio with a worker on the built-in engine: nothing in it is a stand-in. */
export async function startEditStudio(options: TestAppOptions = {}): Promise<TestApp> {
  const studio = await startTestStudio(options);
  const codec = shareCompute();
  const worker = await startWorker(studio.services, { engines: [shareEngine()], codec });
  return {
    ...studio,
    close: async () => {
      await worker.close();
      await studio.close();
    },
  };
}

/** Starts a task and waits for its end, whichever that is. */
export async function runTask(user: TestBrowser, body: StartTaskBody): Promise<Task> {
  const started = await user.post('/api/ai/startTask', body);
  if (started.statusCode !== 202) throw new Error(`startTask: ${started.body}`);
  const { taskId } = started.json().data;
  for (;;) {
    const task: Task = (await user.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
    if (task.state !== 'queued' && task.state !== 'running') return task;
    await wait(50);
  }
}
