/**
 * The calls of a history of 100,000 tasks of one person, 15,000 of them of one day: whole requests on the real application,
 * beside what PostgreSQL alone takes for a statement that finds the same.
 *
 *   node scripts/run.mjs bench/history-calls.ts [tasks]
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import pg from 'pg';
import { removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { ApiSession } from '@plumbline/e2e/api-session.ts';
import { drawingPng } from './src/drawing-input.ts';
import { residentMiB } from './src/resident-memory.ts';
import { seedHistory } from './src/seed-history.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';

const TASKS = Number(process.argv[2] ?? 100_000);
const REQUESTS = 40;

const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-history-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const app = await startApp({ dataDir: join(dataDir, 'data'), env: { DATABASE_URL: postgres.url } });
const client = new pg.Client(postgres.url);
try {
  const session = new ApiSession(app.url);
  await session.signIn('13900000002');
  const image = await session.upload(await drawingPng('living-room', 800));
  const render = async (options: object) => {
    const body = { function: 'indoorRender', upload_img: image, size: 512, ...options };
    const { taskId } = await session.post<{ taskId: string }>('/api/ai/startTask', body);
    const open = async () =>
      ['queued', 'running'].includes(
        (await session.get<{ state: string }>(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).state,
      );
    while (await open()) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  for (const atmosphere of ['sunny', 'dusk', 'rain', 'fog'])
    await render({ atmosphere, promptTxt: `${atmosphere} oak floor 浅色客厅`, seed: 4711 });
  await seedHistory(postgres.url, { total: TASKS, onOneDay: Math.round(TASKS * 0.15) });
  await client.connect();
  await addRareWord(client, 300);
  const tagId = await addTag(client, 5_000);
  const { days } = await session.get<{ days: { day: string; count: number; cursor: string }[] }>(
    '/api/ai/getTaskDays',
  );
  const crowded = days.reduce((most, day) => (day.count > most.count ? day : most));
  const far = days[Math.floor(days.length * 0.9)];
  const user = `(select user_id from tasks limit 1)`;
  const span = `created_at >= '${crowded.day}' and created_at < '${crowded.day}'::date + 1`;
  const newest = `order by created_at desc, task_id desc limit 60`;
  const cases: readonly (readonly [string, string, string])[] = [
    [
      'the days',
      'getTaskDays?',
      `select created_at::date, count(*) from tasks where user_id = ${user} group by 1`,
    ],
    ['the first page', 'getTaskList?pageSize=60', `select * from tasks where user_id = ${user} ${newest}`],
    [
      'a page from a cursor far down',
      `getTaskList?pageSize=60&cursor=${far?.cursor}`,
      `select * from tasks where user_id = ${user} and created_at < '${far?.day}' ${newest}`,
    ],
    [
      'a page in the middle of the crowded day',
      `getTaskList?pageSize=60&from=${crowded.day}&to=${crowded.day}&page=125`,
      `select * from tasks where user_id = ${user} and ${span} ${newest} offset 7440`,
    ],
    [
      'words in a quarter of them',
      `getTaskList?pageSize=60&q=dusk%20oak`,
      `select * from tasks where user_id = ${user} and search @@ '''dusk'':* & ''oak'':*' ${newest}`,
    ],
    [
      'Chinese words in all of them',
      `getTaskList?pageSize=60&q=${encodeURIComponent('浅色客厅')}`,
      `select * from tasks where user_id = ${user} and search @@ '''浅色'' & ''色客'' & ''客厅''' ${newest}`,
    ],
    [
      'a word in 300 of them',
      'getTaskList?pageSize=60&q=terrazzo',
      `select * from tasks where user_id = ${user} and search @@ '''terrazzo'':*' ${newest}`,
    ],
    [
      'words that are nowhere',
      'getTaskList?pageSize=60&q=nowhere',
      `select * from tasks where user_id = ${user} and search @@ '''nowhere'':*' ${newest}`,
    ],
    [
      'the days of a search',
      'getTaskDays?q=dusk&atmosphere=dusk',
      `select created_at::date, count(*) from tasks where user_id = ${user} and search @@ '''dusk'':*' group by 1`,
    ],
    [
      'parameters: atmosphere, size, seed',
      'getTaskList?pageSize=60&atmosphere=dusk&size=512&seed=4711',
      `select * from tasks where user_id = ${user} and search @@ '''atmosphere=dusk'' & ''size=512'' & ''seed=4711''' ${newest}`,
    ],
    [
      'a seed that is nowhere',
      'getTaskList?pageSize=60&seed=4712',
      `select * from tasks where user_id = ${user} and search @@ '''seed=4712''' ${newest}`,
    ],
    [
      'a tag of 5,000 of them',
      `getTaskList?pageSize=60&tag=${tagId}`,
      `select * from tasks where user_id = ${user} and task_id in (select task_id from task_tags where tag_id = '${tagId}') ${newest}`,
    ],
    [
      'the days of a tag',
      `getTaskDays?tag=${tagId}`,
      `select created_at::date, count(*) from tasks where user_id = ${user} and task_id in (select task_id from task_tags where tag_id = '${tagId}') group by 1`,
    ],
    [
      'the tags with their counts',
      'tags?',
      `select t.tag_id, count(k.task_id) from tags t left join task_tags k using (tag_id) where t.user_id = ${user} group by t.tag_id`,
    ],
  ];
  console.log(`\n${TASKS} tasks of one person, ${crowded.count} of one day; ms`);
  console.log(
    '                                            request median / 95 %    PostgreSQL median / 95 %',
  );
  for (const [name, path, statement] of cases) {
    const both = await times(
      () => session.get(`/api/ai/${path}`),
      () => client.query(statement),
    );
    const figures = both.map(
      (each) => `${median(each).toFixed(1).padStart(8)} / ${quantile(each, 0.95).toFixed(1).padStart(6)}`,
    );
    console.log(`  ${name.padEnd(42)}${figures.join('         ')}`);
  }
  console.log(`  the application's highest resident memory: ${residentMiB(app.pid, 'VmHWM')} MiB`);
} finally {
  await client.end().catch(() => undefined);
  await app.dispose();
  await postgres.close();
  await removeData(dataDir);
}

/** By turns, so that whatever else the machine does is felt by both. */
async function times(...works: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const found = works.map((): number[] => []);
  for (let at = -1; at < REQUESTS; at++) {
    for (const [k, work] of works.entries()) {
      const begun = performance.now();
      await work();
      // The first of each only warms up.
      if (at >= 0) found[k]?.push(performance.now() - begun);
    }
  }
  return found;
}

/** Gives some of the tasks, over all the years, a word that no other has. */
async function addRareWord(database: pg.Client, tasks: number): Promise<void> {
  await database.query(
    `update tasks set search = search || array_to_tsvector(array['terrazzo']), search_text = search_text || ' terrazzo'
      where task_id in (select task_id from tasks order by md5(task_id::text) limit $1)`,
    [tasks],
  );
  await database.query('vacuum analyze tasks');
}

async function addTag(database: pg.Client, tasks: number): Promise<string> {
  await database.query(
    `insert into tags (tag_id, user_id, name, created_at) select 'bench', user_id, 'Bench', now() from tasks limit 1`,
  );
  await database.query(
    `insert into task_tags (tag_id, task_id, user_id)
      select 'bench', task_id, user_id from tasks order by md5(task_id::text) desc limit $1`,
    [tasks],
  );
  await database.query('analyze task_tags');
  return 'bench';
}
