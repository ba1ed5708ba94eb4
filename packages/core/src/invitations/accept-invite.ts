import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import { grantTickets } from '../tickets/grant-tickets.ts';
import { invitationState, normaliseInviteCode } from './invitation.ts';

/**
 * A new account comes by a code: one more use of it, and what it gives.
 *
 * @returns the code as it is kept
 * @throws AppError `INVITE_INVALID`, so that the transaction which makes the account leaves nothing behind
 */
export async function takeInvite(
  { invitations, ledger }: Pick<Repositories, 'invitations' | 'ledger'>,
  { typed, userId, at }: { readonly typed: string; readonly userId: string; readonly at: Date },
): Promise<string> {
  const taken = await invitations.take(normaliseInviteCode(typed), at);
  if (!taken) throw new AppError('INVITE_INVALID', 'unknown, used up, expired or revoked');
  const { code, tickets: amount } = taken;
  if (amount > 0)
    await grantTickets(ledger, {
      key: `invitation:${code}:${userId}`,
      userId,
      counter: 'tickets',
      amount,
      reason: `invitation ${code}`,
      at,
    });
  return code;
}

/**
 * A known account comes with a code, which invites nobody any more: it is not used up, but an invented one is refused as
 * for anybody. The account's own code, long used up, is not.
 *
 * @param userId null where nobody is known yet
 * @throws AppError `INVITE_INVALID`
 */
export async function checkInvite(
  { invitations }: Pick<Repositories, 'invitations'>,
  { typed, userId, at }: { readonly typed: string; readonly userId: string | null; readonly at: Date },
): Promise<void> {
  const code = normaliseInviteCode(typed);
  const found = await invitations.find(code);
  if (found && invitationState(found, at) === 'open') return;
  if (found && userId !== null && (await invitations.cameBy(userId, code))) return;
  throw new AppError('INVITE_INVALID', 'unknown, used up, expired or revoked');
}
