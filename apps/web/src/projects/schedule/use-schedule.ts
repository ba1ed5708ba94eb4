import type { Schedule, ScheduleRow } from '@plumbline/contract/api/schedules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { moved } from '../../ui/reorder/moved.ts';
import { toast } from '../../ui/toast/toast.ts';
import { LastingKeys } from '../parts/lasting-keys.ts';
import { useSavedDocument } from '../parts/use-saved-document.ts';
import { areasQuery, projectQuery, scheduleQuery } from '../queries/project-queries.ts';
import { asRowInput, newRow } from './schedule-rows.ts';

export type RowChange = Partial<Omit<ScheduleRow, 'rowId'>>;

/** Rows that the server does not know: just added, or brought back. */
const unknown = new Set<string>();
let made = 0;
export const rowKeys = new LastingKeys();
const idsOf = (rows: readonly ScheduleRow[]) => rows.map(({ rowId }) => rowId);

/** The material schedule of a project, changed row by row. */
export function useSchedule(projectId: string) {
  const { t } = useTranslation('projects');
  const client = useQueryClient();
  const options = scheduleQuery(projectId);
  const query = useQuery(options);
  const { change } = useSavedDocument<Schedule>({
    queryKey: options.queryKey,
    save: async ({ rows, revision }) => {
      const saved = await api('saveSchedule', {
        params: { projectId },
        body: { rows: rows.map((row) => asRowInput(row, !unknown.has(row.rowId))), revision },
      });
      rowKeys.note(idsOf(rows), idsOf(saved.rows));
      return saved;
    },
    merge: (now, sent, saved) => {
      const ids = new Map(sent.rows.map(({ rowId }, at) => [rowId, saved.rows[at]?.rowId ?? rowId]));
      const rows = now.rows.map((row) => ({ ...row, rowId: ids.get(row.rowId) ?? row.rowId }));
      return { rows, revision: saved.revision };
    },
    onSaved: () => {
      void client.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
      void client.invalidateQueries({ queryKey: areasQuery(projectId).queryKey });
    },
  });
  const changeRows = (update: (rows: ScheduleRow[]) => readonly ScheduleRow[]) =>
    change((schedule) => ({ ...schedule, rows: [...update(schedule.rows)] }));
  const placeOf = (rows: readonly ScheduleRow[], id: string) =>
    rows.findIndex(({ rowId }) => rowKeys.isSame(rowId, id));
  return {
    query,
    changeRow: (rowId: string, wanted: RowChange) =>
      changeRows((rows) =>
        rows.map((row) => (rowKeys.isSame(row.rowId, rowId) ? { ...row, ...wanted } : row)),
      ),
    move: (rowId: string, to: number) => changeRows((rows) => moved(rows, placeOf(rows, rowId), to)),
    /** @param at place of the new row; absent: behind the others */
    add: (at?: number) => {
      made += 1;
      const rowId = `new-${made}`;
      unknown.add(rowId);
      changeRows((rows) => rows.toSpliced(at ?? rows.length, 0, newRow(rowId, rows)));
    },
    remove: (rowId: string) => {
      const rows = query.data?.rows ?? [];
      const at = placeOf(rows, rowId);
      const row = rows[at];
      if (!row) return;
      changeRows((all) => all.filter((each) => !rowKeys.isSame(each.rowId, rowId)));
      unknown.add(row.rowId);
      toast.success(t('rowRemoved'), {
        label: t('undo'),
        act: () => changeRows((all) => all.toSpliced(Math.min(at, all.length), 0, row)),
      });
    },
  };
}
