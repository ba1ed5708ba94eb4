import { randomUUID } from 'node:crypto';
import type { Schedule, ScheduleRow, ScheduleRowInput } from '@plumbline/contract/api/schedules.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { inProject, type ProjectDependencies } from './project-dependencies.ts';
import type { MaterialOf, ScheduleRowRecord } from './project-record.ts';
import { requireProject, requireRevision } from './require-project.ts';

function describeRow(row: ScheduleRowRecord, materialOf: MaterialOf): ScheduleRow {
  const { rowId, mark, part, rooms, materialId, product, finish, note } = row;
  const material = materialId === null ? null : (materialOf(materialId) ?? null);
  return { rowId, mark, part, rooms: [...rooms], materialId, product, finish, note, material };
}

/** @throws AppError `NOT_FOUND` */
export async function readSchedule(
  { database, materialOf }: Pick<ProjectDependencies, 'database' | 'materialOf'>,
  userId: string,
  projectId: string,
): Promise<Schedule> {
  const { scheduleRevision } = await requireProject(database, userId, projectId);
  const rows = await database.projects.schedule(projectId);
  return { rows: rows.map((row) => describeRow(row, materialOf)), revision: scheduleRevision };
}

/** Rows that stand keep their ids; an id that is none of the schedule's, or comes twice, is of a new one. */
export function withRowIds(
  rows: readonly ScheduleRowInput[],
  stand: readonly ScheduleRowRecord[],
): ScheduleRowRecord[] {
  const known = new Set(stand.map(({ rowId }) => rowId));
  return rows.map(({ rowId, ...row }) => ({
    ...row,
    rowId: rowId !== undefined && known.delete(rowId) ? rowId : `r-${randomUUID()}`,
  }));
}

/**
 * All rows in their order. A material that the library has lost may stay, a new one must be there.
 *
 * @throws AppError `NOT_FOUND`, `CHANGED_MEANWHILE`, `VALIDATION_FAILED`
 */
export async function saveSchedule(
  dependencies: ProjectDependencies,
  userId: string,
  projectId: string,
  { rows, revision }: { readonly rows: readonly ScheduleRowInput[]; readonly revision: number },
): Promise<Schedule> {
  const { materialOf } = dependencies;
  await inProject(dependencies, userId, projectId, async ({ projects }, project) => {
    requireRevision(project.scheduleRevision, revision, `schedule of ${projectId}`);
    const stand = await projects.schedule(projectId);
    const known = new Set(stand.map(({ materialId }) => materialId));
    for (const { materialId } of rows)
      if (materialId !== null && !known.has(materialId) && !materialOf(materialId))
        throw new AppError('VALIDATION_FAILED', `material ${materialId}`, {
          details: { materialId: 'no material of the library' },
        });
    await projects.saveSchedule(projectId, withRowIds(rows, stand));
    await projects.change(projectId, { scheduleRevision: project.scheduleRevision + 1 });
  });
  return readSchedule(dependencies, userId, projectId);
}
