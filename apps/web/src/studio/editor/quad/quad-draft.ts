import { imagePoint, type Size } from '@plumbline/editor/coordinates.ts';
import { findQuadFault, middleQuad, type Quad } from '@plumbline/editor/quad.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { create } from 'zustand';
import { useSettingsStore } from '../../settings/settings-store.ts';
import type { BasePicture, Surface, WorkspaceSettings } from '../../settings/workspace-settings.ts';
import { masksKey } from '../open-masks.ts';

interface QuadDraft {
  /** The workspace and picture whose corners are being set; see `cornersKey`. */
  readonly of: string | undefined;
  readonly quad: Quad | undefined;
  readonly begin: (of: string, quad: Quad) => void;
  readonly move: (quad: Quad) => void;
  readonly end: () => void;
}

/** The corners that are being set: they count once they are finished. */
export const useQuadDraft = create<QuadDraft>()((set) => ({
  of: undefined,
  quad: undefined,
  begin: (of, quad) => set({ of, quad }),
  move: (quad) => set({ quad }),
  end: () => set({ of: undefined, quad: undefined }),
}));

type Corners = NonNullable<Surface['quad']>;

/** Under which the corners of a picture in a tool are set: they mean nothing on another one, nor in another tool. */
export const cornersKey = ({ function: name }: Pick<ToolDescriptor, 'function'>, base: BasePicture): string =>
  masksKey(name, base.imageId);

/** Begins to set corners where they were, or in the middle of the picture. */
export function beginCorners(
  tool: Pick<ToolDescriptor, 'function'>,
  base: BasePicture,
  corners?: Corners,
): void {
  useQuadDraft.getState().begin(cornersKey(tool, base), quadOf(corners, base));
}

/** Takes the corners over into the settings; those that make no surface stay to be put right. */
export function finishCorners(
  { function: name }: Pick<ToolDescriptor, 'function'>,
  { base, edits }: WorkspaceSettings,
): void {
  const { quad, end } = useQuadDraft.getState();
  if (!quad || !base || findQuadFault(quad, base)) return;
  useSettingsStore.getState().setEdits(name, { surface: { ...edits.surface, quad: cornersOf(quad) } });
  end();
}

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
