import type { ApiKeyScope } from '@plumbline/contract/access/api-key-scopes.ts';
import type { User } from '../identity/user.ts';

export interface ApiKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly start: string;
  readonly keyHash: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Null: what every key may. */
  readonly requestsPerMinute: number | null;
  /** Null: what the account has. */
  readonly ticketsPerDay: number | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Keys that are revoked are in no answer. */
export interface ApiKeyRepository {
  add(key: ApiKey): Promise<void>;
  /** Newest first. */
  list(userId: string): Promise<ApiKey[]>;
  find(keyHash: string): Promise<{ key: ApiKey; owner: User } | undefined>;
  /** @returns undefined where there is no such key of this user */
  rename(userId: string, keyId: string, name: string): Promise<ApiKey | undefined>;
  noteUse(keyId: string, at: Date): Promise<void>;
  /** Whether there was such a key of this user. */
  revoke(userId: string, keyId: string, at: Date): Promise<boolean>;
}
