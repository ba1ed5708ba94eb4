import type { Bvh } from './build-bvh.ts';
import { CUT_OUT, isClearAt } from './cutout-mask.ts';

/** Where a ray met a primitive: kept by the tracer until its next ray, so that tracing does not allocate. */
export interface Hit {
  /** Index of the primitive in the mesh, −1 for none. */
  primitive: number;
  /** Distance in units of the ray's direction. */
  t: number;
  /** Share of both edges of the primitive. */
  u: number;
  v: number;
}

export interface Tracer {
  readonly hit: Hit;
  /** Nearest primitive before `far`. Fills `hit` and returns its primitive. */
  readonly nearest: Cast;
  /** Whether anything lies before `far`. */
  readonly blocked: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ) => boolean;
}
type Cast = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number) => number;

/** Starts of rays lie this far off the surface that they leave, in metres. */
const NEAR = 1e-4;

/** Ray against primitive: Möller and Trumbore, "Fast, minimum storage ray/triangle intersection", 1997. */
export function createTracer(bvh: Bvh): Tracer {
  const { bounds, first, count, order, geometry, shape, cutouts } = bvh;
  const stack = new Int32Array(96);
  const stackT = new Float32Array(96);
  const hit: Hit = { primitive: -1, t: 0, u: 0, v: 0 };
  const empty = order.length === 0;
  /** What blocked a ray last, by its place in the order. */
  let last = -1;

  function nearest(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ): number {
    hit.primitive = -1;
    hit.t = far;
    if (empty) return -1;
    const ix = 1 / (dx === 0 ? 1e-12 : dx);
    const iy = 1 / (dy === 0 ? 1e-12 : dy);
    const iz = 1 / (dz === 0 ? 1e-12 : dz);
    let best = far;
    let found = -1;
    let bestU = 0;
    let bestV = 0;
    let top = 0;
    let node = 0;
    for (;;) {
      const size = count[node] as number;
      if (size > 0) {
        const start = first[node] as number;
        for (let k = start; k < start + size; k++) {
          const g = k * 9;
          const ax = geometry[g + 3] as number;
          const ay = geometry[g + 4] as number;
          const az = geometry[g + 5] as number;
          const bx = geometry[g + 6] as number;
          const by = geometry[g + 7] as number;
          const bz = geometry[g + 8] as number;
          const px = dy * bz - dz * by;
          const py = dz * bx - dx * bz;
          const pz = dx * by - dy * bx;
          const det = ax * px + ay * py + az * pz;
          if (det < 1e-12 && det > -1e-12) continue;
          const inv = 1 / det;
          const sx = ox - (geometry[g] as number);
          const sy = oy - (geometry[g + 1] as number);
          const sz = oz - (geometry[g + 2] as number);
          const u = (sx * px + sy * py + sz * pz) * inv;
          if (u < 0 || u > 1) continue;
          const qx = sy * az - sz * ay;
          const qy = sz * ax - sx * az;
          const qz = sx * ay - sy * ax;
          const v = (dx * qx + dy * qy + dz * qz) * inv;
          if (v < 0 || v > 1 || (shape[k] !== 1 && u + v > 1)) continue;
          const t = (bx * qx + by * qy + bz * qz) * inv;
          if (t <= NEAR || t >= best) continue;
          if (cutouts !== undefined && shape[k] === CUT_OUT && isClearAt(cutouts, k, u, v)) continue;
          best = t;
          found = k;
          bestU = u;
          bestV = v;
        }
      } else {
        const left = first[node] as number;
        const l = left * 6;
        let a = ((bounds[l] as number) - ox) * ix;
        let b = ((bounds[l + 3] as number) - ox) * ix;
        let near = a < b ? a : b;
        let out = a < b ? b : a;
        a = ((bounds[l + 1] as number) - oy) * iy;
        b = ((bounds[l + 4] as number) - oy) * iy;
        if (a > b) {
          const s = a;
          a = b;
          b = s;
        }
        if (a > near) near = a;
        if (b < out) out = b;
        a = ((bounds[l + 2] as number) - oz) * iz;
        b = ((bounds[l + 5] as number) - oz) * iz;
        if (a > b) {
          const s = a;
          a = b;
          b = s;
        }
        if (a > near) near = a;
        if (b < out) out = b;
        const hitLeft = near <= out && out > 0 && near < best;
        const nearLeft = near;
        a = ((bounds[l + 6] as number) - ox) * ix;
        b = ((bounds[l + 9] as number) - ox) * ix;
        near = a < b ? a : b;
        out = a < b ? b : a;
        a = ((bounds[l + 7] as number) - oy) * iy;
        b = ((bounds[l + 10] as number) - oy) * iy;
        if (a > b) {
          const s = a;
          a = b;
          b = s;
        }
        if (a > near) near = a;
        if (b < out) out = b;
        a = ((bounds[l + 8] as number) - oz) * iz;
        b = ((bounds[l + 11] as number) - oz) * iz;
        if (a > b) {
          const s = a;
          a = b;
          b = s;
        }
        if (a > near) near = a;
        if (b < out) out = b;
        const hitRight = near <= out && out > 0 && near < best;
        if (hitLeft) {
          if (hitRight) {
            if (nearLeft <= near) {
              stack[top] = left + 1;
              stackT[top++] = near;
              node = left;
            } else {
              stack[top] = left;
              stackT[top++] = nearLeft;
              node = left + 1;
            }
          } else node = left;
          continue;
        }
        if (hitRight) {
          node = left + 1;
          continue;
        }
      }
      do top--;
      while (top >= 0 && (stackT[top] as number) >= best);
      if (top < 0) break;
      node = stack[top] as number;
    }
    if (found < 0) return -1;
    hit.primitive = order[found] as number;
    hit.t = best;
    hit.u = bestU;
    hit.v = bestV;
    return hit.primitive;
  }

  function blocked(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ): boolean {
    if (empty) return false;
    // Rays that follow each other are mostly blocked by the same thing.
    if (last >= 0 && meets(last, ox, oy, oz, dx, dy, dz, far)) return true;
    const ix = 1 / (dx === 0 ? 1e-12 : dx);
    const iy = 1 / (dy === 0 ? 1e-12 : dy);
    const iz = 1 / (dz === 0 ? 1e-12 : dz);
    let top = 0;
    let node = 0;
    for (;;) {
      const size = count[node] as number;
      if (size > 0) {
        const start = first[node] as number;
        for (let k = start; k < start + size; k++) {
          if (!meets(k, ox, oy, oz, dx, dy, dz, far)) continue;
          last = k;
          return true;
        }
      } else {
        const left = first[node] as number;
        const l = left * 6;
        let a = ((bounds[l] as number) - ox) * ix;
        let b = ((bounds[l + 3] as number) - ox) * ix;
        let near = a < b ? a : b;
        let out = a < b ? b : a;
        a = ((bounds[l + 1] as number) - oy) * iy;
        b = ((bounds[l + 4] as number) - oy) * iy;
        if (a > b) {
          const s = a;
          a = b;
          b = s;
        }
        if (a > near) near = a;
        if (b < out) out = b;
        a = ((bounds[l + 2] as number) - oz) * iz;
        b = ((bounds[l + 5] as number) - oz) * iz;
        if (a > b) {
          const s = a;
          a = b;
          b = s;
        }
        if (a > near) near = a;
        if (b < out) out = b;
        const hitLeft = near <= out && out >= 0 && near <= far;
        const nearLeft = near;
        a = ((bounds[l + 6] as number) - ox) * ix;
        b = ((bounds[l + 9] as number) - ox) * ix;
        near = a < b ? a : b;
        out = a < b ? b : a;
        a = ((bounds[l + 7] as number) - oy) * iy;
        b = ((bounds[l + 10] as number) - oy) * iy;
        if (a > b) {
          const s = a;
          a = b;
          b = s;
        }
        if (a > near) near = a;
        if (b < out) out = b;
        a = ((bounds[l + 8] as number) - oz) * iz;
        b = ((bounds[l + 11] as number) - oz) * iz;
        if (a > b) {
          const s = a;
          a = b;
          b = s;
        }
        if (a > near) near = a;
        if (b < out) out = b;
        if (near <= out && out >= 0 && near <= far) {
          if (!hitLeft) node = left + 1;
          else if (nearLeft <= near) {
            stack[top++] = left + 1;
            node = left;
          } else {
            stack[top++] = left;
            node = left + 1;
          }
          continue;
        }
        if (hitLeft) {
          node = left;
          continue;
        }
      }
      if (top === 0) return false;
      node = stack[--top] as number;
    }
  }

  /** Whether a ray meets the primitive at a place of the order before `far`. */
  function meets(
    k: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ): boolean {
    const g = k * 9;
    const ax = geometry[g + 3] as number;
    const ay = geometry[g + 4] as number;
    const az = geometry[g + 5] as number;
    const bx = geometry[g + 6] as number;
    const by = geometry[g + 7] as number;
    const bz = geometry[g + 8] as number;
    const px = dy * bz - dz * by;
    const py = dz * bx - dx * bz;
    const pz = dx * by - dy * bx;
    const det = ax * px + ay * py + az * pz;
    if (det < 1e-12 && det > -1e-12) return false;
    const inv = 1 / det;
    const sx = ox - (geometry[g] as number);
    const sy = oy - (geometry[g + 1] as number);
    const sz = oz - (geometry[g + 2] as number);
    const u = (sx * px + sy * py + sz * pz) * inv;
    if (u < 0 || u > 1) return false;
    const qx = sy * az - sz * ay;
    const qy = sz * ax - sx * az;
    const qz = sx * ay - sy * ax;
    const v = (dx * qx + dy * qy + dz * qz) * inv;
    if (v < 0 || v > 1 || (shape[k] !== 1 && u + v > 1)) return false;
    const t = (bx * qx + by * qy + bz * qz) * inv;
    if (!(t > NEAR && t < far)) return false;
    return cutouts === undefined || shape[k] !== CUT_OUT || !isClearAt(cutouts, k, u, v);
  }

  return { hit, nearest, blocked };
}
