import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DataTable.module.css';

export interface Column<T> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** Left out where there is no room for it. */
  readonly wideOnly?: boolean;
  readonly align?: 'end';
}

interface Props<T> {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[] | undefined;
  readonly keyOf: (row: T) => string;
  /** The first cell becomes the button that opens a row. */
  readonly onOpen?: (row: T) => void;
  /** What it says without rows; default: that nothing matches. */
  readonly empty?: string | undefined;
}

/** A list with one line a row. While the first page is on its way it is empty rather than jumping. */
export function DataTable<T>({ label, columns, rows, keyOf, onOpen, empty }: Props<T>) {
  const { t } = useTranslation('console');
  if (rows?.length === 0)
    return (
      <div className={styles['empty']}>
        <p>{empty ?? t('nothing')}</p>
      </div>
    );
  const classOf = ({ wideOnly, align }: Column<T>) =>
    [wideOnly && styles['wide'], align && styles['end']].filter(Boolean).join(' ') || undefined;
  return (
    // What scrolls must be reachable by the keyboard.
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <tr key={keyOf(row)} className={onOpen && styles['opens']}>
              {columns.map((column, index) => (
                <td key={column.key} className={classOf(column)}>
                  {index === 0 && onOpen ? (
                    <button type="button" className={styles['open']} onClick={() => onOpen(row)}>
                      {column.cell(row)}
                    </button>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
