import { expect, test } from 'vitest';
import { electronAddress, whyNoDownload } from './electron-source.ts';

const wanted = { version: '45.5.0', platform: 'windows', architecture: 'arm64' } as const;

test('Electron is looked for at home, or at a mirror', () => {
  expect(electronAddress(wanted, '')).toBe(
    'https://github.com/electron/electron/releases/download/v45.5.0/electron-v45.5.0-win32-arm64.zip',
  );
  expect(electronAddress({ ...wanted, platform: 'macos' }, 'https://mirror.example/electron')).toBe(
    'https://mirror.example/electron/v45.5.0/electron-v45.5.0-darwin-arm64.zip',
  );
});

test('why it cannot be had is told in words', async () => {
  const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));
  expect(await whyNoDownload('https://a.example', answer(200))).toBeUndefined();
  expect(await whyNoDownload('https://a.example', answer(404))).toBe('it answers 404');
  const lost = () =>
    Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND a.example') }));
  expect(await whyNoDownload('https://a.example', lost)).toBe('getaddrinfo ENOTFOUND a.example');
});
