import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  readonly title: string;
  readonly body?: string;
  /** Something was asked for and could not be had: screen readers say it at once. */
  readonly alert?: boolean;
  /** The way on. */
  readonly children?: ReactNode;
}

/** Nothing is there: what would be, or why not, and the way on. */
export function EmptyState({ title, body, alert = false, children }: Props) {
  return (
    <div className={styles['empty']} {...(alert ? { role: 'alert' } : {})}>
      <h2>{title}</h2>
      {body && <p>{body}</p>}
      {children && <div className={styles['ways']}>{children}</div>}
    </div>
  );
}
