import type { VisibleLabelPolicy } from '@plumbline/contract/api/account.ts';

/**
 * Whether a download carries the visible label.
 *
 * @param choice what the person chose for all downloads; null where they never did
 */
export function chooseVisibleLabel(policy: VisibleLabelPolicy, choice: boolean | null): boolean {
  return policy === 'always' || (choice ?? policy === 'default');
}
