import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('notFound');
  return (
    <div className={styles['page']}>
      <svg aria-hidden width="72" height="160" viewBox="0 0 72 160" fill="none">
        <path d="M36 0v104" stroke="var(--accent)" strokeWidth="2" />
        <path d="M24 104h24l-12 26z" fill="var(--accent)" />
        <path d="M4 152h64" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="4 6" />
      </svg>
      <p className={styles['code']}>404</p>
      <h1>{t('title')}</h1>
      <p>{t('body')}</p>
      <Link to="/" className={styles['home']}>
        {t('home')}
      </Link>
    </div>
  );
}
