import type { Faces } from '../faces/faces.ts';
import type { FaceGrid } from './face-grid.ts';

export interface Hit {
  readonly face: number;
  readonly k: number;
}

/** The nearest triangle at a place of the frame. */
export function lookAt(faces: Faces, grid: FaceGrid, u: number, v: number): Hit | null {
  let [face, nearest] = [-1, Number.POSITIVE_INFINITY];
  visitFaces(faces, grid, u, v, (found, k) => {
    if (k < nearest) [face, nearest] = [found, k];
  });
  return face < 0 ? null : { face, k: nearest };
}

/** All triangles at a place, but for those in whose square everything is covered. */
export function facesAt(faces: Faces, grid: FaceGrid, u: number, v: number): readonly Hit[] {
  const hits: Hit[] = [];
  visitFaces(faces, grid, u, v, (face, k) => hits.push({ face, k }));
  return hits;
}

function visitFaces(
  { corners }: Faces,
  grid: FaceGrid,
  u: number,
  v: number,
  visit: (face: number, k: number) => void,
): void {
  const column = Math.floor((u - grid.window.left) * grid.perUnit);
  const row = Math.floor((v - grid.window.top) * grid.perUnit);
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return;
  const square = row * grid.columns + column;
  for (let index = grid.starts[square] as number; index < (grid.starts[square + 1] as number); index += 1) {
    const face = grid.faces[index] as number;
    const at = face * 9;
    const [au, av] = [corners[at] as number, corners[at + 1] as number];
    const [bu, bv] = [(corners[at + 3] as number) - au, (corners[at + 4] as number) - av];
    const [cu, cv] = [(corners[at + 6] as number) - au, (corners[at + 7] as number) - av];
    const [pu, pv] = [u - au, v - av];
    if ((pu < 0 && pu < bu && pu < cu) || (pu > 0 && pu > bu && pu > cu)) continue;
    if ((pv < 0 && pv < bv && pv < cv) || (pv > 0 && pv > bv && pv > cv)) continue;
    const area = bu * cv - cu * bv;
    if (area === 0) continue;
    const b = (pu * cv - cu * pv) / area;
    const c = (bu * pv - pu * bv) / area;
    if (b < -1e-7 || c < -1e-7 || b + c > 1 + 1e-7) continue;
    const k0 = corners[at + 2] as number;
    visit(face, k0 + b * ((corners[at + 5] as number) - k0) + c * ((corners[at + 8] as number) - k0));
  }
}
