import type { FaceOutcome } from '../ports/face-verifier.ts';

export interface FaceVerification {
  readonly id: string;
  readonly userId: string;
  /** The provider's name of it; empty until it has answered. */
  readonly reference: string;
  readonly state: FaceOutcome;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface FaceRepository {
  add(verification: FaceVerification): Promise<void>;
  setReference(id: string, reference: string): Promise<void>;
  /** The one begun last. */
  findLatest(userId: string): Promise<FaceVerification | undefined>;
  countSince(userId: string, since: Date): Promise<number>;
  /** Ends one that still waits. @returns whether it did: of several at once, one succeeds */
  end(id: string, state: Exclude<FaceOutcome, 'waiting'>, at: Date): Promise<boolean>;
  /** When the account was last verified; null: never, or taken back. */
  verifiedAt(userId: string): Promise<Date | null>;
  setVerifiedAt(userId: string, at: Date | null): Promise<void>;
  /**
   * Takes back what is known: every verification of the account. Of those begun since `since` that they were begun stays,
   * so that taking back is no way around the limit; nothing finds them any more.
   */
  forget(userId: string, since: Date): Promise<void>;
  /** Deletes what was begun before `moment`, and what is forgotten and was begun before `forgotten`. */
  deleteBefore(moment: Date, forgotten: Date): Promise<void>;
}
