import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly kind?: 'default' | 'primary' | 'text';
  readonly size?: 'small' | 'middle' | 'large';
  /** As wide as what holds it. */
  readonly block?: boolean;
  /** Something is under way: it cannot be pressed again. */
  readonly loading?: boolean;
}

/** The look of Ant Design's buttons, for what loads without it: the header, the home page, the workspaces. */
export function Button({
  kind = 'default',
  size = 'middle',
  block = false,
  loading = false,
  className = '',
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={`${styles['button']} ${className}`}
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading && <span className={styles['spinner']} aria-hidden />}
      {children}
    </button>
  );
}
