import type { Model } from '@plumbline/models/model/model.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import { ModelAssembly } from './build/model-assembly.ts';
import { PART_MATERIALS } from './build/part-materials.ts';
import { Surface } from './build/surface.ts';
import { findThings } from './furniture/find-drawn-pieces.ts';
import { findFurniture, placeFurniture } from './furniture/place-furniture.ts';
import { heightsOf, USUAL_WALL } from './frame/heights.ts';
import { LAYER_NAMES, PART_NAMES, type PlanLanguage, STOREY } from './names/names.ts';
import { frameOf, type PlanFrame } from './frame/plan-frame.ts';
import { closeNotches } from './rooms/close-notches.ts';
import { layRooms, nameRooms } from './rooms/lay-rooms.ts';
import { tellRooms } from './furniture/tell-rooms.ts';
import { planViews } from './views/plan-views.ts';
import { fillOpenings } from './walls/fill-openings.ts';
import { measureWalls, type WallDeviation } from './walls/measure-walls.ts';
import { raiseWalls, wallRings } from './walls/raise-walls.ts';
import { standingWalls } from './walls/standing-walls.ts';
import { warnOfPlan } from './warn-of-plan.ts';

export interface StandUpOptions {
  readonly language: PlanLanguage;
  /** Metres; absent: as storeys mostly are. */
  readonly wallHeight?: number | undefined;
  /** Metres of the building's longer side with its walls, where a person knows it; absent: as the plan's doors tell. */
  readonly longSide?: number | undefined;
  /** Without furniture only what is built stands. */
  readonly furnished: boolean;
}

export interface StandingPlan {
  readonly model: Model;
  readonly frame: PlanFrame;
  readonly walls: WallDeviation;
}

/**
 * A floor plan as a model: walls, doors and windows raised to real heights where they are drawn, floors and ceilings by room,
 * furniture from the solids of our designs, the whole from above and rooms at eye level as its views. The same plan and options give
 * the same model.
 */
export function standUp(read: PlanReading, options: StandUpOptions): StandingPlan {
  const built = withoutWalledFloor(read);
  const { language, wallHeight = USUAL_WALL, longSide, furnished } = options;
  const frame = frameOf(built, (pixels) =>
    longSide === undefined ? built.metric.mmPerPixel / 1000 : longSide / pixels,
  );
  const things = findThings(built, frame.metres);
  const plan = closeNotches(
    {
      ...built,
      walls: standingWalls(built, frame.metres),
      rooms: tellRooms(built.rooms, things, frame.metres),
    },
    frame.metres,
  );
  const pixels = Math.max(frame.width, frame.height);
  const heights = heightsOf(wallHeight);
  const assembly = new ModelAssembly();
  const rings = wallRings(plan.walls);
  const cut = new Surface();
  raiseWalls(rings, { assembly, frame, heights, language, cut });
  fillOpenings(plan, { assembly, frame, heights, language, rings, cut });
  const tops = assembly.addThing({
    key: 'cut',
    name: PART_NAMES.cut[language],
    type: 'cut',
    layer: LAYER_NAMES.building[language],
  });
  assembly.addSurface(cut, tops, assembly.material(PART_MATERIALS.cut));
  const named = nameRooms(plan, language);
  const rooms = layRooms(plan, named, { assembly, frame, heights, language });
  const pieces = furnished ? findFurniture(plan, named, things, frame.metres) : [];
  placeFurniture(assembly, frame, pieces, language);
  const walls = measureWalls(plan.walls, rings, pixels);
  const model = assembly.finish({
    storey: STOREY[language],
    rooms,
    views: planViews(plan, frame, { rooms: named, rings, pieces }, wallHeight, language),
    warnings: warnOfPlan(plan, {
      heights,
      walls,
      longSide: pixels * frame.metres,
      isSaid: longSide !== undefined,
    }),
  });
  return { model, frame, walls };
}

/** What a person made wall of is no floor any more, and no room where nothing is left of it. */
function withoutWalledFloor(plan: PlanReading): PlanReading {
  const { roomMap, walls } = plan;
  const data = roomMap.data.map((label, i) => (walls.data[i] === 1 ? 0 : label));
  return { ...plan, roomMap: { ...roomMap, data } };
}
