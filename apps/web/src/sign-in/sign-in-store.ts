import { create } from 'zustand';

interface SignInState {
  readonly open: boolean;
  /** When another code may be asked for, in ms since 1970; outlives a closed dialog. */
  readonly nextCodeAt: number;
  readonly show: () => void;
  readonly hide: () => void;
  readonly waitForNextCode: (seconds: number) => void;
}

export const useSignIn = create<SignInState>()((set) => ({
  open: false,
  nextCodeAt: 0,
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
  waitForNextCode: (seconds) => set({ nextCodeAt: Date.now() + seconds * 1000 }),
}));
