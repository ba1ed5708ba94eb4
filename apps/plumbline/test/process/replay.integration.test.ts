import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { findRunningPostgres } from '@plumbline/platform/database/embedded/running-postgres.ts';
import { createFileStorage } from '@plumbline/platform/storage/file-storage.ts';
import { workingKey } from '@plumbline/core/images/image-keys.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiClient } from './api-client.ts';
import { runReplay } from './run-replay.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** The villa that the app offers for a first try, small. */
const DRAWING = readFileSync(join(root, 'content', 'public', 'samples', 'villa.png'));

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plumbline-replay-'));
});
afterEach(() => removeData(dataDir));

const replay = (...args: string[]) => runReplay(root, dataDir, args);

test('results are made again beside the running app and after it, changes and losses are told', async () => {
  const app = await startApp({ dataDir });
  const user = await ApiClient.signIn(app.url, '13800000091');
  const base = await user.upload(await sharp(DRAWING).resize(320).png().toBuffer());
  const body = { function: 'architecturalRender', upload_img: base, seed: 5, size: 512, count: 2 };
  const task = await user.render(body);
  expect(task).toMatchObject({ state: 'done', error: null });
  const [first, second] = task.images.map(({ imageId }) => imageId) as [string, string];

  // Beside the app, on its own database.
  const beside = await replay(task.taskId);
  expect(beside.output).toContain(`match     ${first} architecturalRender seed 5`);
  expect(beside.output).toContain('2 match, 0 mismatch, 0 cannot');
  expect(beside.code).toBe(0);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);

  // A record of a version that no commit has promises nothing here.
  const client = new pg.Client({ connectionString: await findRunningPostgres(join(dataDir, 'postgres')) });
  await client.connect();
  const sql = `update provenance set record = jsonb_set(record, '{engine}', '{"id":"builtin","version":"0.0.1"}') where image_id = $1`;
  await client.query(sql, [second]);
  await client.end();
  expect(await app.end()).toBe(0);

  const alone = await replay(second, 'nothing-like-it');
  expect(alone.output).toContain(
    `cannot    ${second} architecturalRender seed 6: builtin 0.0.1 made it, here is `,
  );
  expect(alone.output).toContain('cannot    nothing-like-it: there is no record of it');
  expect(alone.code).toBe(2);

  // One changed pixel of the stored file.
  const storage = createFileStorage(join(dataDir, 'files'));
  const { data, info } = await sharp(await storage.get(workingKey(first)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  data[0] = (data[0] as number) ^ 16;
  const { width, height } = info;
  await storage.put(
    workingKey(first),
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
  const out = join(dataDir, 'out');
  const changed = await replay('--all', '--out', out);
  expect(changed.output).toContain(`mismatch  ${first}`);
  expect(changed.output).toContain('differ, at most by 16');
  expect(changed.output).toContain('0 match, 1 mismatch, 1 cannot');
  expect(changed.code).toBe(1);
  expect(readdirSync(out).toSorted()).toEqual([`${first}-difference.png`, `${first}.png`].toSorted());

  // Without its base there is nothing to make it from.
  await storage.delete(workingKey(base));
  const lost = await replay(first);
  expect([lost.code, lost.output]).toEqual([2, expect.stringContaining('an input cannot be read')]);
});

test('a folder without data and a wrong command say so', async () => {
  const nothing = await replay('--all');
  expect([nothing.code, nothing.output]).toEqual([2, expect.stringContaining('There is no data in')]);
  const empty = await replay();
  expect([empty.code, empty.output]).toEqual([2, expect.stringContaining('npm run replay -- --all')]);
});
