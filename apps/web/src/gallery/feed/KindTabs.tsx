import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './Feed.module.css';

const TABS = [
  { kind: 'work', path: '/tupianHome', text: 'pictures' },
  { kind: 'case', path: '/caseHome', text: 'cases' },
] as const;

/** Pictures or cases. */
export function KindTabs({ current }: { readonly current: 'work' | 'case' }) {
  const { t } = useTranslation('gallery');
  return (
    <nav className={styles['kinds']} aria-label={t('kinds')}>
      {TABS.map(({ kind, path, text }) => (
        <Link key={kind} to={path} aria-current={kind === current ? 'page' : undefined}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
