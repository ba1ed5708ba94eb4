import { randomUUID } from 'node:crypto';
import type { Capability } from '@plumbline/contract/capabilities/capabilities.ts';
import { lockStarts } from '@plumbline/core/tasks/lock-starts.ts';
import { together } from '@plumbline/core/tasks/together.ts';
import { lockReservations } from '@plumbline/core/tickets/close-reservations.ts';
import type { PgBoss } from 'pg-boss';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { connectionOf } from '../database/connection.ts';
import { createRepositories } from '../database/create-repositories.ts';

/** Repositories of a database that has nothing, and the statements in the order in which they were sent to it. */
function recorded() {
  const sent: string[] = [];
  const query = async (statement: string | { readonly text: string }) => {
    sent.push(typeof statement === 'string' ? statement : statement.text);
    return { rows: [], rowCount: 0, fields: [] };
  };
  const driver = { query } as unknown as pg.PoolClient;
  return { sent, repositories: createRepositories(connectionOf(driver), {} as PgBoss) };
}
const placeOf = (sent: readonly string[], words: string) => sent.findIndex((text) => text.includes(words));
const TICKETS = 'pg_advisory_xact_lock';

test('a start locks its owner’s tickets before it reads anything, though all of it is sent at once', async () => {
  const { sent, repositories } = recorded();
  const ground = {
    holder: { id: 'u', role: 'user' },
    counter: 'tickets',
    at: new Date(0),
    freeDailyRenders: 5,
    capabilities: new Set<Capability>(),
  } as const;
  await lockStarts(repositories, ground, randomUUID()).catch(() => undefined);
  expect(placeOf(sent, TICKETS)).toBe(0);
  for (const table of ['ledger_entries', 'tasks', 'queue_lanes', 'workers'])
    expect([table, placeOf(sent, table) > 0]).toEqual([table, true]);
});

test('a delivery locks its task, then the tickets, then reads what is set aside', async () => {
  const { sent, repositories } = recorded();
  const taskId = randomUUID();
  await together([
    repositories.tasks.lock(taskId),
    lockReservations(repositories.ledger, { userId: 'u', counter: 'tickets', taskIds: [taskId] }),
  ]);
  expect(sent).toHaveLength(3);
  expect([placeOf(sent, 'for update'), placeOf(sent, TICKETS), placeOf(sent, 'ledger_entries')]).toEqual([
    0, 1, 2,
  ]);
});

test('a place in the queue is locked before the task changes, and its news are told behind both', async () => {
  const { sent, repositories } = recorded();
  const taskId = randomUUID();
  await together([
    repositories.tasks.noteServed('u', new Date(0)),
    repositories.tasks.change(taskId, { state: 'done' }),
    repositories.taskEvents.append('u', taskId, new Date(0), { queueMoved: true }),
  ]);
  expect(['task_turns', 'update "tasks"', 'pg_notify'].map((words) => placeOf(sent, words))).toEqual([
    0, 1, 2,
  ]);
});
