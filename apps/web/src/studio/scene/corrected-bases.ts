import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { CORRECTED_KEY, emptyWithWorkspaces } from '../../session/local-keys.ts';

const REMEMBERED = 100;

interface CorrectedBases {
  readonly ids: readonly string[];
  readonly remember: (imageId: string, corrected: boolean) => void;
}

/**
 * Pictures whose reading was corrected in this browser. Reading a picture costs the server seconds, so a workspace asks
 * for it unseen only where there is something to say of it.
 */
export const useCorrectedBases = create<CorrectedBases>()(
  persist(
    (set) => ({
      ids: [],
      remember: (imageId, corrected) =>
        set(({ ids }) => {
          if (ids.includes(imageId) === corrected) return { ids };
          const others = ids.filter((id) => id !== imageId);
          return { ids: corrected ? [imageId, ...others].slice(0, REMEMBERED) : others };
        }),
    }),
    { name: CORRECTED_KEY, version: 1, partialize: ({ ids }) => ({ ids }) },
  ),
);

emptyWithWorkspaces(() => useCorrectedBases.setState({ ids: [] }));
