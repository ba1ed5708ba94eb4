/**
 * How long the application takes to start and to stop, with the database it brings along: the first start, which makes
 * that database, and later ones, beside the promise of ten seconds for a later start and for a stop.
 *
 *   node scripts/run.mjs bench/start-and-stop.ts
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { median } from '../scripts/lib/statistics.ts';

const ROUNDS = 3;
const PROMISE_MS = 10_000;

const times: Record<'first start' | 'later start' | 'stop', number[]> = {
  'first start': [],
  'later start': [],
  stop: [],
};
for (let round = 0; round < ROUNDS; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
  for (const kind of ['first start', 'later start', 'later start'] as const) {
    const begun = performance.now();
    const app = await startApp({ dataDir });
    const ready = performance.now();
    times[kind].push(ready - begun);
    await app.end();
    times.stop.push(performance.now() - ready);
  }
  await removeData(dataDir);
}
for (const [name, each] of Object.entries(times)) {
  const promise = name === 'first start' ? '' : `   promised ${PROMISE_MS} ms`;
  const longest = Math.max(...each);
  console.log(
    `  ${name.padEnd(12)} median ${median(each).toFixed(0)} ms   longest ${longest.toFixed(0)} ms${promise}`,
  );
  if (promise !== '' && longest > PROMISE_MS) process.exitCode = 1;
}
