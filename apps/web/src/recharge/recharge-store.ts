import { create } from 'zustand';
import { openDialog } from '../dialogs/dialog-store.ts';

interface RechargeState {
  /** The plan that the dialog begins with; null = choose one there. */
  readonly planId: string | null;
}

export const useRecharge = create<RechargeState>()(() => ({ planId: null }));

export function choosePlan(planId: string | null): void {
  useRecharge.setState({ planId });
}

/** Opens the recharge dialog; visitors are asked to sign in by the dialog itself. */
export function openRecharge(planId: string | null = null): void {
  choosePlan(planId);
  openDialog('recharge');
}
