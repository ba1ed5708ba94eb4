import {
  SCENE_CORRECTIONS_MAX,
  type SceneCorrection,
  type SceneRegion,
  type SceneSpace,
} from '@plumbline/contract/api/scene.ts';
import type { RowIdleReason } from '@plumbline/contract/api/schedules.ts';
import type { SurfaceRole } from '@plumbline/contract/content/style.ts';
import type { RoomType } from '@plumbline/contract/projects/project-lists.ts';
import type { MaterialOf, ScheduleRowRecord } from './project-record.ts';

type Classes = Readonly<Partial<Record<SurfaceRole, readonly SceneRegion['class'][]>>>;

const INSIDE: Classes = {
  floor: ['floor'],
  wall: ['wall'],
  ceiling: ['ceiling'],
  joinery: ['joinery', 'timber'],
  fabric: ['fabric'],
  rug: ['rug'],
  metal: ['metal'],
};
const OUTSIDE: Classes = {
  facade: ['wall'],
  siding: ['siding', 'timber'],
  masonry: ['masonry'],
  roof: ['roof'],
  paving: ['paving'],
  metal: ['metal'],
};

/** Which regions of a picture a part of the schedule is; parts that no reading tells apart are in none. */
const CLASSES: Readonly<Record<SceneSpace, Classes>> = {
  interior: INSIDE,
  exterior: OUTSIDE,
  landscape: OUTSIDE,
  aerial: OUTSIDE,
  site: { roof: ['roof'], paving: ['paving'] },
  plan: { floor: ['plan-room'] },
};

export interface ReadRegion extends Pick<SceneRegion, 'id' | 'class' | 'areaShare' | 'lock'> {
  /** As shares of the picture. */
  readonly at: readonly [number, number];
  /** The room that it is of; null where nothing tells. */
  readonly room: RoomType | null;
}

export interface RowEffect {
  readonly rowId: string;
  readonly idle: RowIdleReason | null;
  readonly share: number;
}

export interface ResolvedRows {
  /** What is laid, the largest regions first. */
  readonly corrections: readonly SceneCorrection[];
  readonly rows: readonly RowEffect[];
}

/**
 * Which row says what each region of a picture is made of: one for its room before one for all rooms, the earlier before the
 * later. A row without a material leaves its regions as they are, and to no other row.
 */
export function resolveRows(
  rows: readonly ScheduleRowRecord[],
  regions: readonly ReadRegion[],
  space: SceneSpace,
  materialOf: MaterialOf,
): ResolvedRows {
  const hasMaterial = ({ materialId }: ScheduleRowRecord) =>
    materialId !== null && materialOf(materialId) !== undefined;
  const ofPart = ({ part }: ScheduleRowRecord) => {
    const classes = CLASSES[space][part] ?? [];
    return regions.filter((region) => classes.includes(region.class));
  };
  const fits = ({ rooms }: ScheduleRowRecord, { room }: ReadRegion) =>
    rooms.length === 0 || (room !== null && rooms.includes(room));
  const owners = new Map<string, ScheduleRowRecord>();
  for (const row of [
    ...rows.filter(({ rooms }) => rooms.length > 0),
    ...rows.filter(({ rooms }) => rooms.length === 0),
  ])
    for (const region of ofPart(row))
      if (fits(row, region) && !owners.has(region.id)) owners.set(region.id, row);
  const laid = regions
    .filter((region) => {
      const owner = owners.get(region.id);
      return owner !== undefined && hasMaterial(owner) && !region.lock;
    })
    .toSorted((a, b) => b.areaShare - a.areaShare)
    .slice(0, SCENE_CORRECTIONS_MAX);
  const idleOf = (row: ScheduleRowRecord): RowIdleReason | null => {
    if (!hasMaterial(row)) return 'no-material';
    const all = ofPart(row);
    if (all.length === 0) return 'no-such-part';
    const fitting = all.filter((region) => fits(row, region));
    if (fitting.length === 0) return 'other-room';
    const own = fitting.filter(({ id }) => owners.get(id) === row);
    if (own.length === 0) return 'overruled';
    return own.every(({ lock }) => lock) ? 'locked' : null;
  };
  const shareOf = (row: ScheduleRowRecord) =>
    laid.reduce((sum, { id, areaShare }) => sum + (owners.get(id) === row ? areaShare : 0), 0);
  return {
    corrections: laid.map(({ id, at }) => ({
      anchor: [at[0], at[1]],
      material: owners.get(id)?.materialId ?? null,
    })),
    rows: rows.map((row) => {
      const idle = idleOf(row);
      return { rowId: row.rowId, idle, share: idle === null ? Math.min(1, shareOf(row)) : 0 };
    }),
  };
}
