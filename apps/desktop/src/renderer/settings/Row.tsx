import type { ReactNode } from 'react';
import styles from './Settings.module.css';

/** One setting: what it is, and its control. */
export function Row({
  label,
  hint,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['row']}>
      <div className={styles['label']}>
        <span>{label}</span>
        {hint !== undefined && <small>{hint}</small>}
      </div>
      {children}
    </div>
  );
}
