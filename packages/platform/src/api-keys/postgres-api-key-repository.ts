import type { ApiKeyRepository } from '@plumbline/core/api-keys/api-key-repository.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { apiKeys } from '../database/schema/account.ts';
import { users } from '../database/schema/identity.ts';
import { toUser } from '../identity/user-row.ts';

export function createApiKeyRepository({ sql: db }: Connection): ApiKeyRepository {
  return {
    async add(key) {
      await db.insert(apiKeys).values({ ...key, scopes: [...key.scopes] });
    },
    async list(userId) {
      return db
        .select()
        .from(apiKeys)
        .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
    },
    async find(keyHash) {
      const [row] = await db
        .select()
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)));
      return row && { key: row.api_keys, owner: toUser(row.users) };
    },
    async rename(userId, keyId, name) {
      const [row] = await db
        .update(apiKeys)
        .set({ name })
        .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
        .returning();
      return row;
    },
    async noteUse(keyId, at) {
      await db.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.id, keyId));
    },
    async revoke(userId, keyId, at) {
      const { rowCount } = await db
        .update(apiKeys)
        .set({ revokedAt: at })
        .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
      return rowCount === 1;
    },
  };
}
