import { expect, test } from 'vitest';
import { placeOfHosts } from './place-of-hosts.ts';

test.each([
  [[], 'here'],
  [['127.0.0.1'], 'network'],
  [['[::1]'], 'network'],
  [['10.2.3.4', '192.168.1.7'], 'network'],
  [['172.32.0.1'], 'internet'],
  [['fd12:3456::1'], 'network'],
  [['2001:4860:4860::8888'], 'internet'],
  [['gpu-1'], 'network'],
  [['gpu.studio.internal'], 'network'],
  [['notlocal'], 'network'],
  [['comfy.notlocal'], 'internet'],
  [['api.openai.com'], 'internet'],
  [['10.2.3.4', 'api.openai.com'], 'internet'],
] as const)('what is sent to %j stays %s', (hosts, place) => {
  expect(placeOfHosts(hosts)).toBe(place);
});
