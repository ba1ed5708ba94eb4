import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FuzzStudio, startFuzzStudio } from './fuzz-studio.ts';
import { runFuzz, writeReport } from './run-fuzz.ts';

const MINUTE_MS = 60_000;

let studio: FuzzStudio;
beforeAll(async () => {
  studio = await startFuzzStudio();
});
afterAll(() => studio.close());

test('a minute of requests made and spoilt from the document brings no fault and no undeclared answer', async () => {
  const report = await runFuzz(studio, { seed: 36, milliseconds: MINUTE_MS });
  expect(report.findings.size, writeReport(report)).toBe(0);
  expect(report.requests).toBeGreaterThan(300);
});
