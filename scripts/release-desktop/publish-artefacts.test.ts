import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireTrustedUpdate } from '@plumbline/desktop/versions/require-trusted-update.ts';
import { readArtefactName } from './artefact-name.ts';
import { publishArtefacts, readReleaseKey } from './publish-artefacts.ts';

let folder = '';
let packed = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-release-'));
  packed = join(folder, 'packed');
  mkdirSync(packed);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const about = (version: string) => ({
  version,
  minimumVersion: '4.0.0',
  publishedAt: '2026-11-27T00:00:00.000Z',
  notes: null,
});
const pack = (...names: string[]) =>
  names.map((name) => {
    const path = join(packed, name);
    writeFileSync(path, `bytes of ${name}`);
    return path;
  });
const out = () => join(folder, 'out');

test.each([
  ['Plumbline-4.0.1-win-x64.exe', 'windows', 'x64'],
  ['Plumbline-4.0.1-mac-arm64.dmg', 'macos', 'arm64'],
  ['Plumbline-4.0.1-linux-x86_64.AppImage', 'linux', 'x64'],
  ['Plumbline-4.0.1-linux-amd64.deb', 'linux', 'x64'],
])('%s is of %s on %s', (file, platform, architecture) => {
  expect(readArtefactName(file, '4.0.1')).toEqual({ platform, architecture });
});

test.each([
  'Plumbline-4.0.0-win-x64.exe',
  'Plumbline-4.0.1-win-x64.exe.blockmap',
  'builder-debug.yml',
  'Plumbline-4.0.1-beos-x64.exe',
])('%s is no installer of this release', (file) => {
  expect(readArtefactName(file, '4.0.1')).toBeUndefined();
});

test('installers are listed with size and checksum, and nothing besides', async () => {
  const files = pack(
    'Plumbline-4.0.1-linux-amd64.deb',
    'Plumbline-4.0.1-linux-x86_64.AppImage',
    'builder-debug.yml',
  );
  const { artefacts } = await publishArtefacts(out(), files, about('4.0.1'), undefined);
  const bytes = 'bytes of Plumbline-4.0.1-linux-x86_64.AppImage';
  expect(artefacts[0]).toEqual({
    platform: 'linux',
    architecture: 'x64',
    file: 'Plumbline-4.0.1-linux-x86_64.AppImage',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    signature: null,
  });
  expect(artefacts.map(({ file }) => file.split('.').at(-1))).toEqual(['AppImage', 'deb']);
  expect(readdirSync(out()).sort()).toEqual([
    'Plumbline-4.0.1-linux-amd64.deb',
    'Plumbline-4.0.1-linux-x86_64.AppImage',
    'release.json',
  ]);
});

test('each system adds to the same version; the next version takes its place', async () => {
  await publishArtefacts(out(), pack('Plumbline-4.0.1-linux-x86_64.AppImage'), about('4.0.1'), undefined);
  const both = await publishArtefacts(out(), pack('Plumbline-4.0.1-win-x64.exe'), about('4.0.1'), undefined);
  expect(both.artefacts.map(({ platform }) => platform)).toEqual(['windows', 'linux']);
  const next = await publishArtefacts(out(), pack('Plumbline-4.1.0-win-x64.exe'), about('4.1.0'), undefined);
  expect(next.artefacts).toHaveLength(1);
  expect(readdirSync(out()).sort()).toEqual(['Plumbline-4.1.0-win-x64.exe', 'release.json']);
});

test('what was signed is what a client with that key trusts', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = join(folder, 'key.pem');
  writeFileSync(pem, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const key = await readReleaseKey(pem);
  const files = pack('Plumbline-4.1.0-win-x64.exe');
  const { artefacts } = await publishArtefacts(out(), files, about('4.1.0'), key);
  const [artefact] = artefacts;
  if (!artefact) throw new Error('nothing was published');
  const bytes = new TextEncoder().encode('bytes of Plumbline-4.1.0-win-x64.exe');
  const own = { version: '4.0.1', publicKey: key.publicKey };
  expect(() => requireTrustedUpdate(own, { version: '4.1.0', artefact, bytes })).not.toThrow();
  expect(() => requireTrustedUpdate(own, { version: '4.2.0', artefact, bytes })).toThrow();
});

test('a key of another kind is refused', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = join(folder, 'key.pem');
  writeFileSync(pem, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  await expect(readReleaseKey(pem)).rejects.toThrow('no Ed25519 key');
});
