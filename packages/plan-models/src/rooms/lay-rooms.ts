import { labelBounds } from '@plumbline/imaging/label-bounds.ts';
import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import type { ModelRoom } from '@plumbline/models/model/model.ts';
import type { PlanReading, PlanRoom } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';
import { extrudeRings, layRings } from '../build/extrude.ts';
import type { ModelAssembly } from '../build/model-assembly.ts';
import { PART_MATERIALS, type PartMaterial } from '../build/part-materials.ts';
import { Surface } from '../build/surface.ts';
import type { PlanHeights } from '../frame/heights.ts';
import { LAYER_NAMES, PART_NAMES, ROOM_NAMES, type PlanLanguage } from '../names/names.ts';
import type { Ring } from '../outlines/ring.ts';
import { straightenRings } from '../outlines/straighten-rings.ts';
import { traceRings } from '../outlines/trace-rings.ts';
import type { PlanFrame } from '../frame/plan-frame.ts';
import { layPlate } from './lay-plate.ts';

/** Metres: floors lie on a slab, ceilings have a thickness. */
const FLOOR = 0.02;
const SLAB = 0.22;
const CEILING = 0.06;

/** What lies on the floor of a room of a type. */
const FLOORS: Readonly<Record<RoomType, PartMaterial>> = {
  living: 'timber',
  bedroom: 'timber',
  kitchen: 'tile',
  bathroom: 'tile',
  corridor: 'timber',
  stairs: 'timber',
  store: 'timber',
  garage: 'concrete',
  terrace: 'deck',
  room: 'timber',
};

/** A room with what it is called; several of a type are numbered. */
export interface NamedRoom extends PlanRoom {
  readonly name: string;
}

/** Of a room that a person made wall of, less is left along its rim. */
const LEFT = 0.1;
/** Below this a type is a guess by size alone. */
const TOLD = 0.5;

/** Rooms that have a floor, with the names that a person reads. */
export function nameRooms({ rooms, roomMap }: PlanReading, language: PlanLanguage): NamedRoom[] {
  const areas = new Int32Array(roomMap.count + 1);
  for (const label of roomMap.data) areas[label] = (areas[label] as number) + 1;
  const there = rooms.filter(({ label, areaPixels }) => (areas[label] ?? 0) > LEFT * areaPixels);
  const typeOf = ({ type, confidence }: PlanRoom): RoomType => (confidence >= TOLD ? type : 'room');
  const totals = new Map<RoomType, number>();
  for (const room of there) totals.set(typeOf(room), (totals.get(typeOf(room)) ?? 0) + 1);
  const counts = new Map<RoomType, number>();
  return there.map((room) => {
    const type = typeOf(room);
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    const plain = ROOM_NAMES[type][language];
    return { ...room, name: (totals.get(type) ?? 0) > 1 ? `${plain} ${number}` : plain };
  });
}

/**
 * A slab under the whole, and in every room its floor, its ceiling and its solid. Floors reach under the walls as far as they are
 * nearer than other rooms', so that none shows a slit and they meet in the middle of a door.
 */
export function layRooms(
  plan: PlanReading,
  rooms: readonly NamedRoom[],
  into: {
    readonly assembly: ModelAssembly;
    readonly frame: PlanFrame;
    readonly heights: PlanHeights;
    readonly language: PlanLanguage;
  },
): ModelRoom[] {
  const { assembly, frame, heights, language } = into;
  const layer = LAYER_NAMES.building[language];
  const ground = builtGround(plan);
  const under = spreadLabels(plan.roomMap, { ...ground, data: Uint8Array.from(ground.data) });
  const ofFloors = ringsOfLabels(under);
  const ofRooms = ringsOfLabels(plan.roomMap);
  const slab = new Surface();
  extrudeRings(slab, frame, ringsOfLabels(ground)(1), -SLAB, -FLOOR);
  const slabThing = assembly.addThing({ key: 'slab', name: PART_NAMES.slab[language], type: 'slab', layer });
  assembly.addSurface(slab, slabThing, assembly.material(PART_MATERIALS.slab));
  layPlate(ground, -SLAB, into);
  return rooms.map((room) => {
    const rings = ofFloors(room.label);
    const floor = new Surface();
    extrudeRings(floor, frame, rings, -FLOOR, 0);
    const name = (part: 'floor' | 'ceiling') => `${room.name} ${PART_NAMES[part][language]}`;
    const key = `room/${room.label}`;
    const floorThing = assembly.addThing({ key: `${key}/floor`, name: name('floor'), type: 'floor', layer });
    assembly.addSurface(floor, floorThing, assembly.material(PART_MATERIALS[FLOORS[room.type]]));
    if (room.type !== 'terrace') {
      const ceiling = new Surface();
      extrudeRings(ceiling, frame, rings, heights.wall, heights.wall + CEILING);
      const thing = assembly.addThing({
        key: `${key}/ceiling`,
        name: name('ceiling'),
        type: 'ceiling',
        layer,
      });
      assembly.addSurface(ceiling, thing, assembly.material(PART_MATERIALS.ceiling));
    }
    return roomSolid(room, ofRooms(room.label), frame, heights);
  });
}

/** The straight outlines of a label, by its number. */
function ringsOfLabels(map: LabelMap): (label: number) => Ring[] {
  const bounds = labelBounds(map);
  return (label) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds.subarray(4 * label - 4, 4 * label);
    if (x1 <= x0) return [];
    return straightenRings(traceRings({ x0, y0, x1, y1 }, map.width, (i) => map.data[i] === label));
  };
}

/** Everything that is built on, as label 1: the rooms, the walls around them, and openings. */
function builtGround({ width, height, walls, roomMap, footprint }: PlanReading): LabelMap {
  const data = Int32Array.from(roomMap.data, (room, i) =>
    room > 0 || walls.data[i] === 1 || footprint.data[i] === 1 ? 1 : 0,
  );
  return { width, height, data, count: 1 };
}

function roomSolid(
  { label, name }: NamedRoom,
  rings: readonly Ring[],
  frame: PlanFrame,
  { wall }: PlanHeights,
): ModelRoom {
  const solid = new Surface();
  extrudeRings(solid, frame, rings, 0, wall);
  const floor = new Surface();
  layRings(floor, frame, rings, 0, 'above');
  const positions = Float32Array.from(solid.positions);
  return {
    key: `room/${label}`,
    name,
    storey: 0,
    statedAreaM2: areaOf(floor),
    positions,
    indices: Uint32Array.from({ length: positions.length / 3 }, (_, k) => k),
  };
}

/** Of level triangles, in square metres. */
function areaOf({ positions: p }: Surface): number {
  let sum = 0;
  for (let k = 0; k + 8 < p.length; k += 9) {
    const [ax, , az, bx, , bz, cx, , cz] = p.slice(k, k + 9) as [
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
    sum += Math.abs((bx - ax) * (cz - az) - (bz - az) * (cx - ax)) / 2;
  }
  return sum;
}
