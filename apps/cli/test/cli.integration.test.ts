import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentSample } from '@plumbline/e2e/content-sample.ts';
import { type CompanyKeys, companyKeys } from '@plumbline/e2e/make-key.ts';
import { startSite } from '@plumbline/e2e/start-site.ts';
import { CHIEF } from '@plumbline/e2e/sign-in-company.ts';
import type { StartedApp } from '@plumbline/e2e/start-app.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawBase } from './draw-base.ts';
import { runCli, startCli } from './run-cli.ts';

let app: StartedApp;
let keys: CompanyKeys;
let folder: string;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await startSite({ ADMIN_ACCOUNT: CHIEF.account, ADMIN_PASSWORD: CHIEF.password });
  keys = await companyKeys(app.url);
  folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
  env = { PLUMBLINE_URL: app.url, PLUMBLINE_API_KEY: await keys.make(), HOME: folder };
  for (const [name, colour] of [
    ['one.png', '#d8d2c8'],
    ['two.jpg', '#8899aa'],
  ] as const)
    await sharp(await drawBase(colour)).toFile(join(folder, name));
});
afterAll(async () => {
  await keys.close();
  await app.dispose();
  await rm(folder, { recursive: true, force: true });
});

const base = () => join(folder, 'one.png');
const lastJson = (out: string) => JSON.parse(out.trim().split('\n').at(-1) ?? '');
const room = (name: string) => join(folder, name);

