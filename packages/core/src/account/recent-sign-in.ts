import { RECENT_SIGN_IN_MINUTES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { AccountRepository } from './account-repository.ts';

/**
 * Asks that who is signed in has just proved who they are: a browser that was left open, or a key, is not enough for
 * what takes an account over or away.
 *
 * @throws AppError `FORBIDDEN` for callers without a session of their own, `SIGN_IN_AGAIN`
 */
export async function requireRecentSignIn(
  account: AccountRepository,
  {
    userId,
    sessionId,
    at,
  }: { readonly userId: string; readonly sessionId: string | null; readonly at: Date },
): Promise<void> {
  if (sessionId === null) throw new AppError('FORBIDDEN', 'only a person at a browser may do this');
  const session = (await account.listSessions(userId, at)).find(({ id }) => id === sessionId);
  const proved = session && Math.max(session.createdAt.getTime(), session.confirmedAt?.getTime() ?? 0);
  if (proved === undefined || at.getTime() - proved > RECENT_SIGN_IN_MINUTES * 60_000)
    throw new AppError('SIGN_IN_AGAIN', 'the sign-in is not recent');
}
