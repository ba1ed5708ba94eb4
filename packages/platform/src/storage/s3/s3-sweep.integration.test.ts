import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3StandIn, startS3 } from '../../testing/s3-stand-in.ts';
import { addBase, addUser } from '../../testing/task-fixtures.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { type TestServices, createTestServices } from '../../testing/test-services.ts';

const HOUR_S = 3_600;
let s3: S3StandIn;
let context: TestServices;
const clock = new TestClock(new Date().toISOString());
beforeAll(async () => {
  s3 = await startS3();
  context = await createTestServices({ environment: s3.environment, clock });
});
afterAll(async () => {
  await context.close();
  await s3.close();
});

/** As often as every folder has its turn once. */
async function sweepAll(): Promise<number> {
  let removed = 0;
  for (let turn = 0; turn < 256; turn++) {
    removed += (await sweepImages(context.services)).orphans;
    clock.advance(300);
  }
  return removed;
}

test('a file in a bucket that no row names goes once it is an hour old, and not before; named ones stay', async () => {
  const { services } = context;
  const kept = await addBase(services, (await addUser(services)).id);
  const stray = 'images/7f/b-0000007f/working.png';
  const ofAnother = kept.workingKey.replace('working.png', 'working-2.png');
  for (const key of [stray, ofAnother]) await services.storage.put(key, Buffer.from('lost'));
  // Both folders have their turn within their first hour too.
  const young = clock.now().getTime();
  clock.advance(-20 * HOUR_S);
  expect(await sweepAll()).toBe(0);
  expect(clock.now().getTime()).toBeGreaterThan(young);
  clock.advance(HOUR_S);
  expect(await sweepAll()).toBe(2);
  const left: string[] = [];
  for await (const { key } of services.storage.list('')) left.push(key);
  expect(left).toEqual([kept.workingKey]);
});
