import type { ManagerOrder } from '@plumbline/contract/api/administration/operations.ts';

/** Whether the money of an order was asked back and has not arrived yet. */
export function isOnItsWay({ state, refundRequestedAt }: ManagerOrder): boolean {
  return refundRequestedAt !== null && state !== 'refunded';
}
