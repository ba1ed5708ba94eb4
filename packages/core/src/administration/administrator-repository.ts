import type { User } from '../identity/user.ts';

export interface AdministratorSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly administratorId: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
}

export interface AdministratorRepository {
  addSession(session: AdministratorSession): Promise<void>;
  /**
   * A session that has neither ended nor expired and was used since `usedSince`, with its active administrator and
   * whether they have a second factor.
   */
  findSession(
    tokenHash: string,
    now: Date,
    usedSince: Date,
  ): Promise<
    | { readonly session: AdministratorSession; readonly user: User; readonly secondFactor: boolean }
    | undefined
  >;
  touchSession(sessionId: string, seenAt: Date): Promise<void>;
  endSession(sessionId: string, at: Date): Promise<void>;
  /** All of an administrator, save one. */
  endSessionsOf(administratorId: string, at: Date, exceptId?: string): Promise<void>;
  /** Ended or expired before then. */
  deleteSessionsEndedBefore(moment: Date): Promise<void>;
}
