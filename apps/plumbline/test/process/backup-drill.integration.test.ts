import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databasePid, removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quarters } from '../images/pictures.ts';
import { ApiClient } from './api-client.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-drill-'));
});
afterEach(() => removeData(folder));

/** `npm run backup` or `npm run restore` on a data folder. */
async function run(script: 'backup' | 'restore', dataDir: string, ...args: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${script}.ts`), ...args],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** Everything that a query finds, as text that can be compared. */
async function contentOf(dataDir: string) {
  const database = await startEmbeddedPostgres(join(dataDir, 'postgres'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const all = async (query: string) => (await client.query(query)).rows.map((row) => JSON.stringify(row));
  const content = {
    ledger: await all('select * from ledger_entries order by id'),
    users: await all('select * from users order by id'),
    ended: await all(`select task_id, state, request, seed_of.seeds from tasks,
      lateral (select array_agg(seed order by variant) as seeds from task_images i where i.task_id = tasks.task_id) seed_of
      where state in ('done', 'failed', 'cancelled') order by 1`),
    open: await all(`select task_id from tasks where state in ('queued', 'running') order by 1`),
    secrets: await all('select * from secrets order by name'),
    images: await all('select image_id, working_key, original_key, pixel_hash from images order by 1'),
    keys: (
      await client.query<{ key: string }>('select working_key as key from images where deleted_at is null')
    ).rows,
    stray: await all(`select task_id, sum(reserved) from ledger_entries where task_id is not null
      group by 1 having sum(reserved) <> 0`),
  };
  await client.end();
  await database.close();
  return content;
}

const hashOf = (dataDir: string, key: string) =>
  createHash('sha256')
    .update(readFileSync(join(dataDir, 'files', key)))
    .digest('hex');

test('backed up while it works, destroyed, restored: every ticket, task and file is there, and what waited goes on', async () => {
  const [dataDir, restored, backup] = ['data', 'restored', 'backup'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const app = await startApp({ dataDir, env: { FREE_DAILY_RENDERS: '500', WORKER_CONCURRENCY: '1' } });
  const user = await ApiClient.signIn(app.url, '13800000093');
  const base = await user.upload(await quarters(320, 240).png().toBuffer());
  const first = await user.render({ function: 'compress', upload_img: base });
  expect(first.state).toBe('done');
  // Work goes on while it is backed up: uploads, and more tasks than one worker can do.
  let working = true;
  const until = async (work: (n: number) => Promise<unknown>) => {
    for (let n = 0; working; n++) await work(n);
  };
  const begin = (seed: number) =>
    user.post('/api/ai/startTask', { function: 'architecturalRender', upload_img: base, size: 768, seed });
  await Promise.all([begin(1), begin(2), begin(3)]);
  const work = Promise.all([
    until(async (n) =>
      user.upload(
        await quarters(64 + (n % 64), 48)
          .png()
          .toBuffer(),
      ),
    ),
    until(async (n) => {
      await begin(n);
      await wait(700);
    }),
  ]);
  const made = await run('backup', dataDir, '--to', backup);
  working = false;
  await work;
  expect(made).toEqual({
    code: 0,
    output: expect.stringMatching(/rows of \d+ tables at .* jobs, .* files of/),
  });
  const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
  // Destroyed in the middle of its work: nothing of it is left.
  const database = await databasePid(dataDir);
  process.kill(app.pid, 'SIGKILL');
  await app.end('SIGKILL').catch(() => undefined);
  expect(database).toBeDefined();
  process.kill(database as number, 'SIGKILL');
  const hashes = new Map<string, string>();
  for (const line of readFileSync(join(backup, 'files.ndjson'), 'utf8').split('\n').filter(Boolean)) {
    const { key, sha256 } = JSON.parse(line);
    if (existsSync(join(dataDir, 'files', key))) expect(hashOf(dataDir, key), key).toBe(sha256);
    hashes.set(key, sha256);
  }
  rmSync(dataDir, { recursive: true });

  expect((await run('restore', restored, '--from', backup)).output).toContain('is restored');
  const content = await contentOf(restored);
  expect(content.ledger.length).toBe(rowsOf(manifest, 'ledger_entries'));
  expect(content.users.length).toBe(rowsOf(manifest, 'users'));
  expect(content.secrets.length).toBe(rowsOf(manifest, 'secrets'));
  expect(content.images.length).toBe(rowsOf(manifest, 'images'));
  expect(content.ended.join()).toContain(first.taskId);
  expect(content.open.length).toBeGreaterThan(0);
  // What is set aside is set aside for tasks that are open there: the moment was one.
  expect(content.stray.map((line) => JSON.parse(line).task_id).toSorted()).toEqual(
    content.open.map((line) => JSON.parse(line).task_id).toSorted(),
  );
  for (const { key } of content.keys) expect(hashOf(restored, key), key).toBe(hashes.get(key));

  // The same person, the same session: what they had is there, and what waited is made and paid for once.
  const again = await startApp({ dataDir: restored });
  const back = user.movedTo(again.url);
  const picture = await back.send(first.images[0]?.url ?? '');
  expect(picture.status).toBe(200);
  for (const line of content.open) {
    const { task_id: taskId } = JSON.parse(line);
    await vi.waitFor(
      async () => {
        const answer = await back.send(`/api/ai/getTaskByTaskId?taskId=${taskId}`);
        expect(((await answer.json()) as { data: { state: string } }).data.state).toBe('done');
      },
      { timeout: 120_000, interval: 200 },
    );
  }
  expect(await again.end()).toBe(0);
  const after = await contentOf(restored);
  expect([after.open, after.stray]).toEqual([[], []]);
});

const rowsOf = (manifest: { tables: { name: string; rows: number }[] }, name: string) =>
  manifest.tables.find((table) => table.name === name)?.rows;

test('nothing is overwritten, and what is damaged or half is not restored', async () => {
  const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')];
  expect(await run('backup', dataDir, '--to', backup)).toEqual({
    code: 2,
    output: expect.stringContaining('There is no data in'),
  });
  const app = await startApp({ dataDir });
  const user = await ApiClient.signIn(app.url, '13800000094');
  await user.upload(await quarters(64, 48).png().toBuffer());
  expect(await app.end()).toBe(0);
  expect((await run('backup', dataDir, '--to', backup)).code).toBe(0);
  expect((await run('backup', dataDir, '--to', backup)).output).toContain('is not empty');
  expect((await run('restore', dataDir, '--from', backup)).output).toContain('There are files already');
  const list = readFileSync(join(backup, 'files.ndjson'), 'utf8');
  const { key } = JSON.parse(list.split('\n')[0] ?? '');
  const file = join(backup, 'files', key);
  const whole = readFileSync(file);
  truncateSync(file, whole.byteLength - 1);
  const elsewhere = join(folder, 'elsewhere');
  expect((await run('restore', elsewhere, '--from', backup)).output).toContain(
    `${key} is not what was backed up.`,
  );
  writeFileSync(file, whole);
  const table = join(backup, 'database', readdirSync(join(backup, 'database'))[0] ?? '');
  truncateSync(table, 5);
  const third = join(folder, 'third');
  expect((await run('restore', third, '--from', backup)).output).toContain(
    '.copy.gz is not what was backed up.',
  );
  rmSync(join(backup, 'manifest.json'));
  expect((await run('restore', third, '--from', backup)).output).toContain('holds no whole backup');
});
