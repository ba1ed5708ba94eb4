import type { User } from '../identity/user.ts';

export interface ApiKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly start: string;
  readonly keyHash: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Keys that are revoked are in no answer. */
export interface ApiKeyRepository {
  add(key: ApiKey): Promise<void>;
  /** Newest first. */
  list(userId: string): Promise<ApiKey[]>;
  find(keyHash: string): Promise<{ key: ApiKey; owner: User } | undefined>;
  noteUse(keyId: string, at: Date): Promise<void>;
  /** Whether there was such a key of this user. */
  revoke(userId: string, keyId: string, at: Date): Promise<boolean>;
}
