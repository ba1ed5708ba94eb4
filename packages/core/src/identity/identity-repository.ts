import type { User } from './user.ts';

export interface Session {
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: string;
  /** User agent, shortened: what a person recognises in a list of sessions. */
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
}

export type SessionEnd = 'logout' | 'signed-in-again' | 'suspended' | 'revoked' | 'deleted';
export type Provider = 'sms' | 'email' | 'wechat' | 'account';

export interface Identity {
  readonly provider: Provider;
  readonly subject: string;
  readonly userId: string;
  readonly secretHash: string | null;
  readonly createdAt: Date;
}

export interface StoredCode {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  readonly codeHash: string;
  /** Who asked, hashed: the network address. */
  readonly requester: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface IdentityRepository {
  findUser(userId: string): Promise<User | undefined>;
  findIdentity(provider: Provider, subject: string): Promise<Identity | undefined>;
  /** The subject (phone number, address) a user signs in with. */
  findSubject(userId: string, provider: Provider): Promise<string | undefined>;
  addUser(user: User): Promise<void>;
  renameUser(userId: string, name: string): Promise<void>;
  addIdentity(identity: Identity): Promise<void>;
  hasAdministrator(): Promise<boolean>;
  addConsent(consent: { userId: string; document: string; version: string; acceptedAt: Date }): Promise<void>;
  addSignUpSource(source: { userId: string; source: object; inviteCode: string | null }): Promise<void>;

  addSession(session: Session): Promise<void>;
  /** A session that is neither revoked nor expired, with its user. */
  findSession(tokenHash: string, now: Date): Promise<{ session: Session; user: User } | undefined>;
  extendSession(sessionId: string, seenAt: Date, expiresAt: Date): Promise<void>;
  endSession(sessionId: string, why: SessionEnd, at: Date): Promise<void>;
  /** Every session of a user, at once. */
  endSessionsOf(userId: string, why: SessionEnd, at: Date): Promise<void>;
  /** Revoked or expired before then. */
  deleteSessionsEndedBefore(moment: Date): Promise<void>;

  /** Makes others that name one of these things wait until the transaction ends. */
  lock(...names: string[]): Promise<void>;
  addCode(code: StoredCode): Promise<void>;
  /** The newest code of a recipient that is neither used nor closed, expired or not. */
  findOpenCode(channel: StoredCode['channel'], recipient: string): Promise<StoredCode | undefined>;
  lastCodeAt(channel: StoredCode['channel'], recipient: string): Promise<Date | undefined>;
  countCodesTo(channel: StoredCode['channel'], recipient: string, since: Date): Promise<number>;
  countCodesFrom(requester: string, since: Date): Promise<number>;
  countAttempt(codeId: string): Promise<void>;
  deleteCode(codeId: string): Promise<void>;
  deleteCodesBefore(moment: Date): Promise<void>;
  /** No code of the recipient can be used any more. */
  closeCodes(channel: StoredCode['channel'], recipient: string, at: Date): Promise<void>;
}
