import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNarrow } from '../app/use-media.ts';
import { Mark } from '../ui/Mark.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CountLeft } from './CountLeft.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MembershipEnd } from './MembershipEnd.tsx';
import { NavEntry } from './NavEntry.tsx';
import { NavLinks } from './NavLinks.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { isOwn, useNavigation } from './use-navigation.ts';

/** The fixed top header: where one can go on the left, what is one's own on the right. */
export function Header() {
  const { t } = useTranslation('layout');
  const narrow = useNarrow();
  const own = useNavigation().filter(isOwn);
  return (
    <header className={styles['header']}>
      <Link to="/" className={styles['mark']} aria-label={t('name')}>
        <Mark />
        <span>{t('name')}</span>
      </Link>
      {!narrow && <NavLinks />}
      <div className={styles['own']}>
        {!narrow &&
          own.map(
            (entry) =>
              entry.kind === 'page' && (
                <NavEntry key={entry.route.path} entry={entry} className={styles['link']} />
              ),
          )}
        {!narrow && <MembershipEnd />}
        <CountLeft />
        {!narrow && (
          <>
            <LanguageSwitch />
            <ThemeSwitch />
          </>
        )}
        <AccountMenu />
        {narrow && <PhoneMenu />}
      </div>
    </header>
  );
}
