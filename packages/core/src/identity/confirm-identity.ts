import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { checkPassword } from './check-password.ts';
import type { ListedIdentity } from './identity-repository.ts';
import { useCode } from './use-code.ts';

export interface Confirmation {
  /** One of the account's own identities. */
  readonly identity: ListedIdentity;
  readonly sessionId: string;
  /** A code of purpose `confirm`, or the password of an account. */
  readonly proof: string;
  /** Network address, and the failures an hour it may have. */
  readonly address: string;
  readonly perHour: number;
}

/**
 * Notes on a session that its user has just proved once more who they are.
 *
 * @throws AppError `CODE_INVALID`, `PASSWORD_WRONG`, `TOO_MANY_ATTEMPTS`, `NOT_FOUND` for a way without code or password
 */
export async function confirmIdentity(
  {
    database,
    clock,
    secret,
  }: { readonly database: Database; readonly clock: Clock; readonly secret: Buffer },
  { identity, sessionId, proof, address, perHour }: Confirmation,
): Promise<void> {
  const { provider, subject } = identity;
  const at = clock.now();
  if (provider === 'account') {
    await checkPassword({ database, clock, secret }, { account: subject, password: proof, address, perHour });
  } else if (provider === 'wechat') {
    throw new AppError('NOT_FOUND', 'WeChat confirms by signing in again');
  } else {
    const given = {
      channel: provider,
      recipient: subject,
      purpose: 'confirm',
      code: proof,
      secret,
      at,
    } as const;
    const right = await database.transaction((repositories) => useCode(repositories, given));
    if (!right) throw new AppError('CODE_INVALID', 'confirming who one is');
  }
  await database.identity.confirmSession(sessionId, at);
}
