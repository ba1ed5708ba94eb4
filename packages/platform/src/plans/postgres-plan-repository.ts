import { planContentSchema } from '@plumbline/contract/plans/plan-content.ts';
import type { PlanRepository, PlanVersion } from '@plumbline/core/plans/plan-repository.ts';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { planVersions } from '../database/schema/plans.ts';

export function createPlanRepository({ sql: db }: Connection): PlanRepository {
  return {
    async list() {
      const rows = await db
        .selectDistinctOn([planVersions.planId])
        .from(planVersions)
        .orderBy(planVersions.planId, desc(planVersions.version));
      return rows.map(toPlan);
    },
    async find(planId) {
      const [row] = await db
        .select()
        .from(planVersions)
        .where(eq(planVersions.planId, planId))
        .orderBy(desc(planVersions.version))
        .limit(1);
      return row && toPlan(row);
    },
    async history(planId) {
      const rows = await db
        .select()
        .from(planVersions)
        .where(eq(planVersions.planId, planId))
        .orderBy(desc(planVersions.version));
      return rows.map(toPlan);
    },
    async findVersions(wanted) {
      if (wanted.length === 0) return [];
      const rows = await db
        .select()
        .from(planVersions)
        .where(
          or(
            ...wanted.map(({ planId, version }) =>
              and(eq(planVersions.planId, planId), eq(planVersions.version, version)),
            ),
          ),
        );
      return rows.map(toPlan);
    },
    async add(version) {
      const added = await db.insert(planVersions).values(version).onConflictDoNothing().returning();
      return added.length > 0;
    },
  };
}

function toPlan(row: typeof planVersions.$inferSelect): PlanVersion {
  return { ...row, content: planContentSchema.parse(row.content) };
}
