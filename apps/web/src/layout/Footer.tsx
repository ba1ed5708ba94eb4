import { OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { siteQuery } from '../api/queries.ts';
import styles from './Footer.module.css';

/** Of the visit; a page that stays open over New Year's Eve may keep it. */
const YEAR = new Date().getFullYear();

export function Footer() {
  const { t } = useTranslation('layout');
  const site = useQuery(siteQuery).data;
  return (
    <footer className={styles['footer']}>
      <span className="tabular">
        © {YEAR} {site?.companyName}
      </span>
      <nav className={styles['links']} aria-label={t('footerNavigation')}>
        <Link to="/agreement">{t('agreement')}</Link>
        <Link to="/privacy">{t('privacy')}</Link>
        <a href={OTHER_PATHS.reference}>{t('api')}</a>
      </nav>
    </footer>
  );
}
