/** Within a room sky comes through portals alone; what its windows look out on has it from everywhere. */
export function isOpen(
  room: { readonly width: number; readonly depth: number } | undefined,
  x: number,
  z: number,
): boolean {
  return room === undefined || Math.abs(x) > room.width / 2 + 0.3 || z > room.depth + 0.3 || z < -0.3;
}
