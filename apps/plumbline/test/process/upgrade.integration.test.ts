import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeData, startApp } from '@plumbline/e2e/start-app.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiClient } from './api-client.ts';
import { cloneCheckout, commitNewVersion, headOf } from './older-checkout.ts';
import { runReplay } from './run-replay.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
const DRAWING = readFileSync(join(root, 'content', 'public', 'samples', 'villa.png'));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-upgrade-'));
});
afterEach(() => removeData(folder));

test('what an older commit made is made again by a newer one, with the older version and without', async () => {
  const checkout = await cloneCheckout(root, join(folder, 'checkout'));
  const dataDir = join(folder, 'data');
  const app = await startApp({ dataDir, checkout });
  const user = await ApiClient.signIn(app.url, '13800000092');
  const base = await user.upload(await sharp(DRAWING).resize(320).png().toBuffer());
  const render = await user.render({ function: 'architecturalRender', upload_img: base, seed: 5, size: 512 });
  const smaller = await user.render({ function: 'compress', upload_img: base });
  expect([render.state, smaller.state]).toEqual(['done', 'done']);
  expect(await app.end()).toBe(0);

  const commit = await headOf(checkout);
  await commitNewVersion(checkout, 'architecturalRender');
  const replay = (...args: string[]) => runReplay(checkout, dataDir, args);
  const [renderId, copyId] = [render, smaller].map(({ images }) => images[0]?.imageId);

  // The version rose: the commit of the record makes it, out of a worktree that is kept.
  const older = await replay(`${renderId}`);
  expect(older.output).toContain(`match     ${renderId} architecturalRender seed 5, by builtin `);
  expect(older.output).toContain(`of commit ${commit.slice(0, 10)}`);
  expect(older.code).toBe(0);
  expect(readdirSync(join(dataDir, 'versions'))).toEqual([commit]);
  expect(readFileSync(join(dataDir, 'versions', commit, '.git'), 'utf8')).toContain('worktrees');
  const again = await replay(`${renderId}`);
  expect(again.code).toBe(0);

  // This one's version did not rise although its pixels changed: nothing hides that.
  const broken = await replay(`${copyId}`);
  expect([broken.code, broken.output]).toEqual([1, expect.stringContaining(`mismatch  ${copyId}`)]);
});
