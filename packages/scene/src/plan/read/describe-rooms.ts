import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { FoundFurniture } from './find-furniture.ts';
import type { RoomTable } from './measure-rooms.ts';
import type { PlanOpening, PlanRoom } from './plan-reading.ts';
import { traceOutline } from './trace-outline.ts';
import { type RoomFacts, typeRoom } from './type-room.ts';

/** Share of a floor under faint strokes in one direction from which it is hatched. */
const HATCHED = 0.1;
/** Objects of this many m² are fixtures: basins, toilets, baths, cookers. */
const FIXTURE_M2 = { least: 0.08, most: 1.6 } as const;
/** Strips of a tread's size that make a stair. */
const LEAST_TREADS = 5;

/** Whether faint strokes in one direction lie on a room. */
export function isHatched(table: RoomTable, l: number): boolean {
  return (table.hatchShare[l] as number) > HATCHED && Number.isFinite(table.hatchAngle[l] as number);
}

/** What each room is and how it lies, by its number. */
export function describeRooms(
  rooms: LabelMap,
  table: RoomTable,
  { map: furniture, objects, treads }: FoundFurniture,
  openings: readonly PlanOpening[],
  mmPerPixel: number,
): PlanRoom[] {
  const m2 = (mmPerPixel / 1000) ** 2;
  const furnished = new Int32Array(rooms.count + 1);
  const sizes = new Int32Array(furniture.count + 1);
  const home = new Int32Array(furniture.count + 1);
  for (let i = 0; i < rooms.data.length; i++) {
    const f = furniture.data[i] as number;
    if (f === 0) continue;
    const r = rooms.data[i] as number;
    furnished[r] = (furnished[r] as number) + 1;
    sizes[f] = (sizes[f] as number) + 1;
    home[f] = r;
  }
  const fixtures = new Int32Array(rooms.count + 1);
  for (let f = 1; f <= objects; f++) {
    const size = (sizes[f] as number) * m2;
    const r = home[f] as number;
    if (size > FIXTURE_M2.least && size < FIXTURE_M2.most) fixtures[r] = (fixtures[r] as number) + 1;
  }
  const order = Array.from({ length: rooms.count }, (_, k) => k + 1).sort(
    (a, b) => (table.area[b] as number) - (table.area[a] as number) || a - b,
  );
  const hatched = (l: number): boolean => isHatched(table, l);
  const anyHatched = order.some(hatched);
  return Array.from({ length: rooms.count }, (_, k) => {
    const label = k + 1;
    const area = table.area[label] as number;
    const x0 = table.x0[label] as number;
    const y0 = table.y0[label] as number;
    const x1 = table.x1[label] as number;
    const y1 = table.y1[label] as number;
    const w = x1 - x0 + 1;
    const h = y1 - y0 + 1;
    const border =
      (table.onWall[label] as number) + (table.onRoom[label] as number) + (table.onSheet[label] as number);
    const facts: RoomFacts = {
      areaM2: area * m2,
      elongation: Math.max(w / h, h / w),
      fill: area / (w * h),
      enclosure: (table.onWall[label] as number) / Math.max(1, border),
      outdoors: ((table.onSheet[label] as number) - (table.onEdge[label] as number)) / Math.max(1, border),
      doors: openings.filter((o) => o.kind !== 'window' && o.rooms.includes(label)).length,
      ink: table.ink[label] as number,
      furnished: (furnished[label] as number) / area,
      fixtures: fixtures[label] as number,
      hatched: hatched(label),
      treads: (treads[label] as number) >= LEAST_TREADS,
      rank: order.indexOf(label),
      anyHatched,
    };
    const { type, confidence } = typeRoom(facts);
    const angle = table.hatchAngle[label] as number;
    return {
      label,
      type,
      confidence,
      outline: traceOutline(rooms, label, x0, y0, y1),
      areaPixels: area,
      areaM2: area * m2,
      box: { x0, y0, x1, y1 },
      enclosure: facts.enclosure,
      doors: facts.doors,
      furnished: facts.furnished,
      ...(facts.hatched && Number.isFinite(angle) ? { hatch: angle } : {}),
    };
  });
}
