import type { OwnIdentity } from '@plumbline/contract/api/joining.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { CODE_CHANNELS, type CodeChannel } from './code-channel.ts';
import type { IdentityRepository, ListedIdentity } from './identity-repository.ts';
import { joinIdentity } from './join-identity.ts';
import { useCode } from './use-code.ts';
import type { User } from './user.ts';

/** Identities of one account; nobody has more numbers and mailboxes of their own. */
const MOST = 10;

/** The ways in of an account as its owner sees them, masked. The same person in several WeChat apps is one way. */
export async function listOwnIdentities(
  identity: IdentityRepository,
  userId: string,
): Promise<OwnIdentity[]> {
  const ways = waysOf(await identity.listIdentities(userId));
  return ways.map((rows) => describe(rows, ways.length > 1));
}

export interface JoinByCode {
  readonly channel: CodeChannel;
  /** Phone number or mail address as it was typed. */
  readonly recipient: string;
  readonly verifyCode: string;
}

/**
 * Joins a phone number or mail address whose code is right to an account.
 *
 * @throws AppError `PHONE_INVALID`, `EMAIL_INVALID`, `CODE_INVALID`, `IDENTITY_TAKEN`, `IDENTITY_LIMIT`
 */
export async function joinByCode(
  {
    database,
    clock,
    secret,
  }: { readonly database: Database; readonly clock: Clock; readonly secret: Buffer },
  user: User,
  { channel, recipient: typed, verifyCode }: JoinByCode,
): Promise<void> {
  const { normalise, mask } = CODE_CHANNELS[channel];
  const recipient = normalise(typed);
  const at = clock.now();
  const refused = await database.transaction(async (repositories) => {
    const given = { channel, recipient, purpose: 'join', code: verifyCode, secret, at } as const;
    if (!(await useCode(repositories, given))) return 'CODE_INVALID';
    await repositories.identity.lock(`user ${user.id}`);
    if ((await repositories.identity.listIdentities(user.id)).length >= MOST) return 'IDENTITY_LIMIT';
    const proven = {
      provider: channel,
      subject: recipient,
      unionId: null,
      label: null,
      name: mask(recipient),
    };
    return joinIdentity(repositories, proven, user.id, at);
  });
  if (refused) throw new AppError(refused, `joining by ${channel}`);
}

/**
 * Takes a way in from an account, never the last one.
 *
 * @throws AppError `NOT_FOUND`, `LAST_IDENTITY`
 */
export async function removeOwnIdentity(database: Database, user: User, id: string): Promise<void> {
  await database.transaction(async ({ identity }) => {
    await identity.lock(`user ${user.id}`);
    const ways = waysOf(await identity.listIdentities(user.id));
    const way = ways.find((rows) => rows.some((row) => row.id === id));
    if (!way) throw new AppError('NOT_FOUND', 'no such identity of this account');
    if (ways.length === 1) throw new AppError('LAST_IDENTITY', 'nobody could come in any more');
    for (const row of way) await identity.removeIdentity(row.id);
  });
}

/** An identity of the account by its id. @throws AppError `NOT_FOUND` */
export async function findOwnIdentity(
  identity: IdentityRepository,
  userId: string,
  id: string,
): Promise<ListedIdentity> {
  const found = (await identity.listIdentities(userId)).find((row) => row.id === id);
  if (!found) throw new AppError('NOT_FOUND', 'no such identity of this account');
  return found;
}

/** Rows that are one way in: those of one WeChat person. An account name without a password lets nobody in. */
function waysOf(rows: readonly ListedIdentity[]): ListedIdentity[][] {
  const usable = rows.filter(({ provider, secretHash }) => provider !== 'account' || secretHash !== null);
  return [...Map.groupBy(usable, ({ id, unionId }) => unionId ?? id).values()];
}

function describe(rows: readonly ListedIdentity[], removable: boolean): OwnIdentity {
  const [first] = rows;
  if (!first) throw new Error('A way in without an identity.');
  const { id, provider, subject, createdAt } = first;
  const named = rows.find(({ label }) => label !== null)?.label ?? '';
  const shown = { account: subject, wechat: named, sms: '', email: '' }[provider];
  const label = provider === 'sms' || provider === 'email' ? CODE_CHANNELS[provider].mask(subject) : shown;
  return { identityId: id, provider, label, createdAt: createdAt.toISOString(), removable };
}
