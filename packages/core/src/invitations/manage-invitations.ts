import type {
  CreateInvitation,
  Invitation as InvitationAnswer,
  Invited,
} from '@plumbline/contract/api/administration/invitations.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { createInviteCode, describeInvitation, normaliseInviteCode } from './invitation.ts';
import type { InvitationFilter } from './invitation-repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}
interface PagePart {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Makes an invitation code.
 *
 * @throws AppError `INVITE_TAKEN` for a code that exists, `VALIDATION_FAILED` for an end that has passed
 */
export async function createInvitation(
  { database, clock }: Dependencies,
  administrator: Administrator,
  { code: chosen, note, maxUses, expiresAt: until, tickets }: CreateInvitation,
): Promise<InvitationAnswer> {
  const at = clock.now();
  const expiresAt = until === null ? null : new Date(until);
  if (expiresAt !== null && expiresAt <= at)
    throw new AppError('VALIDATION_FAILED', 'an invitation that has ended', {
      details: { expiresAt: 'has passed' },
    });
  const code = chosen === undefined ? createInviteCode() : normaliseInviteCode(chosen);
  const invitation = { code, note, uses: 0, maxUses, tickets, expiresAt, revokedAt: null, createdAt: at };
  await database.transaction(async (repositories) => {
    if (!(await repositories.invitations.add(invitation))) throw new AppError('INVITE_TAKEN', code);
    const details = { note, maxUses, tickets, expiresAt: expiresAt?.toISOString() ?? null };
    await audit(repositories, administrator, { act: 'invitation.create', subject: code, details, at });
  });
  return describeInvitation(invitation, at);
}

/**
 * Ends an invitation code. Who came by it keeps the account and what it was given; doing it again changes nothing.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function revokeInvitation(
  { database, clock }: Dependencies,
  administrator: Administrator,
  typed: string,
): Promise<InvitationAnswer> {
  const at = clock.now();
  const code = normaliseInviteCode(typed);
  return database.transaction(async (repositories) => {
    if (await repositories.invitations.revoke(code, at))
      await audit(repositories, administrator, { act: 'invitation.revoke', subject: code, at });
    return describeInvitation(await requireInvitation(repositories, code), at);
  });
}

export async function listInvitations(
  { invitations }: Pick<Repositories, 'invitations'>,
  filter: InvitationFilter,
  page: PagePart,
): Promise<{ items: InvitationAnswer[]; total: number }> {
  const found = await invitations.list(filter, page);
  return {
    items: found.invitations.map((invitation) => describeInvitation(invitation, filter.at)),
    total: found.total,
  };
}

/**
 * Who came by a code, newest first.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function listInvited(
  repositories: Pick<Repositories, 'invitations'>,
  typed: string,
  page: PagePart,
): Promise<{ items: Invited[]; total: number }> {
  const { code } = await requireInvitation(repositories, normaliseInviteCode(typed));
  const { people, total } = await repositories.invitations.listPeople(code, page);
  const items = people.map(({ userId, name, createdAt, paidFen }) => ({
    accountId: userId,
    accountName: name,
    createdAt: createdAt.toISOString(),
    paidFen,
  }));
  return { items, total };
}

async function requireInvitation({ invitations }: Pick<Repositories, 'invitations'>, code: string) {
  const found = await invitations.find(code);
  if (!found) throw new AppError('NOT_FOUND', `no invitation ${code}`);
  return found;
}
