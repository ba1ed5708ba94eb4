import { ORDER_STATES, type OrderState } from '@plumbline/contract/api/orders.ts';
import { expect, test } from 'vitest';
import { type OrderEvent, afterEvent } from './order-states.ts';

/** What is heard from outside; `fulfilled` follows every confirmation in the same transaction, as it does in the app. */
type Heard = 'notice' | 'query' | 'completion' | 'close' | 'late notice' | 'refund';
const HEARD: readonly Heard[] = ['notice', 'query', 'completion', 'close', 'late notice', 'refund'];
const EVENTS: Readonly<Record<Heard, readonly OrderEvent[]>> = {
  notice: ['confirmed', 'fulfilled'],
  query: ['confirmed', 'fulfilled'],
  completion: ['confirmed', 'fulfilled'],
  'late notice': ['confirmed', 'fulfilled'],
  close: ['closed'],
  refund: ['refunded'],
};

interface Outcome {
  readonly state: OrderState;
  readonly payments: number;
  readonly given: number;
  readonly takenBack: number;
}

function play(heard: readonly Heard[]): Outcome {
  let state: OrderState = 'created';
  const count = { payments: 0, given: 0, takenBack: 0 };
  for (const event of heard.flatMap((name) => EVENTS[name])) {
    const step = afterEvent(state, event);
    state = step.state;
    if (step.effect === 'record-payment') count.payments += 1;
    if (step.effect === 'give') count.given += 1;
    if (step.effect === 'take-back') count.takenBack += 1;
  }
  return { state, ...count };
}

/** Every sequence of these, of every length, without repetition. */
function sequences<T>(of: readonly T[]): T[][] {
  return [
    [],
    ...of.flatMap((first) => sequences(of.filter((o) => o !== first)).map((rest) => [first, ...rest])),
  ];
}

test('every order of notice, query, completion, close, late notice and refund gives once at most', () => {
  const all = sequences(HEARD);
  expect(all).toHaveLength(1957);
  for (const heard of all) {
    const { state, payments, given, takenBack } = play(heard);
    const name = heard.join(' → ');
    const refundAt = heard.indexOf('refund');
    const beforeRefund = refundAt < 0 ? heard : heard.slice(0, refundAt);
    const wasPaid = beforeRefund.some((what) => EVENTS[what][0] === 'confirmed');
    expect([payments, given], name).toEqual(wasPaid ? [1, 1] : [0, 0]);
    expect(takenBack, name).toBe(wasPaid && refundAt >= 0 ? 1 : 0);
    const unpaid = heard.includes('close') ? 'closed' : 'created';
    expect(state, name).toBe(refundAt >= 0 ? 'refunded' : wasPaid ? 'completed' : unpaid);
  }
});

test('the same again and again changes nothing more', () => {
  for (const heard of sequences(HEARD)) {
    expect(play(heard.flatMap((what) => [what, what, what])), heard.join(' → ')).toEqual(play(heard));
  }
});

test('nothing is given before the payment is confirmed, nothing leaves a refund', () => {
  for (const state of ORDER_STATES) {
    expect(afterEvent(state, 'fulfilled').effect).toBe(state === 'paid' ? 'give' : 'none');
    if (state !== 'paid') expect(afterEvent(state, 'fulfilled').state).toBe(state);
  }
  for (const event of ['confirmed', 'fulfilled', 'closed', 'refunded'] as const) {
    expect(afterEvent('refunded', event)).toEqual({ state: 'refunded', effect: 'none' });
  }
});

test('money that waits for its order to be fulfilled is never lost to a close', () => {
  expect(afterEvent('paid', 'closed')).toEqual({ state: 'paid', effect: 'none' });
  expect(afterEvent('paid', 'refunded')).toEqual({ state: 'refunded', effect: 'none' });
});
