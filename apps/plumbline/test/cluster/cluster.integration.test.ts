import { randomUUID } from 'node:crypto';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { type S3StandIn, startS3 } from '@plumbline/platform/testing/s3-stand-in.ts';
import { type TestDatabase, createTestDatabase } from '@plumbline/platform/testing/test-database.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from '../images/pictures.ts';
import { Cluster, type Member } from './cluster.ts';
import { ClusterClient, hasEnded } from './cluster-client.ts';
import { TaskFollower } from './task-follower.ts';

let database: TestDatabase;
let rows: pg.Pool;
let s3: S3StandIn;
let cluster: Cluster;
let first: Member;
let second: Member;
let user: ClusterClient;
let base: string;
/** Which servers the person reaches now. */
let reached: readonly Member[];
beforeAll(async () => {
  [database, s3] = await Promise.all([createTestDatabase(), startS3()]);
  rows = new pg.Pool({ connectionString: database.url, max: 1 });
  const env = { ...s3.environment, FREE_DAILY_RENDERS: '1000' };
  cluster = await Cluster.start({ databaseUrl: database.url, servers: 2, workers: 2, env });
  [first, second] = cluster.servers as [Member, Member];
  reached = [first, second];
  user = await ClusterClient.signIn(() => reached.map(({ url }) => url).filter(Boolean), '13800000171');
  reached = [first];
  base = await user.upload(await quarters(1200, 900).png().toBuffer());
});
afterAll(async () => {
  await cluster.close();
  await s3.close();
  await rows.end();
  await database.drop();
});

const body = (more: Partial<StartTaskBody> = {}): StartTaskBody => ({
  function: 'architecturalRender',
  upload_img: base,
  seed: 7,
  ...more,
});
const attemptsOf = async (taskId: string): Promise<number> =>
  (await rows.query('select attempts from tasks where task_id = $1', [taskId])).rows[0]?.attempts;
const picturesOf = (task: Task) => task.images.map(({ url }) => url);

test('uploaded at one server, started at the other; the stream goes on at the other one when its own stops', async () => {
  reached = [first];
  const follower = new TaskFollower(user);
  reached = [second];
  const taskId = await user.start(body({ count: 3 }));
  await follower.until(({ task }) => task.taskId === taskId && task.images.length > 0);
  expect(follower.opened).toEqual([first.url]);
  const [before, { url: gone }] = [follower.events.length, first];
  expect(await first.stop()).toBe(0);
  await follower.until(({ task }) => task.taskId === taskId && task.state === 'done');
  expect(follower.opened).toEqual([gone, second.url]);
  await follower.close();
  // It went on where it had been cut off: nothing that was told before is told again.
  const ids = follower.events.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  expect(follower.events.length).toBeGreaterThan(before);
  await first.start();
  const task = await user.read(taskId);
  expect(task.images).toHaveLength(3);
  for (const path of [...picturesOf(task), task.images[0]?.thumbnailUrl ?? '']) {
    const files = await Promise.all(
      [first, second].map(async ({ url }) => Buffer.from(await (await user.sendTo(url, path)).arrayBuffer())),
    );
    const [one, other] = files as [Buffer, Buffer];
    expect((await sharp(one).metadata()).width).toBeGreaterThan(0);
    expect(one.equals(other)).toBe(true);
  }
});

test('every process is stopped and started again in turn while tasks run: none is lost, none loses an attempt, no stream ends', async () => {
  reached = [first, second];
  const follower = new TaskFollower(user);
  const tasks: string[] = [];
  for (let number = 0; number < 6; number += 1)
    tasks.push(await user.start(body({ count: 2, seed: number })));
  await follower.until(({ task }) => task.taskId === tasks[0] && task.state === 'running');
  for (const member of cluster.members) {
    expect(await member.stop()).toBe(0);
    await member.start();
  }
  for (const taskId of tasks) {
    expect(await user.until(taskId, hasEnded)).toMatchObject({
      state: 'done',
      images: [{}, {}],
      error: null,
    });
    expect(await attemptsOf(taskId)).toBe(1);
    await follower.until(({ task }) => task.taskId === taskId && task.state === 'done');
  }
  await follower.close();
  expect(new Set(follower.opened).size).toBeGreaterThan(1);
});

test('a repeat that reaches another server starts nothing twice', async () => {
  const init = {
    method: 'POST',
    body: JSON.stringify(body({ seed: 99 })),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  };
  const started = await Promise.all(
    [first, second, first].map(async ({ url }) => {
      const answer = await user.sendTo(url, '/api/ai/startTask', init);
      return ((await answer.json()) as { data: { taskId: string } }).data.taskId;
    }),
  );
  expect(new Set(started).size).toBe(1);
  await user.until(started[0] ?? '', hasEnded);
});
