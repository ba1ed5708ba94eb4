import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientRelease, ReleaseManifest } from '@plumbline/contract/api/client-release.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let folder = '';
beforeAll(async () => {
  t = await startTestApp();
  folder = join(t.services.settings.dataDir, 'client-release');
});
afterAll(() => t?.close());
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});

const FILE = 'Plumbline-4.0.1-linux-x64.AppImage';
const MANIFEST: ReleaseManifest = {
  schema: 1,
  version: '4.0.1',
  minimumVersion: '4.0.0',
  publishedAt: '2026-11-27T00:00:00Z',
  notes: null,
  artefacts: [
    {
      platform: 'linux',
      architecture: 'x64',
      file: FILE,
      bytes: 10,
      sha256: 'a'.repeat(64),
      signature: null,
    },
  ],
};

function publish(manifest: object = MANIFEST, bytes = '0123456789') {
  writeFileSync(join(folder, FILE), bytes);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
}

async function ask(): Promise<ClientRelease['release']> {
  const answer = await t.browser().get('/api/client/release');
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { data: ClientRelease }).data.release;
}

const offered = async () => {
  const { data } = (await t.browser().get('/api/site')).json() as { data: { capabilities: string[] } };
  return data.capabilities.includes('desktop-client');
};

test('where nothing is built the answer says so, and no page speaks of installers', async () => {
  expect(await ask()).toBeNull();
  expect(await offered()).toBe(false);
});

test('with a release the site offers installers, without a restart', async () => {
  publish();
  expect(await offered()).toBe(true);
  rmSync(join(folder, FILE));
  expect(await offered()).toBe(false);
});

test('what was published is listed with its address, and can be fetched whole and in parts', async () => {
  publish();
  const release = await ask();
  expect(release).toMatchObject({ version: '4.0.1', minimumVersion: '4.0.0' });
  const url = release?.artefacts[0]?.url ?? '';
  expect(url).toBe(`/api/client/file/${FILE}`);
  const whole = await t.browser().get(url);
  expect([whole.statusCode, whole.body, whole.headers['content-disposition']]).toEqual([
    200,
    '0123456789',
    `attachment; filename="${FILE}"`,
  ]);
  const part = await t.app.inject({ url, headers: { range: 'bytes=4-' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    '456789',
    'bytes 4-9/10',
  ]);
  const beyond = await t.app.inject({ url, headers: { range: 'bytes=10-' } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
});

test('a file that is missing or still being copied is not offered', async () => {
  publish(MANIFEST, '01234');
  expect((await ask())?.artefacts).toEqual([]);
  expect((await t.browser().get(`/api/client/file/${FILE}`)).statusCode).toBe(404);
});

test('a manifest that is none offers nothing', async () => {
  publish({ ...MANIFEST, artefacts: [{ ...MANIFEST.artefacts[0], file: '../plumbline.env' }] });
  expect(await ask()).toBeNull();
});

test('nothing outside the release can be fetched', async () => {
  publish();
  for (const file of ['release.json', '..%2Fsecrets.json', '.hidden', 'Plumbline-4.0.0.exe']) {
    const { statusCode } = await t.browser().get(`/api/client/file/${file}`);
    expect([404, 422, 400], file).toContain(statusCode);
  }
});
