import type { RouteAccessRepository } from '@plumbline/core/access/route-access-repository.ts';
import type { RouteRule } from '@plumbline/contract/access/route-access.ts';
import type { Connection } from '../database/connection.ts';
import { routeAccess } from '../database/schema/route-access.ts';

export function createRouteAccessRepository({ sql: db }: Connection): RouteAccessRepository {
  return {
    async list() {
      return (await db.select().from(routeAccess).orderBy(routeAccess.accessKey)) as RouteRule[];
    },
    async put({ accessKey, hiddenFrom }) {
      const row = { accessKey, hiddenFrom: [...hiddenFrom] };
      await db
        .insert(routeAccess)
        .values(row)
        .onConflictDoUpdate({ target: routeAccess.accessKey, set: { hiddenFrom: row.hiddenFrom } });
    },
  };
}
