import type { Repositories } from '../ports/database.ts';
import { addIdentity, findKnown, type ProvenIdentity } from './enter-account.ts';

/**
 * Joins a proven identity to an account. One that the account has already is no error.
 *
 * @returns `IDENTITY_TAKEN` where it belongs to another account; nobody loses an identity to someone else's wish
 */
export async function joinIdentity(
  { identity }: Repositories,
  proven: ProvenIdentity,
  userId: string,
  at: Date,
): Promise<undefined | 'IDENTITY_TAKEN'> {
  await identity.lock(`user ${userId}`, `identity ${proven.provider} ${proven.unionId ?? proven.subject}`);
  const known = await findKnown(identity, proven);
  if (known !== undefined && known.userId !== userId) return 'IDENTITY_TAKEN';
  if (known?.subject !== proven.subject) await addIdentity(identity, proven, userId, at);
  return undefined;
}
