/**
 * The view of models in Chromium (drawn by the processor where there is no graphics card), with towns of 4,000 to 5 million triangles:
 * time until there is something to look at, memory, pictures while it moves and at rest, and a change of style. Beside it the
 * scene that one would otherwise write with three.js, of the same triangles, by turns in the same page.
 *
 *   node scripts/run.mjs bench/model-view.ts [most triangles]
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { encodeModel } from '@plumbline/models/stored/encode-model.ts';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { step } from '../scripts/lib/step.mjs';
import { memoryOfTree } from './src/memory-of-tree.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';
import { townModel } from './src/town-model.ts';

const most = Number(process.argv[2] ?? 5_000_000);
const SIZES = [4_000, 100_000, 1_000_000, 5_000_000].filter((each) => each <= most);
const ROUNDS = 2;
const FRAMES = 12;
/** Until it has found out what the machine manages. */
const WARM = 16;
const PATIENCE_MS = 600_000;
const PLACES = ['whole', 'street'] as const;
const OUT = inRoot('out', 'view-bench');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

await step(
  'Building the page',
  process.execPath,
  [
    inRoot('node_modules', 'vite', 'bin', 'vite.js'),
    ...['build', inRoot('apps', 'web', 'src', 'model', 'view-bench')],
    ...['--outDir', OUT, '--emptyOutDir', '--target', 'es2024'],
  ],
  {},
);
let stored: Uint8Array<ArrayBuffer> = new Uint8Array();
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(OUT, path === '/' ? 'index.html' : path);
  if (path === '/model') response.end(stored);
  else if (existsSync(file))
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? '' }).end(readFileSync(file));
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
try {
  for (const triangles of SIZES) {
    const model = townModel(triangles);
    stored = encodeModel(model);
    const name = `${model.triangles.toLocaleString('en')} triangles, ${model.instances.count.toLocaleString('en')} things`;
    console.log(`\n${name}, ${(stored.length / 2 ** 20).toFixed(1)} MiB`);
    for (const which of ['ours', 'plain'] as const) await inBrowser((page) => measureStart(page, which));
    await inBrowser(measureFrames);
  }
} finally {
  server.close();
}

/** Each in a browser of its own: memory of one is not memory of another. */
async function inBrowser(measure: (page: Page, browser: Browser) => Promise<void>): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1240, height: 820 } });
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(address);
    await measure(page, browser);
  } finally {
    await browser.close();
  }
}

async function measureStart(page: Page, which: 'ours' | 'plain'): Promise<void> {
  const before = memoryOfTree(process.pid);
  const open = await ask<number>(page, "open('/model')");
  const first = await ask<number>(page, `first('${which}')`);
  const memory = memoryOfTree(process.pid) - before;
  console.log(
    `  ${which}: opened in ${ms([open])}, first picture after ${ms([first])} more, ${memory} MiB more memory in all processes`,
  );
}

async function measureFrames(page: Page): Promise<void> {
  await ask(page, "open('/model')");
  for (const which of ['ours', 'plain']) await ask(page, `first('${which}')`);
  for (const where of PLACES) {
    await ask(page, `moving('ours', '${where}', ${WARM}, 0)`);
    await ask(page, `moving('plain', '${where}', 2, 0)`);
    const ours: number[] = [];
    const whole: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = WARM + round * FRAMES;
      ours.push(...(await ask<number[]>(page, `moving('ours', '${where}', ${FRAMES}, ${from})`)));
      plain.push(...(await ask<number[]>(page, `moving('plain', '${where}', ${FRAMES}, ${from})`)));
      whole.push(...(await ask<number[]>(page, `still('${where}', ${FRAMES / 2}, ${from})`)));
    }
    const effort = await ask<{ scale: number; triangles: number }>(page, 'effort()');
    console.log(
      `  ${where}: moving ${ms(ours)} (side × ${effort.scale.toFixed(2)}, at most ${Math.round(effort.triangles / 1000)}k triangles), at rest ${ms(whole)}, plain ${ms(plain)}; ` +
        `plain / moving ${(median(plain) / median(ours)).toFixed(1)}, plain / at rest ${(median(plain) / median(whole)).toFixed(2)}`,
    );
  }
  const changes = await ask<{ colours: number; shown: number }[]>(page, 'restyled(9)');
  console.log(
    `  another style: shown after ${ms(changes.map(({ shown }) => shown))}, of which finding colours ${ms(changes.map(({ colours }) => colours))}`,
  );
}

function ask<Answer>(page: Page, what: string): Promise<Answer> {
  return page.evaluate<Answer>(`viewBench.${what}`);
}

function ms(times: readonly number[]): string {
  const middle = `${Math.round(median(times))} ms`;
  return times.length > 1 ? `${middle} (95 % under ${Math.round(quantile(times, 0.95))})` : middle;
}
