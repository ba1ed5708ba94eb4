import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimNext } from '@plumbline/core/tasks/run/claim-task.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logging/create-logger.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openSendingBoss } from '../tasks/task-boss.ts';
import { type S3StandIn, startS3 } from '../testing/s3-stand-in.ts';
import { addBase, addUser, giveTickets, start } from '../testing/task-fixtures.ts';
import { createEmptyTestDatabase } from '../testing/test-database.ts';
import { type TestServices, createTestServices } from '../testing/test-services.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let s3: S3StandIn;
let target: S3StandIn;
let context: TestServices;
let folder: string;
beforeAll(async () => {
  [s3, target] = await Promise.all([startS3(), startS3()]);
  context = await createTestServices({ environment: s3.environment });
  folder = await mkdtemp(join(tmpdir(), 'plumbline-backup-'));
});
afterAll(async () => {
  await context.close();
  await Promise.all([s3.close(), target.close(), rm(folder, { recursive: true })]);
});

async function everything(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of rows) {
    const all = await client.query(`select t::text as line from "${name}" t`);
    found[name] = all.rows.map(({ line }) => line as string).toSorted();
  }
  const { rows: constraints } = await client.query(
    `select conname || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
  );
  const { rows: triggers } = await client.query(
    `select tgname || tgenabled::text as line from pg_trigger where not tgisinternal order by 1`,
  );
  await client.end();
  return {
    ...found,
    triggers: triggers.map(({ line }) => line as string),
    constraints: constraints.map(({ line }) => line as string),
  };
}

test('an own PostgreSQL and a bucket go into a folder and come back, to the row and the byte', async () => {
  const { services } = context;
  const user = await addUser(services);
  await giveTickets(services, user.id, 3);
  const base = await addBase(services, user.id, { name: 'back\\slash\ttab\nline "quoted" \u{1F3E0}' });
  const { taskId } = await start(services, user, base, { promptTxt: '窗外有雪' });
  await services.database.transaction(({ queue }) =>
    queue.renderCover('an-entry', 1, { from: [], materials: [] }),
  );
  await sendFormerJob(taskId);
  const databaseUrl = services.settings.databaseUrl ?? '';
  const source = { databaseUrl, storage: services.storage, version: 'test' };
  const to = join(folder, 'one');
  const { manifest, missing } = await makeBackup(source, to);
  expect(missing).toEqual([]);
  expect([manifest.jobs.count, manifest.files?.count]).toEqual([2, 1]);

  const database = await createEmptyTestDatabase();
  const storage = openStorage({ ...services.settings, ...restoredSettings() });
  await restoreBackup({ databaseUrl: database.url, storage, logger: createLogger('silent') }, to);
  const [before, after] = await Promise.all([everything(databaseUrl), everything(database.url)]);
  expect(Object.keys(after).length).toBeGreaterThan(60);
  expect(after).toEqual(before);
  expect(Buffer.from(await storage.get(base.workingKey))).toEqual(Buffer.from('base'));

  // The next row gets a number of its own, the task is what a worker takes next, and what is no task is a job again.
  const restored = await createTestServicesOn(database.url);
  await giveTickets(restored.services, user.id, 1);
  const offer = {
    workerId: 'one',
    engines: [{ id: 'any', functions: FUNCTION_NAMES }],
    largestSize: 4096,
    running: [],
    interrupted: true,
    looksBack: true,
  };
  const { database: again, clock } = restored.services;
  expect(await claimNext(again, offer, () => clock.now())).toMatchObject({ task: { taskId } });
  const jobs = await restored.services.pool.query('select name, data from plumbline_queue.job');
  expect(jobs.rows).toEqual([
    {
      name: 'render-cover-v1',
      data: { entryId: 'an-entry', version: 1, content: { from: [], materials: [] } },
    },
  ]);
  await expect(
    restoreBackup({ databaseUrl: database.url, storage: undefined, logger: createLogger('silent') }, to),
  ).rejects.toThrow('The database is not empty');
  await restored.close();
  await database.drop();
});

test('a file that a row names and nobody has is told, and the rest is backed up', async () => {
  const { services } = context;
  const user = await addUser(services);
  const base = await addBase(services, user.id);
  await services.storage.delete(base.workingKey);
  const databaseUrl = services.settings.databaseUrl ?? '';
  const backup = { databaseUrl, storage: services.storage, version: 'test' };
  const { manifest, missing } = await makeBackup(backup, join(folder, 'two'));
  expect(missing).toEqual([base.workingKey]);
  expect(manifest.files?.count).toBe(1);
});

test('what a later version made is refused before anything is written', async () => {
  const { services } = context;
  const databaseUrl = services.settings.databaseUrl ?? '';
  await services.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-later', 1)`,
  );
  const to = join(folder, 'three');
  await makeBackup({ databaseUrl, storage: undefined, version: 'test' }, to);
  await services.pool.query(`delete from drizzle.__drizzle_migrations where hash = 'of-later'`);
  const database = await createEmptyTestDatabase();
  await expect(
    restoreBackup({ databaseUrl: database.url, storage: undefined, logger: createLogger('silent') }, to),
  ).rejects.toThrow('none of this version');
  expect((await everything(database.url))['users']).toBeUndefined();
  await database.drop();
});

/** As the version whose tasks were jobs left one for each. */
async function sendFormerJob(taskId: string): Promise<void> {
  const boss = await openSendingBoss(context.services.pool, createLogger('silent'));
  await boss.createQueue('run-task-v1');
  await boss.send('run-task-v1', { taskId }, { id: taskId });
  await boss.stop({ graceful: false });
}

function restoredSettings() {
  const { S3_ENDPOINT, S3_BUCKET } = target.environment;
  const own = context.services.settings.capabilities['object-storage'];
  if (!own) throw new Error('no bucket is set');
  return { capabilities: { 'object-storage': { ...own, S3_ENDPOINT, S3_BUCKET } } };
}

async function createTestServicesOn(url: string): Promise<TestServices> {
  return createTestServices({ environment: { DATABASE_URL: url } });
}
