import type { ReactNode } from 'react';
import styles from './Floating.module.css';
import type { Placement } from './place-beside.ts';
import { useFloating } from './use-floating.ts';

interface Props {
  /** What the panel is called; also its heading where `titled`. */
  readonly label: string;
  readonly titled?: boolean;
  readonly placement: Placement;
  readonly className?: string | undefined;
  /** Of the button, where its content is no text. */
  readonly buttonLabel?: string;
  /** What stands on the button. */
  readonly button: ReactNode;
  /** What opens. @param close for what in it ends it */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel beside itself. */
export function PopoverButton({
  label,
  titled = false,
  placement,
  className,
  buttonLabel,
  button,
  children,
}: Props) {
  const { open, close, panel, buttonProps, panelProps } = useFloating(placement);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={buttonLabel}
        data-tip={buttonLabel}
        aria-haspopup="dialog"
        {...buttonProps}
      >
        {button}
      </button>
      <div ref={panel} role="dialog" aria-label={label} className={styles['panel']} {...panelProps}>
        {open && (
          <>
            {titled && <h2>{label}</h2>}
            {children(close)}
          </>
        )}
      </div>
    </>
  );
}
