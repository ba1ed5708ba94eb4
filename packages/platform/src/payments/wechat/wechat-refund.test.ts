import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { signedHeaders } from '../sandbox/wechat-sandbox.ts';
import { keys, wechatSettings } from '../testing/provider-keys.ts';
import { createWechatPay } from './wechat-pay.ts';

const clock = new TestClock('2026-03-04T08:00:00Z');
const REFUND = { orderId: 'o1', amountFen: 6_800, reason: 'a broken render' };

/** Answers as WeChat does, signed; what it answers is the test's. */
let server: Server;
let port: number;
let asked: string[];
let known: string | undefined;
let taken: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isKnown = request.method !== 'GET' || known !== undefined;
    const status = request.method === 'GET' ? known : taken;
    const body = JSON.stringify(isKnown ? { status } : { code: 'RESOURCE_NOT_EXISTS', message: '' });
    response.writeHead(isKnown ? 200 : 404, signedHeaders(body, keys, clock.now())).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  known = undefined;
  taken = 'PROCESSING';
});
const refund = () => createWechatPay(wechatSettings, clock, `http://127.0.0.1:${port}`).refund(REFUND);

test('a first wish is sent; that it was taken on does not say that the money has arrived', async () => {
  expect(await refund()).toBe('pending');
  expect(asked).toEqual(['GET /v3/refund/domestic/refunds/o1r', 'POST /v3/refund/domestic/refunds']);
});

test.each([
  ['SUCCESS', 'done'],
  ['PROCESSING', 'pending'],
] as const)('one that is known is asked for, never sent again: %s', async (status, outcome) => {
  known = status;
  expect(await refund()).toBe(outcome);
  expect(asked).toEqual(['GET /v3/refund/domestic/refunds/o1r']);
});

test.each(['CLOSED', 'ABNORMAL'])('one that WeChat gave up is a failure: %s', async (status) => {
  known = status;
  await expect(refund()).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
});

test('a status that is not known is not taken for any', async () => {
  taken = 'SOMEHOW';
  await expect(refund()).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
});
