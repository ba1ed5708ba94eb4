import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '@plumbline/platform/services.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { listKeys, namedKeys, sweepAll } from '@plumbline/worker/testing/stored-keys.ts';

/** Without any task that ends: how long all of them take depends on the machine. */
const PATIENCE_MS = 300_000;

export interface Examined {
  readonly tasks: number;
  readonly done: number;
  readonly failed: number;
  /** Claims beyond each task's first. */
  readonly repeats: number;
  readonly charged: number;
}

interface Counted extends Examined {
  readonly open: number;
}

/** Waits until nothing is queued or runs any more. @throws with what stays, where none has ended for five minutes */
export async function untilAllEnded({ pool }: Services): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let deadline = Date.now() + PATIENCE_MS; ; await wait(500)) {
    // The database itself may just be away.
    const open = await pool
      .query(
        "select task_id, state, attempts, claim, stage, held_by, retry_at from tasks where state in ('queued', 'running')",
      )
      .catch(() => undefined);
    const left = open?.rowCount ?? fewest;
    if (left === 0) return;
    if (left < fewest) {
      fewest = left;
      deadline = Date.now() + PATIENCE_MS;
    }
    if (Date.now() < deadline) continue;
    const workers = await pool.query('select worker_id, slots, seen_at, beat_at from workers');
    throw new Error(
      `${open?.rowCount} tasks do not end: ${JSON.stringify(open?.rows.slice(0, 5))}; workers ${JSON.stringify(workers.rows.slice(0, 5))}`,
    );
  }
}

/**
 * Holds the tables against what must be true after any fault: each task in one final state, each picture delivered and paid for at
 * most once, nothing reserved any more, every ledger exact, and after the sweep no file that no row names.
 *
 * @param asked tasks that people were told were started
 * @throws with everything that is wrong
 */
export async function examine(services: Services, asked: readonly string[]): Promise<Examined> {
  const { pool } = services;
  const wrong: string[] = [];
  const counted = await count(services);
  if (counted.open > 0) wrong.push(`${counted.open} tasks have not ended`);
  const known = await pool.query('select task_id from tasks');
  const ids = new Set(known.rows.map((row) => row.task_id as string));
  const lost = asked.filter((taskId) => !ids.has(taskId));
  if (lost.length > 0) wrong.push(`lost: ${lost.join(', ')}`);
  if (ids.size !== new Set(asked).size) wrong.push(`${asked.length} were asked for, ${ids.size} are there`);
  wrong.push(...(await oddities(services)));
  const people = await pool.query('select distinct user_id from ledger_entries');
  for (const { user_id } of people.rows) {
    const told = await auditLedger(services, user_id).catch((error: Error) => error.message);
    if (typeof told === 'string') wrong.push(`ledger of ${user_id}: ${told}`);
    else if (told.reserved !== 0) wrong.push(`ledger of ${user_id}: ${told.reserved} still reserved`);
  }
  await sweepAll(services);
  const [stored, named] = [await listKeys(services), await namedKeys(services)];
  const own = (keys: readonly string[]) => keys.filter((key) => /original|working/.test(key));
  const orphans = own(stored).filter((key) => !named.includes(key));
  if (orphans.length > 0) wrong.push(`files without a row: ${orphans.join(', ')}`);
  const missing = await missingFiles(services, stored);
  if (missing.length > 0) wrong.push(`rows without a file: ${missing.join(', ')}`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return counted;
}

/** What was only away for a while may make a task wait, never fail. */
export function requireNoneFailed({ failed, tasks }: Examined): void {
  if (failed > 0) throw new Error(`${failed} of ${tasks} tasks failed`);
}

async function count({ pool }: Services): Promise<Counted> {
  const { rows } = await pool.query(
    `select count(*)::int as tasks, count(*) filter (where state = 'done')::int as done,
       count(*) filter (where state = 'failed')::int as failed,
       count(*) filter (where state in ('queued', 'running'))::int as open,
       coalesce(sum(greatest(claim - 1, 0)), 0)::int as repeats,
       (select count(*)::int from ledger_entries where kind = 'settle') as charged from tasks`,
  );
  return rows[0] as Counted;
}

async function oddities({ pool }: Services): Promise<string[]> {
  const questions = {
    'charged twice': `select task_id, variant from ledger_entries where kind = 'settle' and origin <> 'unlimited'
      group by task_id, variant, origin having count(*) > 1`,
    'charged without a picture': `select l.task_id from ledger_entries l left join task_images i
      on i.task_id::text = l.task_id and i.variant = l.variant where l.kind = 'settle' and l.counter = 'tickets' and i.task_id is null`,
    'a picture that was neither charged nor free': `select i.task_id from task_images i left join ledger_entries l
      on i.task_id::text = l.task_id and i.variant = l.variant and l.kind = 'settle' where i.uncharged is null and l.id is null`,
    'done without a picture': `select task_id from tasks where state = 'done' and not exists
      (select 1 from task_images i where i.task_id = tasks.task_id)`,
    'failed without a reason': `select task_id from tasks where state = 'failed' and error is null`,
  };
  const found: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const { rows } = await pool.query(question);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return found;
}

async function missingFiles({ pool }: Services, stored: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query('select working_key, original_key from images where deleted_at is null');
  const keys = new Set(stored);
  return rows
    .flatMap((row) => [row.working_key as string, row.original_key as string | null])
    .filter((key): key is string => key !== null && !keys.has(key));
}
