import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './Header.module.css';
import { ToolMenu } from './ToolMenu.tsx';

/** The navigation labels whose pages exist. */
export function NavLinks() {
  const { t } = useTranslation('layout');
  return (
    <nav className={styles['nav']} aria-label={t('mainNavigation')}>
      <NavLink to="/" end className={styles['link'] ?? ''}>
        {t('home')}
      </NavLink>
      <ToolMenu />
    </nav>
  );
}
