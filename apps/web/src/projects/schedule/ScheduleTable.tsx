import type { Areas, ScheduleRow } from '@plumbline/contract/api/schedules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { texts } from '../../app/load-chunk.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReorder } from '../../ui/reorder/use-reorder.ts';
import { useMoves } from '../parts/use-moves.ts';
import styles from './Schedule.module.css';
import { ScheduleLine } from './ScheduleLine.tsx';
import { rowKeys, type useSchedule } from './use-schedule.ts';

const MaterialBrowser = lazyDialog(
  'materials',
  async () => (await import('../../library/MaterialBrowser.tsx')).MaterialBrowser,
  texts('studio'),
);

interface Props extends Omit<ReturnType<typeof useSchedule>, 'query'> {
  readonly rows: readonly ScheduleRow[];
  readonly areas: Areas['rows'];
}

const COLUMNS = ['mark', 'part', 'rooms', 'material', 'product', 'finish', 'rowNote', 'area'] as const;

/** The schedule, changed cell by cell where it stands. */
export function ScheduleTable({ rows, areas, changeRow, move, add, remove }: Props) {
  const { t } = useTranslation('projects');
  const [choosing, setChoosing] = useState<string>();
  const chosen =
    choosing === undefined ? undefined : rows.find(({ rowId }) => rowKeys.isSame(rowId, choosing));
  const moves = useMoves(
    rows.map(({ rowId, mark }) => ({ id: rowId, name: mark })),
    move,
  );
  const order = useReorder({ ids: rows.map(({ rowId }) => rowId), flow: 'list', onMove: moves.onMove });
  return (
    <>
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={t('schedule')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <td className={styles['narrow']} />
              {COLUMNS.map((column) => (
                <th key={column} data-column={column} scope="col">
                  {t(column)}
                </th>
              ))}
              <td className={styles['narrow']} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <ScheduleLine
                key={rowKeys.of(row.rowId)}
                row={row}
                number={at + 1}
                rows={rows}
                area={areas.find(({ rowId }) => rowId === row.rowId)}
                dragged={order.item(row.rowId)}
                handle={order.handle(row.rowId)}
                moves={moves.menu(row.rowId)}
                onChange={(wanted) => changeRow(row.rowId, wanted)}
                onChooseMaterial={() => setChoosing(row.rowId)}
                onInsertBelow={() => add(at + 1)}
                onRemove={() => remove(row.rowId)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Button kind="text" className={styles['addRow'] ?? ''} onClick={() => add()}>
        <Icon name="plus" size={16} /> {t('addRow')}
      </Button>
      <p className="visually-hidden" role="status">
        {moves.said}
      </p>
      {chosen && (
        <MaterialBrowser
          value={chosen.materialId ?? undefined}
          onChoose={({ id, name, cover }) => {
            changeRow(chosen.rowId, { materialId: id, material: { name, coverUrl: cover } });
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
