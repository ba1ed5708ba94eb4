import type { Batch } from '@plumbline/contract/api/batches.ts';
import { type CSSProperties, type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Batch.module.css';
import { BatchHead } from './BatchHead.tsx';
import { Cell } from './Cell.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { useBatchActions } from './use-batch-actions.ts';

const ARROWS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The table of an order, bases down and looks across, with what can be done to it. */
export function BatchTable({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batches');
  const actions = useBatchActions(batch);
  const [open, setOpen] = useState<string>();
  const byPlace = useMemo(
    () => new Map(batch.tasks.map((task) => [`${task.base}.${task.look}`, task])),
    [batch.tasks],
  );
  // Cells are walked by arrows, as in every table of this kind; Tab goes through what can be pressed.
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = ARROWS[event.key];
    const cell = (event.target as HTMLElement).closest('td');
    const row = cell?.parentElement as HTMLTableRowElement | null | undefined;
    const table = event.currentTarget.tBodies[0];
    if (!step || !cell || !row || !table) return;
    const next = table.rows[row.sectionRowIndex + step[0]]?.cells[cell.cellIndex + step[1]];
    const target = next?.querySelector<HTMLElement>('button');
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <>
      <BatchHead batch={batch} actions={actions} />
      <div className={styles['scroller']} tabIndex={-1}>
        <table
          className={styles['table']}
          style={{ '--looks': batch.looks.length } as CSSProperties}
          onKeyDown={walk}
        >
          <caption className="visually-hidden">{t('table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('base')}</th>
              {batch.looks.map(({ words }, at) => (
                <th key={at} scope="col">
                  {words.length === 0
                    ? t('asSet')
                    : words.map((word, place) => <span key={place}>{word}</span>)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {batch.bases.map((base, row) => (
              <tr key={base.imageId}>
                <th scope="row">
                  <span className={styles['frame']}>{base.there && <Picture src={base.thumbnailUrl} />}</span>
                  <span className={styles['name']} title={base.name}>
                    {base.name}
                  </span>
                </th>
                {batch.looks.map(({ words }, column) => (
                  <td key={column}>
                    <Cell
                      task={byPlace.get(`${row}.${column}`)}
                      name={[base.name, ...words].filter(Boolean).join(' · ')}
                      paused={batch.state === 'paused'}
                      onOpen={setOpen}
                      onRetry={(taskId) => actions.retry([taskId])}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open !== undefined && (
        <PictureDialog batch={batch} imageId={open} onShow={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
