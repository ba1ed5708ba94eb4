import type { PaymentProvider, Plan } from '@plumbline/contract/api/orders.ts';
import { create } from 'zustand';
import { openDialog } from '../dialogs/dialog-store.ts';

/** What is paid for: a plan as the shop showed it, or an order that waits for its money. */
export interface Purchase extends Pick<Plan, 'planId' | 'planVersion' | 'title' | 'gift' | 'amountFen'> {
  /** An order's; a plan can be paid either way. */
  readonly provider?: PaymentProvider;
}

interface RechargeState {
  /** What the dialog begins with; null = choose there. */
  readonly purchase: Purchase | null;
  /** Whether only a membership helps: packs are then left out. */
  readonly forMembers: boolean;
}

export const useRecharge = create<RechargeState>()(() => ({ purchase: null, forMembers: false }));

export function choosePurchase(purchase: Purchase | null): void {
  useRecharge.setState({ purchase });
}

/** Opens the recharge dialog; visitors are asked to sign in by the dialog itself. */
export function openRecharge(purchase: Purchase | null = null): void {
  useRecharge.setState({ purchase, forMembers: false });
  openDialog('recharge');
}

/** The same where a membership is what is missing. */
export function openMemberships(): void {
  useRecharge.setState({ purchase: null, forMembers: true });
  openDialog('recharge');
}
