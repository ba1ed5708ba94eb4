import type { Cutouts } from './cutout-mask.ts';
import type { OwnFinish } from '../finishes/own-finish.ts';
import type { Bvh } from './build-bvh.ts';
import type { SolidMesh } from './solid-mesh.ts';

/** Value of `shape` of a triangle whose picture has clear parts. */
export const CUT_OUT = 2;

/**
 * Marks the triangles of a tree whose finish has a picture with clear parts; the tree itself where there are none.
 * @param firstOwn number of the first of the own finishes.
 */
export function withCutouts(tree: Bvh, mesh: SolidMesh, own: readonly OwnFinish[], firstOwn: number): Bvh {
  const masks = [...new Set(own.flatMap(({ texture }) => texture?.cutout ?? []))];
  if (masks.length === 0) return tree;
  const n = tree.order.length;
  const shape = tree.shape.slice();
  const mask = new Uint16Array(n);
  const map = new Float32Array(6 * n);
  for (let k = 0; k < n; k++) {
    const i = tree.order[k] as number;
    const cutout = own[(mesh.finish[i] as number) - firstOwn]?.texture?.cutout;
    if (cutout === undefined || shape[k] !== 0) continue;
    shape[k] = CUT_OUT;
    mask[k] = masks.indexOf(cutout);
    map.set(mesh.texture.subarray(6 * i, 6 * i + 6), 6 * k);
  }
  return { ...tree, shape, cutouts: { masks, mask, map } };
}

/** Whether the picture of a triangle is clear at a place of it. */
export function isClearAt({ masks, mask, map }: Cutouts, k: number, u: number, v: number): boolean {
  const of = masks[mask[k] as number];
  if (of === undefined) return false;
  const m = 6 * k;
  const s = (map[m] as number) + u * (map[m + 2] as number) + v * (map[m + 4] as number);
  const t = (map[m + 1] as number) + u * (map[m + 3] as number) + v * (map[m + 5] as number);
  const x = Math.min(of.width - 1, Math.floor((s - Math.floor(s)) * of.width));
  const y = Math.min(of.height - 1, Math.floor((1 - (t - Math.floor(t))) * of.height));
  return of.data[y * of.width + x] === 0;
}
