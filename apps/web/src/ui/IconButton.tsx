import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './IconButton.module.css';

interface Props {
  readonly icon: IconName;
  /** Read aloud and shown on hover. */
  readonly label: string;
  /** Key that does the same, shown beside the label. */
  readonly shortcut?: string;
  readonly pressed?: boolean;
  readonly filled?: boolean;
  readonly disabled?: boolean;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function IconButton({ icon, label, shortcut, pressed, filled = false, disabled, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      data-tip={shortcut ? `${label}  ${shortcut}` : label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} filled={filled} />
    </button>
  );
}
