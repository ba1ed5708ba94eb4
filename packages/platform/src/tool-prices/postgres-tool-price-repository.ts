import type {
  StoredToolPrices,
  ToolPriceRepository,
} from '@plumbline/core/tool-prices/tool-price-repository.ts';
import { desc } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { toolPriceVersions } from '../database/schema/plans.ts';

export function createToolPriceRepository({ sql: db }: Connection): ToolPriceRepository {
  const newest = (limit: number): Promise<StoredToolPrices[]> =>
    db.select().from(toolPriceVersions).orderBy(desc(toolPriceVersions.version)).limit(limit);
  return {
    current: async () => (await newest(1))[0],
    history: newest,
    async add(version) {
      const added = await db.insert(toolPriceVersions).values(version).onConflictDoNothing().returning();
      return added.length > 0;
    },
  };
}
