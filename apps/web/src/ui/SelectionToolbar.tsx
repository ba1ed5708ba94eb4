import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './SelectionToolbar.module.css';

interface Props {
  /** How many are selected, in words. */
  readonly label: string;
  readonly clearText: string;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** Floats over a list in which several things are selected. */
export function SelectionToolbar({ label, clearText, onClear, children }: Props) {
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={label}>
      <span>{label}</span>
      <Button type="text" onClick={onClear}>
        {clearText}
      </Button>
      {children}
    </div>
  );
}
