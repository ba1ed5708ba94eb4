import { IMAGE_MAX_EDGE_WEB, SHRINK_RATIO_DEFAULT } from '@plumbline/contract/constants.ts';
import type { Size } from '@plumbline/editor/coordinates.ts';
import { frameForAspect, frameForShare, type OutpaintFrame } from '@plumbline/editor/outpaint-frame.ts';
import type { WorkspaceSettings } from '../../settings/workspace-settings.ts';

/** The canvas that a workspace asks for: the one that was set, else the picture's own shape around its share. */
export function frameOf({ base, edits, values }: WorkspaceSettings): OutpaintFrame | undefined {
  if (!base) return undefined;
  return edits.outpaint ?? frameForShare(base, shareOf(values), IMAGE_MAX_EDGE_WEB);
}

/** Share of the new canvas that the picture takes. */
export function shareOf(values: WorkspaceSettings['values']): number {
  return typeof values.scaleRatio === 'number' ? values.scaleRatio : SHRINK_RATIO_DEFAULT;
}

/** A canvas of these proportions in which the picture takes at most its share of either edge. */
export function frameOfAspect(base: Size, aspect: number, share: number): OutpaintFrame {
  const grown = { width: base.width / share, height: base.height / share };
  const { width, height } = frameForAspect(grown, aspect, IMAGE_MAX_EDGE_WEB);
  return { width, height, ...middleOf(base, { width, height }) };
}

/** A canvas of this size, as far as it holds the picture, with the picture in the middle. */
export function frameOfSize(base: Size, wanted: Size): OutpaintFrame {
  const between = (value: number, least: number) =>
    Math.min(IMAGE_MAX_EDGE_WEB, Math.max(least, Math.round(value)));
  const size = { width: between(wanted.width, base.width), height: between(wanted.height, base.height) };
  return { ...size, ...middleOf(base, size) };
}

export function middleOf(base: Size, { width, height }: Size): { readonly x: number; readonly y: number } {
  return { x: Math.floor((width - base.width) / 2), y: Math.floor((height - base.height) / 2) };
}
