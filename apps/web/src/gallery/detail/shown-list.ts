import type { WorkCard } from '@plumbline/contract/api/works.ts';
import { create } from 'zustand';

/** The list that a work was opened from: the arrows lead through it. */
export interface ShownList {
  /** Which of the lists of a page it is. */
  readonly owner: string;
  readonly works: readonly Pick<WorkCard, 'workId'>[];
  readonly more: { readonly has: boolean; readonly loading: boolean; readonly load: () => void } | undefined;
  /** Brings a work of the list into sight under the detail. */
  readonly reveal: (place: number) => void;
}

export const useShownList = create<{
  readonly list: ShownList | undefined;
  /** The work that was asked for last, before it is shown: whoever leaves at that moment is led back to it. */
  readonly opened: string | undefined;
}>()(() => ({ list: undefined, opened: undefined }));
