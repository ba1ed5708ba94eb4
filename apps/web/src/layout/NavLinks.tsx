import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';
import { useToolItems } from './use-tool-items.tsx';

/** The navigation labels whose pages exist. */
export function NavLinks() {
  const { t } = useTranslation('layout');
  const items = useToolItems();
  const { pathname } = useLocation();
  return (
    <nav className={styles['nav']} aria-label={t('mainNavigation')}>
      <NavLink to="/" end className={styles['link'] ?? ''}>
        {t('home')}
      </NavLink>
      <Dropdown menu={{ items }} trigger={['click']}>
        <button
          type="button"
          className={styles['link']}
          aria-haspopup="menu"
          data-current={TOOL_LIST.some((tool) => tool.route === pathname)}
        >
          {t('render')}
          <Icon name="chevron-down" size={14} />
        </button>
      </Dropdown>
    </nav>
  );
}
