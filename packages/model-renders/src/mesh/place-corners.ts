import type { ModelMesh } from '@plumbline/models/model/model.ts';

/** An instance's matrix with z turned to north. */
export function toSceneMatrix(from: Float64Array, index: number, to: Float64Array): void {
  to.set(from.subarray(16 * index, 16 * index + 16));
  for (const at of [2, 6, 10, 14]) to[at] = -(to[at] as number);
}

export function placeCorners(
  { positions }: ModelMesh,
  m: Float64Array,
  placed: { places: Float64Array },
): { readonly low: readonly [number, number, number]; readonly high: readonly [number, number, number] } {
  if (placed.places.length < positions.length) placed.places = new Float64Array(positions.length);
  const out = placed.places;
  const [a, b, c, , e, f, g, , i, j, k, , tx, ty, tz] = m as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let [lowX, lowY, lowZ, highX, highY, highZ] = [
    Infinity,
    Infinity,
    Infinity,
    -Infinity,
    -Infinity,
    -Infinity,
  ];
  for (let n = 0; n + 2 < positions.length; n += 3) {
    const x = positions[n] as number;
    const y = positions[n + 1] as number;
    const z = positions[n + 2] as number;
    const px = a * x + e * y + i * z + tx;
    const py = b * x + f * y + j * z + ty;
    const pz = c * x + g * y + k * z + tz;
    out[n] = px;
    out[n + 1] = py;
    out[n + 2] = pz;
    if (px < lowX) lowX = px;
    if (py < lowY) lowY = py;
    if (pz < lowZ) lowZ = pz;
    if (px > highX) highX = px;
    if (py > highY) highY = py;
    if (pz > highZ) highZ = pz;
  }
  return { low: [lowX, lowY, lowZ], high: [highX, highY, highZ] };
}

export function longestSide(
  low: readonly number[],
  high: readonly number[],
): readonly [number, number, number] {
  const [x = 0, y = 0, z = 0] = high.map((value, axis) => value - (low[axis] as number));
  if (y >= x && y >= z) return [0, 1, 0];
  return x >= z ? [1, 0, 0] : [0, 0, 1];
}

export function determinant(m: Float64Array): number {
  const [a, b, c, , e, f, g, , i, j, k] = m as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return a * (f * k - g * j) - e * (b * k - c * j) + i * (b * g - c * f);
}

/** Cofactors: what normals are turned by, 3 × 3, column by column. */
export function normalsOf(m: Float64Array): Float64Array {
  const [a, b, c, , e, f, g, , i, j, k] = m as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Float64Array.of(
    f * k - g * j,
    g * i - e * k,
    e * j - f * i,
    c * j - b * k,
    a * k - c * i,
    b * i - a * j,
    b * g - c * f,
    c * e - a * g,
    a * f - b * e,
  );
}

export function writeNormal(
  m: Float64Array,
  normals: Float32Array,
  index: number,
  out: Float64Array,
  at: number,
  nx: number,
  ny: number,
  nz: number,
): void {
  const x = normals[3 * index] as number;
  const y = normals[3 * index + 1] as number;
  const z = normals[3 * index + 2] as number;
  let px = (m[0] as number) * x + (m[3] as number) * y + (m[6] as number) * z;
  let py = (m[1] as number) * x + (m[4] as number) * y + (m[7] as number) * z;
  let pz = (m[2] as number) * x + (m[5] as number) * y + (m[8] as number) * z;
  const length = Math.sqrt(px * px + py * py + pz * pz);
  const agree = (px * nx + py * ny + pz * nz) / length;
  // A normal that has nothing to do with its face would paint it black.
  if (!(length > 0) || Math.abs(agree) < 0.25) [px, py, pz] = [nx, ny, nz];
  else {
    const k = Math.sign(agree) / length;
    px *= k;
    py *= k;
    pz *= k;
  }
  out[at] = px;
  out[at + 1] = py;
  out[at + 2] = pz;
}
