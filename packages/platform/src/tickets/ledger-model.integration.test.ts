import { randomUUID } from 'node:crypto';
import { quotaOf } from '@plumbline/contract/access/quotas.ts';
import { type Capability, CAPABILITY_NAMES } from '@plumbline/contract/capabilities/capabilities.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { LedgerRepository } from '@plumbline/core/tickets/ledger-repository.ts';
import { closeReservations } from '@plumbline/core/tickets/close-reservations.ts';
import { countTickets } from '@plumbline/core/tickets/count-tickets.ts';
import { expirePastDays } from '@plumbline/core/tickets/expire-past-days.ts';
import { grantSignInTickets } from '@plumbline/core/tickets/grant-sign-in-tickets.ts';
import { grantTickets } from '@plumbline/core/tickets/grant-tickets.ts';
import { quotaDay } from '@plumbline/core/tickets/quota-day.ts';
import { reserveTickets } from '@plumbline/core/tickets/reserve-tickets.ts';
import { takeBackTickets } from '@plumbline/core/tickets/take-back-tickets.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { LedgerModel } from '../testing/ledger-model.ts';
import { type TestServices, createTestServices } from '../testing/test-services.ts';

/** Chats: the one counter that a day, signing in and a purchase all give. */
const COUNTER = 'gpt_tickets';
const capabilities = new Set<Capability>(CAPABILITY_NAMES);
const FREE = quotaOf('user', capabilities).daily.gpt_tickets as number;
const RUNS = 20;
const PEOPLE = 3;
const OPERATIONS = 500;
const BATCH = 20;
const DAY_MS = 86_400_000;
/** When what hangs is given up: a dozen seconds on a machine of its own are minutes where many share two cores. */
const LIMIT_MS = 900_000;

let test_: TestServices;
let services: Services;
beforeAll(async () => {
  test_ = await createTestServices();
  services = test_.services;
});
afterAll(() => test_.close());

const operation = fc.record({
  person: fc.nat(PEOPLE - 1),
  act: fc.oneof(
    fc.record({
      do: fc.constant('reserve' as const),
      variants: fc.integer({ min: 1, max: 3 }),
      cost: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({
      do: fc.constantFrom('settle' as const, 'return' as const),
      // Which of the tasks started so far, counted back from the newest; the same one more than once.
      back: fc.nat(12),
      variant: fc.nat(2),
    }),
    fc.record({
      do: fc.constantFrom('grant' as const, 'takeBack' as const, 'signIn' as const),
      key: fc.nat(9),
      amount: fc.integer({ min: 1, max: 5 }),
    }),
  ),
});
type Operation = { readonly person: number; readonly act: Act; readonly task: string };
type Act = (typeof operation extends fc.Arbitrary<infer O> ? O : never)['act'];

interface Person {
  readonly id: string;
  readonly model: LedgerModel;
}

/** Does it for real, and says when: `order` counts on while the ledger's lock is held, so it is the true order. */
async function perform(
  { id }: Person,
  { act, task }: Operation,
  at: Date,
  order: { last: number },
): Promise<{ readonly turn: number; readonly result: number | string | undefined }> {
  return services.database.transaction(async ({ ledger }) => {
    await ledger.lock(id, COUNTER);
    const turn = ++order.last;
    try {
      return { turn, result: await performLocked(ledger, id, act, task, at) };
    } catch (error) {
      if (error instanceof AppError) return { turn, result: error.code };
      throw error;
    }
  });
}

async function performLocked(ledger: LedgerRepository, id: string, act: Act, task: string, at: Date) {
  switch (act.do) {
    case 'reserve':
      return reserveTickets(ledger, {
        holder: { id, role: 'user' },
        counter: COUNTER,
        taskId: task,
        variants: act.variants,
        ticketsPerVariant: act.cost,
        reason: 'test',
        at,
        freeDailyRenders: 0,
        capabilities,
      });
    case 'settle':
    case 'return':
      await closeReservations(ledger, {
        userId: id,
        counter: COUNTER,
        taskId: task,
        variants: [act.variant],
        outcome: act.do,
        reason: 'test',
        at,
      });
      return undefined;
    case 'signIn':
      await grantSignInTickets(ledger, { id, role: 'user' }, at, capabilities);
      return undefined;
    default: {
      const grant = { key: `${id} ${act.key}`, userId: id, counter: COUNTER, reason: 'test', at } as const;
      await (act.do === 'grant' ? grantTickets : takeBackTickets)(ledger, { ...grant, amount: act.amount });
      return undefined;
    }
  }
}

function expected({ model }: Person, { act, task }: Operation, at: Date): number | string | undefined {
  switch (act.do) {
    case 'reserve':
      return model.reserve(task, act.variants, act.cost);
    case 'settle':
    case 'return':
      model.close(task, act.variant, act.do);
      return undefined;
    case 'signIn':
      model.signIn(quotaDay(new Date(at.getTime() + DAY_MS)));
      return undefined;
    case 'grant':
      model.grant(String(act.key), act.amount);
      return undefined;
    default:
      model.takeBack(String(act.key), act.amount);
      return undefined;
  }
}

test(
  `${RUNS * OPERATIONS} operations of several people at the same moments do what they would do one after the other`,
  async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS, size: 'max' }),
        async (drawn) => {
          let at = new Date('2026-03-04T08:00:00Z');
          const people = Array.from({ length: PEOPLE }, () => ({
            id: randomUUID(),
            model: new LedgerModel(FREE, quotaDay(at)),
          }));
          const tasks: string[][] = people.map(() => []);
          const plan = drawn.map(({ person, act }): Operation => {
            const own = tasks[person] as string[];
            if (act.do === 'reserve') own.push(randomUUID());
            const task = 'back' in act ? own.at(-1 - act.back) : own.at(-1);
            return { person, act, task: task ?? 'none' };
          });
          const order = { last: 0 };
          for (let from = 0; from < plan.length; from += BATCH) {
            const batch = plan.slice(from, from + BATCH);
            const results = await Promise.all(
              batch.map((each) => perform(people[each.person] as Person, each, at, order)),
            );
            const serial = batch
              .map((each, index) => ({ each, ...(results[index] as (typeof results)[number]) }))
              .toSorted((a, b) => a.turn - b.turn);
            for (const { each, result } of serial)
              expect(result).toEqual(expected(people[each.person] as Person, each, at));
            done += batch.length;
            if ((from / BATCH) % 4 !== 3) continue;
            for (const { id, model } of people) {
              const holder = { id, role: 'user' } as const;
              const left = await countTickets(services.database.ledger, {
                holder,
                type: '3',
                at,
                freeDailyRenders: 0,
                capabilities,
              });
              expect(left).toBe(model.left);
            }
            at = new Date(at.getTime() + DAY_MS);
            // On some days the sweep comes before anybody does, on others whoever spends first turns the page.
            if ((from / BATCH) % 8 === 3) await expirePastDays(services.database, at);
            for (const { model } of people) model.begin(quotaDay(at));
          }
          for (const { id, model } of people)
            expect((await auditLedger(services, id, COUNTER)).reserved).toBe(model.reserved);
        },
      ),
      { numRuns: RUNS },
    );
    expect(done).toBeGreaterThanOrEqual(RUNS * OPERATIONS);
  },
  LIMIT_MS,
);
