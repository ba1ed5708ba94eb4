import type { EnginePolicy } from '@plumbline/contract/engines/engine-policy.ts';
import type { PlanContent } from '@plumbline/contract/plans/plan-content.ts';
import type { ToolPrices } from '@plumbline/contract/tools/tool-price.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What can be bought, version by version; the newest of a plan is what it says. A trigger of the migration refuses to
 * change or remove a row: orders were made with it.
 */
export const planVersions = pgTable(
  'plan_versions',
  {
    planId: text('plan_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<PlanContent>().notNull(),
    retired: boolean('retired').notNull(),
    /** As the administrator's account was called then; null: it came with the software. */
    changedBy: text('changed_by'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.version] })],
);

/**
 * What operators have set that pictures of the tools cost, all of it in each version; the newest is in force. As with plans,
 * rows are added, never changed.
 */
export const toolPriceVersions = pgTable('tool_price_versions', {
  version: integer('version').primaryKey(),
  prices: jsonb('prices').$type<ToolPrices>().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** What operators have set of engines, all of it in each version; as with prices, the newest is in force and rows are added. */
export const enginePolicyVersions = pgTable('engine_policy_versions', {
  version: integer('version').primaryKey(),
  policy: jsonb('policy').$type<EnginePolicy>().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});
