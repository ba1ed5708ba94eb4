import { randomBytes } from 'node:crypto';
import type { PaymentProvider, Plan } from '@plumbline/contract/api/orders.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { roleOf } from '../access/role-of.ts';
import type { User } from '../identity/user.ts';
import type { OrderRecord } from './order.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { firstCheckAt } from './check-schedule.ts';
import { findPlan } from './plans.ts';

/** How long a person has to pay. */
const OPEN_MS = 15 * 60_000;
/** An order that ends sooner than this is not offered again: nobody pays that fast. */
const WORTH_OFFERING_MS = 120_000;

export interface OrderWish {
  readonly user: User;
  readonly planId: string;
  readonly provider: PaymentProvider;
  readonly notifyUrl: string;
  readonly returnUrl: string;
}

/**
 * Orders a plan. The row is written before the provider hears of it, so that no notice meets an order that we do not
 * know; who asks again, by a double click or after a crash, gets the same order.
 *
 * @returns the order with its `link` set
 * @throws AppError `NOT_FOUND` (plan), `PAYMENT_NOT_SET_UP`, `ALREADY_PERMANENT`, and what the provider throws
 */
export async function createOrder(
  { database, payments, clock }: OrderDependencies,
  { user, planId, provider, notifyUrl, returnUrl }: OrderWish,
): Promise<OrderRecord & { readonly link: string }> {
  const plan = findPlan(planId);
  if (!plan) throw new AppError('NOT_FOUND', `no plan ${planId}`);
  const port = payments.get(provider);
  if (!port) throw new AppError('PAYMENT_NOT_SET_UP', `no ${provider}`);
  requireUse(plan, user, clock.now());
  const order = await database.transaction(async ({ identity, orders }) => {
    await identity.lock(`orders ${user.id}`);
    const now = clock.now();
    const open = await orders.findOpen(user.id, planId, provider);
    if (
      open &&
      open.amountFen === plan.amountFen &&
      open.expiresAt.getTime() - now.getTime() > WORTH_OFFERING_MS
    )
      return open;
    const added = newOrder(plan, user, provider, now);
    await orders.add(added);
    return added;
  });
  if (order.link !== null) return { ...order, link: order.link };
  const { id: orderId, amountFen, expiresAt } = order;
  // The same words each time: a provider refuses an order that comes again with others.
  const title = plan.title['zh-CN'];
  const link = await port.create({ orderId, amountFen, title, expiresAt, notifyUrl, returnUrl });
  await database.orders.change(orderId, { link });
  return { ...order, link };
}

function requireUse({ gift }: Plan, user: User, at: Date): void {
  const isForMembers = gift.kind === 'membership' && gift.tier === 'member';
  if (isForMembers && roleOf(user, at) === 'permanent')
    throw new AppError('ALREADY_PERMANENT', 'a membership for a permanent member');
}

function newOrder(plan: Plan, user: User, provider: PaymentProvider, now: Date): OrderRecord {
  return {
    // Letters and digits alone, at most 32: what both providers take for a merchant's number.
    id: `o${randomBytes(15).toString('hex')}`,
    userId: user.id,
    planId: plan.planId,
    provider,
    amountFen: plan.amountFen,
    gift: plan.gift,
    state: 'created',
    link: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + OPEN_MS),
    paidAt: null,
    completedAt: null,
    closedAt: null,
    refundedAt: null,
    checks: 0,
    nextCheckAt: firstCheckAt(now),
  };
}
