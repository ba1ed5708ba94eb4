import { expect, test } from 'vitest';
import { detectSystem } from './detect-system.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

test.each<[string, string, Parameters<typeof detectSystem>[1], [string | undefined, string | undefined]]>([
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, {}, ['windows', 'x64']],
  [
    'Windows on Arm, which the user agent hides',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
    { platform: 'Windows', architecture: 'arm' },
    ['windows', 'arm64'],
  ],
  [
    'a Mac of either kind',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME}`,
    {},
    ['macos', undefined],
  ],
  [
    'a Mac whose browser tells',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME}`,
    { platform: 'macOS', architecture: 'arm' },
    ['macos', 'arm64'],
  ],
  ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, {}, ['linux', 'x64']],
  [
    'Linux on Arm',
    'Mozilla/5.0 (X11; Linux aarch64; rv:140.0) Gecko/20100101 Firefox/140.0',
    {},
    ['linux', 'arm64'],
  ],
  [
    'Android',
    `Mozilla/5.0 (Linux; Android 15; K) ${CHROME.replace('Safari', 'Mobile Safari')}`,
    {},
    [undefined, undefined],
  ],
  [
    'an Android tablet that says no more',
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`,
    { mobile: true },
    [undefined, undefined],
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
    {},
    [undefined, undefined],
  ],
  ['nothing known', 'curl/8.0', {}, [undefined, undefined]],
])('%s', (_what, userAgent, hints, [platform, architecture]) => {
  expect(detectSystem(userAgent, hints)).toEqual({ platform, architecture });
});

test('an iPad that says it is a Mac is none', () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
  expect(detectSystem(userAgent, {}, 5).platform).toBeUndefined();
  expect(detectSystem(userAgent, {}, 0).platform).toBe('macos');
});
