import { Dropdown, type MenuProps } from 'antd';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icon-paths.ts';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly items: NonNullable<MenuProps['items']>;
}

/** An icon that opens a menu. */
export function MenuButton({ icon, label, items }: Props) {
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className={styles['button']} aria-label={label} aria-haspopup="menu">
        <Icon name={icon} />
      </button>
    </Dropdown>
  );
}
