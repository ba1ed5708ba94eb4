import { randomUUID } from 'node:crypto';
import type { User } from '@plumbline/core/identity/user.ts';
import { type Application, applyPayment } from '@plumbline/core/orders/apply-payment.ts';
import type { OrderRecord } from '@plumbline/core/orders/order.ts';
import type { PaymentReport } from '@plumbline/core/ports/payment-port.ts';
import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { shareServices } from '../testing/shared-services.ts';
import { addUser } from '../testing/task-fixtures.ts';

let services: Services;
const clock = shareServices((shared) => {
  services = shared;
});

/** An order of 50 tickets as it is before the provider has answered: without a link. */
async function addOrder(user: User): Promise<OrderRecord> {
  const order: OrderRecord = {
    id: `o${randomUUID().replaceAll('-', '').slice(0, 30)}`,
    userId: user.id,
    planId: 'tickets-50',
    planVersion: 1,
    provider: 'wechat',
    amountFen: 2_900,
    gift: { kind: 'tickets', counter: 'tickets', amount: 50 },
    state: 'created',
    link: null,
    createdAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 900_000),
    paidAt: null,
    completedAt: null,
    closedAt: null,
    refundedAt: null,
    checks: 0,
    nextCheckAt: null,
  };
  await services.database.orders.add(order);
  return order;
}

function paid(order: OrderRecord, change: Partial<PaymentReport> = {}): PaymentReport {
  return {
    orderId: order.id,
    status: 'paid',
    isOurs: true,
    amountFen: order.amountFen,
    tradeNo: `42${order.id}`,
    paidAt: clock.now(),
    ...change,
  };
}
const apply = (
  report: PaymentReport,
  eventId?: string,
  provider: OrderRecord['provider'] = 'wechat',
): Promise<Application> =>
  services.database.transaction((books) =>
    applyPayment(books, {
      provider,
      report,
      at: clock.now(),
      ...(eventId === undefined ? {} : { eventId }),
    }),
  );
const stateOf = async (order: OrderRecord) => (await services.database.orders.find(order.id))?.state;

test('a notice that comes before the provider has answered the order gives what was bought', async () => {
  const user = await addUser(services);
  const order = await addOrder(user);
  expect(await apply(paid(order), randomUUID())).toEqual({ outcome: 'applied', state: 'completed' });
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 50, granted: 50 });
});

test('what does not fit is refused and changes nothing', async () => {
  const user = await addUser(services);
  const order = await addOrder(user);
  const misfits: Partial<PaymentReport>[] = [
    { isOurs: false },
    { amountFen: 2_899 },
    { amountFen: 2_901 },
    { amountFen: -2_900 },
    { amountFen: 0 },
    { amountFen: 290_000 },
    { amountFen: null },
    { tradeNo: null },
  ];
  for (const change of misfits)
    expect(await apply(paid(order, change), randomUUID())).toMatchObject({ outcome: 'refused' });
  expect(await apply(paid(order), randomUUID(), 'alipay')).toEqual({ outcome: 'unknown' });
  expect(await apply(paid(order, { orderId: 'o1' }), randomUUID())).toEqual({ outcome: 'unknown' });
  expect(await apply(paid(order, { status: 'refunded', isOurs: false }))).toMatchObject({
    outcome: 'refused',
  });
  expect(await stateOf(order)).toBe('created');
  expect(await auditLedger(services, user.id)).toMatchObject({ granted: 0 });
});

test('forty notices and answers at once give once', async () => {
  const user = await addUser(services);
  const order = await addOrder(user);
  const eventId = randomUUID();
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, at) => apply(paid(order), [eventId, randomUUID(), undefined][at % 3])),
  );
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 50, granted: 50 });
});

test('one transaction of a provider pays for one order', async () => {
  const user = await addUser(services);
  const [first, second] = [await addOrder(user), await addOrder(user)];
  await apply(paid(first, { tradeNo: '4200001' }));
  await expect(apply(paid(second, { tradeNo: '4200001' }), randomUUID())).rejects.toThrow('another order');
  expect(await stateOf(second)).toBe('created');
  expect(await auditLedger(services, user.id)).toMatchObject({ granted: 50 });
  // The notice was not kept either: the right one, under the same name, still counts.
  expect(await apply(paid(second), randomUUID())).toMatchObject({ state: 'completed' });
});

test('a close that is heard of after the payment takes nothing; a refund is the end', async () => {
  const user = await addUser(services);
  const order = await addOrder(user);
  await apply(paid(order), randomUUID());
  await apply(paid(order, { status: 'closed' }), randomUUID());
  expect(await stateOf(order)).toBe('completed');
  await Promise.all(
    Array.from({ length: 5 }, () => apply(paid(order, { status: 'refunded' }), randomUUID())),
  );
  await apply(paid(order), randomUUID());
  expect(await stateOf(order)).toBe('refunded');
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 0, granted: 50 });
});

test('a refund that is heard of before the payment leaves nothing to give', async () => {
  const user = await addUser(services);
  const order = await addOrder(user);
  await apply(paid(order, { status: 'refunded', tradeNo: null }), randomUUID());
  await apply(paid(order), randomUUID());
  expect(await stateOf(order)).toBe('refunded');
  expect(await auditLedger(services, user.id)).toMatchObject({ granted: 0 });
});
