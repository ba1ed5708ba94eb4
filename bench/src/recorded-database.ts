import type { Database } from '@plumbline/core/ports/database.ts';
import { connectionOf } from '@plumbline/platform/database/connection.ts';
import { createPool } from '@plumbline/platform/database/create-pool.ts';
import { createImageRepository } from '@plumbline/platform/images/postgres-image-repository.ts';
import { createWorkRepository } from '@plumbline/platform/works/postgres-work-repository.ts';
import type pg from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** Repositories whose statements can be run once more by themselves. */
export function recordedDatabase(url: string): {
  readonly pool: pg.Pool;
  readonly database: Pick<Database, 'works' | 'images'>;
  /** PostgreSQL's own time for the statements of some work, planning included, and how it found their rows. */
  explain(work: () => Promise<void>): Promise<{ ms: number; plan: string }>;
} {
  const pool = createPool(url, () => undefined, { statementTimeoutMs: 600_000 });
  const recording = createPool(url, () => undefined);
  const statements: { text: string; values: unknown[] }[] = [];
  const query = recording.query.bind(recording) as (config: { text: string }, values: unknown[]) => unknown;
  recording.query = ((config: { text: string }, values: unknown[]) => {
    statements.push({ text: config.text, values });
    return query(config, values);
  }) as typeof recording.query;
  const end = pool.end.bind(pool) as () => Promise<void>;
  pool.end = (async () => {
    await recording.end();
    await end();
  }) as typeof pool.end;
  const connection = connectionOf(recording);
  return {
    pool,
    database: { works: createWorkRepository(connection), images: createImageRepository(connection) },
    async explain(work) {
      statements.length = 0;
      await work();
      let ms = 0;
      const plans: string[] = [];
      for (const { text, values } of statements) {
        const { rows } = await pool.query(`explain (analyze, timing off, format json) ${text}`, values);
        const [{ Plan: plan, ...times }] = rows[0]['QUERY PLAN'];
        ms += times['Planning Time'] + times['Execution Time'];
        plans.push(scansOf(plan).join(', '));
      }
      return { ms, plan: [...new Set(plans)].join(' | ') };
    },
  };
}

function scansOf(plan: Plan): string[] {
  const own =
    plan['Index Name'] ?? (plan['Node Type'] === 'Seq Scan' ? `all of ${plan['Relation Name']}` : undefined);
  return [...new Set([...(own === undefined ? [] : [own]), ...(plan.Plans ?? []).flatMap(scansOf)])];
}
