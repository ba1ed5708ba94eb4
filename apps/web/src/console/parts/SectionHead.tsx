import type { ReactNode } from 'react';
import styles from './ListBar.module.css';

/** Title of a section and what can be done in it. */
export function SectionHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <div className={styles['actions']}>{children}</div>
    </header>
  );
}
