import { parseSettings } from '@plumbline/platform/settings/load-settings.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addressOf, isFromThisMachine, trustFunction } from './client-address.ts';

/** Whom a server with this setting takes a request for. */
async function askedBy(
  TRUST_PROXY: string | undefined,
  remoteAddress: string,
  forwarded?: string,
): Promise<{ address: string; own: boolean }> {
  const app = Fastify({ trustProxy: trustFunction(parseSettings({ TRUST_PROXY }).trustProxy) });
  app.get('/', async (request) => ({ address: addressOf(request), own: isFromThisMachine(request) }));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return answer.json();
}
const addressFor = async (...given: Parameters<typeof askedBy>) => (await askedBy(...given)).address;

const PERSON = '203.0.113.7';
const MADE_UP = '198.18.0.1';

test('by default a proxy on this machine is believed, and nobody else', async () => {
  expect(await addressFor(undefined, '127.0.0.1', PERSON)).toBe(PERSON);
  expect(await addressFor(undefined, '::ffff:127.0.0.1', PERSON)).toBe(PERSON);
  expect(await addressFor(undefined, '::1', PERSON)).toBe(PERSON);
  expect(await addressFor(undefined, '10.0.0.5', MADE_UP)).toBe('10.0.0.5');
  expect(await addressFor('none', '127.0.0.1', MADE_UP)).toBe('127.0.0.1');
});

test('named proxies are believed, what a person says before them is not', async () => {
  const trusted = '10.0.0.0/8, 192.0.2.1';
  expect(await addressFor(trusted, '10.9.9.9', PERSON)).toBe(PERSON);
  expect(await addressFor(trusted, '10.9.9.9', `${MADE_UP}, ${PERSON}`)).toBe(PERSON);
  expect(await addressFor(trusted, '10.9.9.9', `${MADE_UP}, ${PERSON}, 192.0.2.1`)).toBe(PERSON);
  expect(await addressFor(trusted, '127.0.0.1', MADE_UP)).toBe('127.0.0.1');
  expect(await addressFor(trusted, PERSON, MADE_UP)).toBe(PERSON);
});

test('a number of proxies is counted from the connection', async () => {
  expect(await addressFor('1', '10.0.0.5', `${MADE_UP}, ${PERSON}`)).toBe(PERSON);
  expect(await addressFor('2', '10.0.0.5', `${MADE_UP}, ${PERSON}, 10.0.0.6`)).toBe(PERSON);
  expect(await addressFor('2', '10.0.0.5')).toBe('10.0.0.5');
});

test('an address is one, however it is written, and what is none is the proxy’s', async () => {
  expect(await addressFor(undefined, '127.0.0.1', `::ffff:${PERSON}`)).toBe(PERSON);
  expect(await addressFor(undefined, '127.0.0.1', `${PERSON}:51234`)).toBe(PERSON);
  expect(await addressFor(undefined, '127.0.0.1', '[2001:DB8::7]:443')).toBe('2001:db8::7');
  expect(await addressFor(undefined, '127.0.0.1', 'unknown')).toBe('127.0.0.1');
});

test('only a request that no proxy passed on is this machine’s own: nobody says so of themselves', async () => {
  expect((await askedBy(undefined, '127.0.0.1')).own).toBe(true);
  expect((await askedBy(undefined, '127.0.0.1', '127.0.0.1')).own).toBe(false);
  expect((await askedBy(undefined, '127.0.0.1', 'unknown')).own).toBe(false);
  expect((await askedBy(undefined, '10.0.0.5')).own).toBe(false);
});
