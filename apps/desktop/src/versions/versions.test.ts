import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { type ReleaseArtefact, signedText } from '@plumbline/contract/api/client-release.ts';
import { describe, expect, test } from 'vitest';
import { compareVersions, judgeVersion } from './judge-version.ts';
import { requireTrustedUpdate } from './require-trusted-update.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const BYTES = new TextEncoder().encode('installer');

function signed(version: string, change: Partial<ReleaseArtefact> = {}): ReleaseArtefact {
  const artefact: ReleaseArtefact = {
    platform: 'linux',
    architecture: 'x64',
    file: 'Plumbline.AppImage',
    bytes: BYTES.length,
    sha256: createHash('sha256').update(BYTES).digest('hex'),
    signature: null,
    ...change,
  };
  const signature = sign(null, Buffer.from(signedText(version, artefact)), privateKey).toString('base64');
  return { ...artefact, signature };
}

test('versions are compared number by number', () => {
  expect(compareVersions('4.0.1', '4.0.1')).toBe(0);
  expect(compareVersions('4.0.9', '4.0.10')).toBe(-1);
  expect(compareVersions('10.0.0', '9.9.9')).toBe(1);
});

describe('what a release means', () => {
  const own = { version: '4.0.1', platform: 'linux', architecture: 'x64' } as const;
  const release = (version: string, minimumVersion: string) => ({
    release: {
      version,
      minimumVersion,
      publishedAt: '2026-11-27T00:00:00Z',
      notes: null,
      artefacts: [{ ...signed(version), url: '/api/client/file/x' }],
    },
  });
  test('none, the same and an older one ask for nothing', () => {
    expect(judgeVersion(own, { release: null }).kind).toBe('current');
    expect(judgeVersion(own, release('4.0.1', '4.0.0')).kind).toBe('current');
    expect(judgeVersion(own, release('4.0.0', '3.0.0')).kind).toBe('current');
  });
  test('a newer one is offered, with the file of this system', () => {
    expect(judgeVersion(own, release('4.1.0', '4.0.0'))).toMatchObject({
      kind: 'update',
      version: '4.1.0',
      artefact: { file: 'Plumbline.AppImage' },
    });
    expect(judgeVersion({ ...own, architecture: 'arm64' }, release('4.1.0', '4.0.0'))).toMatchObject({
      artefact: undefined,
    });
  });
  test('below the minimum it is too old', () => {
    expect(judgeVersion(own, release('4.1.0', '4.0.2')).kind).toBe('too-old');
  });
});

describe('an update', () => {
  const own = { version: '4.0.1', publicKey: KEY };
  const install =
    (version: string, artefact: ReleaseArtefact, bytes = BYTES, by = own) =>
    () =>
      requireTrustedUpdate(by, { version, artefact, bytes });
  const refused = expect.objectContaining({ code: 'UPDATE_NOT_TRUSTED' });

  test('that the release key signed is taken', () => {
    expect(install('4.1.0', signed('4.1.0'))).not.toThrow();
  });
  test.each<[string, () => void]>([
    ['not signed', install('4.1.0', { ...signed('4.1.0'), signature: null })],
    ['signed for another version', install('4.2.0', signed('4.1.0'))],
    ['signed for another system', install('4.1.0', { ...signed('4.1.0'), platform: 'windows' })],
    ['under another name', install('4.1.0', { ...signed('4.1.0'), file: 'evil.exe' })],
    ['of other bytes', install('4.1.0', signed('4.1.0'), new TextEncoder().encode('installeR'))],
    ['of other length', install('4.1.0', signed('4.1.0'), new TextEncoder().encode('install'))],
    ['older, validly signed', install('4.0.0', signed('4.0.0'))],
    ['the same version', install('4.0.1', signed('4.0.1'))],
    ['for a build without a key', install('4.1.0', signed('4.1.0'), BYTES, { ...own, publicKey: '' })],
    ['for a damaged key', install('4.1.0', signed('4.1.0'), BYTES, { ...own, publicKey: 'AAAA' })],
  ])('%s is refused', (_why, attempt) => {
    expect(attempt).toThrow(refused);
  });
});
