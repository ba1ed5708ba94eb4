/** `k` of a triangle's plane anywhere: `k + acrossK · (u − this.u) + downK · (v − this.v)`; null for one seen edge-on. */
export interface FacePlane {
  readonly u: number;
  readonly v: number;
  readonly k: number;
  readonly acrossK: number;
  readonly downK: number;
}

export function planeOf(corners: Float32Array, face: number): FacePlane | null {
  const at = face * 9;
  const [u, v, k] = [corners[at] as number, corners[at + 1] as number, corners[at + 2] as number];
  const [bu, bv, bk] = [
    (corners[at + 3] as number) - u,
    (corners[at + 4] as number) - v,
    (corners[at + 5] as number) - k,
  ];
  const [cu, cv, ck] = [
    (corners[at + 6] as number) - u,
    (corners[at + 7] as number) - v,
    (corners[at + 8] as number) - k,
  ];
  const area = bu * cv - cu * bv;
  const longest = Math.max(Math.abs(bu) + Math.abs(bv), Math.abs(cu) + Math.abs(cv));
  if (Math.abs(area) < longest * longest * 1e-7 || area === 0) return null;
  return { u, v, k, acrossK: (bk * cv - ck * bv) / area, downK: (ck * bu - bk * cu) / area };
}

export function kAt({ u, v, k, acrossK, downK }: FacePlane, atU: number, atV: number): number {
  return k + acrossK * (atU - u) + downK * (atV - v);
}
