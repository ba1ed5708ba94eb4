import { type BitMask, createBitMask } from '@plumbline/imaging/raster.ts';
import type { EnclosedRooms } from './keep-enclosed.ts';
import { countSet } from './mask-tools.ts';
import type { RoomTable } from './measure-rooms.ts';

/** A cavity is narrower than this share of √footprint, and this many times as long as it is wide. */
const WIDEST = 0.08;
const LEAST_LENGTH = 8;
/** It opens to no room: less than this share of its border lies on one. */
const OPEN = 0.02;
/** Between two faces of a wall lies nothing but hatch and the pixels of the lines; in pixels. */
const FACE = 2;

/**
 * What is closed, long and narrower than a passage is no room but the inside of a wall drawn by its faces, whatever is hatched in it.
 * @returns the rooms without these, and the walls with them
 */
export function fillCavities(kept: EnclosedRooms, table: RoomTable): EnclosedRooms {
  const { rooms, footprint } = kept;
  const side = Math.sqrt(countSet(footprint));
  const renamed = new Int32Array(rooms.count + 1);
  let count = 0;
  for (let l = 1; l <= rooms.count; l++) renamed[l] = isCavity(table, l, side) ? -1 : ++count;
  if (count === rooms.count || count === 0) return kept;
  const walls: BitMask = createBitMask(rooms.width, rooms.height);
  const data = new Int32Array(rooms.data.length);
  for (let i = 0; i < data.length; i++) {
    const name = renamed[rooms.data[i] as number] as number;
    walls.data[i] = kept.walls.data[i] === 1 || name < 0 ? 1 : 0;
    data[i] = Math.max(0, name);
  }
  return { rooms: { ...rooms, data, count }, walls, footprint };
}

function isCavity(table: RoomTable, l: number, side: number): boolean {
  const across = 2 * (table.inradius[l] as number) - 1 + FACE;
  const border = (table.onWall[l] as number) + (table.onRoom[l] as number) + (table.onSheet[l] as number);
  return (
    across < WIDEST * side &&
    (table.area[l] as number) > LEAST_LENGTH * across * across &&
    (table.onRoom[l] as number) < OPEN * border
  );
}
