import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { expect, test, vi } from 'vitest';
import { SessionGuard } from './session-guard.ts';

function open(server: string | null = null) {
  const guard = new SessionGuard();
  const askToSignIn = vi.fn();
  const askServer = vi.fn(() => Promise.resolve(server));
  guard.follow({ userId: () => 'ann', askServer, askToSignIn });
  return { guard, askToSignIn, askServer };
}
const refusal = (code: 'LOGIN_REQUIRED' | 'IMAGE_NOT_FOUND') => new AppError(code, 'refused');
const act = { changes: true };
const read = { changes: false };
const calm = () => new Promise((done) => setTimeout(done));

test('calls that a session’s end refused ask once, and go on after signing in', async () => {
  const { guard, askToSignIn } = open();
  const call = vi.fn().mockRejectedValueOnce(refusal('LOGIN_REQUIRED')).mockResolvedValue('started');
  const other = vi.fn().mockRejectedValueOnce(refusal('IMAGE_NOT_FOUND')).mockResolvedValue('read');
  const both = Promise.all([guard.run(call, act), guard.run(other, read)]);
  await calm();
  expect([askToSignIn.mock.calls.length, guard.asking]).toEqual([1, true]);
  guard.resume();
  expect(await both).toEqual(['started', 'read']);
  expect([call.mock.calls.length, other.mock.calls.length, guard.asking]).toEqual([2, 2, false]);
});

test('who does not sign in is refused, is not asked for reads again, and is for the next act', async () => {
  const { guard, askToSignIn } = open();
  const call = () => Promise.reject(refusal('LOGIN_REQUIRED'));
  const first = expect(guard.run(call, act)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  await calm();
  guard.decline();
  await first;
  await expect(guard.run(call, read)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  expect(askToSignIn).toHaveBeenCalledTimes(1);
  guard.run(call, act).catch(() => undefined);
  await calm();
  expect(askToSignIn).toHaveBeenCalledTimes(2);
});

test('what is really not there, and what a visitor may not, is refused without a question', async () => {
  const { guard, askToSignIn, askServer } = open('ann');
  await expect(guard.run(() => Promise.reject(refusal('IMAGE_NOT_FOUND')), read)).rejects.toMatchObject({
    code: 'IMAGE_NOT_FOUND',
  });
  expect(askServer).toHaveBeenCalledTimes(1);
  guard.follow({ userId: () => null, askServer, askToSignIn });
  await expect(guard.run(() => Promise.reject(refusal('LOGIN_REQUIRED')), act)).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  });
  expect(askToSignIn).not.toHaveBeenCalled();
});

test('a call that is given up meanwhile waits no longer', async () => {
  const { guard } = open();
  const leave = new AbortController();
  const call = vi.fn(() => Promise.reject(refusal('LOGIN_REQUIRED')));
  const gone = expect(guard.run(call, { ...read, signal: leave.signal })).rejects.toThrow('left');
  await calm();
  leave.abort(new Error('left'));
  await gone;
  guard.resume();
  expect(call).toHaveBeenCalledTimes(1);
});
