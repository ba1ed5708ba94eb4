import { expect, test } from 'vitest';
import { isMetadata, isOwn } from './addresses.ts';

test.each([
  '169.254.169.254',
  '[fd00:ec2::254]',
  '[::ffff:169.254.169.254]',
  '[64:ff9b::a9fe:a9fe]',
  '100.100.100.200',
  'metadata.google.internal',
  'METADATA.google.internal.',
  '0.0.0.0',
  '[fe80::1]',
])('%s is a metadata service or link-local, and nobody’s server', (host) => {
  expect([isMetadata(host), isOwn(host)]).toEqual([true, false]);
});

test.each([
  ['127.0.0.1', true],
  ['[::1]', true],
  ['10.2.3.4', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['[::ffff:8.8.8.8]', false],
  ['[::ffff:10.0.0.1]', true],
  ['gpu-1', true],
  ['gpu.studio.internal', true],
  ['api.openai.com', false],
  ['localhost.example.com', false],
])('%s stands in one’s own network: %s', (host, own) => {
  expect([isMetadata(host), isOwn(host)]).toEqual([false, own]);
});
