import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Sections.module.css';

interface Props {
  readonly title: string;
  /** What it is set to, while it is folded. */
  readonly summary?: string | undefined;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part of the panel under its name. */
export function Fold({ title, summary, open: first = false, children }: Props) {
  const [open, setOpen] = useState(first);
  const body = useId();
  return (
    <section className={styles['fold']}>
      <div className={styles['head']}>
        <h3>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={body}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
            {title}
          </button>
        </h3>
        {!open && summary !== undefined && <span className={styles['summary']}>{summary}</span>}
      </div>
      {open && (
        <div className={styles['body']} id={body}>
          {children}
        </div>
      )}
    </section>
  );
}
