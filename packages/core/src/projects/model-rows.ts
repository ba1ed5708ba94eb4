import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import type { SurfaceRole } from '@plumbline/contract/content/style.ts';
import type { RoomType } from '@plumbline/contract/projects/project-lists.ts';
import type { ScheduleRowRecord } from './project-record.ts';

type Surface = ModelAreas['rows'][number];

/** Surfaces of a model that a part of the schedule is. */
interface PartSurfaces {
  readonly classes: readonly NonNullable<Surface['class']>[];
  /** Undefined: whichever way they face. */
  readonly facing?: Surface['facing'];
  /** Of files that know rooms: in one of them, or in none. */
  readonly place?: 'inside' | 'outside';
  /** Whether the class alone tells the part; else only a material that a row names does. */
  readonly told: boolean;
}

const PARTS: Readonly<Record<SurfaceRole, PartSurfaces>> = {
  floor: { classes: ['floor'], facing: 'up', place: 'inside', told: true },
  wall: { classes: ['wall', 'column'], facing: 'side', place: 'inside', told: true },
  'feature-wall': { classes: ['wall', 'column'], facing: 'side', place: 'inside', told: false },
  ceiling: { classes: ['ceiling', 'floor', 'roof'], facing: 'down', place: 'inside', told: true },
  joinery: { classes: ['door', 'window', 'furniture', 'stair', 'railing'], told: false },
  worktop: { classes: ['furniture', 'sanitary', 'appliance'], facing: 'up', told: false },
  fabric: { classes: ['curtain', 'furniture'], told: false },
  rug: { classes: ['furniture', 'floor'], facing: 'up', told: false },
  facade: { classes: ['wall', 'column'], facing: 'side', place: 'outside', told: false },
  siding: { classes: ['wall'], facing: 'side', place: 'outside', told: false },
  masonry: { classes: ['wall', 'column'], facing: 'side', place: 'outside', told: false },
  roof: { classes: ['roof'], facing: 'up', told: true },
  paving: { classes: ['road', 'ground', 'floor', 'stair'], facing: 'up', place: 'outside', told: false },
  metal: { classes: ['railing', 'roof', 'column', 'beam', 'window', 'door', 'wall', 'stair'], told: false },
};

export interface MeasuredModel {
  /** Null: it could not be measured. */
  readonly areas: ModelAreas | null;
  readonly typeOf: (room: string) => RoomType;
}

/**
 * Areas of the rows that models tell. A surface that has a material of the library is of the row that names it; one that has none is of a
 * row for its part, one for its room before one for all, the earlier before the later. Each surface is of one row at most.
 */
export function areasOfModels(
  rows: readonly ScheduleRowRecord[],
  models: readonly MeasuredModel[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { areas, typeOf } of models)
    for (const surface of areas?.rows ?? []) {
      const type = surface.room === null ? null : typeOf(surface.room);
      const owner = ownerOf(rows, surface, type, (areas?.rooms.length ?? 0) > 0);
      if (owner) sums.set(owner.rowId, (sums.get(owner.rowId) ?? 0) + surface.areaM2);
    }
  return sums;
}

function ownerOf(
  rows: readonly ScheduleRowRecord[],
  surface: Surface,
  type: RoomType | null,
  knowsRooms: boolean,
): ScheduleRowRecord | undefined {
  const fitting = rows.filter(
    ({ part, rooms }) =>
      isOf(PARTS[part], surface, knowsRooms) &&
      (rooms.length === 0 || (type !== null && rooms.includes(type))),
  );
  const ranked = [
    ...fitting.filter(({ rooms }) => rooms.length > 0),
    ...fitting.filter(({ rooms }) => rooms.length === 0),
  ];
  const named = ranked.find(({ materialId }) => materialId !== null && materialId === surface.materialId);
  return (
    named ??
    ranked.find(
      ({ part, materialId }) => PARTS[part].told && (surface.materialId === null || materialId === null),
    )
  );
}

function isOf({ classes, facing, place }: PartSurfaces, surface: Surface, knowsRooms: boolean): boolean {
  if (surface.class === null || !classes.includes(surface.class)) return false;
  if (facing !== undefined && surface.facing !== facing) return false;
  return !knowsRooms || place === undefined || (place === 'inside') === (surface.room !== null);
}
