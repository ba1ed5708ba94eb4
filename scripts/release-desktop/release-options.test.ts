import { CLIENT_VERSION } from '@plumbline/contract/constants.ts';
import { expect, test } from 'vitest';
import { readReleaseOptions } from './release-options.ts';

const HERE = { platform: 'linux', architecture: 'x64', out: 'out/client-release' };

test('without a word it is this machine’s release, of this version', () => {
  expect(readReleaseOptions([], HERE)).toEqual({
    platforms: ['linux'],
    architectures: ['x64'],
    minimumVersion: CLIENT_VERSION,
    out: 'out/client-release',
    electronFolder: undefined,
    keyFile: undefined,
    notesFile: undefined,
    unpacked: false,
  });
  expect(readReleaseOptions([], { ...HERE, platform: 'win32' }).platforms).toEqual(['windows']);
});

test('several systems are packed at once', () => {
  const args = ['--platform', 'windows', '--platform', 'linux', '--arch', 'x64', '--arch', 'arm64'];
  expect(readReleaseOptions(args, HERE)).toMatchObject({
    platforms: ['windows', 'linux'],
    architectures: ['x64', 'arm64'],
  });
});

test.each<[string, string[], RegExp]>([
  ['a system that is none', ['--platform', 'beos'], /beos is none of windows, macos, linux/],
  ['macOS elsewhere', ['--platform', 'macos'], /on macOS alone/],
  ['a version that is none', ['--minimum', '4.0'], /4\.0 is no version/],
  ['an option that is none', ['--fast'], /fast/],
  [
    'one Electron for two systems',
    ['--electron', 'e', '--platform', 'windows', '--platform', 'linux'],
    /one platform/,
  ],
])('%s is refused, with what there is', (_what, args, why) => {
  expect(() => readReleaseOptions(args, HERE)).toThrow(why);
  expect(() => readReleaseOptions(args, HERE)).toThrow(/--platform windows\|macos\|linux/);
});
