/**
 * Do renders slow the server down? Reads of a task's state while two renders run, against the same reads while nothing
 * does, on the real application. Runs idle, busy, idle, busy; medians and the slowest twentieth, and their ratios.
 *
 *   node scripts/run.mjs bench/status-reads.ts
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '@plumbline/e2e/start-app.ts';
import { ApiSession } from '@plumbline/e2e/api-session.ts';
import { drawingPng } from './src/drawing-input.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';

const READS = 200;
const ROUNDS = 3;

const app = await startApp({ env: { WORKER_CONCURRENCY: '2', FREE_DAILY_RENDERS: '100' } });
try {
  const session = new ApiSession(app.url);
  await session.signIn('13900000001');
  const image = await session.upload(await drawingPng('living-room', 1600));
  const start = () =>
    session.post<{ taskId: string }>('/api/ai/startTask', {
      function: 'indoorRender',
      upload_img: image,
      count: 3,
    });
  const state = (taskId: string) =>
    session.get<{ state: string }>(`/api/ai/getTaskByTaskId?taskId=${taskId}&version=1.2`);
  const finished = async (taskId: string) => {
    while (['queued', 'running'].includes((await state(taskId)).state)) await sleep(200);
  };
  const first = await start();
  await finished(first.taskId);

  const readTimes = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let read = 0; read < READS; read++) {
      const begun = performance.now();
      await state(first.taskId);
      times.push(performance.now() - begun);
    }
    return times;
  };
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    idle.push(...(await readTimes()));
    const tasks = await Promise.all([start(), start()]);
    while (
      !(await Promise.all(tasks.map(({ taskId }) => state(taskId)))).every((task) => task.state === 'running')
    )
      await sleep(50);
    busy.push(...(await readTimes()));
    await Promise.all(tasks.map(({ taskId }) => finished(taskId)));
  }
  const line = (name: string, times: readonly number[]) =>
    `  ${name.padEnd(22)} median ${median(times).toFixed(1)} ms   95 % under ${quantile(times, 0.95).toFixed(1)} ms`;
  console.log(`\n${READS} reads of a task's state, ${ROUNDS} rounds`);
  console.log(line('nothing renders', idle));
  console.log(line('two renders run', busy));
  console.log(
    `  ratio                  median ${(median(busy) / median(idle)).toFixed(2)}   95 % ${(quantile(busy, 0.95) / quantile(idle, 0.95)).toFixed(2)}`,
  );
} finally {
  await app.dispose();
}
