import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { siteQuery } from '../api/queries.ts';
import { useIsShown } from '../session/route-access.ts';
import styles from './Footer.module.css';

export function Footer() {
  const { t } = useTranslation('layout');
  const isShown = useIsShown();
  const site = useQuery(siteQuery).data;
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={styles['footer']}>
      {/* At New Year's Eve the server may be a year ahead of its reader. */}
      <span className="tabular" suppressHydrationWarning>
        {`© ${year} ${site?.companyName ?? ''}`}
      </span>
      <nav className={styles['links']} aria-label={t('footerNavigation')}>
        {isShown('help') && <Link to="/qaPage">{t('help')}</Link>}
        <Link to="/agreement">{t('agreement')}</Link>
        <Link to="/privacy">{t('privacy')}</Link>
        <a href={OTHER_PATHS.reference}>{t('api')}</a>
      </nav>
    </footer>
  );
}
