import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '../session/current-user.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './LoginPage.module.css';
import { SignInPanel } from './SignInPanel.tsx';

/** A path of this app to go to afterwards; anything that could leave the site is ignored. */
function ownPath(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

export function LoginPage() {
  const { t } = useTranslation('signIn');
  const { signedIn } = useCurrentUser();
  const [query] = useSearchParams();
  const next = ownPath(query.get('next'));
  if (signedIn) return <Navigate to={next} replace />;
  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        <Mark size={32} />
        <h1 className={styles['title']}>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
        <SignInPanel onSignedIn={() => location.assign(next)} />
      </div>
    </div>
  );
}
