import { grantMembership, takeBackMembership } from '../membership/grant-membership.ts';
import { keyOfOrder } from '../membership/membership-grant.ts';
import type { Repositories } from '../ports/database.ts';
import { grantTickets } from '../tickets/grant-tickets.ts';
import { takeBackTickets } from '../tickets/take-back-tickets.ts';
import type { OrderRecord } from './order.ts';

export type Books = Pick<Repositories, 'identity' | 'memberships' | 'ledger' | 'orders'>;

/**
 * Gives what the order bought, in the transaction that says so. The order's key makes it happen once.
 *
 * @returns false where the account is gone: the money then waits to be sent back
 */
export async function giveBought(books: Books, order: OrderRecord, at: Date): Promise<boolean> {
  const { gift, userId } = order;
  const cause = { key: keyOfOrder(order.id), userId, reason: `order ${order.id}` };
  if (gift.kind === 'membership') {
    const { tier, level, months } = gift;
    const span = months === null ? { permanent: true as const } : { months };
    const current = await grantMembership(books, { ...cause, tier, level, span, grantedAt: at });
    return current !== undefined;
  }
  if (!(await books.identity.findUser(userId))) return false;
  await grantTickets(books.ledger, {
    ...cause,
    orderId: order.id,
    counter: gift.counter,
    amount: gift.amount,
    at,
  });
  return true;
}

/** Takes back what a refunded order gave, as far as it is still there. */
export async function takeBackBought(books: Books, order: OrderRecord, at: Date): Promise<void> {
  const { gift, userId } = order;
  if (gift.kind === 'membership') {
    await takeBackMembership(books, { userId, keys: [keyOfOrder(order.id)], at });
    return;
  }
  const { counter, amount } = gift;
  const reason = `refund of order ${order.id}`;
  await takeBackTickets(books.ledger, {
    key: keyOfOrder(order.id),
    orderId: order.id,
    userId,
    counter,
    amount,
    reason,
    at,
  });
}
