import { expect, test } from 'vitest';
import { canonicalAddress, networkOf } from './network-of.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('what is no address is none', () => {
  for (const text of ['', 'evil.example', '1.2.3', '1.2.3.4:80', '[::1]', 'unknown', '2001:db8'])
    expect(canonicalAddress(text), text).toBeUndefined();
});
