import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface Props {
  /** Of the control, which the label names. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A control under its name. */
export function Field({ id, label, hint, children }: Props) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && <p>{hint}</p>}
    </div>
  );
}
