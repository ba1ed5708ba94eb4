import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { BitMask, LabelMap } from '@plumbline/imaging/raster.ts';
import { invertMask, measureParts } from '@plumbline/scene/plan/read/mask-tools.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';

/** A piece of wall smaller than this many squares of its thickness is a speck of the reading. */
const SPECK = 1.5;
/** Metres: what stands free in one room and is no longer is a column or nothing. */
const SHORTEST_FREE = 1.4;
/** A column fills this share of its box, is so many times longer than wide, and so many metres at most. */
const COLUMN = { filled: 0.72, longer: 1.7, most: 0.9 } as const;
/** Share of its border in no room up to which a part stands indoors. */
const INDOORS = 0.3;
/** Metres of thickness from which what parts two rooms is no partition, if nothing else of the walls touches it. */
const FAT = 0.45;
/** What is longer is a wall where it is so many times as long as it is wide on average: a dark sofa or a plant is not. */
const WALL_LENGTH = 3.5;

/**
 * The walls of a plan that are raised: not the specks of its reading, nor what stands free in the middle of a room and has neither the form
 * of a wall nor of a column, as dark furniture and plants.
 *
 * @param metres of a pixel
 */
export function standingWalls({ walls, wallThickness, roomMap }: PlanReading, metres: number): BitMask {
  const parts = connectedComponents(walls, 8);
  const { area, x0, y0, x1, y1, long } = measureParts(parts);
  const least = SPECK * Math.max(2, wallThickness) ** 2;
  const around = aroundParts(parts, roomMap);
  const deepest = new Float32Array(parts.count + 1);
  distanceTransform(invertMask(walls)).data.forEach((depth, i) => {
    const part = parts.data[i] as number;
    if (depth > (deepest[part] as number)) deepest[part] = depth;
  });
  const stands = Uint8Array.from(area, (pixels, part) => {
    if (part === 0 || pixels < least) return 0;
    const { rooms, outdoors } = around[part] as Around;
    const border = [...rooms.values()].reduce((sum, each) => sum + each, outdoors);
    // Seams and cushions within what is dark are in no room.
    if (outdoors > INDOORS * border) return 1;
    const length = long[part] as number;
    const isFat = 2 * (deepest[part] as number) * metres > FAT;
    if (rooms.size > 1 && !isFat) return 1;
    const [w, h] = [
      (x1[part] as number) - (x0[part] as number) + 1,
      (y1[part] as number) - (y0[part] as number) + 1,
    ];
    const size = Math.max(w, h) * metres;
    const isColumn =
      size <= COLUMN.most &&
      Math.max(w, h) <= COLUMN.longer * Math.min(w, h) &&
      pixels >= COLUMN.filled * w * h;
    const isWall = length * metres >= SHORTEST_FREE && length >= WALL_LENGTH * (pixels / length);
    return isColumn || isWall ? 1 : 0;
  });
  return { ...walls, data: Uint8Array.from(parts.data, (part) => stands[part] as number) };
}

/** How many of the places just around a part lie in each room, and in none. */
interface Around {
  readonly rooms: ReadonlyMap<number, number>;
  readonly outdoors: number;
}

function aroundParts({ width, height, data, count }: LabelMap, { data: rooms }: LabelMap): Around[] {
  const around = Array.from({ length: count + 1 }, () => ({ rooms: new Map<number, number>(), outdoors: 0 }));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = around[data[y * width + x] as number];
      if (own === undefined || data[y * width + x] === 0) continue;
      for (const [u, v] of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const) {
        const at = v * width + u;
        if (u < 0 || v < 0 || u >= width || v >= height) own.outdoors++;
        else if (data[at] === 0) {
          const room = rooms[at] as number;
          if (room === 0) own.outdoors++;
          else own.rooms.set(room, (own.rooms.get(room) ?? 0) + 1);
        }
      }
    }
  return around;
}
