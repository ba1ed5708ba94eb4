/** 0…1: how sure two points lie on one smooth surface. */
export function alike(guide: Float32Array, i: number, j: number): number {
  if (i === j) return 1;
  const a = 7 * i;
  const b = 7 * j;
  const distance = guide[b + 6] as number;
  if (distance === 0) return 0;
  const nx = guide[a + 3] as number;
  const ny = guide[a + 4] as number;
  const nz = guide[a + 5] as number;
  let agree = nx * (guide[b + 3] as number) + ny * (guide[b + 4] as number) + nz * (guide[b + 5] as number);
  if (agree < 0.6) return 0;
  agree *= agree;
  agree *= agree;
  const off =
    nx * ((guide[b] as number) - (guide[a] as number)) +
    ny * ((guide[b + 1] as number) - (guide[a + 1] as number)) +
    nz * ((guide[b + 2] as number) - (guide[a + 2] as number));
  const reach = 0.006 * (guide[a + 6] as number) + 0.01;
  const far = (off < 0 ? -off : off) / reach;
  return far > 2 ? 0 : agree * (1 - far / 2);
}
