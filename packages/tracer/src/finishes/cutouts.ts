import { CUT_OUT } from '../trace/cutout-mask.ts';
import type { OwnFinish } from './own-finish.ts';
import type { Bvh } from '../trace/build-bvh.ts';
import type { SolidMesh } from '../trace/solid-mesh.ts';

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
