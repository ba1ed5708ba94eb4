import OpenAI from 'openai';
import { expect, test } from 'vitest';
import { faultOf } from './fault-of.ts';
import { waitOf } from './patient-call.ts';

const told = (status: number, headers: Record<string, string>, body: object = { message: 'told' }) =>
  OpenAI.APIError.generate(status, { error: body }, undefined, new Headers(headers));

test.each([
  [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 1_500],
  [{ 'retry-after': '2' }, 2_000],
  [{ 'x-ratelimit-reset-requests': '6m0s' }, 360_000],
  [{ 'x-ratelimit-reset-requests': '12ms' }, 12],
  [{ 'x-ratelimit-reset-requests': '-1' }, undefined],
  [{}, undefined],
])('%j is %j ms', (headers, wait) => {
  expect(waitOf(told(429, headers))).toBe(wait);
});

test('a date is waited for until it is there', () => {
  const soon = new Date(Date.now() + 5_000).toUTCString();
  const wait = waitOf(told(429, { 'retry-after': soon })) ?? 0;
  expect(wait).toBeGreaterThan(2_000);
  expect(wait).toBeLessThan(6_000);
});

test.each([
  [400, { message: 'm', code: 'content_policy_violation' }, 'content_refused', false],
  [403, { message: 'verify your organisation' }, 'auth', false],
  [404, { message: 'no such model', code: 'model_not_found' }, 'missing_model', false],
  [413, { message: 'too large' }, 'bad_image', false],
  [429, { message: 'slow down', code: 'rate_limit_exceeded' }, 'rate_limited', true],
  [429, { message: 'm', code: 'insufficient_quota' }, 'quota', false],
  [503, { message: 'overloaded' }, 'server_error', true],
] as const)('%i %j is %s', (status, body, fault, retryable) => {
  expect(faultOf(told(status, {}, body))).toMatchObject({ fault, retryable });
});
