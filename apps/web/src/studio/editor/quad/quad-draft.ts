import { imagePoint, type Size } from '@plumbline/editor/coordinates.ts';
import { middleQuad, type Quad } from '@plumbline/editor/quad.ts';
import { create } from 'zustand';
import type { Surface } from '../../settings/workspace-settings.ts';

interface QuadDraft {
  /** The picture whose corners are being set. */
  readonly imageId: string | undefined;
  readonly quad: Quad | undefined;
  readonly begin: (imageId: string, quad: Quad) => void;
  readonly move: (quad: Quad) => void;
  readonly end: () => void;
}

/** The corners that are being set: they count once they are finished. */
export const useQuadDraft = create<QuadDraft>()((set) => ({
  imageId: undefined,
  quad: undefined,
  begin: (imageId, quad) => set({ imageId, quad }),
  move: (quad) => set({ quad }),
  end: () => set({ imageId: undefined, quad: undefined }),
}));

type Corners = NonNullable<Surface['quad']>;

/** Corners of a request as the editor has them; those in the middle of the picture where there are none. */
export function quadOf(corners: Corners | undefined, size: Size): Quad {
  if (!corners) return middleQuad(size);
  const [a, b, c, d] = corners;
  return [imagePoint(...a), imagePoint(...b), imagePoint(...c), imagePoint(...d)];
}

export function cornersOf([a, b, c, d]: Quad): Corners {
  return [
    [a.x, a.y],
    [b.x, b.y],
    [c.x, c.y],
    [d.x, d.y],
  ];
}
