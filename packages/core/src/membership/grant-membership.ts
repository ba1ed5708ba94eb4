import type { User } from '../identity/user.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { type CurrentMembership, currentMembership } from './current-membership.ts';
import type { MembershipGrant } from './membership-grant.ts';

type Books = Pick<Repositories, 'identity' | 'memberships'>;

/**
 * Gives a membership, once for each key, whoever gives it: an order, an administrator. It extends from the later of now
 * and the present end; a permanent one stays. To be called inside a transaction.
 *
 * @returns what the person is now; undefined where there is no such user
 */
export async function grantMembership(
  books: Books,
  grant: Omit<MembershipGrant, 'takenBackAt'>,
): Promise<CurrentMembership | undefined> {
  const user = await openBooks(books, grant.userId, grant.grantedAt);
  if (!user) return undefined;
  await books.memberships.add({ ...grant, takenBackAt: null });
  return settle(books, user.id, grant.grantedAt);
}

export interface TakenBack {
  readonly userId: string;
  /** `all` = whatever the person was given. */
  readonly keys: readonly string[] | 'all';
  readonly at: Date;
}

/** Takes memberships back, for a refund or by an administrator; what the person was given besides stays. */
export async function takeBackMembership(
  books: Books,
  { userId, keys, at }: TakenBack,
): Promise<CurrentMembership | undefined> {
  const user = await openBooks(books, userId, at);
  if (!user) return undefined;
  const given = await books.memberships.list(user.id);
  await books.memberships.takeBack(keys === 'all' ? given.map(({ key }) => key) : keys, at);
  return settle(books, user.id, at);
}

/** Lets users whose membership ended be what they are now. May run anywhere and any number of times. */
export async function sweepMemberships(database: Database, now: Date): Promise<void> {
  for (const userId of await database.memberships.endedUserIds(now, 500)) {
    await database.transaction(async (books) => {
      const user = await openBooks(books, userId, now);
      if (user) await settle(books, user.id, now);
    });
  }
}

/** Nobody else changes this person's membership until the transaction ends, and its lines agree with the columns. */
async function openBooks(
  { identity, memberships }: Books,
  userId: string,
  at: Date,
): Promise<User | undefined> {
  await identity.lock(`user ${userId}`);
  const user = await identity.findUser(userId);
  if (!user) return undefined;
  const lines = await memberships.list(user.id);
  if (agree(user, lines, at)) return user;
  await memberships.takeBack(
    lines.map(({ key }) => key),
    at,
  );
  const carried = carriedOver(user, lines.length);
  if (carried) await memberships.add(carried);
  return user;
}

async function settle({ memberships }: Books, userId: string, at: Date): Promise<CurrentMembership> {
  const current = currentMembership(await memberships.list(userId), at);
  await memberships.setCurrent(userId, current);
  return current;
}

/** Whether the columns say what the lines say, or said before the end that the columns still show. */
function agree({ userType, membership }: User, lines: readonly MembershipGrant[], at: Date): boolean {
  const { level, expiresAt } = membership;
  const moments = expiresAt !== null && expiresAt <= at ? [at, new Date(expiresAt.getTime() - 1)] : [at];
  return moments.some((moment) => {
    const told = currentMembership(lines, moment);
    return (
      told.userType === userType &&
      told.membership.level === level &&
      told.membership.expiresAt?.getTime() === expiresAt?.getTime()
    );
  });
}

/** What an administrator set in the columns becomes a line in place of the others, so that a later grant adds to it. */
function carriedOver(user: User, before: number): MembershipGrant | undefined {
  const { level, expiresAt } = user.membership;
  const isEnterprise = user.userType === 'enterprise';
  if (!isEnterprise && level === 'none') return undefined;
  return {
    key: `carried:${user.id}:${before}`,
    userId: user.id,
    tier: isEnterprise ? 'enterprise' : 'member',
    level: level !== 'none' ? level : expiresAt === null ? 'permanent' : 'month',
    span: expiresAt === null ? { permanent: true } : { until: expiresAt },
    reason: 'held before',
    grantedAt: user.createdAt,
    takenBackAt: null,
  };
}
