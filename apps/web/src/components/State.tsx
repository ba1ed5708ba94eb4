import type { ReactNode } from 'react';
import styles from './ComponentsPage.module.css';

interface Props {
  /** As code: what is given to the component. */
  readonly name: string;
  /** As wide as a workspace's panel. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One state of a component, named by what brings it about. */
export function State({ name, wide = false, children }: Props) {
  return (
    <div className={styles['state']} data-wide={wide || undefined}>
      <div>{children}</div>
      <code>{name}</code>
    </div>
  );
}
