import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import styles from './Sheet.module.css';

interface Props {
  readonly title: string;
  /** What the button that closes it is called. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog as large as the screen. The browser keeps the keyboard in it, and gives it back where it was. */
export function Sheet({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Its title, and not the way out: what stands in it is read first.
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-label={title} onClose={onClose}>
      <header className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </header>
      <div className={styles['body']}>{children}</div>
    </dialog>
  );
}
