import { create } from 'zustand';
import { openDialog } from '../dialogs/dialog-store.ts';

interface RechargeState {
  /** The plan that the dialog begins with; null = choose one there. */
  readonly planId: string | null;
  /** Whether only a membership helps: packs are then left out. */
  readonly forMembers: boolean;
}

export const useRecharge = create<RechargeState>()(() => ({ planId: null, forMembers: false }));

export function choosePlan(planId: string | null): void {
  useRecharge.setState({ planId });
}

/** Opens the recharge dialog; visitors are asked to sign in by the dialog itself. */
export function openRecharge(planId: string | null = null): void {
  useRecharge.setState({ planId, forMembers: false });
  openDialog('recharge');
}

/** The same where a membership is what is missing. */
export function openMemberships(): void {
  useRecharge.setState({ planId: null, forMembers: true });
  openDialog('recharge');
}
