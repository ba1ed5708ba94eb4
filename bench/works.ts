/**
 * Lists, search and similar works among 100,000 works of 2,000 people, on the real application with its own database:
 * times of whole requests beside PostgreSQL's own time for the statements of each, the plans that it chose, and the memory
 * of the server. Fails where a promise is not kept.
 *
 *   node scripts/run.mjs bench/works.ts [works]
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workPageQuerySchema } from '@plumbline/contract/api/works.ts';
import { listWorks } from '@plumbline/core/works/list-works.ts';
import { worksLikeWork } from '@plumbline/core/works/similar-works.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';
import { recordedDatabase } from './src/recorded-database.ts';
import { residentMiB } from './src/resident-memory.ts';
import { SKEW, fillWorks } from './src/fill-works.ts';

const WORKS = Number(process.argv[2] ?? 100_000);
const PEOPLE = 2_000;
const REQUESTS = 150;
const PROMISES_MS = { list: 100, search: 150, similar: 150 } as const;
type Promised = keyof typeof PROMISES_MS;

const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-works-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const app = await startApp({ dataDir: join(dataDir, 'data'), env: { DATABASE_URL: postgres.url } });
const recorded = recordedDatabase(postgres.url);
try {
  const begun = performance.now();
  await fillWorks(recorded.pool, WORKS, PEOPLE);
  console.log(`${WORKS} works of ${PEOPLE} people in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
  const cursors = await cursorsOf(20);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() ** SKEW * from.length)] as T;
  const space = () => pick(['11', '12', '13', '21', '22', '31', '71']);
  const word = () => `w${Math.floor(3_000 * Math.random() ** 3)}`;
  const pair = () =>
    String.fromCodePoint(
      0x4e00 + Math.floor(300 * Math.random() ** 2),
      0x4e00 + Math.floor(300 * Math.random() ** 2),
    );
  const cases: readonly (readonly [string, Promised, () => string])[] = [
    ['first page', 'list', () => 'sort=new'],
    ['a page far down', 'list', () => `cursor=${pick(cursors)}`],
    ['most liked', 'list', () => 'sort=liked'],
    [
      'a domain and a space',
      'list',
      () => {
        const id = space();
        return `classifyId=${id[0]}-${id}`;
      },
    ],
    ['a space of another domain', 'list', () => `classifyId=7-${pick(['11', '21', '31'])}`],
    ['a style of a space', 'list', () => `space=${space()}&style=style-${Math.floor(Math.random() * 30)}`],
    [
      'near a colour',
      'list',
      () =>
        `colour=%23${Math.floor(Math.random() * 0xffffff)
          .toString(16)
          .padStart(6, '0')}`,
    ],
    [
      'four filters',
      'list',
      () =>
        `kind=work&space=${space()}&material=material-${Math.floor(Math.random() * 80)}&colour=%23a08060&function=indoorRender`,
    ],
    ['an author', 'list', () => `authorId=bench-${1 + Math.floor(Math.random() * PEOPLE)}`],
    ['one Chinese word', 'search', () => `q=${encodeURIComponent(pair())}`],
    ['one word', 'search', () => `q=${word()}`],
    ['two words, most liked', 'search', () => `q=${word()}%20${word()}&sort=liked`],
    ['a word and a space', 'search', () => `q=${encodeURIComponent(pair())}&space=${space()}`],
    ['the beginning of a word', 'search', () => `q=w${1 + Math.floor(Math.random() * 9)}`],
    ['a word that is nowhere', 'search', () => 'q=nowhere'],
  ];
  console.log('\n                             request            PostgreSQL alone');
  for (const [name, promise, query] of cases) {
    const queries = Array.from({ length: REQUESTS }, query);
    await report(
      name,
      promise,
      queries.map((q) => `/api/ins/page?${q}`),
      async (place) => {
        const parsed = workPageQuerySchema.parse(Object.fromEntries(new URLSearchParams(queries[place])));
        await listWorks({ database: recorded.database, locale: 'en', viewer: null }, parsed);
      },
    );
  }
  const ids = Array.from({ length: REQUESTS }, () => `bench-${1 + Math.floor(Math.random() * WORKS)}`);
  const compute = {
    featuresVersion: 1,
    describePicture: () => Promise.reject(new Error('no pictures here')),
  };
  await report(
    'similar to a work',
    'similar',
    ids.map((id) => `/api/ins/similar?workId=${id}`),
    async (place) => {
      const { database } = recorded;
      await worksLikeWork(
        { database, locale: 'en', viewer: null, compute, storage: {} as never },
        ids[place] as string,
        24,
      );
    },
  );
  console.log(
    `\nresident memory of the application afterwards: ${residentMiB(app.pid)} MiB, highest ${residentMiB(app.pid, 'VmHWM')} MiB`,
  );
} finally {
  await recorded.pool.end();
  await app.end();
  await postgres.close();
  await removeData(dataDir);
}

/** Places all over the list. */
async function cursorsOf(pages: number): Promise<string[]> {
  const { rows } = await recorded.pool.query<{ at: Date; id: string }>(
    'select published_at as at, work_id as id from works order by random() limit $1',
    [pages],
  );
  return rows.map(({ at, id }) => Buffer.from(`new ${at.toISOString()} ${id} 0`).toString('base64url'));
}

async function report(
  name: string,
  promise: Promised,
  paths: readonly string[],
  again: (place: number) => Promise<void>,
): Promise<void> {
  const times: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    const answer = await fetch(app.url + path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
  }
  const alone: number[] = [];
  let slowest = { ms: -1, plan: '' };
  for (let place = 0; place < paths.length; place += 5) {
    const { ms, plan } = await recorded.explain(() => again(place));
    alone.push(ms);
    if (ms > slowest.ms) slowest = { ms, plan };
  }
  const p95 = quantile(times, 0.95);
  const kept = p95 <= PROMISES_MS[promise];
  if (!kept) process.exitCode = 1;
  const figures = (list: readonly number[]) =>
    `median ${median(list).toFixed(1).padStart(6)} 95 % ${quantile(list, 0.95).toFixed(1).padStart(6)} ms`;
  console.log(
    `${name.padEnd(24)} ${figures(times)} | ${figures(alone)} ${kept ? '' : ` over ${PROMISES_MS[promise]} ms`}`,
  );
  console.log(`    ${slowest.plan}`);
}
