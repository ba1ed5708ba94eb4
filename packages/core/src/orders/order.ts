import type { OrderState, PaymentProvider } from '@plumbline/contract/api/orders.ts';
import type { PlanGift } from '@plumbline/contract/plans/plan-content.ts';

export interface OrderRecord {
  /** Also the merchant's number of the order at the provider. */
  readonly id: string;
  readonly userId: string;
  readonly planId: string;
  /** The version of the plan that the buyer saw: its price, its gift and its title are the order's. */
  readonly planVersion: number;
  readonly provider: PaymentProvider;
  readonly amountFen: number;
  /** What the plan gave when it was ordered. */
  readonly gift: PlanGift;
  readonly state: OrderState;
  /** Text of the QR code or address of the cashier; null until the provider has answered. */
  readonly link: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  readonly completedAt: Date | null;
  readonly closedAt: Date | null;
  readonly refundedAt: Date | null;
  /** How often the provider was asked. */
  readonly checks: number;
  /** When it is to be asked next; null = never again. */
  readonly nextCheckAt: Date | null;
}
