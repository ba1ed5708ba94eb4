import type { ReactNode } from 'react';
import styles from './ComponentsPage.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ id, title, children }: Props) {
  return (
    <section className={styles['section']} aria-labelledby={`${id}-title`} id={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
