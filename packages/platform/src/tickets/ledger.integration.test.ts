import { randomUUID } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { closeReservations } from '@plumbline/core/tickets/close-reservations.ts';
import { countTickets } from '@plumbline/core/tickets/count-tickets.ts';
import { reserveTickets } from '@plumbline/core/tickets/reserve-tickets.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { shareServices } from '../testing/shared-services.ts';
import { addUser, giveTickets } from '../testing/task-fixtures.ts';

const FREE = 10;
let services: Services;
const clock = shareServices((shared) => {
  services = shared;
});

function reserve(user: User, taskId: string, variants = 1, ticketsPerVariant = 1): Promise<number> {
  return services.database.transaction(({ ledger }) =>
    reserveTickets(ledger, {
      holder: { id: user.id, role: roleOf(user, clock.now()) },
      counter: 'tickets',
      taskId,
      variants,
      ticketsPerVariant,
      reason: 'test',
      at: clock.now(),
      freeDailyRenders: FREE,
      capabilities: services.capabilities,
    }),
  );
}

function close(user: User, taskId: string, outcome: 'settle' | 'return', variants: number[] | 'all' = 'all') {
  return services.database.transaction(({ ledger }) =>
    closeReservations(ledger, {
      userId: user.id,
      counter: 'tickets',
      taskId,
      variants,
      outcome,
      reason: 'test',
      at: clock.now(),
    }),
  );
}

const count = (user: User) =>
  countTickets(services.database.ledger, {
    holder: { id: user.id, role: roleOf(user, clock.now()) },
    type: '1',
    at: clock.now(),
    freeDailyRenders: FREE,
    capabilities: services.capabilities,
  });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test('free tickets go first, then bought ones, and each refusal has its own name', async () => {
  const user = await addUser(services);
  expect(await count(user)).toBe(10);
  expect(await reserve(user, randomUUID(), 3)).toBe(7);
  expect(await refusal(reserve(user, randomUUID(), 8))).toBe('NOT_ENOUGH_TICKETS');
  expect(await reserve(user, randomUUID(), 7)).toBe(0);
  expect(await refusal(reserve(user, randomUUID()))).toBe('DAILY_COUNT_USED_UP');
  await giveTickets(services, user.id, 2);
  expect(await count(user)).toBe(2);
  expect(await reserve(user, randomUUID(), 2)).toBe(0);
  expect(await refusal(reserve(user, randomUUID()))).toBe('NOT_ENOUGH_TICKETS');
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 0, reserved: 12, granted: 12 });
});

test('an image that costs several tickets is paid from both origins and comes back to both', async () => {
  const user = await addUser(services);
  await giveTickets(services, user.id, 5);
  const task = randomUUID();
  expect(await reserve(user, task, 2, 6)).toBe(3);
  await close(user, task, 'settle', [0]);
  await close(user, task, 'return');
  expect(await count(user)).toBe(9);
  expect(await auditLedger(services, user.id)).toMatchObject({ settled: 6, reserved: 0 });
});

test('an outcome counts once, whichever comes first', async () => {
  const user = await addUser(services);
  const task = randomUUID();
  await reserve(user, task, 2);
  await close(user, task, 'settle', [0]);
  await Promise.all([
    close(user, task, 'return'),
    close(user, task, 'return'),
    close(user, task, 'settle', [0]),
  ]);
  await close(user, task, 'settle');
  expect(await count(user)).toBe(9);
  expect(await auditLedger(services, user.id)).toMatchObject({ settled: 1, reserved: 0 });
});

test('free tickets renew at midnight in Shanghai; what was left is gone, what comes back late too', async () => {
  const user = await addUser(services);
  clock.set('2026-03-04T15:59:00Z');
  const late = randomUUID();
  await reserve(user, late, 3);
  expect(await count(user)).toBe(7);
  clock.set('2026-03-04T16:00:00Z');
  expect(await count(user)).toBe(10);
  await close(user, late, 'return', [0]);
  expect(await count(user)).toBe(10);
  expect(await reserve(user, randomUUID())).toBe(9);
  await close(user, late, 'return');
  expect(await count(user)).toBe(9);
  expect(await auditLedger(services, user.id)).toEqual({
    available: 9,
    reserved: 1,
    granted: 20,
    settled: 0,
    expired: 10,
    withdrawn: 0,
  });
});

test('members spend without limit and without having any', async () => {
  const user = await addUser(services, 'enterprise');
  expect(await count(user)).toBe(-1);
  const task = randomUUID();
  expect(await reserve(user, task, 3)).toBe(-1);
  await close(user, task, 'settle', [0]);
  await close(user, task, 'return');
  expect(await count(user)).toBe(-1);
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 0, granted: 0 });
});

test('200 requests at once spend exactly ten tickets', async () => {
  const user = await addUser(services);
  const answers = await Promise.all(Array.from({ length: 200 }, () => refusal(reserve(user, randomUUID()))));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'DAILY_COUNT_USED_UP')).toHaveLength(190);
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 0, reserved: 10, granted: 10 });
});

test('interleaved reservations, outcomes, grants and days never lose, double or overdraw a ticket', async () => {
  const operation = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('reserve' as const),
        task: fc.nat(7),
        n: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('settle' as const), task: fc.nat(7), n: fc.nat(2) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('return' as const), task: fc.nat(7), n: fc.nat(2) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('grant' as const),
        task: fc.nat(7),
        n: fc.integer({ min: 1, max: 4 }),
      }),
    },
  );
  const days = fc.array(fc.array(operation, { minLength: 1, maxLength: 16 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(days, async (plan) => {
      const user = await addUser(services);
      const tasks = Array.from({ length: 8 }, () => randomUUID());
      for (const [day, operations] of plan.entries()) {
        clock.set(`2026-03-${String(day + 5).padStart(2, '0')}T08:00:00Z`);
        await Promise.all(
          operations.map(async ({ do: what, task, n }) => {
            const taskId = tasks[task] as string;
            if (what === 'reserve') await refusal(reserve(user, taskId, n));
            else if (what === 'grant') await giveTickets(services, user.id, n);
            else await close(user, taskId, what, [n]);
          }),
        );
        const audit = await auditLedger(services, user.id);
        expect(await count(user)).toBeLessThanOrEqual(audit.granted + FREE);
      }
      for (const taskId of tasks) await close(user, taskId, 'return');
      const audit = await auditLedger(services, user.id);
      expect(audit.reserved).toBe(0);
    }),
    { numRuns: 25 },
  );
});