test('a key is kept for its owner alone, once the server knows it', async () => {
  const home = { HOME: await mkdtemp(join(folder, 'home-')) };
  const path = join(home.HOME, '.config', 'plumbline', 'sign-in.json');
  const wrong = await runCli(['login', '--url', app.url, '--key-stdin'], home, 'plk_wrong\n');
  expect([wrong.code, wrong.err]).toEqual([
    3,
    'plumbline: This API key is unknown, has expired or was revoked.\n',
  ]);
  await expect(stat(path)).rejects.toThrow('ENOENT');

  const login = await runCli(
    ['login', '--url', app.url, '--key-stdin'],
    home,
    `${env['PLUMBLINE_API_KEY']}\n`,
  );
  expect([login.code, login.out]).toEqual([0, `Signed in to ${app.url} as Studio Nord. Kept in ${path}.\n`]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(lastJson((await runCli(['status', '--json'], home)).out)).toMatchObject({
    name: 'Studio Nord',
    userType: 'enterprise',
  });
  // The kept key is not carried to another server.
  const elsewhere = await runCli(['status'], { ...home, PLUMBLINE_URL: 'http://127.0.0.1:9' });
  expect([elsewhere.code, elsewhere.err]).toEqual([3, expect.stringContaining('Not signed in')]);
  await runCli(['logout'], home);
  expect((await runCli(['status'], home)).code).toBe(3);
});

test('functions and their options are those of the server', async () => {
  const list = await runCli(['functions'], env);
  expect(list.out).toMatch(/^indoorRender +Interior/m);
  const help = await runCli(['render', 'indoorRender', '--help'], env);
  expect(help.out).toMatch(/--upload-img .*a file or an id, required/);
  expect(help.out).toMatch(/--atmosphere .*sunny\|rain\|fog\|snow\|dusk\|lights/);
  expect((await runCli(['functions', 'indoorRender', '--lang', 'ja'], env)).out).toMatch(/[ぁ-ん]/);
});

test('a render is waited for and saved, in lines that a log keeps; saved again, nothing is fetched', async () => {
  const out = room('render');
  const words = [
    'render',
    'indoorRender',
    '--base',
    base(),
    '--atmosphere',
    'dusk',
    '--size=512',
    '--seed',
    '7',
    '--out',
    out,
  ];
  const { code, out: said, err } = await runCli(words, env);
  expect([code, err]).toEqual([0, expect.stringContaining(`uploading ${base()}\n`)]);
  // A log keeps no line that writes over itself.
  expect(err).not.toContain('\r');
  const path = said.trim();
  expect((await sharp(path).metadata()).format).toBe('png');
  expect(await readdir(out)).toHaveLength(1);

  const taskId = /([\w-]{36}) started/.exec(err)?.[1] ?? '';
  const task = lastJson((await runCli(['wait', taskId, '--json'], env)).out);
  expect(task).toMatchObject({ taskId, state: 'done', request: { atmosphere: 'dusk', size: 512, seed: 7 } });
  const download = ['download', taskId, '--out', room('again'), '--format', 'jpg'];
  expect((await runCli(download, env)).code).toBe(0);
  const saved = join(room('again'), `${taskId}.jpg`);
  expect((await sharp(saved).metadata()).format).toBe('jpeg');
  await writeFile(saved, 'kept');
  expect((await runCli(download, env)).out).toBe(`${saved}\n`);
  expect(await readFile(saved, 'utf8')).toBe('kept');
});

test('a batch that is interrupted goes on where it was: no task is started twice', async () => {
  const out = room('batch');
  const words = [
    'batch',
    folder,
    'indoorRender',
    '--look',
    'atmosphere=sunny,dusk',
    '--look',
    'size=512',
    '--out',
    out,
  ];
  const before = await tasksOf();
  const price = await runCli([...words, '--dry-run', '--json'], env);
  expect(lastJson(price.out)).toEqual({ pieces: 4, tickets: 4 });
  expect(await tasksOf()).toBe(before);

  const first = startCli(words, env);
  await first.told(/starting 3 of 4/);
  first.child.kill('SIGINT');
  expect((await first.ended).code).toBe(130);
  const second = await runCli(words, env);
  expect([second.code, second.out.trim().split('\n').at(-1)]).toEqual([0, `All 4 are in ${out}.`]);
  const files = ['one-dusk-512.png', 'one-sunny-512.png', 'two-dusk-512.png', 'two-sunny-512.png'];
  expect((await readdir(out)).filter((name) => name.endsWith('.png')).toSorted()).toEqual(files);
  // Also the start that the signal met, which may have reached the server.
  expect((await tasksOf()) - before).toBe(4);
  const third = await runCli(words, env);
  expect(third.err).not.toContain('starting');
});

async function tasksOf(): Promise<number> {
  const answer = await fetch(`${app.url}/api/ai/getTaskList`, {
    headers: { authorization: `Bearer ${env['PLUMBLINE_API_KEY']}` },
  });
  return ((await answer.json()) as { data: { total: number } }).data.total;
}

test('Ctrl-C leaves the task to the server, and says how to wait for it again', async () => {
  const sample = contentSample('living-room');
  const running = startCli(['render', 'indoorRender', '--base', sample, '--wait'], env);
  await running.told(/started/);
  running.child.kill('SIGINT');
  const { code, err } = await running.ended;
  expect([code, err]).toEqual([
    130,
    expect.stringMatching(/([\w-]{36}) goes on; `plumbline wait \1` waits for it\./),
  ]);
  const taskId = /([\w-]{36}) goes on/.exec(err)?.[1] ?? '';
  const watched = await runCli(['wait', taskId], env);
  expect([watched.code, watched.out]).toEqual([0, `${taskId} done\n`]);
});

test('exit codes tell what went wrong, in the server’s own words', async () => {
  const render = (key: string, ...words: string[]) =>
    runCli(['render', 'indoorRender', '--base', base(), ...words], { ...env, PLUMBLINE_API_KEY: key });
  const key = env['PLUMBLINE_API_KEY'] ?? '';
  const usage = await render(key, '--atmosfear', 'dusk');
  expect([usage.code, usage.err]).toEqual([
    2,
    expect.stringMatching(/no option --atmosfear\. Known: .*--atmosphere/),
  ]);
  expect((await runCli(['paint'], env)).code).toBe(2);
  expect((await runCli(['upload', room('nothing.png')], env)).code).toBe(2);

  const reader = await render(await keys.make({ scopes: ['read', 'upload'] }));
  expect([reader.code, reader.err]).toEqual([
    3,
    expect.stringContaining('This API key lacks the permission “Render”.'),
  ]);
  const wrong = await render(key, '--atmosphere', 'noon', '--json');
  expect([wrong.code, lastJson(wrong.out).error.code]).toEqual([5, 'VALIDATION_FAILED']);
  const small = await keys.make({ ticketsPerDay: 1 });
  const poor = await render(small, '--count', '2', '--lang', 'zh-CN');
  expect([poor.code, poor.err]).toEqual([6, expect.stringContaining('每天最多可用 1 次')]);
  const away = await runCli(['status'], { ...env, PLUMBLINE_URL: 'http://127.0.0.1:9' });
  expect([away.code, away.err]).toEqual([7, expect.stringContaining('could not be reached')]);
});
