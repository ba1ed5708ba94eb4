/**
 * The k-th point of the R2 sequence in the unit square: any run of it covers the square evenly.
 * Source: Martin Roberts, "The unreasonable effectiveness of quasirandom sequences", 2018.
 */
export function r2x(k: number): number {
  const v = 0.5 + k * 0.7548776662466927;
  return v - Math.floor(v);
}

export function r2y(k: number): number {
  const v = 0.5 + k * 0.5698402909980532;
  return v - Math.floor(v);
}

/**
 * Cosine-weighted direction about a unit normal from a point of the unit square, written to `out` at 0…2. Frame:
 * Duff et al., "Building an orthonormal basis, revisited", 2017.
 */
export function cosineDirection(
  nx: number,
  ny: number,
  nz: number,
  a: number,
  b: number,
  out: Float32Array,
): void {
  const radius = Math.sqrt(a);
  const angle = 2 * Math.PI * b;
  const x = radius * Math.cos(angle);
  const y = radius * Math.sin(angle);
  const z = Math.sqrt(Math.max(0, 1 - a));
  const sign = nz >= 0 ? 1 : -1;
  const p = -1 / (sign + nz);
  const q = nx * ny * p;
  out[0] = x * (1 + sign * nx * nx * p) + y * q + z * nx;
  out[1] = x * sign * q + y * (sign + ny * ny * p) + z * ny;
  out[2] = x * -sign * nx - y * ny + z * nz;
}
