import { useTranslation } from 'react-i18next';
import styles from './Header.module.css';
import { NavEntry } from './NavEntry.tsx';
import { ToolMenu } from './ToolMenu.tsx';
import { isOwn, navigationKey, useNavigation } from './use-navigation.ts';

/** The header's navigation, where there is room for it. */
export function NavLinks() {
  const { t } = useTranslation('layout');
  const entries = useNavigation().filter((entry) => !isOwn(entry));
  return (
    <nav className={styles['nav']} aria-label={t('mainNavigation')}>
      {entries.map((entry) =>
        entry.kind === 'tools' ? (
          <ToolMenu key={navigationKey(entry)} />
        ) : (
          <NavEntry key={navigationKey(entry)} entry={entry} className={styles['link']} />
        ),
      )}
    </nav>
  );
}
