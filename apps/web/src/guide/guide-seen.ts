import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Whether somebody at this browser has taken the tour, or said that they need none. */
export const useGuideSeen = create<{ readonly seen: boolean }>()(
  persist((): { readonly seen: boolean } => ({ seen: false }), { name: 'plumbline.guide', version: 1 }),
);

export function noteGuideSeen(): void {
  useGuideSeen.setState({ seen: true });
}
