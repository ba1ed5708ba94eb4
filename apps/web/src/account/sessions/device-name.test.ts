import { expect, test } from 'vitest';
import { deviceName, readDevice } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    { browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    { browser: 'Safari', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.53',
    { browser: 'WeChat', system: 'iPhone' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
  ['curl/8.5.0', { browser: undefined, system: undefined }],
  ['', { browser: undefined, system: undefined }],
])('%s', (userAgent, device) => {
  expect(readDevice(userAgent)).toEqual(device);
});

test('the parts are joined, and nothing is nothing', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36')).toBe('Chrome · Windows');
  expect(deviceName('curl/8.5.0')).toBe('');
});
