import { Link } from 'react-router';
import { Icon } from '../Icon.tsx';
import styles from './Menu.module.css';
import type { MenuItem } from './menu-item.ts';

interface Props {
  readonly items: readonly MenuItem[];
  /** Before what was chosen is done. */
  readonly onChosen: () => void;
}

export function MenuItems({ items, onChosen }: Props) {
  return items.map((item, at) => {
    if ('type' in item) {
      return item.type === 'divider' ? (
        // Dividers and headings have no name of their own, and a menu never changes its order.
        <hr key={at} className={styles['divider']} />
      ) : (
        <div key={at} className={styles['heading']} role="presentation">
          {item.label}
        </div>
      );
    }
    const { key, label, checked, disabled = false, to, onClick } = item;
    const common = { className: styles['item'], tabIndex: -1 };
    if (to !== undefined)
      return (
        <Link
          key={key}
          role="menuitem"
          {...common}
          to={to}
          onClick={() => {
            onChosen();
            onClick?.();
          }}
        >
          {label}
        </Link>
      );
    return (
      <button
        key={key}
        type="button"
        role={checked === undefined ? 'menuitem' : 'menuitemradio'}
        {...(checked === undefined ? {} : { 'aria-checked': checked })}
        aria-disabled={disabled || undefined}
        {...common}
        onClick={() => {
          if (disabled) return;
          onChosen();
          onClick?.();
        }}
      >
        {label}
        {checked && <Icon name="check" size={16} />}
      </button>
    );
  });
}
