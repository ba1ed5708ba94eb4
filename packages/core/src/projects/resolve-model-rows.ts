import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { RowIdleReason } from '@plumbline/contract/api/schedules.ts';
import type { SurfaceRole } from '@plumbline/contract/content/style.ts';
import { MODEL_ASSIGNMENTS_MAX } from '@plumbline/contract/models/model-lists.ts';
import type { RoomType } from '@plumbline/contract/projects/project-lists.ts';
import type { MaterialOf, ScheduleRowRecord } from './project-record.ts';
import type { RowEffect } from './resolve-rows.ts';

type ModelClass = NonNullable<ModelAreas['rows'][number]['class']>;
type Parts = Readonly<Partial<Record<SurfaceRole, readonly ModelClass[]>>>;

/** Which classes of a model a part of the schedule is, in a render of its inside and of its outside. */
const CLASSES: Readonly<Record<'interior' | 'exterior', Parts>> = {
  interior: {
    floor: ['floor'],
    wall: ['wall'],
    ceiling: ['ceiling'],
    joinery: ['door', 'furniture'],
    fabric: ['curtain'],
    metal: ['railing'],
  },
  exterior: {
    facade: ['wall'],
    siding: ['wall'],
    masonry: ['wall'],
    roof: ['roof'],
    paving: ['road'],
    metal: ['railing'],
  },
};

export interface ResolvedModelRows {
  /** All that the render is given: what stood, but for what the rows take the place of, and what they say. */
  readonly materials: readonly ModelAssignment[];
  /** Whether any row acts. */
  readonly acts: boolean;
  readonly rows: readonly RowEffect[];
}

interface RenderedModel {
  /** As measured, without what was assigned. */
  readonly areas: ModelAreas;
  readonly space: 'interior' | 'exterior';
  /** That the view is of; null where nobody said. */
  readonly room: RoomType | null;
  readonly materials: readonly ModelAssignment[];
}

/**
 * Which row says what each class of a model is made of: one for the view's room before one for all rooms, the earlier before the later. A
 * row takes the place of what was given to its class, and to materials of the file that most of which are of it; what was given to a
 * single thing or a layer is closer, and stays.
 */
export function resolveModelRows(
  rows: readonly ScheduleRowRecord[],
  { areas, space, room, materials }: RenderedModel,
  materialOf: MaterialOf,
): ResolvedModelRows {
  const measured = measure(areas);
  const classesOf = ({ part }: ScheduleRowRecord) =>
    (CLASSES[space][part] ?? []).filter((each) => measured.classes.has(each));
  const hasMaterial = ({ materialId }: ScheduleRowRecord) =>
    materialId !== null && materialOf(materialId) !== undefined;
  const fits = ({ rooms }: ScheduleRowRecord) =>
    rooms.length === 0 || (room !== null && rooms.includes(room));
  const owners = new Map<ModelClass, ScheduleRowRecord>();
  for (const row of rows
    .filter(fits)
    .toSorted((a, b) => Number(a.rooms.length === 0) - Number(b.rooms.length === 0)))
    for (const each of classesOf(row)) if (!owners.has(each)) owners.set(each, row);
  const laid = [...owners].flatMap(([each, row]) =>
    hasMaterial(row) && row.materialId !== null
      ? [{ match: { class: each }, materialId: row.materialId }]
      : [],
  );
  const replaced = new Set<ModelClass>(laid.map(({ match }) => match.class));
  const stays = ({ match }: ModelAssignment) => {
    const of = 'class' in match ? match.class : 'material' in match ? measured.classOf(match.material) : null;
    return of === null || !replaced.has(of);
  };
  const idleOf = (row: ScheduleRowRecord): RowIdleReason | null => {
    if (!hasMaterial(row)) return 'no-material';
    const own = classesOf(row);
    if (own.length === 0) return 'no-such-part';
    if (!fits(row)) return 'other-room';
    return own.some((each) => owners.get(each) === row) ? null : 'overruled';
  };
  return {
    materials: [...materials.filter(stays), ...laid].slice(-MODEL_ASSIGNMENTS_MAX),
    acts: laid.length > 0,
    rows: rows.map((row) => {
      const idle = idleOf(row);
      const area = classesOf(row).reduce(
        (sum, each) => sum + (owners.get(each) === row ? (measured.classes.get(each) ?? 0) : 0),
        0,
      );
      return { rowId: row.rowId, idle, share: idle === null ? Math.min(1, area / measured.total) : 0 };
    }),
  };
}

/** How large each class is, and which class most of a material of the file is of. */
function measure({ rows }: ModelAreas) {
  const classes = new Map<ModelClass, number>();
  const materials = new Map<string, Map<ModelClass | null, number>>();
  let total = 0;
  for (const { class: each, material, areaM2 } of rows) {
    total += areaM2;
    if (each !== null) classes.set(each, (classes.get(each) ?? 0) + areaM2);
    const of = materials.get(material) ?? new Map<ModelClass | null, number>();
    materials.set(material, of.set(each, (of.get(each) ?? 0) + areaM2));
  }
  const classOf = (material: string): ModelClass | null =>
    [...(materials.get(material) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
  return { classes, classOf, total: total || 1 };
}
