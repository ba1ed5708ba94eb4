import { create } from 'zustand';

interface KeySheet {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** Whether the sheet with the editor's keys is open: a button and a key open it. */
export const useKeySheet = create<KeySheet>()((set) => ({
  open: false,
  show: () => set({ open: true }),
  close: () => set({ open: false }),
}));
