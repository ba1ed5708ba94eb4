import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import type { Placement } from '../floating/place-beside.ts';
import { useFloating } from '../floating/use-floating.ts';
import styles from './Menu.module.css';
import type { MenuItem } from './menu-item.ts';
import { MenuItems } from './MenuItems.tsx';

interface Props {
  readonly items: readonly MenuItem[];
  readonly placement?: Placement;
  /** Of the button, where its content is no text. */
  readonly label?: string;
  readonly title?: string;
  readonly className?: string | undefined;
  /** What stands on the button. */
  readonly children: ReactNode;
}

const CHOICES = '[role^=menuitem]';

/** A button with a menu: opened by a press, walked through by arrows, left by Escape, Tab or a press elsewhere. */
export function Menu({ items, placement = 'bottom-start', label, title, className, children }: Props) {
  const { open, close, panel, buttonProps, panelProps } = useFloating(placement);
  useEffect(() => {
    if (!open) return;
    const menu = panel.current;
    const first =
      menu?.querySelector<HTMLElement>('[aria-checked=true]') ?? menu?.querySelector<HTMLElement>(CHOICES);
    first?.focus({ preventScroll: true });
  }, [open, panel]);
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const choices = [...(panel.current?.querySelectorAll<HTMLElement>(CHOICES) ?? [])];
    const next = nextIndex(event.key, choices.indexOf(document.activeElement as HTMLElement), choices.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choices[next]?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={title}
        aria-haspopup="menu"
        {...buttonProps}
      >
        {children}
      </button>
      <div
        ref={panel}
        role="menu"
        aria-label={label}
        className={styles['menu']}
        onKeyDown={walk}
        {...panelProps}
      >
        {open && <MenuItems items={items} onChosen={close} />}
      </div>
    </>
  );
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
