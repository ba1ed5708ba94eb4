import type { PlanMeasures } from '@plumbline/contract/api/scene.ts';
import type { PlanScale } from '@plumbline/contract/api/projects.ts';
import type { PlanRoom, SCALE_SOURCES } from '@plumbline/contract/api/schedules.ts';
import type { RoomType } from '@plumbline/contract/projects/project-lists.ts';
import type { SceneReading } from '../scenes/scene-reading.ts';
import type { ScheduleRowRecord, ViewSummary } from './project-record.ts';

/** Doors that agree on a scale so far tell one. */
const TRUSTED = 0.5;
/** A room that is named by its owner is found again this near, as a share of the plan's longer side. */
const NEAR = 0.02;

export interface RoomOfPlan {
  /** As shares of the plan. */
  readonly at: readonly [number, number];
  readonly type: RoomType;
  readonly name: string;
  /** In square pixels of the plan. */
  readonly area: number;
}

/** Rooms of a plan, as its owner calls them, else as they were read. */
export function roomsOf(
  { plan, width, height }: Pick<SceneReading, 'plan' | 'width' | 'height'>,
  { planRooms }: Pick<ViewSummary, 'planRooms'>,
): RoomOfPlan[] {
  return (plan?.rooms ?? []).map(({ type, at, area }) => {
    const place = [at[0] / width, at[1] / height] as const;
    const named = planRooms.find(
      (room) =>
        Math.hypot((room.at[0] - place[0]) * width, (room.at[1] - place[1]) * height) <=
        NEAR * Math.max(width, height),
    );
    return {
      at: [clampShare(place[0]), clampShare(place[1])],
      type: named?.type ?? type,
      name: named?.name ?? '',
      area,
    };
  });
}

function clampShare(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export interface ScaleOfPlan {
  readonly source: (typeof SCALE_SOURCES)[number];
  /** Undefined while it is unknown. */
  readonly mmPerPixel: number | undefined;
}

/** How long a pixel of a plan is: as its owner says, else as its doors do. A guess is none. */
export function scaleOf(
  { building, mmPerPixel, from, confidence }: PlanMeasures,
  size: { readonly width: number; readonly height: number },
  given: PlanScale | null,
): ScaleOfPlan {
  if (given) {
    const [start, end] = given.between ?? [];
    const pixels =
      start && end
        ? Math.hypot((end[0] - start[0]) * size.width, (end[1] - start[1]) * size.height)
        : building.x1 - building.x0;
    if (pixels >= 1) return { source: 'given', mmPerPixel: (1000 * given.metres) / pixels };
  }
  if (from === 'doors' && confidence >= TRUSTED) return { source: 'doors', mmPerPixel };
  return { source: 'unknown', mmPerPixel: undefined };
}

/** To the hundredth: a drawing tells no more. */
export function squareMetres(pixels: number, mmPerPixel: number | undefined): number | null {
  return mmPerPixel === undefined ? null : Math.round((pixels * mmPerPixel ** 2) / 10_000) / 100;
}

/** Parts that lie flat over a whole room. Walls need a height, which no plan tells. */
const FLAT: ReadonlySet<ScheduleRowRecord['part']> = new Set(['floor', 'ceiling']);

export interface MeasuredPlan {
  readonly scale: (typeof SCALE_SOURCES)[number];
  readonly rooms: readonly Pick<PlanRoom, 'type' | 'areaM2'>[];
}

/**
 * Areas of the rows for floors and ceilings: of the rooms that a row names, and of every other one for a row that names none. Of
 * several rows for the same rooms the first has them.
 */
export function areasOfPlans(
  rows: readonly ScheduleRowRecord[],
  plans: readonly MeasuredPlan[],
): {
  readonly rowId: string;
  readonly areaM2: number;
  readonly estimated: boolean;
  readonly incomplete: boolean;
}[] {
  const flat = rows.filter(({ part }) => FLAT.has(part));
  const ownerOf = (part: ScheduleRowRecord['part'], type: RoomType) =>
    flat.find((row) => row.part === part && row.rooms.includes(type)) ??
    flat.find((row) => row.part === part && row.rooms.length === 0);
  return flat.flatMap((row) => {
    const own = plans.flatMap(({ scale, rooms }) =>
      rooms.filter(({ type }) => ownerOf(row.part, type) === row).map(({ areaM2 }) => ({ scale, areaM2 })),
    );
    const known = own.flatMap(({ areaM2 }) => areaM2 ?? []);
    if (known.length === 0) return [];
    const areaM2 = Math.round(100 * known.reduce((sum, area) => sum + area, 0)) / 100;
    return [
      {
        rowId: row.rowId,
        areaM2,
        estimated: own.some(({ scale }) => scale === 'doors'),
        incomplete: known.length < own.length,
      },
    ];
  });
}
