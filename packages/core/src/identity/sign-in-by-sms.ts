import { randomUUID } from 'node:crypto';
import { AGREEMENT, CODE_ATTEMPTS } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { adoptVisitorImages } from '../images/adopt-visitor-images.ts';
import { hashCode } from './code-hash.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { maskPhoneNumber, normalisePhoneNumber } from './phone-number.ts';
import { equalInConstantTime } from './session-tokens.ts';
import type { User } from './user.ts';

export interface SignInDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: Buffer;
  readonly sessionDays: number;
}

export interface SmsSignIn {
  readonly phoneNo: string;
  readonly verifyCode: string;
  readonly source: object | undefined;
  readonly inviteCode: string | undefined;
  /** The anonymous owner whose images move to the account; null where the caller was signed in already. */
  readonly visitorId: string | null;
  /** A signed-in session that the new one replaces. */
  readonly replacedSessionId: string | null;
  readonly device: string;
}

/**
 * Signs in with a code, which works once. A new number makes an account. The session's token is always new: one that
 * somebody planted in the browser before is worth nothing afterwards.
 *
 * @throws AppError `PHONE_INVALID`, `CODE_INVALID`, `ACCOUNT_SUSPENDED`
 */
export async function signInBySms(
  { database, clock, secret, sessionDays }: SignInDependencies,
  signIn: SmsSignIn,
): Promise<OpenedSession> {
  const recipient = normalisePhoneNumber(signIn.phoneNo);
  const at = clock.now();
  const outcome = await database.transaction(async (repositories) => {
    await repositories.identity.lock(`codes ${recipient}`);
    // Failures are returned, not thrown: the counted attempt must be committed.
    if (!(await useCode(repositories, { recipient, code: signIn.verifyCode, secret, at })))
      return 'CODE_INVALID';
    const user = await findOrAddUser(repositories, recipient, signIn, at);
    if (user.status !== 'active') return 'ACCOUNT_SUSPENDED';
    await repositories.identity.addConsent({
      userId: user.id,
      document: AGREEMENT.document,
      version: AGREEMENT.version,
      acceptedAt: at,
    });
    if (signIn.visitorId !== null) {
      await adoptVisitorImages(repositories.images, { visitorId: signIn.visitorId, userId: user.id });
    }
    if (signIn.replacedSessionId !== null) {
      await repositories.identity.endSession(signIn.replacedSessionId, 'signed-in-again', at);
    }
    return openSession(repositories.identity, { user, device: signIn.device, at, days: sessionDays });
  });
  if (typeof outcome === 'string') throw new AppError(outcome, 'sign-in by SMS');
  return outcome;
}

/** Counts the attempt and closes the code when it is right. The same work is done where there is no code at all. */
async function useCode(
  { identity }: Repositories,
  { recipient, code, secret, at }: { recipient: string; code: string; secret: Buffer; at: Date },
): Promise<boolean> {
  const stored = await identity.findOpenCode('sms', recipient);
  const id = stored?.id ?? randomUUID();
  const right = equalInConstantTime(
    hashCode(secret, id, code.normalize('NFKC').trim()),
    stored?.codeHash ?? '',
  );
  await identity.countAttempt(id);
  if (!stored || !right || stored.attempts >= CODE_ATTEMPTS || stored.expiresAt <= at) return false;
  await identity.closeCodes('sms', recipient, at);
  return true;
}

async function findOrAddUser(
  { identity }: Repositories,
  phoneNo: string,
  { source, inviteCode }: SmsSignIn,
  at: Date,
): Promise<User> {
  const known = await identity.findIdentity('sms', phoneNo);
  if (known) {
    const user = await identity.findUser(known.userId);
    if (!user) throw new Error(`Identity of ${known.userId} without its user.`);
    return user;
  }
  const user: User = {
    id: `u_${randomUUID().replaceAll('-', '')}`,
    name: maskPhoneNumber(phoneNo),
    userType: 'user',
    role: 'user',
    status: 'active',
    testUser: false,
    membership: { level: 'none', expiresAt: null },
    createdAt: at,
  };
  await identity.addUser(user);
  await identity.addIdentity({
    provider: 'sms',
    subject: phoneNo,
    userId: user.id,
    secretHash: null,
    createdAt: at,
  });
  if (source !== undefined || inviteCode !== undefined) {
    await identity.addSignUpSource({ userId: user.id, source: source ?? {}, inviteCode: inviteCode ?? null });
  }
  return user;
}
