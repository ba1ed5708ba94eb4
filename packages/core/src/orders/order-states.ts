import type { OrderState } from '@plumbline/contract/api/orders.ts';

/**
 * What can happen to an order, in whatever order it is heard of:
 *
 * - `confirmed`: the provider says that it is paid, by notice or when asked;
 * - `fulfilled`: what was bought is in the person's books;
 * - `closed`: it was not paid in time and can no longer be;
 * - `refunded`: all of the money went back.
 */
export type OrderEvent = 'confirmed' | 'fulfilled' | 'closed' | 'refunded';

/** What has to be written together with the new state. */
export type OrderEffect = 'none' | 'record-payment' | 'give' | 'take-back';

export interface OrderStep {
  readonly state: OrderState;
  readonly effect: OrderEffect;
}

/**
 * The state after an event. Whatever is not listed changes nothing: a confirmation that comes again, a close after the
 * payment, anything after the refund, which is final.
 */
const STEPS: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderStep>>>> = {
  created: {
    confirmed: { state: 'paid', effect: 'record-payment' },
    closed: { state: 'closed', effect: 'none' },
    refunded: { state: 'refunded', effect: 'none' },
  },
  paid: {
    fulfilled: { state: 'completed', effect: 'give' },
    refunded: { state: 'refunded', effect: 'none' },
  },
  completed: {
    refunded: { state: 'refunded', effect: 'take-back' },
  },
  // The money came all the same: a notice that was late, or a payment in the last second.
  closed: {
    confirmed: { state: 'paid', effect: 'record-payment' },
    refunded: { state: 'refunded', effect: 'none' },
  },
  refunded: {},
};

export function afterEvent(state: OrderState, event: OrderEvent): OrderStep {
  return STEPS[state][event] ?? { state, effect: 'none' };
}
