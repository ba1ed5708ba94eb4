import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServices, createTestServices } from '../testing/test-services.ts';
import { connectionOf } from './connection.ts';
import { loadSecrets } from './load-secrets.ts';

let test_: TestServices;
beforeAll(async () => {
  test_ = await createTestServices();
});
afterAll(() => test_.close());
const load = (generation?: number) => loadSecrets(connectionOf(test_.services.pool), generation);

test('every process reads the same keys, of 256 bits, one of each purpose', async () => {
  const [one, two] = await Promise.all([load(), load(1)]);
  expect(one).toEqual(two);
  expect(one).toEqual(test_.services.secrets);
  expect(new Set(Object.values(one).map((key) => key.toString('hex'))).size).toBe(3);
  for (const key of Object.values(one)) expect(key).toHaveLength(32);
});

test('a larger generation makes new keys in place of all, once for all that start with it', async () => {
  const before = await load();
  const starts = await Promise.all(Array.from({ length: 8 }, () => load(2)));
  for (const start of starts) expect(start).toEqual(starts[0]);
  for (const name of ['session', 'codes', 'files'] as const)
    expect(starts[0]?.[name].equals(before[name]), name).toBe(false);
  // A restart with the same number, or one that forgets it, changes nothing.
  expect(await load(2)).toEqual(starts[0]);
  expect(await load()).toEqual(starts[0]);
  expect(await load(3)).not.toEqual(starts[0]);
});
