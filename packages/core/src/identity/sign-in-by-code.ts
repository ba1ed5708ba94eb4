import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { CODE_CHANNELS, type CodeChannel } from './code-channel.ts';
import { limitInviteGuesses } from '../invitations/limit-guesses.ts';
import { type Arrival, type EntryTerms, enterAccount, findOrAddUser, inviteOf } from './enter-account.ts';
import type { OpenedSession } from './open-session.ts';
import { useCode } from './use-code.ts';

export interface SignInDependencies extends EntryTerms {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: Buffer;
}

export interface CodeSignIn extends Arrival {
  readonly channel: CodeChannel;
  /** Phone number or mail address as it was typed. */
  readonly recipient: string;
  readonly verifyCode: string;
  /** Network address, and how many invented invitations an hour may come from it. */
  readonly address: string;
  readonly invitesPerHour: number;
}

/**
 * Signs in with a code, which works once. A new number or address makes an account.
 *
 * @throws AppError `PHONE_INVALID`, `EMAIL_INVALID`, `CODE_INVALID`, `ACCOUNT_SUSPENDED`, and with an invitation
 * `INVITE_INVALID`, after which the same code still works without it, and `TOO_MANY_ATTEMPTS`
 */
export async function signInByCode(
  { database, clock, secret, sessionDays, capabilities }: SignInDependencies,
  { channel, recipient: typed, verifyCode, address, invitesPerHour, ...arrival }: CodeSignIn,
): Promise<OpenedSession> {
  const { normalise, mask } = CODE_CHANNELS[channel];
  const recipient = normalise(typed);
  const at = clock.now();
  const guess = { inviteCode: inviteOf(arrival.visit), recipient, address, perHour: invitesPerHour, at };
  return limitInviteGuesses({ database, secret }, guess, async () => {
    const outcome = await database.transaction(async (repositories) => {
      // Failures are returned, not thrown: the counted attempt must be committed.
      const given = { channel, recipient, purpose: 'sign-in', code: verifyCode, secret, at } as const;
      if (!(await useCode(repositories, given))) return 'CODE_INVALID';
      const proven = {
        provider: channel,
        subject: recipient,
        unionId: null,
        label: null,
        name: mask(recipient),
      };
      const user = await findOrAddUser(repositories, proven, arrival.visit, at);
      return enterAccount(repositories, user, arrival, { at, sessionDays, capabilities });
    });
    if (typeof outcome === 'string') throw new AppError(outcome, `sign-in by ${channel}`);
    return outcome;
  });
}
