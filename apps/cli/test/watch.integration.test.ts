import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompanyKeys, companyKeys } from '@plumbline/e2e/make-key.ts';
import { CHIEF } from '@plumbline/e2e/sign-in-company.ts';
import { type StartedApp, startApp } from '@plumbline/e2e/start-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawBase } from './draw-base.ts';
import { startCli } from './run-cli.ts';

let app: StartedApp;
let restart: () => Promise<void>;
let end: () => Promise<void>;
let keys: CompanyKeys;
let folder: string;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const settings = {
    ADMIN_ACCOUNT: CHIEF.account,
    ADMIN_PASSWORD: CHIEF.password,
    PORT: port,
  };
  app = await startApp({ env: settings });
  const { dataDir } = app;
  restart = async () => {
    await app.end();
    app = await startApp({ env: settings, dataDir });
  };
  end = async () => {
    await app.dispose();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  keys = await companyKeys(app.url);
  folder = await mkdtemp(join(tmpdir(), 'plumbline-watch-'));
  env = { PLUMBLINE_URL: app.url, PLUMBLINE_API_KEY: await keys.make(), HOME: folder };
});
afterAll(async () => {
  await keys?.close();
  await end?.();
  await rm(folder, { recursive: true, force: true });
});

const lines = (out: string) => out.trim().split('\n');
const pictures = async (place: string) =>
  (await readdir(place).catch(() => [])).filter((name) => name.endsWith('.png')).toSorted();

/** A program that exports: it writes a while, into a file that is there already. */
async function exportTo(path: string, colour: string): Promise<void> {
  const bytes = await drawBase(colour);
  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  await new Promise((resolve) => setTimeout(resolve, 250));
  await writeFile(path, bytes);
}

test('a folder: each new version is rendered whole, with one seed; what was there, and what is the same again, is not', async () => {
  const exports = join(folder, 'exports');
  await mkdir(exports);
  await exportTo(join(exports, 'old.png'), '#ffffff');
  const words = ['watch', exports, 'indoorRender', '--size', '512', '--settle', '600', '--json'];
  const watching = startCli(words, env);
  await watching.told(/watching .*exports/);
  await exportTo(join(exports, 'view.png'), '#d8d2c8');
  await expect.poll(() => pictures(join(exports, 'renders')), { timeout: 60_000 }).toHaveLength(1);
  // Saved again without a change, and something that is no picture.
  await copyFile(join(exports, 'view.png'), join(exports, 'view.copy'));
  await writeFile(join(exports, 'view.png'), await drawBase('#d8d2c8'));
  await writeFile(join(exports, 'notes.txt'), 'no picture');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await exportTo(join(exports, 'view.png'), '#8899aa');
  await expect.poll(() => pictures(join(exports, 'renders')), { timeout: 60_000 }).toHaveLength(2);
  watching.child.kill('SIGINT');
  const { code, out } = await watching.ended;
  const told = lines(out).map(
    (line) => JSON.parse(line) as { file?: string; taskId?: string; versions?: number },
  );
  expect([code, told.map(({ file }) => file), told.at(-1)?.versions]).toEqual([
    0,
    ['view.png', 'view.png', undefined],
    2,
  ]);
  const seeds = await Promise.all(
    told.slice(0, 2).map(async ({ taskId = '' }) => {
      const waited = await startCli(['wait', taskId, '--json'], env).ended;
      return (JSON.parse(waited.out) as { request: { seed: number } }).request.seed;
    }),
  );
  expect(seeds[0]).toBe(seeds[1]);
});

test('a file: rendered as it is, then over a restart of the server; the newest of many versions is the next', async () => {
  const path = join(folder, 'model-view.png');
  await exportTo(path, '#d8d2c8');
  const out = join(folder, 'results');
  const words = ['watch', path, 'indoorRender', '--size', '512', '--settle', '300', '--out', out];
  const watching = startCli(words, env);
  await expect.poll(() => pictures(out), { timeout: 60_000 }).toHaveLength(1);
  const back = restart();
  await exportTo(path, '#778866');
  await watching.told(/the server is away/);
  await back;
  await expect.poll(() => pictures(out), { timeout: 90_000 }).toHaveLength(2);
  // What is no picture is told of, and the next one awaited.
  await writeFile(path, 'no picture');
  await expect.poll(() => watching.said(), { timeout: 60_000 }).toMatch(/^model-view\.png: /m);
  await exportTo(path, '#bbaa99');
  await expect.poll(() => pictures(out), { timeout: 60_000 }).toHaveLength(3);
  // Faster than anything is rendered: of those that come meanwhile only the newest is.
  const burst = ['#a1a1a1', '#b1b1b1', '#c1c1c1', '#d1d1d1', '#e1e1e1', '#f1f1f1'];
  for (const colour of burst) {
    await writeFile(path, await drawBase(colour));
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  await expect.poll(async () => (await pictures(out)).length, { timeout: 90_000 }).toBeGreaterThan(3);
  watching.child.kill('SIGINT');
  const { code, out: said } = await watching.ended;
  const count = Number(/^(\d+) versions rendered\.$/.exec(lines(said).at(-1) ?? '')?.[1]);
  expect([code, count]).toEqual([0, expect.any(Number)]);
  expect(count).toBeLessThan(3 + burst.length);
});

test('what cannot be watched is said at once', async () => {
  const run = (...words: string[]) => startCli(['watch', ...words], env).ended;
  expect((await run(join(folder, 'nowhere'), 'indoorRender')).code).toBe(2);
  expect((await run(folder)).err).toContain('`plumbline wait` waits for tasks');
  expect((await run(folder, 'indoorRender', '--settle', 'soon')).code).toBe(2);
  expect((await run(folder, 'indoorRender', '--base', 'x')).code).toBe(2);
});
