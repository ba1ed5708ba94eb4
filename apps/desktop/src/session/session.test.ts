import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { MemorySecret } from '../testing/memory-ports.ts';
import { Session, type SessionState } from './session.ts';

let server: FakeServer;
let token: MemorySecret;
let clock: ManualClock;
let phases: SessionState['phase'][];
let session: Session;
beforeEach(() => {
  server = new FakeServer();
  token = new MemorySecret();
  clock = new ManualClock();
  phases = [];
  session = new Session({ server, token, clock, onChange: ({ phase }) => phases.push(phase) });
});

describe('at the start', () => {
  test('without a token it is logged out', async () => {
    await session.signInAgain();
    expect(phases).toEqual(['auto-login', 'logged-out']);
  });

  test('with the token of the last time it signs in by itself', async () => {
    token.value = 'kept';
    await session.signInAgain();
    expect([server.token, session.state.phase, session.state.name, session.state.tickets]).toEqual([
      'kept',
      'signed-in',
      'Lin',
      8,
    ]);
    expect(phases[0]).toBe('auto-login');
  });

  test.each([
    ['UNAUTHORIZED', 'expired'],
    ['ACCOUNT_EXPIRED', 'expired'],
    ['LOGGED_IN_ELSEWHERE', 'elsewhere'],
  ] as const)('%s ends it as %s, and the token is forgotten', async (code, phase) => {
    token.value = 'kept';
    server.refuse('me', code);
    await session.signInAgain();
    expect([session.state.phase, session.state.failure?.code, token.value, server.token]).toEqual([
      phase,
      code,
      undefined,
      undefined,
    ]);
  });

  test('without a network it stays signed in, with the token', async () => {
    token.value = 'kept';
    server.refuse('me', 'NETWORK_ERROR');
    await session.signInAgain();
    expect([session.state.phase, session.state.failure?.code, token.value]).toEqual([
      'signed-in',
      'NETWORK_ERROR',
      'kept',
    ]);
  });

  test('an enterprise whose term is over is expired', async () => {
    token.value = 'kept';
    server.user = { ...server.user, expiredSince: '2026-01-01T00:00:00Z' };
    await session.signInAgain();
    expect([session.state.phase, session.state.failure?.code]).toEqual(['expired', 'ACCOUNT_EXPIRED']);
  });
});

describe('signing in', () => {
  test('keeps the token', async () => {
    await session.signInByEmail('a@b.c', '1234');
    expect([session.state.phase, token.value]).toEqual(['signed-in', 'plumb_device_a']);
    await session.signInByAccount('studio', 'secret');
    expect(token.value).toBe('plumb_device_b');
  });

  test('what can be mended says what it is, everything else is a failed login', async () => {
    server.refuse('signInByAccount', 'PASSWORD_WRONG', 'UNKNOWN_ERROR');
    await session.signInByAccount('studio', 'wrong');
    expect(session.state.failure?.code).toBe('PASSWORD_WRONG');
    await session.signInByAccount('studio', 'secret');
    expect([session.state.phase, session.state.failure?.code]).toEqual([
      'logged-out',
      'DESKTOP_LOGIN_FAILED',
    ]);
  });

  test('by a code is followed until it is confirmed', async () => {
    await session.startScan();
    expect(session.state.scan?.state).toBe('waiting');
    server.scan = 'scanned';
    await clock.move(2000);
    expect(session.state.scan?.state).toBe('scanned');
    server.scan = 'confirmed';
    await clock.move(2000);
    expect([session.state.phase, session.state.scan, token.value]).toEqual([
      'signed-in',
      null,
      'plumb_device_c',
    ]);
  });

  test('a code that ran out says so and is not asked about again; one that nobody looks at neither', async () => {
    await session.startScan();
    server.scan = 'expired';
    await clock.move(2000);
    expect(session.state.scan?.state).toBe('expired');
    const asked = server.calls.filter((name) => name === 'pollScan').length;
    await clock.move(60_000);
    expect(server.calls.filter((name) => name === 'pollScan')).toHaveLength(asked);
    await session.startScan();
    session.stopScan();
    await clock.move(60_000);
    expect(server.calls.filter((name) => name === 'pollScan')).toHaveLength(asked);
  });
});

describe('signed in', () => {
  beforeEach(() => session.signInByEmail('a@b.c', '1'));

  test('another computer takes over in the middle of the work', async () => {
    await session.hear(new AppError('LOGGED_IN_ELSEWHERE', 'a call'));
    expect([session.state.phase, token.value]).toEqual(['elsewhere', undefined]);
  });

  test('failures that say nothing of the session leave it alone', async () => {
    await session.hear(new AppError('NETWORK_ERROR', 'a call'));
    await session.hear(new Error('a bug'));
    expect(session.state.phase).toBe('signed-in');
  });

  test('signing out needs no server', async () => {
    server.refuse('signOut', 'NETWORK_ERROR');
    await session.signOut();
    expect([session.state.phase, token.value, server.token]).toEqual(['logged-out', undefined, undefined]);
  });
});
