import type { FaceOutcome } from '../ports/face-verifier.ts';

export interface FaceVerification {
  readonly id: string;
  readonly userId: string;
  /** The provider's name of it. */
  readonly reference: string;
  readonly state: FaceOutcome;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface FaceRepository {
  add(verification: FaceVerification): Promise<void>;
  /** The one begun last. */
  findLatest(userId: string): Promise<FaceVerification | undefined>;
  countSince(userId: string, since: Date): Promise<number>;
  /** Ends one that still waits. @returns whether it did: of several at once, one succeeds */
  end(id: string, state: Exclude<FaceOutcome, 'waiting'>, at: Date): Promise<boolean>;
  /** When the account was last verified; null: never, or taken back. */
  verifiedAt(userId: string): Promise<Date | null>;
  setVerifiedAt(userId: string, at: Date | null): Promise<void>;
  /** Takes back what is known: every verification of the account. */
  forget(userId: string): Promise<void>;
  deleteBefore(moment: Date): Promise<void>;
}
