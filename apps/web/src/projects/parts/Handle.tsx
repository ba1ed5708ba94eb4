import type { KeyboardEvent } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Handle.module.css';

interface Props {
  readonly label: string;
  readonly className?: string | undefined;
  readonly ref: (element: HTMLButtonElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What an item is held by while it is put elsewhere: dragged, or with the arrow keys. */
export function Handle({ label, className = '', ref, onKeyDown }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles['handle']} ${className}`}
      aria-label={label}
      data-tip={label}
      onKeyDown={onKeyDown}
    >
      <Icon name="grip" size={16} />
    </button>
  );
}
