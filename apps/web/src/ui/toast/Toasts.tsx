import { useEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Toasts.module.css';
import { dismissToast, holdToast, letToastGo, type ToastKind, useToasts } from './toast.ts';

const ICONS = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
} as const satisfies Record<ToastKind, string>;

/** Where words of `toast` appear. It is there from the start, so that screen readers hear what comes into it. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    const shown = element.matches(':popover-open');
    // A dialog that was opened meanwhile would cover it: what is shown last stands above.
    const covered = shown && toasts.length > 0 && document.querySelector('dialog:modal') !== null;
    if (covered) element.hidePopover();
    if (covered || !shown) element.showPopover();
  }, [toasts]);
  return (
    <div ref={layer} popover="manual" className={styles['layer']} role="status" aria-live="polite">
      {toasts.map(({ id, kind, words, action }) => (
        <p
          key={id}
          className={styles['toast']}
          data-kind={kind}
          onClick={() => dismissToast(id)}
          onPointerEnter={() => holdToast(id)}
          onPointerLeave={() => letToastGo(id)}
          onFocus={() => holdToast(id)}
          onBlur={() => letToastGo(id)}
        >
          <Icon name={ICONS[kind]} size={16} />
          {words}
          {action && (
            <button type="button" className={styles['action']} onClick={action.act}>
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
