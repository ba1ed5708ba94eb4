import { TOOL_MENU_KEY } from '@plumbline/contract/routes.ts';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useIsShown } from '../session/route-access.ts';
import { CapabilityLinks } from './CapabilityLinks.tsx';
import { ClientLink } from './ClientLink.tsx';
import { ContactLink } from './ContactLink.tsx';
import styles from './Header.module.css';
import { ToolMenu } from './ToolMenu.tsx';

/** The navigation labels whose pages exist. */
export function NavLinks() {
  const { t } = useTranslation('layout');
  const isShown = useIsShown();
  return (
    <nav className={styles['nav']} aria-label={t('mainNavigation')}>
      <NavLink to="/" end className={styles['link'] ?? ''}>
        {t('home')}
      </NavLink>
      {isShown(TOOL_MENU_KEY) && <ToolMenu />}
      <CapabilityLinks className={styles['link']} />
      <ClientLink className={styles['link']} />
      {isShown('membership') && (
        <NavLink to="/membership" className={styles['link'] ?? ''}>
          {t('membership')}
        </NavLink>
      )}
      <ContactLink className={styles['link']} />
    </nav>
  );
}
