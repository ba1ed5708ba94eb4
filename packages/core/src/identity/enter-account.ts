import type { Visit } from './visit.ts';
import { randomUUID } from 'node:crypto';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { CONSENT_DOCUMENTS } from '@plumbline/contract/constants.ts';
import { roleOf } from '../access/role-of.ts';
import { checkInvite, takeInvite } from '../invitations/accept-invite.ts';
import { adoptVisitorImages } from '../images/adopt-visitor-images.ts';
import type { Repositories } from '../ports/database.ts';
import { grantSignInTickets } from '../tickets/grant-sign-in-tickets.ts';
import type { IdentityRepository } from './identity-repository.ts';
import type { Provider } from './provider.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import type { User } from './user.ts';

/** An identity whose possession was just proven. */
export interface ProvenIdentity {
  readonly provider: Provider;
  readonly subject: string;
  readonly unionId: string | null;
  /** What its owner recognises where the subject says nothing. */
  readonly label: string | null;
  /** Name of the account that a new identity makes. */
  readonly name: string;
  readonly testUser?: boolean;
}

/** The invitation code of a visit; a field that was left empty is none. */
export function inviteOf({ inviteCode }: Visit): string | undefined {
  return inviteCode === undefined || inviteCode.trim() === '' ? undefined : inviteCode;
}

/** The browser that signs in. */
export interface Arrival {
  readonly visit: Visit;
  /** The anonymous owner whose images move to the account; null where the caller was signed in already. */
  readonly visitorId: string | null;
  /** A signed-in session that the new one replaces. */
  readonly replacedSessionId: string | null;
  readonly device: string;
}

/** On what terms an installation lets people in. */
export interface EntryTerms {
  /** How long a session lasts without being used. */
  readonly sessionDays: number;
  /** Of what the installation cannot do, signing in gives nothing. */
  readonly capabilities: Capabilities;
}

/**
 * The account of a proven identity; an unknown identity makes one, by the invitation that it came with.
 *
 * @throws AppError `INVITE_INVALID`; nothing of the transaction may stay then
 */
export async function findOrAddUser(
  repositories: Repositories,
  proven: ProvenIdentity,
  visit: Visit,
  at: Date,
): Promise<User> {
  const { identity } = repositories;
  const { source } = visit;
  const typed = inviteOf(visit);
  await identity.lock(`identity ${proven.provider} ${proven.unionId ?? proven.subject}`);
  const known = await findKnown(identity, proven);
  if (known !== undefined) {
    const user = await identity.findUser(known.userId);
    if (!user) throw new Error(`Identity of ${known.userId} without its user.`);
    if (typed !== undefined) await checkInvite(repositories, { typed, userId: user.id, at });
    // Another app of the same WeChat owner: the person is known, this app's id of them is not yet.
    if (known.subject !== proven.subject) await addIdentity(identity, proven, user.id, at);
    return user;
  }
  const user: User = {
    id: `u_${randomUUID().replaceAll('-', '')}`,
    name: proven.name,
    userType: 'user',
    role: 'user',
    status: 'active',
    testUser: proven.testUser === true,
    membership: { level: 'none', expiresAt: null },
    createdAt: at,
  };
  await identity.addUser(user);
  await addIdentity(identity, proven, user.id, at);
  const inviteCode =
    typed === undefined ? null : await takeInvite(repositories, { typed, userId: user.id, at });
  if (source !== undefined || inviteCode !== null)
    await identity.addSignUpSource({ userId: user.id, source: source ?? {}, inviteCode });
  return user;
}

/** By the id over all apps first: the one within an app is new in each of them. */
export async function findKnown(
  identity: IdentityRepository,
  { provider, subject, unionId }: ProvenIdentity,
) {
  const byUnion = unionId === null ? undefined : await identity.findIdentityByUnion(unionId);
  return (await identity.findIdentity(provider, subject)) ?? byUnion;
}

export function addIdentity(
  identity: IdentityRepository,
  { provider, subject, unionId, label }: ProvenIdentity,
  userId: string,
  at: Date,
): Promise<void> {
  return identity.addIdentity({ provider, subject, unionId, label, userId, secretHash: null, createdAt: at });
}

/**
 * Opens a session for someone who has proven who they are: records the consent, moves over what a visitor left, gives
 * what signing in gives for tomorrow and ends the session before. The session's token is always new: one that somebody planted in the
 * browser is worth nothing.
 *
 * @returns `ACCOUNT_SUSPENDED` instead of throwing, so that what was counted before is committed
 */
export async function enterAccount(
  repositories: Repositories,
  user: User,
  arrival: Arrival,
  { at, sessionDays, capabilities }: EntryTerms & { readonly at: Date },
): Promise<OpenedSession | 'ACCOUNT_SUSPENDED'> {
  if (user.status === 'suspended') return 'ACCOUNT_SUSPENDED';
  const { identity, images, editorSessions, leads, ledger, talks } = repositories;
  for (const { document, version } of CONSENT_DOCUMENTS)
    await identity.addConsent({ userId: user.id, document, version, acceptedAt: at });
  if (arrival.visitorId !== null) {
    await adoptVisitorImages(images, { visitorId: arrival.visitorId, userId: user.id });
    await editorSessions.adopt(arrival.visitorId, user.id);
    await leads.adopt(arrival.visitorId, user.id);
    await talks.adopt(arrival.visitorId, user.id);
  }
  if (arrival.replacedSessionId !== null)
    await identity.endSession(arrival.replacedSessionId, 'signed-in-again', at);
  await grantSignInTickets(ledger, { id: user.id, role: roleOf(user, at) }, at, capabilities);
  return openSession(identity, { user, device: arrival.device, at, days: sessionDays });
}
