import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { LockMask } from './compose-locked.ts';
import { layLabels } from '../scene-value/lay-labels.ts';
import type { WishedRegions } from '../scene-value/wished-regions.ts';

/** Where regions are locked, at the size of a result; undefined where none is. */
export function lockedRegions(
  { draft, wishes }: WishedRegions,
  { width, height }: { readonly width: number; readonly height: number },
): LockMask | undefined {
  const locked = new Set([...wishes].filter(([, wish]) => wish.lock === true).map(([label]) => label));
  return locked.size === 0 ? undefined : maskOfLabels(draft.labels, locked, width, height);
}

/** 255 where a label of the set lies, at another size. */
function maskOfLabels(
  labels: LabelMap,
  chosen: ReadonlySet<number>,
  width: number,
  height: number,
): LockMask {
  const { data } = layLabels(labels, width, height);
  return { width, height, data: Uint8Array.from(data, (label) => (chosen.has(label) ? 255 : 0)) };
}
