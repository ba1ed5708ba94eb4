/**
 * Sends requests that are made and spoilt from the application's own OpenAPI document to a real application with a database of
 * its own, and holds every answer against that document: `npm run fuzz -- [--minutes 60] [--seed 7]`. Ends by itself, with
 * counts by call and status; the exit code says whether anything was found.
 */
import { parseArgs } from 'node:util';
import { setup } from '@plumbline/platform/testing/test-database-setup.ts';
import { startFuzzStudio } from '../apps/plumbline/test/fuzz/fuzz-studio.ts';
import { runFuzz, writeFinding, writeReport } from '../apps/plumbline/test/fuzz/run-fuzz.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 60);
const seed = Number(values.seed ?? Date.now() % 0x7fffffff);
if (!(minutes > 0) || !Number.isInteger(seed))
  throw new RangeError('--minutes is a number above 0, --seed a whole number');

const stopDatabase = await setup();
const studio = await startFuzzStudio();
let told = 0;
try {
  const report = await runFuzz(studio, {
    seed,
    milliseconds: minutes * 60_000,
    onProgress: ({ requests, findings }) => {
      console.log(`${requests} requests, ${findings.size} findings`);
      for (const finding of [...findings.values()].slice(told)) console.log(writeFinding(finding));
      told = findings.size;
    },
  });
  console.log(writeReport(report));
  process.exitCode = report.findings.size === 0 ? 0 : 1;
} finally {
  await studio.close();
  await stopDatabase();
}
