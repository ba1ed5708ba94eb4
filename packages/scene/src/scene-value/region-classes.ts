import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import type { SceneClass } from './scene-value.ts';

/** Classes that a user or a material map gives to regions of a label raster, above every gate of the reading. */
export interface RegionClasses {
  readonly labels: LabelMap;
  readonly byLabel: ReadonlyMap<number, SceneClass>;
}

/** Classes that are painted as panes and lit in the evening. */
export const GLASS: ReadonlySet<SceneClass> = new Set(['glass', 'opening']);

/** 1 where a pixel's given class passes `test`. */
export function maskOfClasses(
  { labels, byLabel }: RegionClasses,
  test: (own: SceneClass) => boolean,
): BitMask {
  const mask = createBitMask(labels.width, labels.height);
  const chosen = new Uint8Array(labels.count + 1);
  for (const [label, own] of byLabel) if (test(own)) chosen[label] = 1;
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = chosen[labels.data[i] as number] as number;
  return mask;
}

/** Share of a cell that a class is given to for all of it to have it. */
const MAJORITY = 0.5;

/** The class that was given to most of each cell, if that is half of it at least; index by cell. */
export function classesOfCells(
  { labels, byLabel }: RegionClasses,
  cells: LabelMap,
  filledArea: Float32Array,
): (SceneClass | undefined)[] {
  const names = [...new Set(byLabel.values())];
  const numberOf = new Int32Array(labels.count + 1);
  for (const [label, own] of byLabel) numberOf[label] = names.indexOf(own) + 1;
  const counts = new Int32Array((cells.count + 1) * (names.length + 1));
  for (let i = 0; i < cells.data.length; i++) {
    const at =
      (cells.data[i] as number) * (names.length + 1) + (numberOf[labels.data[i] as number] as number);
    counts[at] = (counts[at] as number) + 1;
  }
  return Array.from({ length: cells.count + 1 }, (_, cell) => {
    if (cell === 0) return undefined;
    return names.find(
      (_name, k) =>
        (counts[cell * (names.length + 1) + k + 1] as number) >= MAJORITY * (filledArea[cell] as number),
    );
  });
}
