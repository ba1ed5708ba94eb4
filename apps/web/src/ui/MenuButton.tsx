import type { Placement } from './floating/place-beside.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icon-paths.ts';
import { Menu } from './menu/Menu.tsx';
import type { MenuItem } from './menu/menu-item.ts';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly placement?: Placement;
  /** Shown while a pointer rests on it. */
  readonly title?: string;
  readonly items: readonly MenuItem[];
}

/** An icon that opens a menu. */
export function MenuButton({ icon, label, placement = 'bottom-end', title, items }: Props) {
  return (
    <Menu
      label={label}
      placement={placement}
      className={styles['button']}
      items={items}
      {...(title ? { title } : {})}
    >
      <Icon name={icon} />
    </Menu>
  );
}
