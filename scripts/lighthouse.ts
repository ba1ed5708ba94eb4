// Lighthouse on the home page and a workspace, as a phone and as a desktop, medians of several runs, beside what is promised:
// `npm run lighthouse`, `npm run lighthouse -- 3` for another number of runs. Ends with 1 where a promise is not kept.
// What it found is in out/lighthouse/, whole reports of the last run of each among it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp } from '@plumbline/e2e/start-app.ts';
import { bringChromium } from './lib/bring-chromium.mjs';
import { bringLighthouse } from './lib/bring-lighthouse.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { inRoot } from './lib/paths.mjs';
import { type LighthouseJson, type Report, readReport } from './lighthouse/read-report.ts';

const PAGES = [
  { name: 'home', path: '/', promise: 95 },
  { name: 'workspace', path: '/indoorRender', promise: 90 },
] as const;
/** A phone on a slow line with a slow processor is what Lighthouse takes by itself; both are its own settings. */
const DEVICES = [
  { name: 'phone', args: [] },
  { name: 'desktop', args: ['--preset=desktop'] },
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FOLDER = inRoot('out', 'lighthouse');
const RUNS = Number(process.argv[2] ?? 5);

const [program, chromium] = [await bringLighthouse(), await bringChromium()];
await buildWeb(process.execPath);
await mkdir(FOLDER, { recursive: true });
const app = await startApp();
const broken: string[] = [];
try {
  process.stdout.write(`medians of ${RUNS} runs\n${heading()}\n`);
  for (const page of PAGES)
    for (const device of DEVICES) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) reports.push(await measure(page, device));
      process.stdout.write(`${line(page, device, reports)}\n`);
    }
} finally {
  await app.dispose();
}
for (const each of new Set(broken)) process.stdout.write(`${each}\n`);
process.exitCode = broken.some((each) => each.startsWith('promise')) ? 1 : 0;

async function measure(
  { name, path }: (typeof PAGES)[number],
  device: (typeof DEVICES)[number],
): Promise<Report> {
  const file = join(FOLDER, `${name}-${device.name}.json`);
  const child = spawn(
    process.execPath,
    [
      program,
      app.url + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
      '--enable-error-reporting=false',
      ...device.args,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  const report = readReport(JSON.parse(await readFile(file, 'utf8')) as LighthouseJson);
  for (const { id, title, why } of report.complaints)
    broken.push(`${name}, ${device.name}: ${id}: ${title}${why ? ` (${why})` : ''}`);
  return report;
}

function heading(): string {
  return `${'page'.padEnd(20)}${CATEGORIES.map((name) => name.padStart(16)).join('')}   first paint  largest paint  blocked  shift`;
}

function line(
  { name, promise }: (typeof PAGES)[number],
  device: (typeof DEVICES)[number],
  reports: readonly Report[],
): string {
  const scores = CATEGORIES.map((category) => middle(reports.map(({ scores }) => scores[category] ?? 0)));
  scores.forEach((score, k) => {
    if (score < promise)
      broken.push(`promise: ${name}, ${device.name}: ${CATEGORIES[k]} ${score}, not ${promise}`);
  });
  const of = (metric: keyof Report['metrics']) => middle(reports.map(({ metrics }) => metrics[metric]));
  const times = [
    of('firstPaint').toFixed(0).padStart(11),
    of('largestPaint').toFixed(0).padStart(14),
    of('blocked').toFixed(0).padStart(9),
    of('shift').toFixed(3).padStart(7),
  ];
  return `${`${name}, ${device.name}`.padEnd(20)}${scores.map((score) => String(score).padStart(16)).join('')}  ${times.join('')}`;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
