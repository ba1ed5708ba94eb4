import type { ReactNode } from 'react';
import styles from './ContentCard.module.css';

/** What the library holds, as cards. */
export function ContentCards({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['cards']}>{children}</ul>;
}

interface CardProps {
  readonly name: string;
  /** What opening it does. */
  readonly label: string;
  /** Address of its picture; empty where there is none. */
  readonly cover: string;
  /** Of the library: pictures of things are shown whole. */
  readonly kind?: string;
  readonly hidden: boolean;
  readonly mark: string | undefined;
  /** Whether the mark asks for something to be done. */
  readonly urgent: boolean;
  /** Over the picture. */
  readonly over?: ReactNode;
  /** Below the name. */
  readonly note?: string | undefined;
  readonly onOpen: () => void;
}

/** An item of the library as operators find it; what is hidden is pale. */
export function ContentCard({
  name,
  label,
  cover,
  kind,
  hidden,
  mark,
  urgent,
  over,
  note,
  onOpen,
}: CardProps) {
  return (
    <li className={hidden ? styles['hidden'] : undefined}>
      <button type="button" aria-label={label} onClick={onOpen}>
        <span className={styles['picture']} data-kind={kind}>
          {cover !== '' && <img src={cover} alt="" loading="lazy" />}
          {over}
        </span>
        <span className={styles['caption']}>
          <span className={styles['itemName']}>{name}</span>
          {mark && <span className={urgent ? styles['draft'] : styles['mark']}>{mark}</span>}
        </span>
        {note && <span className={styles['mark']}>{note}</span>}
      </button>
    </li>
  );
}
