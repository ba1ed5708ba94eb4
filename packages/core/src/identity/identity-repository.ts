import type { Provider } from './provider.ts';
import type { CodeChannel } from './code-channel.ts';
import type { User } from './user.ts';

export interface Session {
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: string;
  /** User agent, shortened: what a person recognises in a list of sessions. */
  readonly device: string;
  readonly client: SessionClient;
  readonly createdAt: Date;
  /** When its user last proved who they are, other than by signing in. */
  readonly confirmedAt: Date | null;
  readonly seenAt: Date;
  readonly expiresAt: Date;
}

export type SessionEnd =
  | 'signed-in-elsewhere'
  | 'logout'
  | 'signed-in-again'
  | 'suspended'
  | 'revoked'
  | 'deleted';
export type SessionClient = 'web' | 'desktop';
/** What a code was asked for; it opens nothing else. */
export type CodePurpose = 'sign-in' | 'join' | 'confirm';

export interface Identity {
  readonly provider: Provider;
  readonly subject: string;
  readonly userId: string;
  readonly secretHash: string | null;
  /** WeChat's id of a person over all apps of one owner. */
  readonly unionId: string | null;
  /** What its owner recognises where the subject says nothing. */
  readonly label: string | null;
  readonly createdAt: Date;
}

export type NewIdentity = Omit<Identity, 'unionId' | 'label'> & Partial<Pick<Identity, 'unionId' | 'label'>>;

/** Names the identity towards its owner. */
export type ListedIdentity = Identity & { readonly id: string };

export interface CodeKey {
  readonly channel: CodeChannel;
  readonly recipient: string;
  readonly purpose: CodePurpose;
}

export interface StoredCode extends CodeKey {
  readonly id: string;
  readonly codeHash: string;
  /** Who asked, hashed: the network address. */
  readonly requester: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What a request needs of sessions to know who sent it. */
export type SessionRepository = Pick<IdentityRepository, 'findSession' | 'extendSession' | 'findSessionEnd'>;

export interface IdentityRepository {
  findUser(userId: string): Promise<User | undefined>;
  findIdentity(provider: Provider, subject: string): Promise<Identity | undefined>;
  findIdentityByUnion(unionId: string): Promise<Identity | undefined>;
  /** Oldest first. */
  listIdentities(userId: string): Promise<ListedIdentity[]>;
  /** The subject (phone number, address) a user signs in with. */
  findSubject(userId: string, provider: Provider): Promise<string | undefined>;
  addUser(user: User): Promise<void>;
  renameUser(userId: string, name: string): Promise<void>;
  addIdentity(identity: NewIdentity): Promise<void>;
  removeIdentity(id: string): Promise<void>;
  hasAdministrator(): Promise<boolean>;
  addConsent(consent: { userId: string; document: string; version: string; acceptedAt: Date }): Promise<void>;
  addSignUpSource(source: { userId: string; source: object; inviteCode: string | null }): Promise<void>;

  addSession(session: Session): Promise<void>;
  /** A session that is neither revoked nor expired, with its user. */
  findSession(tokenHash: string, now: Date): Promise<{ session: Session; user: User } | undefined>;
  extendSession(sessionId: string, seenAt: Date, expiresAt: Date): Promise<void>;
  /** Its user has just proved who they are. */
  confirmSession(sessionId: string, at: Date): Promise<void>;
  endSession(sessionId: string, why: SessionEnd, at: Date): Promise<void>;
  /** Why a session ended; undefined where it did not, or never was. */
  findSessionEnd(tokenHash: string): Promise<SessionEnd | undefined>;
  /** The account is taken over by another desktop. */
  endDesktopSessions(userId: string, at: Date): Promise<void>;
  /** Every session of a user, at once. */
  endSessionsOf(userId: string, why: SessionEnd, at: Date): Promise<void>;
  /** Revoked or expired before then. */
  deleteSessionsEndedBefore(moment: Date): Promise<void>;

  /** Failed attempts under a key since then. */
  readFailures(key: string, since: Date): Promise<{ count: number; lastAt: Date | null }>;
  addFailure(key: string, at: Date): Promise<void>;
  /** All under a key, or those of one moment. */
  removeFailures(key: string, at?: Date): Promise<void>;
  deleteFailuresBefore(moment: Date): Promise<void>;

  /** Makes others that name one of these things wait until the transaction ends. */
  lock(...names: string[]): Promise<void>;
  addCode(code: StoredCode): Promise<void>;
  /** The newest code of a recipient that is neither used nor closed, expired or not. */
  findOpenCode(key: CodeKey): Promise<StoredCode | undefined>;
  /** Of any purpose, as is what follows. */
  lastCodeAt(channel: CodeChannel, recipient: string): Promise<Date | undefined>;
  countCodesTo(channel: CodeChannel, recipient: string, since: Date): Promise<number>;
  countCodesFrom(requester: string, since: Date): Promise<number>;
  countAttempt(codeId: string): Promise<void>;
  deleteCode(codeId: string): Promise<void>;
  deleteCodesBefore(moment: Date): Promise<void>;
  /** No such code of the recipient can be used any more. */
  closeCodes(key: CodeKey, at: Date): Promise<void>;
}
