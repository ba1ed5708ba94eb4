import { checkInvite } from '../../invitations/accept-invite.ts';
import { limitInviteGuesses } from '../../invitations/limit-guesses.ts';
import type { Database } from '../../ports/database.ts';
import { inviteOf } from '../enter-account.ts';
import type { Visit } from '../visit.ts';

/**
 * Refuses an invitation code before the way over WeChat begins: at its end there is no form to take it out of. It is
 * used up at the end, where it may have gone to somebody else in between.
 *
 * @throws AppError `INVITE_INVALID`, `TOO_MANY_ATTEMPTS`
 */
export async function judgeInvite(
  { database, secret }: { readonly database: Database; readonly secret: Buffer },
  {
    visit,
    ...from
  }: { readonly visit: Visit; readonly address: string; readonly perHour: number; readonly at: Date },
): Promise<void> {
  const inviteCode = inviteOf(visit);
  if (inviteCode === undefined) return;
  await limitInviteGuesses({ database, secret }, { inviteCode, recipient: '', ...from }, () =>
    checkInvite(database, { typed: inviteCode, userId: null, at: from.at }),
  );
}
