import { randomBytes } from 'node:crypto';
import type { PaymentProvider } from '@plumbline/contract/api/orders.ts';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { isGiftThere, type PlanGift } from '@plumbline/contract/plans/plan-content.ts';
import { roleOf } from '../access/role-of.ts';
import type { User } from '../identity/user.ts';
import type { PlanVersion } from '../plans/plan-repository.ts';
import { isSold } from '../plans/sold-plans.ts';
import type { OrderRecord } from './order.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { firstCheckAt } from './check-schedule.ts';

/** How long a person has to pay. */
const OPEN_MS = 15 * 60_000;
/** An order that ends sooner than this is not offered again: nobody pays that fast. */
const WORTH_OFFERING_MS = 120_000;

export interface OrderWish {
  readonly user: User;
  readonly planId: string;
  /** The version whose price the buyer saw; undefined: whatever is sold now. */
  readonly planVersion: number | undefined;
  readonly provider: PaymentProvider;
  readonly notifyUrl: string;
  readonly returnUrl: string;
}

/**
 * Orders a plan. The row is written before the provider hears of it, so that no notice meets an order that we do not
 * know; who asks again, by a double click or after a crash, gets the same order. One that waits for its money stays what
 * its buyer saw and can be paid, whatever became of the plan.
 *
 * @returns the order with its `link` set
 * @throws AppError `NOT_FOUND` (plan), `PAYMENT_NOT_SET_UP`, `PLAN_CHANGED`, `PLAN_NOT_OFFERED`, `ALREADY_PERMANENT`, and
 *   what the provider throws
 */
export async function createOrder(
  { database, payments, clock, capabilities }: OrderDependencies & { readonly capabilities: Capabilities },
  wish: OrderWish,
): Promise<OrderRecord & { readonly link: string }> {
  const { user, planId, provider, notifyUrl, returnUrl } = wish;
  const port = payments.get(provider);
  if (!port) throw new AppError('PAYMENT_NOT_SET_UP', `no ${provider}`);
  const { order, plan } = await database.transaction(async ({ identity, orders, plans }) => {
    await identity.lock(`orders ${user.id}`);
    const now = clock.now();
    const current = await plans.find(planId);
    if (!current) throw new AppError('NOT_FOUND', `no plan ${planId}`);
    const planVersion = wish.planVersion ?? current.version;
    const [seen] = await plans.findVersions([{ planId, version: planVersion }]);
    if (!seen) throw new AppError('PLAN_CHANGED', `no version ${planVersion} of ${planId}`);
    if (!isGiftThere(seen.content.gift, capabilities)) throw new AppError('PLAN_NOT_OFFERED', planId);
    requireUse(seen.content.gift, user, now);
    const open = await orders.findOpen(user.id, { planId, planVersion }, provider);
    if (open && open.expiresAt.getTime() - now.getTime() > WORTH_OFFERING_MS)
      return { order: open, plan: seen };
    if (!isSold(current, capabilities)) throw new AppError('PLAN_NOT_OFFERED', planId);
    if (planVersion !== current.version) throw new AppError('PLAN_CHANGED', `${planId} ${planVersion}`);
    const added = newOrder(seen, user, provider, now);
    await orders.add(added);
    return { order: added, plan: seen };
  });
  if (order.link !== null) return { ...order, link: order.link };
  const { id: orderId, amountFen, expiresAt } = order;
  // The same words each time: a provider refuses an order that comes again with others.
  const title = plan.content.title['zh-CN'];
  const link = await port.create({ orderId, amountFen, title, expiresAt, notifyUrl, returnUrl });
  await database.orders.change(orderId, { link });
  return { ...order, link };
}

function requireUse(gift: PlanGift, user: User, at: Date): void {
  const isForMembers = gift.kind === 'membership' && gift.tier === 'member';
  if (isForMembers && roleOf(user, at) === 'permanent')
    throw new AppError('ALREADY_PERMANENT', 'a membership for a permanent member');
}

function newOrder(
  { planId, version, content: { amountFen, gift } }: PlanVersion,
  user: User,
  provider: PaymentProvider,
  now: Date,
): OrderRecord {
  return {
    // Letters and digits alone, at most 32: what both providers take for a merchant's number.
    id: `o${randomBytes(15).toString('hex')}`,
    userId: user.id,
    planId,
    planVersion: version,
    provider,
    amountFen,
    gift,
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
