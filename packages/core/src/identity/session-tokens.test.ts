import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  createSessionToken,
  csrfTokenOf,
  equalInConstantTime,
  issueVisitorToken,
  readVisitorToken,
} from './session-tokens.ts';

const secret = randomBytes(32);
const now = new Date('2026-03-01T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('a visitor token is read back, keeps its visitor when issued again, and does not show the id', () => {
  const token = issueVisitorToken(secret, now);
  const visitor = readVisitorToken(secret, token, now, 30);
  expect(visitor).toMatchObject({ stale: false });
  expect(token).not.toContain(visitor?.visitorId.slice(2) ?? '');
  expect(readVisitorToken(secret, token, later(2), 30)).toEqual({ ...visitor, stale: true });
  const again = issueVisitorToken(secret, later(2), token);
  expect(again).not.toBe(token);
  expect(readVisitorToken(secret, again, later(2), 30)).toEqual(visitor);
});

test('a visitor token that is forged, changed, foreign or old is nobody', () => {
  const token = issueVisitorToken(secret, now);
  const [kind, random, day, mac] = token.split('.');
  const forged = [
    `${kind}.${random}x.${day}.${mac}`,
    `${kind}.${random}.zzz.${mac}`,
    `${kind}.${random}.${day}.${mac?.slice(1)}`,
    `${token}.`,
    'v...',
    'v',
    '',
    issueVisitorToken(randomBytes(32), now),
  ];
  for (const candidate of forged) expect(readVisitorToken(secret, candidate, now, 30)).toBeUndefined();
  expect(readVisitorToken(secret, token, later(31), 30)).toBeUndefined();
});

test('a CSRF token belongs to one session and one installation', () => {
  const [one, two] = [createSessionToken(), createSessionToken()];
  expect(csrfTokenOf(secret, one)).toBe(csrfTokenOf(secret, one));
  expect(csrfTokenOf(secret, one)).not.toBe(csrfTokenOf(secret, two));
  expect(csrfTokenOf(secret, one)).not.toBe(csrfTokenOf(randomBytes(32), one));
});

test('the CSRF token of a visitor outlives the renewal of the session', () => {
  const token = issueVisitorToken(secret, now);
  expect(csrfTokenOf(secret, issueVisitorToken(secret, later(2), token))).toBe(csrfTokenOf(secret, token));
  expect(csrfTokenOf(secret, issueVisitorToken(secret, now))).not.toBe(csrfTokenOf(secret, token));
});

test('texts of different lengths are compared too', () => {
  expect(equalInConstantTime('abc', 'abc')).toBe(true);
  expect(equalInConstantTime('abc', 'abcd')).toBe(false);
  expect(equalInConstantTime('', '')).toBe(true);
});
