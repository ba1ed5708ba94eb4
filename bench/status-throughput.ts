/**
 * How many reads of a task's state one server answers, over 16 connections at once, beside its own barest answer
 * (`/healthz`) in the same run. Rounds by turns: bare, a task that is done, a task that waits.
 *
 *   node scripts/run.mjs bench/status-throughput.ts [seconds of a round]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '@plumbline/e2e/start-app.ts';
import { ApiSession } from '@plumbline/e2e/api-session.ts';
import { drawingPng } from './src/drawing-input.ts';
import { load } from './src/load.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';

const CONNECTIONS = 16;
const ROUNDS = 3;
const PROMISED_PER_SECOND = 3_000;
const PROMISED_P99_MS = 50;
const seconds = Number(process.argv[2] ?? 5);

const app = await startApp({ env: { WORKER_CONCURRENCY: '1', FREE_DAILY_RENDERS: '100' } });
try {
  const session = new ApiSession(app.url);
  await session.signIn('13900000001');
  const image = await session.upload(await drawingPng('living-room', 800));
  const body = { function: 'indoorRender', upload_img: image, count: 1 };
  const { taskId } = await session.post<{ taskId: string }>('/api/ai/startTask', body);
  const path = `/api/ai/getTaskByTaskId?taskId=${taskId}&version=1.2`;
  while (['queued', 'running'].includes((await session.get<{ state: string }>(path)).state)) await sleep(200);

  const measured = new Map<string, { perSecond: number[]; times: number[] }>();
  const measure = async (name: string, asked: string, headers: Record<string, string>) => {
    const { perSecond, times } = await load(
      app.url,
      { path: asked, headers },
      { connections: CONNECTIONS, seconds },
    );
    const known = measured.get(name) ?? { perSecond: [], times: [] };
    known.perSecond.push(perSecond);
    known.times.push(...times);
    measured.set(name, known);
  };
  for (let round = 0; round < ROUNDS; round++) {
    await measure('bare answer', '/healthz', {});
    await measure('status of a task', path, { cookie: session.cookie });
  }
  console.log(`\n${CONNECTIONS} connections, ${ROUNDS} rounds of ${seconds} s`);
  for (const [name, { perSecond, times }] of measured) {
    const quantiles = [0.5, 0.95, 0.99].map((share) => `${quantile(times, share).toFixed(1)}`.padStart(6));
    console.log(
      `  ${name.padEnd(20)} ${Math.round(median(perSecond)).toString().padStart(6)} a second   p50, p95, p99 ${quantiles.join(' ')} ms`,
    );
  }
  const status = measured.get('status of a task');
  if (status === undefined) throw new Error('Nothing was measured.');
  const kept =
    median(status.perSecond) >= PROMISED_PER_SECOND && quantile(status.times, 0.99) < PROMISED_P99_MS;
  console.log(
    `  promised: ${PROMISED_PER_SECOND} a second, p99 under ${PROMISED_P99_MS} ms: ${kept ? 'kept' : 'not kept'}`,
  );
  if (!kept) process.exitCode = 1;
} finally {
  await app.dispose();
}
