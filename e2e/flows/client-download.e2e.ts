import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@plumbline/contract/api/client-release.ts';
import { openPage } from '@plumbline/e2e/open-page.ts';
import { openOwnSite } from '@plumbline/e2e/open-site.ts';
import { afterAll, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-download-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const site = openOwnSite({ DATA_DIR: dataDir });
const look = { locale: 'en-US' } as const;
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

function publish(): ReleaseManifest {
  const folder = join(dataDir, 'client-release');
  mkdirSync(folder, { recursive: true });
  const artefact = (platform: 'windows' | 'linux' | 'macos', architecture: 'x64' | 'arm64', file: string) => {
    const bytes = Buffer.alloc(1_500_000, file);
    writeFileSync(join(folder, file), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { platform, architecture, file, bytes: bytes.length, sha256, signature: null };
  };
  const manifest: ReleaseManifest = {
    schema: 1,
    version: '4.0.1',
    minimumVersion: '4.0.0',
    publishedAt: '2026-11-27T00:00:00Z',
    notes: null,
    artefacts: [
      artefact('windows', 'x64', 'Plumbline-4.0.1-win-x64.exe'),
      artefact('macos', 'x64', 'Plumbline-4.0.1-mac-x64.dmg'),
      artefact('macos', 'arm64', 'Plumbline-4.0.1-mac-arm64.dmg'),
      artefact('linux', 'x64', 'Plumbline-4.0.1-linux-x86_64.AppImage'),
      artefact('linux', 'arm64', 'Plumbline-4.0.1-linux-arm64.AppImage'),
    ],
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
  return manifest;
}

test('before a release the page says so and leads on, and nothing else speaks of a client', async () => {
  const { page, close } = await openPage(site.browser, look);
  await page.goto(`${site.url}/client`);
  await page.getByRole('heading', { name: 'There are no installers here yet' }).waitFor();
  await page.getByRole('link', { name: 'Real time in the browser' }).waitFor();
  expect(await page.getByRole('banner').getByRole('button', { name: 'Client', exact: true }).count()).toBe(0);
  await close();
});

test('with one it offers what fits this computer, lists all with their checksums, and the download is that file', async () => {
  const { artefacts } = publish();
  const { page, close } = await openPage(site.browser, look);
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('button', { name: 'Client', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Download' }).click();
  await page.getByText('Version 4.0.1').waitFor();
  const files = page.getByRole('region', { name: 'All installers' });
  expect(await files.getByLabel('SHA-256 checksum').allInnerTexts()).toEqual(
    artefacts.map(({ sha256 }) => sha256),
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download for Linux/ }).click(),
  ]);
  const wanted = artefacts.find(({ file }) => file === download.suggestedFilename());
  const path = await download.path();
  expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(wanted?.sha256);
  await close();
});

test('a Mac that does not tell its chip is offered both; a phone is told that the client is for computers', async () => {
  const mac = await site.browser.newContext({ ...look, userAgent: MAC });
  // What Safari does not have.
  await mac.addInitScript(
    "Object.defineProperty(Navigator.prototype, 'userAgentData', { value: undefined })",
  );
  const page = await mac.newPage();
  await page.goto(`${site.url}/client`);
  const offered = page.getByRole('link', { name: /^Download for macOS/ });
  await offered.first().waitFor();
  expect((await offered.allInnerTexts()).map((text) => /Intel|Apple silicon/.exec(text)?.[0])).toEqual([
    'Intel',
    'Apple silicon',
  ]);
  await mac.close();
  const phone = await site.browser.newContext({
    ...look,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  });
  await phone.addInitScript(
    "Object.defineProperty(Navigator.prototype, 'userAgentData', { value: undefined })",
  );
  const small = await phone.newPage();
  await small.goto(`${site.url}/client`);
  await small.getByText('The client runs on computers').waitFor();
  expect(await small.getByRole('link', { name: /^Download for/ }).count()).toBe(0);
  await phone.close();
});
