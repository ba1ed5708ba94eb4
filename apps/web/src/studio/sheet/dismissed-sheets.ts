import { create } from 'zustand';

/** Sheets that somebody wants to work on as a whole, by their pictures; forgotten with the page. */
export const useDismissedSheets = create<{
  readonly ids: ReadonlySet<string>;
  readonly dismiss: (imageId: string) => void;
}>()((set) => ({
  ids: new Set(),
  dismiss: (imageId) => set(({ ids }) => ({ ids: new Set([...ids, imageId]) })),
}));
