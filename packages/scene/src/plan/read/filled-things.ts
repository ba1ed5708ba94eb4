import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { type BitMask, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import type { FoundFurniture } from './find-furniture.ts';
import type { PlanHearing } from './hear-plan.ts';
import { dilateDisc, measureParts, openDisc } from './mask-tools.ts';
import { wallThickness } from './wall-thickness.ts';

/** What is filled and so many times as thick as walls are may be a thing: a sofa, a bed, a worktop. */
const THICKER = 1.6;
/** Pixels of half of the thickness below which the net sees no thing as one. */
const LEAST = 3;
/**
 * The net sees less than this of a wall in it, and more than the other of a room: of dark sofas and beds .04–.18 and .56–.91, of walls mostly .44–.91 and at most .5. What is neither is a
 * tree, or ground.
 */
const SURE = { wall: 0.2, room: 0.45 } as const;
/** So much of walls it sees in tubs and small tables, too, and in joints of walls: what is larger than this share of the sheet is no joint. */
const LARGE = { wall: 0.4, room: 0.55, share: 0.0015 } as const;
/** What is longer by its width is a wall, whatever the net sees of it: worktops are 6 times as long as deep. */
const SLENDEREST = 7;

/**
 * Dark furniture among what is drawn as walls: what is thicker than walls, and of which the net sees hardly any wall, but a room around and on it.
 *
 * @param walls as they are drawn, with what is filled in rooms
 * @param filled whether walls are: between two lines of a wall there is paper, which the net takes for a room sooner
 */
export function filledThings(walls: BitMask, hearing: PlanHearing, filled: boolean): BitMask {
  const radius = Math.max(LEAST, (THICKER * wallThickness(walls)) / 2);
  const cores = connectedComponents(openDisc(walls, radius), 8);
  const [asWall, asRoom] = [hearing.wall, hearing.room].map((plane) => meanOf(cores, plane)) as [
    Float64Array,
    Float64Array,
  ];
  const { area, long, short } = measureParts(cores);
  const isThing = asWall.map((wall, core) => {
    if (core === 0 || (long[core] as number) >= SLENDEREST * (short[core] as number)) return 0;
    const seen = filled && (area[core] as number) > LARGE.share * walls.data.length ? LARGE : SURE;
    const isSure = wall < SURE.wall && (asRoom[core] as number) > SURE.room;
    return isSure || (wall < seen.wall && (asRoom[core] as number) > seen.room) ? 1 : 0;
  });
  const data = Uint8Array.from(cores.data, (core) => isThing[core] as number);
  return withCrumbs({ ...walls, data }, walls, radius);
}

/** Adds what is left around things of the corners that no disc can sweep. */
function withCrumbs(things: BitMask, walls: BitMask, radius: number): BitMask {
  const rest = { ...walls, data: walls.data.map((set, i) => (things.data[i] === 1 ? 0 : set)) };
  const parts = connectedComponents(rest, 8);
  const areas = labelAreas(parts);
  const near = dilateDisc(things, 2).data;
  const touched = new Uint8Array(parts.count + 1);
  parts.data.forEach((part, i) => {
    if (near[i] === 1) touched[part] = 1;
  });
  const data = things.data.map((thing, i) => {
    const part = parts.data[i] as number;
    return thing === 1 || (part > 0 && touched[part] === 1 && (areas[part] as number) < radius * radius)
      ? 1
      : 0;
  });
  return { ...things, data };
}

/** Adds filled things to what is outlined in rooms, each as one. */
export function withFilled(found: FoundFurniture, things: BitMask, rooms: LabelMap): FoundFurniture {
  const parts = connectedComponents(things, 8);
  if (parts.count === 0) return found;
  const { map } = found;
  const data = map.data.map((label, i) => {
    const part = parts.data[i] as number;
    return part > 0 && (rooms.data[i] as number) > 0 ? map.count + part : label;
  });
  return { ...found, map: { ...map, data, count: map.count + parts.count } };
}

function meanOf(parts: LabelMap, { data }: Plane): Float64Array {
  const sums = new Float64Array(parts.count + 1);
  const areas = new Float64Array(parts.count + 1);
  parts.data.forEach((part, i) => {
    sums[part] = (sums[part] as number) + (data[i] as number);
    areas[part] = (areas[part] as number) + 1;
  });
  return sums.map((sum, part) => sum / Math.max(1, areas[part] as number));
}
