import type {
  EnginePolicyRepository,
  StoredEnginePolicy,
} from '@plumbline/core/engines/engine-policy-repository.ts';
import { desc } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { enginePolicyVersions } from '../database/schema/plans.ts';

export function createEnginePolicyRepository({ sql: db }: Connection): EnginePolicyRepository {
  const newest = (limit: number): Promise<StoredEnginePolicy[]> =>
    db.select().from(enginePolicyVersions).orderBy(desc(enginePolicyVersions.version)).limit(limit);
  return {
    current: async () => (await newest(1))[0],
    history: newest,
    async add(version) {
      const added = await db.insert(enginePolicyVersions).values(version).onConflictDoNothing().returning();
      return added.length > 0;
    },
  };
}
