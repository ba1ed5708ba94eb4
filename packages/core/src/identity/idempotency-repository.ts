export interface IdempotencyClaim {
  readonly owner: string;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: string | null;
  /** Sealed with the asking session's token. */
  readonly cookies: string | null;
}

export type ClaimResult =
  | { readonly state: 'claimed' }
  /** The first request still runs. */
  | { readonly state: 'running' }
  | ({ readonly state: 'answered' } & StoredAnswer)
  /** The key was used with another body. */
  | { readonly state: 'conflict' };

export interface IdempotencyRepository {
  /** Claims a key for `now` … `expiresAt`; one whose holder has been silent since `abandonedBefore` is taken over. */
  claim(
    claim: IdempotencyClaim,
    times: { now: Date; expiresAt: Date; abandonedBefore: Date },
  ): Promise<ClaimResult>;
  /** Its holder still works on it. */
  refresh(claim: IdempotencyClaim, now: Date): Promise<void>;
  keepAnswer(claim: IdempotencyClaim, answer: StoredAnswer): Promise<void>;
  /** Frees a key whose work failed, so that a repeat does it again. */
  release(claim: IdempotencyClaim): Promise<void>;
  deleteExpired(now: Date): Promise<void>;
}
